import StatementModel

/// The currencies of a list by rank, the most used first, for ordering what has amounts in several of them.
struct CurrencyOrder {
  let currencies: [Currency]

  /// Of many currencies, amounts in the most used ones are compared; the rest are too small a part
  /// of the list to look up for each comparison.
  private static let mostCompared = 8

  /// Those by which amounts are compared, one after the other.
  var compared: ArraySlice<Currency> { currencies.prefix(Self.mostCompared) }

  init(_ currencies: [Currency]) { self.currencies = currencies }

  init(_ totals: some Sequence<CurrencyTotals>) {
    var counts: [Currency: Int] = [:]
    for total in totals.lazy.flatMap(\.totals) {
      counts[total.currency, default: 0] += total.count
    }
    currencies = counts.map { CurrencyRank($0.key, count: $0.value) }.sorted().map(\.currency)
  }

  /// Whether more was spent on the left, by the first currency in which they differ; nothing
  /// where they differ in none.
  func spendsMore(_ left: CurrencyTotals, _ right: CurrencyTotals) -> Bool? {
    for currency in compared {
      let leftSpent = left[currency]?.spent ?? DecimalSum()
      let rightSpent = right[currency]?.spent ?? DecimalSum()
      if leftSpent != rightSpent { return leftSpent > rightSpent }
    }
    return nil
  }
}
