/// The words that the page's script needs, by the names it knows them by.
enum PageWords {
  private static let own: KeyValuePairs<String, ReportWord> = [
    "overview": .overview, "categories": .categories, "trends": .trends, "budgets": .budgets,
    "recurring": .recurring, "trend": .spendingByMonth, "other_categories": .otherCategories,
    "nothing_found": .nothingFound, "any_card": .anyCard,
    "any_category": .anyCategory, "any_month": .anyMonth, "transactions": .transactions,
    "months": .months, "cards": .cards, "periods": .periods, "spent": .spent, "income": .income,
    "pending": .pendingTotal, "category": .category, "card": .card, "date": .date,
    "merchant": .merchant, "amount": .amount, "uncategorized": .uncategorized,
    "unknown_card": .unknownCard, "no_tags": .noTags, "no_period": .noPeriod,
    "all_transactions": .allTransactions, "quarter": .quarterOfYear, "pending_mark": .pending,
    "hidden_mark": .hidden, "transfer_mark": .transfer,
  ]

  static func all(_ locale: ReportLocale) -> [(key: String, value: String)] {
    [("title", ReportPage.title)] + own.map { ($0.key, locale[$0.value]) }
  }
}
