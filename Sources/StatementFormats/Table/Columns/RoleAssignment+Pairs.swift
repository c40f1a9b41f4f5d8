import StatementModel

/// Columns of amounts of which a row fills one.
extension RoleAssignment {
  /// Whether no row holds amounts in both columns.
  func neverBoth(_ first: Int, _ second: Int) -> Bool {
    guard first < 64, second < 64 else { return false }
    let both = (UInt64(1) << UInt64(first)) | (UInt64(1) << UInt64(second))
    return used.allSatisfy { $0 & both != both }
  }

  /// Takes all columns of amounts that name a currency each, of which no row fills two: `CAD$` and
  /// `USD$`.
  mutating func assignAmountsByCurrency() {
    guard hasRows, let amount = roles.amount, let own = currency(ofAmount: amount) else { return }
    var found = [amount: own]
    for column in layout.header.indices where column != amount && !taken.contains(column) {
      guard let other = currency(ofAmount: column), profiles[column].isNumbers,
        layout.header[column].key == layout.header[amount].key
      else { continue }
      // Two of one currency are something else, such as what was asked and what was paid.
      guard !found.values.contains(other), found.keys.allSatisfy({ neverBoth($0, column) }) else {
        return
      }
      found[column] = other
    }
    roles.furtherAmounts = found.keys.filter { $0 != amount }.sorted()
    taken.formUnion(roles.furtherAmounts)
  }

  private func currency(ofAmount column: Int) -> Currency? {
    guard column < layout.header.count, meaning(column) == .amount else { return nil }
    return layout.header[column].currency
  }

  /// Assigns debit and credit where the header names only one of them in a known word: the other
  /// is the one further column of amounts that is filled where the first is not.
  mutating func assignHalfNamedPair() -> Bool {
    let named = columns { $0 == .debit || $0 == .credit }.filter { profiles[$0].isNumbers }
    guard named.count == 1, let column = named.first else { return false }
    let complement = onlyComplement(of: column)
    guard complement != nil || unnamedMoney.isEmpty else { return false }
    if meaning(column) == .debit {
      (roles.debit, roles.credit) = (column, complement)
    } else {
      (roles.debit, roles.credit) = (complement, column)
    }
    return true
  }

  /// Columns of amounts whose names say nothing.
  private var unnamedMoney: [Int] {
    profiles.indices.filter {
      !taken.contains($0) && meaning($0) == nil && profiles[$0].isNumbers
        && profiles[$0].moneyLike > 0
    }
  }

  /// The only column of amounts that is filled where this one is not, of an unknown name, or of one
  /// that tells no direction either.
  func onlyComplement(of column: Int) -> Int? {
    let plain = columns(.amount).filter { $0 != column && isNumeric($0) }
    let alike = profiles.indices.filter {
      $0 != column && !taken.contains($0) && max($0, column) < layout.header.count
        && layout.header[$0].key == layout.header[column].key && isNumeric($0)
    }
    let found = Set(unnamedMoney + plain + alike).filter { neverBoth(column, $0) }
    return found.count == 1 ? found.first : nil
  }

  /// Whether rows that hold nothing in the columns of the amount hold an amount in a column that
  /// has no role: they would be passed over.
  func hasPassedOverAmounts() -> Bool {
    let candidates = profiles.indices.filter {
      $0 < 64 && !roles.money.contains($0) && !taken.contains($0) && profiles[$0].isNumbers
        && profiles[$0].moneyLike > 0 && meaning($0).map(\.isMoney) ?? true
    }
    func mask(_ columns: [Int]) -> UInt64 {
      columns.filter { $0 < 64 }.reduce(0) { $0 | (1 << UInt64($1)) }
    }
    let amounts = mask(roles.amounts)
    let others = mask(candidates)
    return used.contains { $0 & amounts == 0 && $0 & others != 0 }
  }

  /// The decimal mark of the columns of numbers that are no money, where all that show one show the
  /// same, and the first of them: rates, or shares.
  var decimalMarkBeside: (mark: UInt8, column: Int)? {
    let columns = profiles.indices.filter { column in
      !roles.money.contains(column) && !roles.dates.contains(column) && profiles[column].isNumbers
        && profiles[column].decimalPoints + profiles[column].decimalCommas > 0
    }
    guard let first = columns.first else { return nil }
    if columns.allSatisfy({ profiles[$0].decimalCommas == 0 }) { return (0x2E, first) }
    return columns.allSatisfy { profiles[$0].decimalPoints == 0 } ? (0x2C, first) : nil
  }
}
