import StatementModel

/// The columns of money, by their names and by what their cells can be.
extension RoleAssignment {
  func isNumeric(_ column: Int) -> Bool { !hasRows || profiles[column].hasNumbers }

  /// Whether the column repeats in every row what the account held before or after all of them.
  private func isStatementBalance(_ column: Int) -> Bool {
    guard profiles[column].filled > 1, profiles[column].distinct.count == 1,
      let reason = StatementWords.summary(layout.header[column].text)
    else { return false }
    return [.openingBalance, .closingBalance].contains(reason)
      && layout.header[column].text.contains { $0 == " " || $0 == "_" }
  }

  /// What can still be spent does not run with the rows as what is there does, and what was there
  /// before a row is of the row before.
  private func balanceRank(_ column: Int) -> (Int, Int, Int) {
    let words = layout.header[column].key
    let isOther =
      StatementWords.has(words, StatementNotes.availableWords)
      || StatementWords.has(words, Self.beforeWords)
    return (isOther ? 0 : 1, profiles[column].filled, -column)
  }

  private static let beforeWords = Words.list("balance.before")

  mutating func assignMoney() {
    roles.balance =
      named[.balance]
      ?? take(
        columns(.balance).filter {
          !isStatementBalance($0)
            && (!hasRows || profiles[$0].isNumbers || profiles[$0].filled == 0)
        }
        .max { balanceRank($0) < balanceRank($1) })
    roles.otherBalances = Set(columns(.balance).filter { profiles[$0].distinct.count > 1 })
    roles.direction =
      named[.direction]
      ?? take(columns(.direction).first { !hasRows || profiles[$0].hasDirections })
    if roles.direction == nil, hasRows {
      roles.direction = take(directionByContent())
    }
    roles.fee = named[.fee] ?? take(columns(.fee).first { isNumeric($0) })
    roles.originalAmount =
      named[.originalAmount] ?? take(columns(.originalAmount).first { isNumeric($0) })
    if !takeNamedAmounts() { findAmounts() }
    for column in roles.amounts { taken.insert(column) }
    if named[.direction] == nil, isDirectionRefuted, let column = roles.direction {
      roles.direction = nil
      taken.remove(column)
    }
    if named[.direction] == nil, let direction = directionOfMost() {
      roles.direction = take(direction)
    }
    guard roles.balance == nil, hasRows, let amount = roles.amounts.max() else { return }
    // A column of money after the amount, of an unknown name: perhaps the balance.
    let rows = profiles.map(\.filled).max() ?? 0
    let others = profiles.indices.filter {
      $0 > amount && !taken.contains($0) && meaning($0) == nil && profiles[$0].filled == rows
        && profiles[$0].isNumbers && profiles[$0].moneyLike > 0
    }
    if others.count == 1 {
      roles.balance = take(others[0])
      roles.isBalanceGuessed = true
    }
  }

  /// Takes the columns of amounts that are named; false where none is.
  ///
  /// Of debit and credit, where one alone is named, the other is taken as it is found without.
  private mutating func takeNamedAmounts() -> Bool {
    roles.amount = named[.amount]
    guard named[.debit] != nil || named[.credit] != nil else { return roles.amount != nil }
    (roles.debit, roles.credit) = (named[.debit], named[.credit])
    guard let column = named[.debit] ?? named[.credit], roles.debit == nil || roles.credit == nil
    else { return true }
    let other =
      columns { $0 == .debit || $0 == .credit }.first(where: isNumeric)
      ?? onlyComplement(of: column)
    roles.debit = roles.debit ?? other
    roles.credit = roles.credit ?? other
    return true
  }

  /// Finds the columns of amounts by their names, or by what their cells can be.
  private mutating func findAmounts() {
    let pair = debitAndCredit()
    let single = bestFilledAmount()
    if let single, let pair, profiles[single].negatives == 0, hasRows,
      profiles[pair.0].filled + profiles[pair.1].filled >= profiles[single].filled
    {
      // An amount without sign beside the two columns that tell it.
      (roles.debit, roles.credit) = pair
    } else if let single {
      roles.amount = single
    } else if let pair {
      (roles.debit, roles.credit) = pair
    } else if hasRows, !assignHalfNamedPair() {
      assignMoneyByContent()
    }
    if roles.amount != nil, roles.direction == nil, let second = complement() {
      (roles.debit, roles.credit) = (second, roles.amount)
      roles.amount = nil
      roles.isUnnamedPair = true
    }
    if roles.amounts.isEmpty, let original = roles.originalAmount {
      // Of "foreign" and "local" the local one is the account's.
      let local = profiles.indices.first {
        meaning($0) == .originalAmount && StatementWords.has(layout.header[$0].key, Self.local)
      }
      roles.amount = local ?? original
      roles.originalAmount = local == nil || local == original ? nil : original
    }
  }

