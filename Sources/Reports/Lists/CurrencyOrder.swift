import StatementModel

/// The currencies of a book in the order in which amounts in them are shown and compared: the most
/// used first.
package struct CurrencyOrder: Sendable {
  package let currencies: [Currency]
  private let ranks: [Currency: Int]

  /// Of many currencies, amounts in the most used ones are compared; the rest are too small a part
  /// of the list to look up for each comparison.
  private static let mostCompared = 8

  /// Those by which amounts are compared, one after the other.
  var compared: ArraySlice<Currency> { currencies.prefix(Self.mostCompared) }

  package init(_ currencies: [Currency]) {
    self.currencies = currencies
    ranks = Dictionary(uniqueKeysWithValues: zip(currencies, currencies.indices))
  }

  init(_ totals: some Sequence<CurrencyTotals>) {
    var counts: [Currency: Int] = [:]
    for total in totals.lazy.flatMap(\.totals) {
      counts[total.currency, default: 0] += total.count
    }
    self.init(CurrencyRank.order(counts))
  }

  /// Of all transactions that are not gone.
  package init(of transactions: TransactionTable) {
    var counts: [Currency: Int] = [:]
    for index in transactions.indices where !transactions.numbers[index].status.isGone {
      counts[transactions.numbers[index].amount.currency, default: 0] += 1
    }
    self.init(CurrencyRank.order(counts))
  }

  /// The currency's place; behind all others where it is none of these.
  func rank(of currency: Currency) -> Int { ranks[currency] ?? .max }

  func standsBefore(_ left: Currency, _ right: Currency) -> Bool {
    (rank(of: left), left) < (rank(of: right), right)
  }

  package func sorted(_ totals: some Sequence<CurrencyTotal>) -> [CurrencyTotal] {
    totals.sorted { standsBefore($0.currency, $1.currency) }
  }

  package func sorted(_ currencies: some Sequence<Currency>) -> [Currency] {
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
