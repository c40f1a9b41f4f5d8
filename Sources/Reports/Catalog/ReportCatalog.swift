import StatementModel

/// A report that can be asked for by name.
package struct ReportKind: Sendable {
  package var name: String
  /// What it shows, in one sentence.
  package var abstract: String
  /// Makes it, of the month or period asked for, or of none.
  package var make: Making

  package enum Making: Sendable {
    case whole(@Sendable (ReportInput) -> PrintedReport)
    case ofMonth(@Sendable (ReportInput, Month) -> PrintedReport)
    case ofPeriod(@Sendable (ReportInput, Period) -> PrintedReport)
  }
}

/// All reports there are.
///
/// A new report is one file and one line here.
package enum ReportCatalog {
  package static let all: [ReportKind] = [
    .index, .month, .period, .periods, .spending, .cards, .budgets, .currencies, .foreign,
    .recurring, .trends,
  ]

  /// Makes a report from the words of a command: `["month", "2026-03"]`.
  package static func make(
    _ name: String, arguments: [String] = [], from input: ReportInput
  ) throws(ReportFact) -> PrintedReport {
    var report = try printed(name, arguments, input)
    report.origin = ReportOrigin(
      name: name, arguments: arguments, asOf: input.asOf, currency: input.currency)
    return report
  }

  private static func printed(
    _ name: String, _ arguments: [String], _ input: ReportInput
  ) throws(ReportFact) -> PrintedReport {
    guard let kind = all.first(where: { $0.name == name }) else {
      if let report = input.custom.first(where: { $0.name == name }) {
        if let surplus = arguments.first {
          throw .surplusArgument(report: name, argument: surplus)
        }
        return report.printed(input)
      }
      throw .unknownReport(name, known: all.map(\.name) + input.custom.map(\.name))
    }
    switch kind.make {
    case .whole(let make):
      if let surplus = arguments.first { throw .surplusArgument(report: name, argument: surplus) }
      return make(input)
    case .ofMonth(let make):
      if arguments.count > 1 { throw .surplusArgument(report: name, argument: arguments[1]) }
      guard let text = arguments.first else {
        guard let day = input.newestPostedDay else { throw .monthMissing(report: name) }
        return make(input, day.month)
      }
      guard let month = Month(iso: text) else { throw .badMonth(text) }
      return make(input, month)
    case .ofPeriod(let make):
      guard !arguments.isEmpty else { throw .periodMissing(report: name) }
      // A name of several words need not be quoted.
      return make(input, try period(arguments.joined(separator: " "), in: input.periods))
    }
  }

  /// The period that a person named.
  private static func period(
    _ text: String, in periods: PeriodList
  ) throws(ReportFact) -> Period {
    switch periods.search(text) {
    case .found(let period): return period
    case .several(let found): throw .severalPeriods(text, ids: found.map(\.id.text))
    case .none(let meant): throw .unknownPeriod(text, meant: meant)
    }
  }
}
