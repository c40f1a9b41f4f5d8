/// What one unit of a currency cost in another on a day.
package struct DatedRate: Hashable, Sendable {
  package var day: CalendarDate
  package var base: Currency
  package var quote: Currency
  /// How many units of `quote` one unit of `base` is worth; positive.
  package var rate: ExactDecimal

  package init(day: CalendarDate, base: Currency, quote: Currency, rate: ExactDecimal) {
    self.day = day
    self.base = base
    self.quote = quote
    self.rate = rate
  }
}

/// How amounts of one currency become amounts of another: an exact fraction.
package struct ConversionRate: Hashable, Sendable {
  /// What amounts are multiplied by.
  package var multiplier: ExactDecimal
  /// What they are divided by; positive.
  package var divisor: ExactDecimal
  /// The day of the rate; of a cross rate, the older of its two.
  package var day: CalendarDate

  package init(multiplier: ExactDecimal, divisor: ExactDecimal, day: CalendarDate) {
    self.multiplier = multiplier
    self.divisor = divisor
    self.day = day
  }
}

/// Dated rates between currencies.
///
/// A rate holds from its day on, until the next one or for `maximumAge` days. Where there is no
/// rate between two currencies either way round, one is made of their rates against a third.
package struct ExchangeRates: Hashable, Sendable {
  private struct Pair: Hashable {
    var base: Currency
    var quote: Currency
  }

  private struct Quote: Hashable {
    var day: CalendarDate
    var rate: ExactDecimal
  }

  private let series: [Pair: [Quote]]
  /// Those with most rates first.
  private let bases: [Currency]
  /// How many days old a rate may be.
  package let maximumAge: Int

  /// Banks are closed for some days at Christmas and Easter, and people forget a week.
  package static let usualAge = 10

  /// Of two rates of one day for one pair the later one given counts.
  package init(_ rates: some Sequence<DatedRate> = [], maximumAge: Int = ExchangeRates.usualAge) {
    var series: [Pair: [Quote]] = [:]
    var counts: [Currency: Int] = [:]
    for rate in rates where rate.rate > .zero {
      series[Pair(base: rate.base, quote: rate.quote), default: []]
        .append(Quote(day: rate.day, rate: rate.rate))
      counts[rate.base, default: 0] += 1
    }
    for pair in series.keys {
      guard let quotes = series[pair] else { continue }
      if zip(quotes, quotes.dropFirst()).contains(where: { $1.day <= $0.day }) {
        series[pair] = Self.sorted(quotes)
      }
    }
    self.series = series
    self.maximumAge = maximumAge
    bases = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  package var isEmpty: Bool { series.isEmpty }

  /// All rates, pair by pair, the oldest of each first.
  package var all: [DatedRate] {
    let pairs = series.keys.sorted { ($0.base, $0.quote) < ($1.base, $1.quote) }
    return pairs.flatMap { pair in
      (series[pair] ?? []).map { quote in
        DatedRate(day: quote.day, base: pair.base, quote: pair.quote, rate: quote.rate)
      }
    }
  }

  /// What an amount of the one currency is worth in the other on a day; nothing where no rate on
  /// or before that day is young enough.
  package func rate(
    from: Currency, to: Currency, on day: CalendarDate
  ) -> ConversionRate? {
    if from == to { return ConversionRate(multiplier: .one, divisor: .one, day: day) }
    if let direct = quote(from, to, on: day) {
      return ConversionRate(multiplier: direct.rate, divisor: .one, day: direct.day)
    }
    if let inverse = quote(to, from, on: day) {
      return ConversionRate(multiplier: .one, divisor: inverse.rate, day: inverse.day)
    }
    for base in bases {
      if let one = quote(base, from, on: day), let other = quote(base, to, on: day) {
        return ConversionRate(
          multiplier: other.rate, divisor: one.rate, day: min(one.day, other.day))
      }
    }
    return nil
  }

  /// The youngest rate on or before a day, if it is young enough.
  private func quote(_ base: Currency, _ quote: Currency, on day: CalendarDate) -> Quote? {
    guard let quotes = series[Pair(base: base, quote: quote)] else { return nil }
    let next = quotes.lowerBound { $0.day <= day }
    guard next > 0, quotes[next - 1].day.days(to: day) <= maximumAge else { return nil }
    return quotes[next - 1]
  }

  private static func sorted(_ quotes: [Quote]) -> [Quote] {
    let order = quotes.indices.sorted { (quotes[$0].day, $0) < (quotes[$1].day, $1) }
    var kept: [Quote] = []
    for index in order {
      if kept.last?.day == quotes[index].day { kept.removeLast() }
      kept.append(quotes[index])
    }
    return kept
  }
}

extension ExactDecimal {
  /// The number 1.
  package static let one = ExactDecimal(units: 1, scale: 0) ?? .zero
}
