/// An exact amount in one currency.
///
/// An outflow from the card's holder is negative.
public struct Money: Hashable, Sendable {
  public var amount: ExactDecimal
  public var currency: Currency

  @inlinable package init(_ amount: ExactDecimal, _ currency: Currency) {
    self.amount = amount
    self.currency = currency
  }

  package var isNegative: Bool { amount.isNegative }

  package static prefix func - (value: Money) -> Money { Money(-value.amount, value.currency) }

  /// The plain signed decimal with at least the currency's own decimals: `-12.30`, `300` for yen.
  package var plainText: String { amount.text(minimumDecimals: currency.minorUnits) }
}

extension Money: CustomStringConvertible {
  public var description: String { "\(plainText) \(currency)" }
}

/// Sums held apart by currency; two currencies are never added.
package struct MoneyTotals: Hashable, Sendable {
  package private(set) var sums: [Currency: DecimalSum] = [:]

  package init() {}

  package mutating func add(_ money: Money) {
    sums[money.currency, default: DecimalSum()].add(money.amount)
  }

  package mutating func add(_ sum: DecimalSum, _ currency: Currency) {
    sums[currency, default: DecimalSum()].add(sum)
  }

  package mutating func add(_ other: MoneyTotals) {
    for (currency, sum) in other.sums { sums[currency, default: DecimalSum()].add(sum) }
  }

  package subscript(currency: Currency) -> DecimalSum { sums[currency] ?? DecimalSum() }

  /// The currencies that something was added in, by code.
  package var currencies: [Currency] { sums.keys.sorted() }

  package var isEmpty: Bool { sums.isEmpty }
}
