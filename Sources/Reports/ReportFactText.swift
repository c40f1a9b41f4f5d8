import StatementModel

extension ReportFact {
  package var code: String {
    switch self {
    case .unknownLocale: "unknown-locale"
    case .unknownReport: "unknown-report"
    case .monthMissing: "month-missing"
    case .surplusArgument: "surplus-argument"
    case .badMonth: "bad-month"
    case .periodMissing: "period-missing"
    case .unknownPeriod: "unknown-period"
    case .severalPeriods: "ambiguous-period"
    case .noCommonUnit: "no-common-unit"
    }
  }

  package var summary: String {
    switch self {
    case .unknownLocale(let text): "unknown locale \"\(text)\""
    case .unknownReport(let text, _): "there is no report \"\(text)\""
    case .monthMissing(let report): "the report \"\(report)\" needs a month"
    case .surplusArgument(let report, let argument):
      "the report \"\(report)\" does not take \"\(argument)\""
    case .badMonth(let text): "\"\(text)\" is no month"
    case .periodMissing(let report): "the report \"\(report)\" needs a period"
    case .unknownPeriod(let text, _): "there is no period \"\(text)\" in this book"
    case .severalPeriods(let text, let ids):
      "several periods are meant by \"\(text)\": \(ids.joined(separator: ", "))"
    case .noCommonUnit(let currency):
      "amounts in \(currency) are too large, and have too many decimals, to be counted in one unit"
    }
  }

  package var remedy: String? {
    switch self {
    case .unknownLocale(let text):
      NearMiss.choice(for: text, among: ReportLocale.known.map(\.identifier))
    case .unknownReport(let text, let known): NearMiss.choice(for: text, among: known)
    case .monthMissing(let report): "name one: `daybook report \(report) 2026-03`"
    case .surplusArgument: "leave it out"
    case .badMonth: "write year and month, like 2026-03, or this or last"
    case .periodMissing(let report):
      "name one: `daybook report \(report) Vacation`; `daybook periods` lists them"
    case .unknownPeriod(_, let meant?):
      "did you mean \"\(meant)\"? `daybook periods` lists all"
    case .unknownPeriod: "`daybook periods` lists those there are"
    case .severalPeriods: "name one by its id: six characters of it or more"
    case .noCommonUnit: "leave them out, as with --card; csv and json have them as they are"
    }
  }
}
