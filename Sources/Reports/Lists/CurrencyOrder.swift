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
    self.init(sums: totals.lazy.flatMap(\.totals))
  }

  /// The same of groups, of what is posted in them.
  init(_ groups: GroupSums) {
    self.init(sums: (0..<groups.count).lazy.flatMap { groups.sums[groups.posted($0)] })
  }

  private init(sums: some Sequence<CurrencyTotal>) {
    var counts: [Currency: Int] = [:]
    // Almost always the same one.
    var last: (currency: Currency, count: Int)?
    for total in sums {
      if let known = last, known.currency == total.currency {
        last = (known.currency, known.count + total.count)
      } else {
        if let known = last { counts[known.currency, default: 0] += known.count }
        last = (total.currency, total.count)
      }
    }
    if let last { counts[last.currency, default: 0] += last.count }
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
