import StatementModel

/// The currencies of a book or a list in the order in which amounts in them are shown and compared: the
/// most used first.
package struct CurrencyOrder: Sendable {
  package let currencies: [Currency]
  private let ranks: [Currency: Int]

  /// Of many currencies, amounts in the most used ones are compared; the rest are too small a part
  /// of the list to look up for each comparison.
  private static let mostCompared = 8

  /// Those by which amounts are compared, one after the other.
  var compared: ArraySlice<Currency> { currencies.prefix(Self.mostCompared) }

  init(_ totals: some Sequence<CurrencyTotals>) {
    var counts: [Currency: Int] = [:]
    for total in totals.lazy.flatMap(\.totals) {
      counts[total.currency, default: 0] += total.count
    }
    currencies = CurrencyRank.order(counts)
    ranks = Dictionary(uniqueKeysWithValues: zip(currencies, currencies.indices))
  }

  /// The currency's place; behind all others where it is none of these.
  func rank(of currency: Currency) -> Int { ranks[currency] ?? .max }

  func standsBefore(_ left: Currency, _ right: Currency) -> Bool {
    (rank(of: left), left) < (rank(of: right), right)
  }

  package func sorted(_ totals: some Sequence<CurrencyTotal>) -> [CurrencyTotal] {
    totals.sorted { standsBefore($0.currency, $1.currency) }
  }

  func sorted(_ currencies: some Sequence<Currency>) -> [Currency] {
    currencies.sorted(by: standsBefore)
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
