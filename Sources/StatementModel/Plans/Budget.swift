/// What a person means to spend at most in a span of time.
package struct Budget: Hashable, Sendable {
  /// How long one round of a budget is.
  package enum Span: Hashable, Sendable {
    case week, month, quarter, year
    /// The period of this name.
    case period(String)
  }

  /// The category with those below it; nothing for all spending.
  package var category: CategoryPath?
  package var span: Span
  /// Positive.
  package var limit: Money
  /// Whether what is left, or overspent, counts in the next span.
  package var rollsOver: Bool
  /// The first day that it holds for; nothing for as long as there are transactions.
  package var since: CalendarDate?

  package init(
    category: CategoryPath?, span: Span, limit: Money, rollsOver: Bool = false,
    since: CalendarDate? = nil
  ) {
    self.category = category
    self.span = span
    self.limit = limit
    self.rollsOver = rollsOver
    self.since = since
  }
}
