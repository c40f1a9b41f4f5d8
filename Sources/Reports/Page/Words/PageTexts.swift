import StatementModel

/// The words of the page in one language.
///
/// `{…}` stands for what is put in.
struct PageTexts: Sendable {
  /// The language of the words, as in `lang`.
  var language: String
  var title, asOf, skip, views: String
  var overview, months, categories, cards, periods, transactions: String

  // The overview
  var spent, income, pending, total, count, share, change: String
  var spentIn, incomeIn, spentLately, more, less, same: String
  var trend, trendSummary, whereItWent, whereSummary, asTable, other: String
  var allTransactions, nothingYet, otherCurrencies: String

  // Months, categories and cards
  var month, category, card, currency, date, merchant, amount, first, last: String
  var notSpending, transfers, payments, hidden, uncategorizedIn: String
  var uncategorized, unknownCard, noTags, noPeriod: String
  var monthsCut, categoriesCut, held, newest, needsScript, monthFiles: String

  // The list
  var groupBy, search, searchHint, filters, anyCard, anyCategory, anyMonth: String
  var direction, bothDirections, moneyIn, moneyOut: String
  var status, anyStatus, posted: String
  var amountFrom, amountTo, clear, nothingFound, showMore, back, quarter: String
  /// Marks of single transactions.
  var pendingMark, hiddenMark, transferMark: String
  /// By the names of groupings.
  var groupings: [String: String]
  /// One transaction, two of them, and any other number: `{count}`.
  var transactionCounts: (one: String, many: String)

  /// The words for a locale: English where a language has none yet.
  static func of(_ locale: ReportLocale) -> PageTexts {
    locale.identifier == "he" ? hebrew : english
  }

  /// How many transactions: `1 transaction`, `1,204 transactions`.
  func transactions(_ count: Int, _ locale: ReportLocale) -> String {
    Self.fill(
      count == 1 ? transactionCounts.one : transactionCounts.many, ["count": locale.text(count)])
  }

  /// The text with its places filled.
  static func fill(_ text: String, _ values: KeyValuePairs<String, String>) -> String {
    values.reduce(text) { $0.replacing("{\($1.key)}", with: $1.value) }
  }
}

extension ReportLocale {
  /// Whether its language is written from right to left.
  var isRightToLeft: Bool {
    let language = identifier.split(separator: "-").first.map(String.init) ?? identifier
    return ["ar", "fa", "he", "ur", "yi"].contains(language)
  }
}

extension PageTexts {
  /// The words that the page's script needs, by the names it knows them by.
  var forScript: [(key: String, value: String)] {
    [
      ("title", title), ("overview", overview), ("transactions", transactions),
      ("months", months), ("categories", categories), ("cards", cards), ("periods", periods),
      ("spent", spent), ("income", income), ("pending", pending), ("total", total),
      ("category", category), ("card", card), ("date", date), ("merchant", merchant),
      ("amount", amount), ("trend", trend), ("other", other), ("share", share),
      ("uncategorized", uncategorized), ("unknownCard", unknownCard), ("noTags", noTags),
      ("noPeriod", noPeriod), ("allTransactions", allTransactions), ("held", held),
      ("nothingFound", nothingFound), ("showMore", showMore), ("back", back),
      ("quarter", quarter), ("pendingMark", pendingMark), ("hiddenMark", hiddenMark),
      ("transferMark", transferMark), ("one", transactionCounts.one),
      ("many", transactionCounts.many), ("monthFiles", monthFiles),
      ("anyCard", anyCard), ("anyCategory", anyCategory), ("anyMonth", anyMonth),
    ]
  }
}
