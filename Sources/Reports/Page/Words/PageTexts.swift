import StatementModel

/// The words of the page in one language.
///
/// `{…}` stands for what is put in.
struct PageTexts: Sendable {
  /// The language of the words, as in `lang`.
  var language: String
  var title, skip, views: String
  var overview, categories: String

  // The overview
  var spentIn, incomeIn, spentLately, more, less, same: String
  var trend, trendSummary, whereItWent, whereSummary, asTable, otherCategories: String
  var otherCurrencies: String

  // Months, categories and cards
  var monthsCut, categoriesCut, held, newest, needsScript, filesOf: String

  // Budgets and what comes again
  var budgets, everything, pace, spentShare, left, over: String
  var recurring, payments, interval, next, yearly, newMark, missedMark, owed: String
  /// By the names of intervals.
  var intervals: [String: String]

  // The list
  var groupBy, search, searchHint, filters, anyCard, anyCategory, anyMonth: String
  var direction, bothDirections, moneyIn, moneyOut: String
  var status, anyStatus, posted: String
  var amountFrom, amountTo, clear, nothingFound, showMore: String
  /// By the names of groupings.
  var groupings: [String: String]
  /// Where the words stand that the page shares with other reports: in the same language.
  var shared = ReportLocale.standard

  /// The words for a locale: English where a language has none yet.
  static func of(_ locale: ReportLocale) -> PageTexts {
    guard locale.language == .hebrew else { return english }
    var texts = hebrew
    texts.shared = locale
    return texts
  }

  /// A word that the page shares with other reports.
  subscript(_ word: ReportWord) -> String { shared[word] }

  /// The text with its places filled.
  static func fill(_ text: String, _ values: KeyValuePairs<String, String>) -> String {
    values.reduce(text) { $0.replacing("{\($1.key)}", with: $1.value) }
  }
}

extension PageTexts {
  /// The words that the page's script needs, by the names it knows them by.
  var forScript: [(key: String, value: String)] {
    let own: [(key: String, value: String)] = [
      ("title", title), ("overview", overview), ("categories", categories),
      ("budgets", budgets), ("recurring", recurring), ("trend", trend),
      ("otherCategories", otherCategories), ("held", held), ("nothingFound", nothingFound),
      ("showMore", showMore), ("anyCard", anyCard), ("anyCategory", anyCategory),
      ("anyMonth", anyMonth),
    ]
    let words: [(key: String, word: ReportWord)] = [
      ("transactions", .transactions), ("months", .months), ("cards", .cards),
      ("periods", .periods), ("spent", .spent), ("income", .income), ("pending", .pendingTotal),
      ("category", .category), ("card", .card), ("date", .date), ("merchant", .merchant),
      ("amount", .amount), ("uncategorized", .uncategorized), ("unknownCard", .unknownCard),
      ("noTags", .noTags), ("noPeriod", .noPeriod), ("allTransactions", .allTransactions),
      ("quarter", .quarterOfYear), ("pendingMark", .pending), ("hiddenMark", .hidden),
      ("transferMark", .transfer),
    ]
    // The forms of the plural, for 1, for 2 and for more; the script puts its number in.
    let counts = [1, 2, 5].map { shared.count(.transactions, $0) }
    return own + words.map { ($0.key, self[$0.word]) } + [
      ("one", counts[0]), ("two", counts[1].replacing("2", with: "{1}")),
      ("many", counts[2].replacing("5", with: "{1}")),
    ]
  }
}
