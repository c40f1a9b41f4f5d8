import StatementModel
import TestSupport
import Testing

@testable import Reports

/// Single histories of recurring payments, and what is told of them.
struct RecurringReportTests {
  private struct Book {
    var transactions: [Transaction] = []

    mutating func add(
      _ name: String, _ amount: String, _ days: [String], card: String = "visa-gold",
      category: String? = "Bills", isTransfer: Bool = false, isHidden: Bool = false
    ) throws {
      for day in days {
        transactions.append(
          try Sample.transaction(
            UInt64(transactions.count + 1), day, amount + (amount.contains(" ") ? "" : " USD"),
            name, card: card, category: category, isHidden: isHidden, isTransfer: isTransfer))
      }
    }

    func report(_ asOf: String = "2026-06-30", _ change: (inout ReportInput) -> Void = { _ in })
      throws -> RecurringReport
    {
      var input = try Sample.input(transactions)
      input.asOf = try day(asOf)
      change(&input)
      return RecurringReport(input)
    }
  }

  private static func monthly(_ day: String, _ months: ClosedRange<Int>) -> [String] {
    months.map { "2026-0\($0)-\(day)" }
  }

  @Test
  func `a subscription with a rising price tells when it rose, when next and what a year costs`()
    throws
  {
    var book = Book()
    try book.add("NETFLIX", "-15.49", Self.monthly("08", 1...3))
    try book.add("NETFLIX", "-17.99", ["2026-04-08", "2026-05-09", "2026-06-08"])
    let one = try #require(try book.report().series.first)
    #expect(one.interval == .monthly)
    #expect(one.state == .active)
    #expect(one.isFixed)
    #expect(one.next?.description == "2026-07-08")
    #expect(one.yearly.text() == "215.88")
    #expect(
      one.changes.map { "\($0.date) \($0.old.amount) \($0.new.amount)" } == [
        "2026-04-08 15.49 17.99"
      ])
    #expect(one.count == 6)
  }

  @Test func `ends of months and weekends do not break a series`() throws {
    var book = Book()
    try book.add(
      "RENT", "-1500",
      ["2025-12-31", "2026-01-30", "2026-03-02", "2026-03-31", "2026-04-30", "2026-05-29"])
    let one = try #require(try book.report("2026-06-10").series.first)
    #expect(one.interval == .monthly)
    #expect(one.count == 6)
    #expect(one.missedDays.isEmpty)
    #expect(one.state == .active)
  }

  struct StateCase: CustomTestStringConvertible {
    var asOf: String
    var expected: RecurringSeries.State
    var testDescription: String { "\(asOf) \(expected)" }
  }

  @Test(arguments: [
    StateCase(asOf: "2026-03-10", expected: .new), StateCase(asOf: "2026-06-12", expected: .active),
    StateCase(asOf: "2026-06-20", expected: .missed),
    StateCase(asOf: "2026-08-01", expected: .ended),
  ])
  func `what is new, missed and ended`(_ c: StateCase) throws {
    var book = Book()
    try book.add("GYM", "-30", Self.monthly("05", 1...5))
    let one = try #require(try book.report(c.asOf).series.first)
    #expect(one.state == c.expected)
    #expect((one.next == nil) == (c.expected == .ended))
  }

  @Test func `a payment that did not come is told, and the series goes on`() throws {
    var book = Book()
    try book.add("PAPER", "-9.90", Self.monthly("15", 1...3) + Self.monthly("15", 5...6))
    let one = try #require(try book.report().series.first)
    #expect(one.missedDays.map(\.description) == ["2026-04-15"])
    #expect(one.count == 5)
  }

  @Test func `several subscriptions at one merchant are kept apart, and can be named`() throws {
    var book = Book()
    try book.add("APPLE.COM/BILL", "-2.99", Self.monthly("03", 1...6))
    try book.add("APPLE.COM/BILL", "-10.99", Self.monthly("05", 1...6))
    try book.add("APPLE.COM/BILL", "-4.49", ["2026-02-19"])
    let report = try book.report { $0.recurring.rename("apple.com/bill 2.99", to: "iCloud") }
    #expect(report.series.map(\.name) == ["APPLE.COM/BILL 10.99", "APPLE.COM/BILL 2.99"])
    #expect(report.series.map(\.title) == ["APPLE.COM/BILL 10.99", "iCloud"])
    let one = try book.report { $0.recurring.ignore("APPLE.COM/BILL 10.99") }
    #expect(one.series.map(\.name) == ["APPLE.COM/BILL 2.99"])
    #expect(one.ignoredCount == 1)
    #expect(try book.report { $0.recurring.ignore("Apple.com/Bill") }.series.isEmpty)
  }

  @Test func `bills that vary are one series, its next amount the middle of the last`() throws {
    var book = Book()
    for (month, amount) in [(1, "-91.20"), (2, "-102"), (3, "-88.15"), (4, "-70"), (5, "-61.30")] {
      try book.add("CITY POWER", amount, ["2026-0\(month)-1\(month)"])
    }
    let one = try #require(try book.report("2026-05-31").series.first)
    #expect(!one.isFixed)
    #expect(one.expected.text() == "88.15")
    #expect(one.changes.isEmpty)
  }

  struct IntervalCase: CustomTestStringConvertible {
    var interval: RecurringInterval
    var days: [String]
    var testDescription: String { interval.rawValue }
  }

  @Test(arguments: [
    IntervalCase(
      interval: .weekly,
      days: ["2026-05-04", "2026-05-11", "2026-05-19", "2026-05-25", "2026-06-01"]),
    IntervalCase(
      interval: .fortnightly,
      days: ["2026-04-20", "2026-05-04", "2026-05-18", "2026-06-02", "2026-06-15"]),
    IntervalCase(
      interval: .fourWeekly,
      days: ["2026-01-05", "2026-02-02", "2026-03-02", "2026-03-30", "2026-04-27", "2026-05-25"]),
    IntervalCase(
      interval: .twoMonthly, days: ["2025-12-15", "2026-02-16", "2026-04-15", "2026-06-15"]),
    IntervalCase(
      interval: .quarterly, days: ["2025-09-30", "2025-12-31", "2026-03-31", "2026-06-30"]),
    IntervalCase(interval: .halfYearly, days: ["2025-06-20", "2025-12-22", "2026-06-19"]),
    IntervalCase(interval: .yearly, days: ["2025-05-30", "2026-06-01"]),
  ])
  func `finds each interval`(_ c: IntervalCase) throws {
    var book = Book()
    try book.add("CLUB", "-40.00", c.days)
    #expect(try book.report().series.map(\.interval) == [c.interval])
  }

  @Test func `a card that was replaced does not end a series; two cards are two series`() throws {
    var book = Book()
    try book.add("NETFLIX", "-15.49", Self.monthly("08", 1...3))
    try book.add("NETFLIX", "-15.49", Self.monthly("08", 4...6), card: "leumi")
    let one = try book.report()
    #expect(one.series.map(\.count) == [6])
    #expect(one.series.first?.card == CardID("leumi"))
    try book.add("NETFLIX", "-15.49", Self.monthly("20", 1...6), card: "other")
    #expect(Set(try book.report().series.map(\.count)) == [6])
    #expect(try book.report().series.count == 2)
  }

  @Test func `income is found; transfers, hidden payments and refunds are not`() throws {
    var book = Book()
    let days = Self.monthly("25", 1...6)
    try book.add("ACME PAYROLL", "4000", days, category: "Income/Salary")
    try book.add("TO SAVINGS", "-300", days, isTransfer: true)
    try book.add("SECRET", "-20", days, isHidden: true)
    try book.add("REFUND", "5", days)
    let report = try book.report()
    #expect(report.series.map(\.name) == ["ACME PAYROLL"])
    #expect(report.yearly(isIncome: true)[.usd].text() == "48000")
    #expect(report.yearly(isIncome: false).isEmpty)
  }

  @Test func `a salary with bonuses is one series, and a bonus no new pay`() throws {
    var book = Book()
    let days = Self.monthly("25", 1...9)
    for (day, amount) in zip(
      days, [3200, 3200, 3200, 3200, 3200, 5000, 3200, 3300, 3300].map(String.init))
    {
      try book.add("ACME PAYROLL", amount, [day], category: "Income/Salary")
    }
    for (day, amount) in zip(
      days, [4100, 4133, 6166, 4100, 4133, 4166, 4100, 4133, 6166].map(String.init))
    {
      try book.add("OVERTIME PAYROLL", amount, [day], category: "Income/Salary")
    }
    let report = try book.report("2026-09-30")
    #expect(report.series.map(\.name).sorted() == ["ACME PAYROLL", "OVERTIME PAYROLL"])
    #expect(report.series.allSatisfy { $0.interval == .monthly && $0.count == 9 })
    let one = try #require(report.series.first { $0.name == "ACME PAYROLL" })
    #expect(one.changes.map { "\($0.old.amount) \($0.new.amount)" } == ["3200 3300"])
    #expect(one.expected.text() == "3200")
  }

  @Test func `a foreign subscription is known by its original amount`() throws {
    var book = Book()
    for (month, amount) in [(1, "-36.80"), (2, "-37.11"), (3, "-35.90"), (4, "-36.42")] {
      try book.add("GITHUB", amount + " ILS", ["2026-0\(month)-07"])
      book.transactions[book.transactions.count - 1].details.original = try money("-10 USD")
    }
    for (index, day) in ["2026-01-20", "2026-02-02", "2026-03-29"].enumerated() {
      try book.add("GITHUB", "-\(20 + index * 31) ILS", [day])
    }
    let series = try book.report("2026-04-20").series
    #expect(series.map(\.count) == [4])
    #expect(series.first?.isFixed == true)
    #expect(series.first?.currency == .ils)
  }

  @Test func `a habit of equal amounts is no series`() throws {
    var book = Book()
    var date = try day("2026-01-01")
    while date < (try day("2026-06-30")) {
      if date.weekday <= 5 { try book.add("CANTEEN", "-4.50", [date.description]) }
      date = date.adding(days: 1)
    }
    #expect(try book.report().series.isEmpty)
  }

  @Test func `installments and what is owed stand in the report, not among the series`() throws {
    var book = Book()
    try book.add("SOFA", "-100", Self.monthly("10", 1...4))
    for index in book.transactions.indices {
      book.transactions[index].details.installment = Installment(number: index + 1, count: 6)
    }
    let owed = OwedPart(
      month: Month(year: 2026, month: 5), merchant: "SOFA", card: CardID("visa-gold"),
      amount: try money("100 USD"), number: 5, count: 6)
    var input = try Sample.input(book.transactions)
    input.owedParts = [owed]
    let report = RecurringReport(input)
    #expect(report.series.isEmpty)
    let printed = report.printed(input)
    #expect(printed.sections.map(\.title) == ["Owed in installments"])
    #expect(printed.flat.text(as: .csv).contains("installment,SOFA,SOFA,owed,5/6,100.00,USD"))
  }

  @Test func `an empty book has none`() throws {
    #expect(try Book().report().series.isEmpty)
    let printed = try ReportCatalog.make("recurring", from: try Sample.input([]))
    #expect(printed.sections.isEmpty)
  }
}
