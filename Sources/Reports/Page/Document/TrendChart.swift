import StatementModel

/// Spending month by month, with its moving average.
struct TrendChart {
  let facts: PageFacts
  let currency: Currency
  /// Oldest first.
  let months: [Month]
  /// What was spent in a month of the book.
  let spent: (Month) -> DecimalSum
  /// Whether the sums are converted ones, of all currencies.
  var isConverted = false

  func write(to out: inout ByteText) {
    let locale = facts.locale
    let sums = months.map(spent)
    guard let most = sums.max(), most > DecimalSum() else { return }
    MonthChart(
      facts: facts, currency: currency, key: "trend-\(isConverted ? "all" : currency.code)",
      title: locale[.spendingByMonth], column: locale[.spent], months: months, sums: sums,
      summary: facts.summary(.trendSummary, of: sums, in: months, currency),
      target: { PageFacts.target("month", $0.description) },
      averages: (locale.text(.averageLine, String(Self.averaged)), months.map(average)),
      isConverted: isConverted
    ).write(to: &out)
  }

  /// How many months an average is of.
  private static let averaged = CategoryMonths.averages[0]

  /// The average of some months up to one that is over; nothing before the book reaches back so far.
  private func average(upTo month: Month) -> DecimalSum? {
    let first = month.previous(Self.averaged - 1)
    guard let begin = facts.ledger.months.first, begin <= first,
      let asOf = facts.input.asOf ?? facts.ledger.months.last?.lastDay, month.lastDay <= asOf
    else { return nil }
    let sums = (0..<Self.averaged).map { spent(month.previous($0)) }
    return CategoryMonths.average(
      sums, upTo: sums.count - 1, months: sums.count, currency)
  }
}

extension PageFacts {
  /// A chart in a sentence: from when to when, and its least and its most.
  func summary(
    _ phrase: ReportWord, of sums: [DecimalSum], in months: [Month], _ currency: Currency
  ) -> String {
    guard let low = sums.indices.min(by: { sums[$0] < sums[$1] }),
      let high = sums.indices.max(by: { sums[$0] < sums[$1] }), let first = months.first,
      let last = months.last
    else { return "" }
    return locale.text(
      phrase, currency.code, locale.text(first), locale.text(last),
      amount(sums[low], currency), locale.text(months[low]), amount(sums[high], currency),
      locale.text(months[high]))
  }
}
