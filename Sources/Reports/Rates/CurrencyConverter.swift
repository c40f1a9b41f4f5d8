import StatementModel

/// Converts amounts to one currency, each by the rate of its day.
struct CurrencyConverter {
  /// What everything is converted to.
  let target: Currency
  private let rates: ExchangeRates
  /// Days repeat: each rate is looked up once.
  private var known: [Key: ConversionRate?] = [:]

  private struct Key: Hashable {
    var currency: Currency
    var day: CalendarDate
  }

  init(to target: Currency, by rates: ExchangeRates) {
    self.target = target
    self.rates = rates
  }

  /// What an amount of a currency is multiplied and divided by; nothing where no rate of that day
  /// or shortly before is known.
  mutating func rate(of currency: Currency, on day: CalendarDate) -> ConversionRate? {
    let key = Key(currency: currency, day: day)
    if let found = known[key] { return found }
    let rate = rates.rate(from: currency, to: target, on: day)
    known[key] = .some(rate)
    return rate
  }
}

/// Amounts of several currencies as one total, and what could not be converted.
struct ConvertedTotal: Hashable, Sendable {
  private(set) var sum = ConvertedSum()
  /// Amounts for whose days there is no rate; they are in no converted total.
  private(set) var left = MoneyTotals()
  private(set) var count = 0

  /// Adds what was spent: a charge as a positive amount.
  mutating func add(_ amount: Money, at rate: ConversionRate?) {
    count += 1
    if let rate { sum.add(amount.amount, at: rate) } else { left.add(amount) }
  }

  mutating func add(_ other: ConvertedTotal) {
    sum.add(other.sum)
    left.add(other.left)
    count += other.count
  }

  /// All categories together.
  static func all(_ categories: [CategoryPath?: ConvertedTotal]) -> ConvertedTotal {
    categories.values.reduce(into: ConvertedTotal()) { $0.add($1) }
  }

  /// The total in the currency's own decimals, rounded once; nothing where nothing was converted.
  func rounded(in currency: Currency) -> DecimalSum? {
    sum.isEmpty ? nil : sum.rounded(decimals: currency.minorUnits)
  }

  /// The cell of a table: the total, marked as converted.
  func cell(in currency: Currency) -> TextTable.Cell {
    rounded(in: currency).map { .converted($0, minimumDecimals: currency.minorUnits) } ?? .empty
  }

  /// `12.00 ILS, 3.00 GBP`: what is missing from the total.
  func leftText(_ locale: ReportLocale) -> String {
    left.currencies.map { locale.text(left[$0], $0) }.joined(separator: ", ")
  }
}
