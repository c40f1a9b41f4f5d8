/// How much a currency is used in a book, as far as the order of currencies asks: in powers of four.
///
/// Lists and reports have the most used currency first. By the very count, two that are used about equally
/// would change places with nearly every import, and all months' reports with them. So the code
/// decides between those whose counts have as many digits to the base of four.
package struct CurrencyRank: Comparable, Sendable {
  package let currency: Currency
  private let digits: Int

  /// - Parameter count: How many transactions are in the currency.
  package init(_ currency: Currency, count: Int) {
    self.currency = currency
    digits = (Int.bitWidth - max(0, count).leadingZeroBitCount + 1) / 2
  }

  /// The currencies, the most used first.
  ///
  /// - Parameter counts: How often each is used.
  package static func order(_ counts: [Currency: Int]) -> [Currency] {
    counts.map { CurrencyRank($0.key, count: $0.value) }.sorted().map(\.currency)
  }

  /// Whether the left one comes first: the more used.
  package static func < (left: CurrencyRank, right: CurrencyRank) -> Bool {
    left.digits == right.digits ? left.currency < right.currency : left.digits > right.digits
  }
}