  /// A column of nothing but words for in and out; one of signs beside an amount without header.
  func directionByContent() -> Int? {
    // No header says that the column tells directions: then it must do so for nearly all rows, if
    // its words aren't the marks of which only one direction may have any.
    let rows = profiles.map(\.filled).max() ?? 0
    let candidates = profiles.indices.filter {
      !taken.contains($0) && !namesAccountKind($0) && profiles[$0].isDirections
        && profiles[$0].formalDirections == profiles[$0].filled
        && (profiles[$0].filled * 10 >= rows * 8 || profiles[$0].marks == profiles[$0].filled)
    }
    if let typed = candidates.first(where: { meaning($0) == .type }) { return typed }
    if let marks = candidates.first(where: {
      profiles[$0].marks == profiles[$0].filled && (meaning($0) == nil)
    }) {
      return marks
    }
    // A column without a name beside amounts without sign: S and H, D and C.
    if let beside = candidates.first(where: { column in
      guard column > 0, profiles[column].distinct.count == 2 else { return false }
      // Perhaps with the currency between them.
      let isCurrency = layout.header.isEmpty && profiles[column - 1].isCurrencies
      let beside = isCurrency && column > 1 ? column - 2 : column - 1
      return profiles[beside].isNumbers && profiles[beside].negatives == 0
        && (column >= layout.header.count || layout.header[column].text.isEmpty)
        && Set(profiles[column].distinct.map(StatementWords.direction)).count == 2
    }) {
      return beside
    }
    return candidates.first { column in
      let folded = Set(profiles[column].distinct.map(HeaderFolding.fold))
      return (meaning(column) == nil || meaning(column) == .debit || meaning(column) == .credit)
        && folded.allSatisfy { $0.utf8.count > 1 }
    }
  }

  func debitAndCredit() -> (Int, Int)? {
    func best(_ wanted: HeaderMeaning) -> Int? {
      let named = columns(wanted)
      let plain = named.filter {
        !hasRows || profiles[$0].isNumbers || profiles[$0].filled == 0
      }
      // What stands there besides amounts is rejected row by row: better than to lose a column.
      return (plain.isEmpty ? named.filter { profiles[$0].numbers > 0 } : plain)
        .max { (profiles[$0].filled, -$0) < (profiles[$1].filled, -$1) }
    }
    guard let debit = best(.debit), let credit = best(.credit) else { return nil }
    guard !hasRows || profiles[debit].filled + profiles[credit].filled > 0 else { return nil }
    return (debit, credit)
  }

  func bestAmount() -> Int? {
    let all =
      columns { [.amount, .netAmount, .grossAmount].contains($0) }.filter(isNumeric)
      + columns(.direction).filter { hasRows && profiles[$0].moneyLike > 0 && isNumeric($0) }
    func score(_ column: Int) -> Int {
      if hasRows, profiles[column].isZeros { return -20 }
      let cell = layout.header[column]
      var score = cell.meaning == .netAmount ? 8 : cell.meaning == .grossAmount ? 5 : 7
      score -= min(3, cell.key.split(separator: " ").count - 1)
      // What the account was charged goes before what the merchant asked.
      if namesAccountCurrency(column) { score += 4 }
      // Filled in hardly any row: not what the statement is about.
      if profiles[column].filled * 2 < (all.map { profiles[$0].filled }.max() ?? 0) { score -= 6 }
      return score
    }
    return all.max { one, other in
      let (first, second) = (score(one), score(other))
      if first != second { return first < second }
      // Of two of one name, the one in which every row has an amount: the other is of purchases
      // abroad alone.
      if isFuller(one, than: other) { return false }
      return isFuller(other, than: one) || one > other
    }
  }

