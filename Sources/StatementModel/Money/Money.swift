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
  /// How often something was added in each.
  private var counts: [Currency: Int] = [:]

  package init() {}

  package mutating func add(_ money: Money) {
    sums[money.currency, default: DecimalSum()].add(money.amount)
    counts[money.currency, default: 0] += 1
  }

  package mutating func add(_ sum: DecimalSum, _ currency: Currency) {
    sums[currency, default: DecimalSum()].add(sum)
    counts[currency, default: 0] += 1
  }

  package mutating func add(_ other: MoneyTotals) {
    for (currency, sum) in other.sums { sums[currency, default: DecimalSum()].add(sum) }
    counts.merge(other.counts, uniquingKeysWith: +)
  }

  package subscript(currency: Currency) -> DecimalSum { sums[currency] ?? DecimalSum() }

  /// The currencies that something was added in, the most used first.
  package var currencies: [Currency] { CurrencyRank.order(counts) }

  package var isEmpty: Bool { sums.isEmpty }

  /// Equal where the sums are.
  package static func == (left: Self, right: Self) -> Bool { left.sums == right.sums }

  package func hash(into hasher: inout Hasher) { hasher.combine(sums) }
}
