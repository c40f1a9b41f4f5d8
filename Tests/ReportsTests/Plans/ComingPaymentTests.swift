import StatementModel
import TestSupport
import Testing

@testable import Reports

/// What comes in the next days.
struct ComingPaymentTests {
  private static func report(_ asOf: String) throws -> RecurringReport {
    var rows: [Transaction] = []
    func add(_ date: String, _ amount: String, _ name: String, _ category: String? = nil) throws {
      rows.append(
        try Sample.transaction(
          UInt64(rows.count + 1), date, "\(amount) USD", name, category: category))
    }
    for month in 1...4 {
      try add("2026-0\(month)-05", "-10", "STREAMING")
      try add("2026-0\(month)-28", "3000", "ACME PAYROLL", "Income/Salary")
    }
    for day in ["04", "11", "18", "25"] { try add("2026-04-\(day)", "-7.5", "GYM") }
    var input = ReportInput(
      transactions: rows, cards: Sample.cards, categories: Sample.categories)
    input.owedParts = [
      OwedPart(
        month: Month(year: 2026, month: 5), merchant: "SOFA", card: CardID("visa-gold"),
        amount: try money("100 USD"), number: 3, count: 4),
      OwedPart(
        month: Month(year: 2026, month: 6), merchant: "SOFA", card: CardID("visa-gold"),
        amount: try money("100 USD"), number: 4, count: 4),
    ]
    return RecurringReport(input, asOf: try day(asOf))
  }

  @Test func `each day on which something is due is there, and parts by their month`() throws {
    let coming = try Self.report("2026-04-28").coming(within: 14)
    let lines = coming.map { "\($0.day) \($0.title) \($0.amount.plainText) \($0.isIncome)" }
    #expect(
      lines == [
        "2026-05-01 SOFA 3/4 100.00 false", "2026-05-02 GYM 7.50 false",
        "2026-05-05 STREAMING 10.00 false", "2026-05-09 GYM 7.50 false",
      ])
    #expect(coming.filter(\.isByMonth).map(\.merchant) == ["SOFA"])
  }

  @Test func `a month on, pay is among it`() throws {
    let coming = try Self.report("2026-04-28").coming(within: 30)
    #expect(coming.filter(\.isIncome).map { "\($0.day)" } == ["2026-05-28"])
  }

  @Test func `what has failed to come is not expected`() throws {
    let coming = try Self.report("2026-05-25").coming(within: 14)
    #expect(!coming.contains { $0.title == "STREAMING" })
  }
}
