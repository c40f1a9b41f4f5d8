import StatementModel

extension ReportFact {
  package var code: String {
    switch self {
    case .unknownLocale: "unknown-locale"
    case .unknownGrouping: "unknown-grouping"
    case .unknownSorting: "unknown-sorting"
    case .unknownFormat: "unknown-format"
    case .unknownReport: "unknown-report"
    case .monthMissing: "month-missing"
    case .surplusArgument: "surplus-argument"
    case .badMonth: "bad-month"
    case .periodMissing: "period-missing"
    case .unknownPeriod: "unknown-period"
    case .severalPeriods: "ambiguous-period"
    case .badAmountRange: "bad-amount-range"
    case .emptyAmountRange: "empty-amount-range"
    case .emptySearch: "empty-search"
    case .tooManySearchWords: "too-many-search-words"
    case .openQuote: "open-quote"
    }
  }

  package var summary: String {
    switch self {
    case .unknownLocale(let text): "unknown locale \"\(text)\""
    case .unknownGrouping(let text): "can't group by \"\(text)\""
    case .unknownSorting(let text): "can't sort by \"\(text)\""
    case .unknownFormat(let text): "unknown output format \"\(text)\""
    case .unknownReport(let text, _): "unknown report \"\(text)\""
    case .monthMissing(let report): "the report \"\(report)\" needs a month"
    case .surplusArgument(let report, let argument):
      "the report \"\(report)\" does not take \"\(argument)\""
    case .badMonth(let text): "\"\(text)\" is no month"
    case .periodMissing(let report): "the report \"\(report)\" needs a period"
    case .unknownPeriod(let text, _): "there is no period \"\(text)\" in this book"
    case .severalPeriods(let text, let ids):
      "several periods are meant by \"\(text)\": \(ids.joined(separator: ", "))"
    case .badAmountRange(let text): "\"\(text)\" is no amount and no range of amounts"
    case .emptyAmountRange(let text): "the range \"\(text)\" begins above its end"
    case .emptySearch(let text): "\"\(text)\" has no letter and no digit to search for"
    case .tooManySearchWords(let limit): "a search can have at most \(limit) words"
    case .openQuote(let text): "the quotation mark before \"\(text)\" is not closed"
    }
  }

  package var remedy: String? {
    switch self {
    case .unknownLocale(let text):
      Self.choice(for: text, among: ReportLocale.known.map(\.identifier))
    case .unknownGrouping(let text):
      Self.choice(for: text, among: Grouping.allCases.map(\.rawValue))
    case .unknownSorting(let text):
      Self.choice(for: text, among: Sorting.allCases.map(\.rawValue))
    case .unknownFormat(let text):
      Self.choice(for: text, among: OutputFormat.allCases.map(\.rawValue))
    case .unknownReport(let text, let known): Self.choice(for: text, among: known)
    case .monthMissing(let report): "name one: \(report) 2026-03"
    case .surplusArgument: "leave it out"
    case .badMonth: "write year and month as in 2026-03"
    case .periodMissing(let report): "name one: \(report) Vacation; \"daybook periods\" lists them"
    case .unknownPeriod(_, let meant?):
      "did you mean \"\(meant)\"? \"daybook periods\" lists all"
    case .unknownPeriod: "\"daybook periods\" lists those there are"
    case .severalPeriods: "name one by its id: six characters of it or more"
    case .badAmountRange:
      "write 12.50 for one amount, 10..20 for a range, ..50 or 100.. for an open one"
    case .emptyAmountRange: "write the smaller amount first; the sign does not count"
    case .emptySearch: "search for a word, or leave the search out"
    case .tooManySearchWords: "put words that stand together in quotation marks"
    case .openQuote: "close it, or leave it out"
    }
  }

  private static func choice(for text: String, among known: [String]) -> String {
    let list = "use one of: " + known.joined(separator: ", ")
    guard let near = NearMiss.best(for: text, among: known) else { return list }
    return "did you mean \"\(near)\"? Otherwise \(list)"
  }
}
