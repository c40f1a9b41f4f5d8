import StatementModel

/// Days that no statement covers, between two that do.
package struct StatementGap: Hashable, Sendable {
  package var from: CalendarDate
  package var to: CalendarDate
  /// The file that ends before, and the one that begins after.
  package var before: String
  package var after: String

  package var dayCount: Int { from.days(to: to) + 1 }

  /// The months that lie wholly in it.
  package var months: [Month] {
    var months: [Month] = []
    var month = from.month
    while month.firstDay <= to {
      if from <= month.firstDay, month.lastDay <= to { months.append(month) }
      month = month.next
    }
    return months
  }
}

/// Which days a card's statements cover together.
package struct StatementCoverage: Sendable {
  package private(set) var gaps: [StatementGap] = []
  /// The last day covered.
  package private(set) var end: CalendarDate?
  /// How many days usually lie between the ends of two statements, where there are enough of them.
  package private(set) var rhythm: Int?

  /// The least number of days uncovered that are a gap, where nothing is known of the rhythm.
  private static let leastDays = 28

  package init(_ statements: [CardStatements.Covering]) {
    let spans = Self.advancing(statements)
    end = spans.last?.to
    let steps = zip(spans, spans.dropFirst()).map { $0.to.days(to: $1.to) }.sorted()
    // Of two in the middle the shorter: what is missing makes steps longer, nothing makes them
    // shorter.
    if steps.count > 1 { rhythm = steps[(steps.count - 1) / 2] }
    for (one, next) in zip(spans, spans.dropFirst()) where one.to.adding(days: 1) < next.from {
      let gap = StatementGap(
        from: one.to.adding(days: 1), to: next.from.adding(days: -1), before: one.file,
        after: next.file)
      if (one.isToStated && next.isFromStated) || isLong(gap, until: next.to) { gaps.append(gap) }
    }
  }

  /// Whether the pause before a day is longer than this card's statements explain.
  package func isOverdue(on day: CalendarDate) -> Bool {
    guard let end, let rhythm else { return false }
    return end.days(to: day) > 3 * rhythm
  }

  /// Whether a gap between days that rows alone tell of is one: a statement may begin before its
  /// first row and end after its last.
  private func isLong(_ gap: StatementGap, until end: CalendarDate) -> Bool {
    guard let rhythm else { return gap.dayCount >= Self.leastDays }
    return 2 * (gap.from.adding(days: -1).days(to: end)) > 3 * rhythm && gap.dayCount > rhythm / 2
  }

  private struct Span {
    var from: CalendarDate
    var to: CalendarDate
    var isFromStated: Bool
    var isToStated: Bool
    var file: String
  }

  /// The statements that each reach further than those that begin before them.
  private static func advancing(_ statements: [CardStatements.Covering]) -> [Span] {
    let spans = statements.compactMap { statement -> Span? in
      guard let from = statement.from, let to = statement.to, from <= to else { return nil }
      return Span(
        from: from, to: to, isFromStated: statement.isFromStated,
        isToStated: statement.isToStated, file: statement.file)
    }.sorted { ($0.from, $0.to, $0.file) < ($1.from, $1.to, $1.file) }
    var advancing: [Span] = []
    for span in spans {
      guard let last = advancing.last else {
        advancing.append(span)
        continue
      }
      if span.to > last.to {
        advancing.append(span)
      } else if span.to == last.to, span.isToStated {
        advancing[advancing.count - 1].isToStated = true
      }
    }
    return advancing
  }
}
