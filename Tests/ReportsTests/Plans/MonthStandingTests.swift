import StatementModel
import TestSupport
import Testing

@testable import Reports

/// How a month goes, against the same point of the one before and what is usual.
struct MonthStandingTests {
  private static let rows: [(date: String, amount: String, category: String?)] = [
    ("2026-01-03", "-60 USD", "Food/Coffee"), ("2026-01-20", "2000 USD", "Income/Salary"),
    ("2026-02-05", "-30 USD", "Food/Coffee"), ("2026-02-28", "-70 USD", "Food/Groceries"),
    ("2026-03-01", "1000 USD", "Income/Salary"), ("2026-03-10", "-90 USD", "Food/Groceries"),
    ("2026-03-31", "-10 USD", nil), ("2026-04-02", "2000 USD", "Income/Salary"),
    ("2026-04-04", "-50.25 USD", "Food/Groceries"), ("2026-04-06", "10.25 USD", "Food/Groceries"),
    ("2026-04-08", "-460 USD", "Transfer"), ("2026-04-09", "-5 EUR", "Food/Coffee"),
    ("2026-04-12", "-40 USD", "Food/Coffee"), ("2026-04-13", "80 USD", nil),
  ]

  private static func standing(_ date: String) throws -> MonthStanding {
    let transactions = try rows.enumerated().map { place, row in
      try Sample.transaction(
        UInt64(place + 1), row.date, row.amount, "MERCHANT \(place)", category: row.category)
    }
    let input = ReportInput(
      transactions: transactions, cards: Sample.cards, categories: Sample.categories)
    return MonthStanding(input, input.ledger, in: .usd, asOf: try day(date))
  }

  private static func text(_ point: MonthCourse.Point?) -> [String] {
    guard let point else { return [] }
    return [point.income, point.spent, point.net].map { $0.text() }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var day: String
    var now: [String]
    var rate: Int?
    var before: [String]
    /// Averages have a currency's own decimals.
    var usual: [String]
  }

  @Test(arguments: [
    Case(
      testDescription: "within a month, refunds lower what was spent", day: "2026-04-09",
      now: ["2000", "40", "1960"], rate: 980, before: ["1000", "0", "1000"],
      usual: ["333.33", "30", "303.33"]),
    Case(
      testDescription: "a month that is over is held against whole ones", day: "2026-02-28",
      now: ["0", "100", "-100"], rate: nil, before: ["2000", "60", "1940"], usual: []),
    Case(
      testDescription: "the 30th of a month of 30 days is its end, and the 31st is looked at",
      day: "2026-04-30", now: ["2000", "80", "1920"], rate: 960,
      before: ["1000", "100", "900"], usual: ["1000", "86.67", "913.33"]),
    Case(
      testDescription: "of the first month nothing is known before", day: "2026-01-10",
      now: ["0", "60", "-60"], rate: nil, before: [], usual: []),
  ])
  func `a month is held against the same point of others`(_ one: Case) throws {
    let standing = try Self.standing(one.day)
    let now = standing.point(of: standing.now)
    #expect(Self.text(now) == one.now)
    #expect(now.savingsRate == one.rate)
    #expect(Self.text(standing.before.map(standing.point)) == one.before)
    #expect(Self.text(standing.usual.map(standing.point)) == one.usual)
  }

  @Test func `all currencies as one are converted at the rates of their days`() throws {
    let transactions = [
      try Sample.transaction(1, "2026-04-02", "-10 EUR", "ONE"),
      try Sample.transaction(2, "2026-04-03", "-1 USD", "TWO"),
      try Sample.transaction(3, "2026-04-10", "-7 ILS", "WITHOUT A RATE"),
    ]
    var input = ReportInput(
      transactions: transactions, cards: Sample.cards, categories: Sample.categories)
    input.rates = ExchangeRates([
      DatedRate(day: try day("2026-04-01"), base: .eur, quote: .usd, rate: try decimal("1.25"))
    ])
    let standing = MonthStanding(
      input, input.ledger, in: .usd, asOf: try day("2026-04-21"),
      by: CurrencyConverter(to: .usd, by: input.rates))
    #expect(
      standing.now.points.map { $0.spent.text() }.suffix(20).prefix(3) == ["12.5", "13.5", "13.5"])
    #expect(standing.now.upTo(21).spent.text() == "13.5")
  }
}
