import StatementModel

/// What the money of each month went to: the months as columns, the largest categories one upon the other.
struct CategoryChart {
  let facts: PageFacts
  let currency: Currency

  /// More parts of a column can't be told apart.
  private static let most = 7

  func write(to out: inout ByteText) {
    let (ledger, locale) = (facts.ledger, facts.locale)
    let months = Array(
      ledger.months.filter { ledger.has(currency, in: $0) }.suffix(PageFacts.lately))
    guard months.count > 1 else { return }
    let sums = months.map { month in
      Dictionary(
        uniqueKeysWithValues: PageSums(ledger, months: [month]).roots(in: currency).map {
          ($0.category, $0.spent)
        })
    }
    let roots = PageSums(ledger, months: months).roots(in: currency).filter { !$0.spent.isZero }
      .map(\.category)
    let shown = roots.count > Self.most ? Array(roots.prefix(Self.most - 1)) : roots
    var layers = shown.map { root in
      MonthChart.Layer(
        name: facts.name(of: root), target: PageFacts.target("category", root?.text ?? ""),
        tint: facts.tints.tint(of: root), sums: sums.map { $0[root] ?? DecimalSum() })
    }
    if roots.count > shown.count {
      let rest = Set(roots.dropFirst(shown.count))
      layers.append(
        MonthChart.Layer(
          name: locale[.otherCategories], tint: .other,
          sums: sums.map { month in
            month.reduce(into: DecimalSum()) { if rest.contains($1.key) { $0.add($1.value) } }
          }))
    }
    let spent = months.map { ledger.spent(in: $0, currency) }
    MonthChart(
      facts: facts, currency: currency, key: "layers-\(currency.code)",
      title: locale[.spendingByMonth], column: locale[.spent], months: months, sums: spent,
      summary: facts.summary(.trendSummary, of: spent, in: months, currency),
      target: { PageFacts.target("month", $0.description) }, layers: layers,
      isOneOfMany: ledger.currencies.count > 1
    ).write(to: &out)
  }
}
