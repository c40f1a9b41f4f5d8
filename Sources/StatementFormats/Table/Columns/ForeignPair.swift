import StatementModel

/// The column of what was paid abroad, and that of its currencies.
struct ForeignPair {
  var amount: Int
  var currency: Int
  /// The account's currency, by the rows that needed no exchange.
  var own: Currency?
}

/// Tells by the rows whether a column of currencies is that of amounts abroad, whatever the header
/// calls either.
///
/// The two stand side by side and are filled in the same rows. Either they are empty where nothing
/// was exchanged (`Amount, Merchant Amount, Merchant Currency`), or they repeat the amount there: in
/// rows where the two amounts are the same the code is the account's, in the others never.
extension RoleAssignment {
  func foreignPair() -> ForeignPair? {
    guard hasRows, !roles.amounts.isEmpty else { return nil }
    for currency in profiles.indices
    where !taken.contains(currency) && profiles[currency].isCurrencies {
      for amount in [currency - 1, currency + 1] where canBeForeign(amount) {
        if let pair = foreignPair(amount, currency) { return pair }
      }
    }
    return nil
  }

  /// Whether the column can hold amounts abroad by its cells and its name.
  private func canBeForeign(_ column: Int) -> Bool {
    guard profiles.indices.contains(column), !roles.amounts.contains(column),
      !taken.contains(column) || column == roles.originalAmount,
      profiles[column].isNumbers, profiles[column].moneyLike > 0
    else { return false }
    switch meaning(column) {
    case nil, .amount, .originalAmount: return true
    default: return false
    }
  }

  private func foreignPair(_ amount: Int, _ currency: Int) -> ForeignPair? {
    /// The codes of rows in which the two amounts are the same, and in which they differ.
    var same: Set<String> = []
    var differing: Set<String> = []
    var isAbsent = false
    for row in rows {
      let cells = head.cells(head.records[row])
      func digits(_ column: Int) -> String? {
        guard column < cells.count else { return nil }
        let digits = cells[column].filter { $0.isNumber || $0 == "." || $0 == "," }
        return digits.contains { ("1"..."9").contains($0) } ? digits : nil
      }
      let code = currency < cells.count ? cells[currency] : ""
      guard let own = roles.amounts.lazy.compactMap(digits).first else { continue }
      guard (digits(amount) != nil) == !code.isEmpty else { return nil }
      guard let abroad = digits(amount) else {
        isAbsent = true
        continue
      }
      if abroad == own { same.insert(code) } else { differing.insert(code) }
    }
    guard !differing.isEmpty else { return nil }
    let isApart = roles.amounts.allSatisfy { abs($0 - currency) > 1 }
    let isOfExchange =
      differing.isDisjoint(with: same) && same.count <= 1 && differing.count + same.count > 1
    // A person who names the amount means the other one by the other.
    let isSaid = named[.amount] != nil || meaning(amount) == .originalAmount && same.isEmpty
    guard isAbsent || isApart && (isOfExchange || isSaid) else { return nil }
    let own = isAbsent || !isOfExchange ? nil : same.first.flatMap(CurrencySigns.currency)
    return ForeignPair(amount: amount, currency: currency, own: own)
  }
}

/// A second column of amounts that differs from the one that is read.
extension RoleAssignment {
  /// What has to be asked since the header calls two columns amounts, every row fills both, they
  /// differ, and nothing tells which is the account's.
  func rivalQuestion(_ sign: SignDecision) -> TableFact? {
    guard hasRows, !isProved(sign), let amount = roles.amount, named[.amount] == nil,
      roles.fee == nil,
      !namesAccountCurrency(amount), !hasCurrencyBeside(amount),
      let rival = profiles.indices.first(where: { isRival($0, of: amount) })
    else { return nil }
    return .openAmountColumn(numbers: [amount + 1, rival + 1].sorted())
  }

  /// What has to be asked since several currencies stand between two columns of amounts, and neither
  /// names nor a balance tell of which they are.
  func foreignPairQuestion(_ sign: SignDecision) -> TableFact? {
    let told: [StatementProfile.Role] = [.currency, .originalCurrency, .originalAmount]
    guard hasRows, !told.contains(where: { named[$0] != nil }), !isProved(sign),
      let amount = roles.amount, let currency = roles.currency, abs(currency - amount) == 1,
      profiles[currency].distinct.count > 1
    else { return nil }
    let other = 2 * currency - amount
    guard profiles.indices.contains(other), profiles[other].isNumbers,
      profiles[other].moneyLike > 0, profiles[other].filled >= profiles[amount].filled,
      meaning(other).map({ [.amount, .netAmount, .grossAmount].contains($0) }) ?? true,
      !namesAccountCurrency(amount) || namesAccountCurrency(other), !isNamedForeign(currency),
      !isOfAnotherAmount(currency)
    else { return nil }
    return .openForeignPair(
      before: min(amount, other) + 1, currency: currency + 1, after: max(amount, other) + 1)
  }

  /// Whether the balance follows the amounts in every row.
  private func isProved(_ sign: SignDecision) -> Bool {
    sign.proof.map { $0.pairs > 0 && $0.matches == $0.pairs } ?? false
  }

  /// Currencies that gave way to the euro, as headers call them beside it.
  private static let withdrawn = Words.list("currency.withdrawn")

  /// Whether the amount's own currency stands beside it in every row.
  private func hasCurrencyBeside(_ amount: Int) -> Bool {
    roles.currency.map { abs($0 - amount) == 1 && profiles[$0].filled >= profiles[amount].filled }
      ?? false
  }

  private func isRival(_ column: Int, of amount: Int) -> Bool {
    guard column != amount, !roles.money.contains(column), profiles[column].isNumbers,
      profiles[column].filled * 2 > profiles[amount].filled,
      [.amount, .netAmount, .grossAmount].contains(meaning(column)),
      !StatementWords.has(HeaderFolding.fold(layout.header[column].text), Self.withdrawn)
    else { return false }
    return rows.contains { row in
      let cells = head.cells(head.records[row])
      guard max(column, amount) < cells.count else { return false }
      let digits = [amount, column].map { cells[$0].filter { ("0"..."9").contains($0) } }
      return digits.allSatisfy { $0.contains { $0 != "0" } } && digits[0] != digits[1]
    }
  }
}
