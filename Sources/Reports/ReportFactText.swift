import StatementModel

extension ReportFact {
  package var code: String {
    switch self {
    case .unknownLocale: "unknown-locale"
    case .unknownFormat: "unknown-format"
    case .unknownReport: "unknown-report"
    case .monthMissing: "month-missing"
    case .surplusArgument: "surplus-argument"
    case .badMonth: "bad-month"
    }
  }

  package var summary: String {
    switch self {
    case .unknownLocale(let text): "unknown locale \"\(text)\""
    case .unknownFormat(let text): "unknown output format \"\(text)\""
    case .unknownReport(let text, _): "unknown report \"\(text)\""
    case .monthMissing(let report): "the report \"\(report)\" needs a month"
    case .surplusArgument(let report, let argument):
      "the report \"\(report)\" does not take \"\(argument)\""
    case .badMonth(let text): "\"\(text)\" is no month"
    }
  }

  package var remedy: String? {
    switch self {
    case .unknownLocale(let text):
      NearMiss.choice(for: text, among: ReportLocale.known.map(\.identifier))
    case .unknownFormat(let text):
      NearMiss.choice(for: text, among: OutputFormat.allCases.map(\.rawValue))
    case .unknownReport(let text, let known): NearMiss.choice(for: text, among: known)
    case .monthMissing(let report): "name one: \(report) 2026-03"
    case .surplusArgument: "leave it out"
    case .badMonth: "write year and month as in 2026-03"
    }
  }
}
