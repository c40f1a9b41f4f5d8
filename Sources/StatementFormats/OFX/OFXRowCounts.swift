import StatementModel

/// What the rows of one statement amount to.
///
/// Rows that name no currency are of their statement's, which may be named after them; so they are
/// counted apart.
struct OFXRowCounts {
  private var postedSum = DecimalSum()
  private var posted = 0
  private var pendingSum = DecimalSum()
  private var pending = 0
  private var first: CalendarDate?
  private var last: CalendarDate?
  /// The rows that name a currency of their own.
  private var ofOwn = StatementSummary()

  mutating func add(_ facts: OFXRowFacts, isPending: Bool) {
    let date = facts.keyDate
    if let currency = facts.currency {
      ofOwn.add(facts.amount, currency, on: date, isPending: isPending)
      return
    }
    if isPending {
      pendingSum.add(facts.amount)
      pending += 1
    } else {
      postedSum.add(facts.amount)
      posted += 1
    }
    first = min(first ?? date, date)
    last = max(last ?? date, date)
  }

  /// The summary of a statement that has these rows and no others.
  func summary(of statement: Statement) -> StatementSummary {
    var summary = StatementSummary(statement)
    let currency = statement.currency ?? .none
    summary.add(postedSum, of: posted, currency, arePending: false)
    summary.add(pendingSum, of: pending, currency, arePending: true)
    if let first, let last { summary.add(from: first, to: last) }
    summary.add(ofOwn)
    return summary
  }
}
