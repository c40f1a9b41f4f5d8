import StatementModel

/// By what amounts of several currencies are compared.
package struct MoneyMeasure: Sendable {
  /// The currency that comes first, and into which rates convert; where none is given, the one that
  /// most things have.
  package var currency: Currency?
  package var rates: ExchangeRates

  package init(in currency: Currency? = nil, by rates: ExchangeRates = ExchangeRates()) {
    self.currency = currency
    self.rates = rates
  }
}

/// An order by money, the most first.
///
/// Currencies are never added up unless a rate of the day says what the one is worth in the other.
/// So what can be converted comes first, by its worth; what can't follows, currency by currency.
package struct MoneyOrder: Sendable {
  /// One amount, of whatever sign, and its day.
  package struct Amount: Hashable, Sendable {
    package var money: Money
    package var day: CalendarDate?

    package init(_ money: Money, on day: CalendarDate? = nil) {
      self.money = money
      self.day = day
    }
  }

  /// The numbers of the things, in their order; of equals, the first given comes first.
  package private(set) var numbers: [Int] = []
  /// The currencies that stand apart, each behind the one before; empty where all can be compared.
  package private(set) var apart: [Currency] = []

  /// What one thing is worth.
  private struct Worth {
    /// In the one currency, as far as it could be converted.
    var sum = DecimalSum()
    var hasSum = false
    var left = MoneyTotals()
  }

  /// - Parameter things: The amounts of each.
  package init(_ things: [[Amount]], by measure: MoneyMeasure = MoneyMeasure()) {
    let counts = Self.counts(things)
    let byUse = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    guard let target = measure.currency ?? byUse.first else {
      numbers = Array(things.indices)
      return
    }
    let worths = Self.worths(things, in: target, by: measure.rates)
    let left = Set(worths.flatMap(\.left.currencies))
    let order = byUse.filter(left.contains)
    numbers = things.indices.sorted { one, other in
      let (left, right) = (worths[one], worths[other])
      if left.hasSum != right.hasSum { return left.hasSum }
      if left.sum != right.sum { return left.sum > right.sum }
      for currency in order where left.left[currency] != right.left[currency] {
        return left.left[currency] > right.left[currency]
      }
      return one < other
    }
    let first = worths.contains(where: \.hasSum) ? [target] : []
    if first.count + order.count > 1 { apart = first + order }
  }

  /// How many things have each currency.
  private static func counts(_ things: [[Amount]]) -> [Currency: Int] {
    var counts: [Currency: Int] = [:]
    for thing in things {
      for currency in Set(thing.map(\.money.currency)) { counts[currency, default: 0] += 1 }
    }
    return counts
  }

  private static func worths(
    _ things: [[Amount]], in target: Currency, by rates: ExchangeRates
  ) -> [Worth] {
    // Days repeat: each rate is looked up once.
    var known: [Currency: [CalendarDate: ConversionRate?]] = [:]
    func rate(_ currency: Currency, _ day: CalendarDate) -> ConversionRate? {
      if let rate = known[currency]?[day] { return rate }
      let rate = rates.rate(from: currency, to: target, on: day)
      known[currency, default: [:]].updateValue(rate, forKey: day)
      return rate
    }
    return things.map { thing in
      var worth = Worth()
      var converted = ConvertedSum()
      for amount in thing {
        let money = Money(amount.money.amount.magnitude, amount.money.currency)
        if money.currency == target {
          worth.sum.add(money.amount)
          worth.hasSum = true
        } else if let rate = amount.day.flatMap({ rate(money.currency, $0) }) {
          converted.add(money.amount, at: rate)
          worth.hasSum = true
        } else {
          worth.left.add(money)
        }
      }
      if let sum = converted.rounded(decimals: target.minorUnits) { worth.sum.add(sum) }
      return worth
    }
  }
}
