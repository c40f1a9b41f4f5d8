/// The words that the page's script needs, by the names it knows them by.
enum PageWords {
  private static let own: KeyValuePairs<String, ReportWord> = [
    "overview": .overview, "categories": .categories, "trends": .trends, "budgets": .budgets,
    "recurring": .recurring, "trend": .spendingByMonth, "otherCategories": .otherCategories,
    "nothingFound": .nothingFound, "anyCard": .anyCard,
    "anyCategory": .anyCategory, "anyMonth": .anyMonth, "transactions": .transactions,
    "months": .months, "cards": .cards, "periods": .periods, "spent": .spent, "income": .income,
    "pending": .pendingTotal, "category": .category, "card": .card, "date": .date,
    "merchant": .merchant, "amount": .amount, "uncategorized": .uncategorized,
    "unknownCard": .unknownCard, "noTags": .noTags, "noPeriod": .noPeriod,
    "allTransactions": .allTransactions, "quarter": .quarterOfYear, "pendingMark": .pending,
    "hiddenMark": .hidden, "transferMark": .transfer,
  ]

  static func all(_ locale: ReportLocale) -> [(key: String, value: String)] {
    [("title", ReportPage.title)] + own.map { ($0.key, locale[$0.value]) }
  }
}
