import StatementModel

/// Whether the rows lead from the opening balance that the file states to the closing one.
extension TableReader {
  /// A warning for each statement in which they don't.
  func sumWarnings(_ file: StatementFile) -> [Diagnostic] {
    guard case .read = file.outcome else { return [] }
    let stated = file.statements.filter { $0.openingBalance != nil && $0.closingBalance != nil }
    return stated.map(StatementSummary.init).compactMap { summary in
      guard case .contradicted(let sum) = summary.agreement,
        let opening = summary.openingBalance?.amount, let closing = summary.closingBalance?.amount
      else { return nil }
      let decimals = (summary.currency ?? .none).minorUnits
      let fact = TableFact.sumContradicts(
        opening: opening.text(minimumDecimals: decimals), sum: sum.text(minimumDecimals: decimals),
        closing: closing.text(minimumDecimals: decimals))
      return Diagnostic(.warning, fact, at: location)
    }
  }
}

extension StatementSummary {
  /// The same with balances that are owed as negative ones, where only so the rows add up.
  ///
  /// Of a card it is common to state what is owed without a sign.
  mutating func takeBalancesAsOwed() {
    guard case .contradicted = agreement, let opening = openingBalance, let closing = closingBalance
    else { return }
    var other = self
    other.openingBalance = StatedBalance(amount: -opening.amount, date: opening.date)
    if case .proved = other.agreement {
      self = other
      return
    }
    other.closingBalance = StatedBalance(amount: -closing.amount, date: closing.date)
    if case .proved = other.agreement { self = other }
  }
}

extension SignDecision {
  /// Whether balances without a sign can be what is owed.
  var canOwe: Bool {
    statedKind?.isOwed ?? (context.isCardStatement || isBalanceOwed)
  }
}
