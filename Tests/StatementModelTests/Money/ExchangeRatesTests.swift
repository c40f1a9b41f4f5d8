import TestSupport
import Testing

@testable import StatementModel

/// Rates by day, ways between currencies, and totals that are rounded once.
struct ExchangeRatesTests {
  private static func rate(_ text: String) throws -> DatedRate {
    let parts = text.split(separator: " ")
    return DatedRate(
      day: try day(String(parts[0])), base: try currency(parts[1]), quote: try currency(parts[2]),
      rate: try decimal(String(parts[3])))
  }

  private static func currency(_ code: some StringProtocol) throws -> Currency {
    try #require(Currency(code: code))
  }

  private static let texts = [
    "2026-03-02 EUR USD 1.08", "2026-03-05 EUR USD 1.09", "2026-03-02 EUR ILS 4",
    "2026-03-02 GBP USD 1.25", "2026-02-01 EUR JPY 160",
  ]

  struct Case: CustomTestStringConvertible {
    var amount: String
    var to: String
    var on: String
    /// Nothing where there is no rate.
    var expected: String?
    var testDescription: String { "\(amount) in \(to) on \(on)" }
  }

  @Test(arguments: [
    Case(amount: "100 EUR", to: "USD", on: "2026-03-02", expected: "108.00"),
    Case(amount: "100 EUR", to: "USD", on: "2026-03-04", expected: "108.00"),
    Case(amount: "100 EUR", to: "USD", on: "2026-03-05", expected: "109.00"),
    Case(amount: "100 EUR", to: "USD", on: "2026-03-15", expected: "109.00"),
    Case(amount: "100 EUR", to: "USD", on: "2026-03-16", expected: nil),
    Case(amount: "100 EUR", to: "USD", on: "2026-03-01", expected: nil),
    Case(amount: "108 USD", to: "EUR", on: "2026-03-03", expected: "100.00"),
    Case(amount: "100 ILS", to: "USD", on: "2026-03-02", expected: "27.00"),
    Case(amount: "10 GBP", to: "USD", on: "2026-03-02", expected: "12.50"),
    Case(amount: "-0.05 EUR", to: "ILS", on: "2026-03-02", expected: "-0.20"),
    Case(amount: "1 JPY", to: "EUR", on: "2026-03-02", expected: nil),
    Case(amount: "7 USD", to: "USD", on: "1999-01-01", expected: "7.00"),
    Case(amount: "7 CHF", to: "USD", on: "2026-03-02", expected: nil),
  ])
  func `converts by the latest rate on or before the day`(_ c: Case) throws {
    let rates = ExchangeRates(try Self.texts.map(Self.rate))
    let amount = try money(c.amount)
    let target = try Self.currency(c.to)
    let found = rates.rate(from: amount.currency, to: target, on: try day(c.on))
    #expect((found == nil) == (c.expected == nil))
    guard let found else { return }
    var sum = ConvertedSum()
    sum.add(amount.amount, at: found)
    #expect(sum.rounded(decimals: 2)?.text(minimumDecimals: 2) == c.expected)
  }

  @Test func `a total is rounded once, not each of its amounts`() throws {
    let third = ConversionRate(
      multiplier: .one, divisor: try decimal("3"), day: try day("2026-01-01"))
    var sum = ConvertedSum()
    for _ in 0..<3 { sum.add(try decimal("0.01"), at: third) }
    #expect(sum.rounded(decimals: 2)?.text() == "0.01")
    let seventh = ConversionRate(
      multiplier: .one, divisor: try decimal("7"), day: try day("2026-01-01"))
    sum.add(try decimal("-0.07"), at: seventh)
    #expect(sum.rounded(decimals: 2)?.isZero == true)
    #expect(ConvertedSum().rounded(decimals: 2)?.isZero == true)
  }

  @Test(arguments: [
    ("0.005", "0.01"), ("-0.005", "-0.01"), ("0.0049", "0"), ("-0.0049", "0"), ("0.015", "0.02"),
  ])
  func `halves go away from zero`(_ amount: String, _ expected: String) throws {
    var sum = ConvertedSum()
    sum.add(
      try decimal(amount),
      at: ConversionRate(multiplier: .one, divisor: .one, day: try day("2026-01-01")))
    #expect(sum.rounded(decimals: 2)?.text() == expected)
  }

  @Test func `terms of hundreds of rates come out as fractions have them`() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<40 {
      var sum = ConvertedSum()
      var (numerator, denominator) = (WideNatural.zero, WideNatural(1))
      for _ in 0..<Int.random(in: 1...300, using: &random) {
        let units = Int64.random(in: 1...9_999_999, using: &random)
        let divisor = Int64.random(in: 10_001...99_999, using: &random)
        let amount = try #require(ExactDecimal(units: units, scale: 2))
        let rate = try #require(ExactDecimal(units: divisor, scale: 4))
        sum.add(
          amount,
          at: ConversionRate(multiplier: .one, divisor: rate, day: CalendarDate(dayNumber: 0)))
        // units/100 divided by divisor/10,000.
        let wide = WideNatural(UInt128(divisor))
        numerator = numerator * wide + WideNatural(UInt128(units) * 100) * denominator
        denominator = denominator * wide
      }
      let cents = try #require(
        (numerator * WideNatural(100)).rounded(dividingBy: denominator))
      #expect(sum.rounded(decimals: 2) == DecimalSum(units: cents, scale: 2))
    }
  }

  @Test func `wide numbers reckon as built-in ones do`() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<500 {
      let one = UInt128(UInt64.random(in: 0...(.max), using: &random))
      let other = UInt128(UInt64.random(in: 1...(.max), using: &random))
      let small = UInt128(UInt64.random(in: 1...9_999, using: &random))
      let (wideOne, wideOther) = (WideNatural(one), WideNatural(other))
      #expect(wideOne * wideOther == WideNatural(one * other))
      #expect(wideOne + wideOther == WideNatural(one + other))
      #expect((wideOne < wideOther) == (one < other))
      let rounded = (one * small * 2 + other) / (other * 2)
      #expect((wideOne * WideNatural(small)).rounded(dividingBy: wideOther) == Int128(rounded))
    }
    #expect(WideNatural(1).rounded(dividingBy: .zero) == nil)
    #expect(WideNatural.power(ofTen: 60).rounded(dividingBy: .power(ofTen: 59)) == 10)
  }
}