  /// Whether of two columns that the header calls alike the first has an amount in every row, the
  /// other in some.
  func isFuller(_ column: Int, than other: Int) -> Bool {
    let rows = profiles.map(\.filled).max() ?? 0
    return column < layout.header.count && other < layout.header.count
      && layout.header[column].key == layout.header[other].key
      && profiles[column].filled == rows && profiles[other].filled < rows
      && twins.contains { Set([$0.first, $0.second]) == [column, other] && $0.bothUsed > 0 }
  }

  /// Whether the header says that the column is in the account's own currency.
  func namesAccountCurrency(_ column: Int) -> Bool {
    column < layout.header.count && StatementWords.has(layout.header[column].key, Self.ownCurrency)
  }

  private static let local = Words.list("amount.local")

  private static let ownCurrency = Words.list("amount.own-currency")

  /// A second column of the same kind that is empty or zero wherever the first is not.
  func complement() -> Int? {
    guard let amount = roles.amount, hasRows, profiles[amount].filled > 0,
      layout.header.indices.contains(amount)
    else { return nil }
    let stem = layout.header[amount].key
    let rows = profiles.map(\.filled).max() ?? 0
    return layout.header.indices.first { column in
      guard column != amount, !taken.contains(column), profiles[column].isNumbers, !stem.isEmpty
      else { return false }
      let used = { (column: Int) in profiles[column].filled - profiles[column].zeros }
      let key = layout.header[column].key
      // Amounts in another currency are no other direction.
      if let own = layout.header[amount].currency, let other = layout.header[column].currency,
        own != other
      {
        return false
      }
      if key == stem {
        // Of one name, and whatever their signs.
        return !twins.contains {
          Set([$0.first, $0.second]) == [amount, column] && $0.bothUsed > 0
        } && used(column) > 0
      }
      guard profiles[amount].negatives == 0, used(column) + used(amount) <= rows else {
        return false
      }
      // Of different names, such as what was bought and what was sold, each row fills one.
      return key.filter { !$0.isNumber && $0 != " " } == stem
        || meaning(column) == .amount && profiles[column].negatives == 0 && used(column) > 0
          && used(column) + used(amount) == rows && neverBoth(column, amount)
    }
  }

  /// Without a header's word for it: the only column that looks like money.
  mutating func assignMoneyByContent() {
    let free = profiles.indices.filter {
      !taken.contains($0) && profiles[$0].isNumbers && (meaning($0) == nil || meaning($0) == .id)
    }
    let money = free.filter { profiles[$0].moneyLike > 0 }
    // Whole numbers are hardly the amounts where the header calls them ids, or where it names
    // amounts of another currency, of which all may be.
    let whole = roles.originalAmount == nil ? free.filter { meaning($0) == nil } : []
    let columns = withoutZeros(money.isEmpty ? whole : money)
    let rows = profiles.map(\.filled).max() ?? 0
    func complement(_ left: Int, _ right: Int) -> Bool {
      profiles[left].filled + profiles[right].filled <= rows
        || profiles[left].zeros > 0 && profiles[right].zeros > 0 && neverBoth(left, right)
    }
    let signed = columns.filter { profiles[$0].negatives > 0 }
    if columns.count == 1 {
      roles.amount = columns[0]
    } else if columns.count == 2, signed.count == 1, !complement(columns[0], columns[1]) {
      roles.amount = signed[0]
      roles.balance = columns.first { $0 != signed[0] }
      roles.isBalanceGuessed = true
    } else if columns.count == 2, complement(columns[0], columns[1]) {
      (roles.debit, roles.credit) = (columns[0], columns[1])
      roles.isUnnamedPair = true
    } else if columns.count == 2 {
      // An amount, and most probably the balance after it, which has to be proved.
      (roles.amount, roles.balance) = (columns[0], columns[1])
      roles.isBalanceGuessed = true
    } else if columns.count == 3, complement(columns[0], columns[1]) {
      (roles.debit, roles.credit, roles.balance) = (columns[0], columns[1], columns[2])
      roles.isUnnamedPair = true
    } else if signed.count == 1 {
      roles.amount = signed[0]
      roles.balance = columns.last { $0 != signed[0] }
      roles.isBalanceGuessed = true
    }
  }
}
