import StatementModel

/// What the rows of one statement amount to.
///
/// Rows that name no currency are of their statement's, which may be named after them; so they are
/// counted apart.
struct OFXRowCounts {
  private var ofStatement = StatementSummary()
  private var ofOwn = StatementSummary()

  mutating func add(_ facts: OFXRowFacts, isPending: Bool) {
    if let currency = facts.currency {
      ofOwn.add(facts.amount, currency, on: facts.keyDate, isPending: isPending)
    } else {
      ofStatement.add(facts.amount, .none, on: facts.keyDate, isPending: isPending)
    }
  }

  /// The summary of a statement that has these rows and no others.
  func summary(of statement: Statement) -> StatementSummary {
    var summary = StatementSummary(statement)
    summary.add(ofStatement, of: statement.currency ?? .none)
    summary.add(ofOwn)
    return summary
  }
}
