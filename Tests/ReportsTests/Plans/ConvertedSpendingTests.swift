import StatementModel
import TestSupport
import Testing

@testable import Reports

/// Totals converted at the rate of each day, never without a mark.
struct ConvertedSpendingTests {
  private static func input() throws -> ReportInput {
    var input = try Sample.input(try Sample.book())
    input.rates = ExchangeRates([
      DatedRate(day: try day("2026-02-10"), base: .eur, quote: .usd, rate: try decimal("1.1")),
      DatedRate(day: try day("2026-03-20"), base: .usd, quote: .ils, rate: try decimal("3.7")),
    ])
    return input
  }

  @Test func `a month has a converted total beside the totals per currency`() throws {
    let report = try ReportCatalog.make("month", arguments: ["2026-03"], from: try Self.input())
    let section = try #require(report.sections.first { $0.title == "All currencies in USD" })
    let text = section.table.text(as: .md, locale: .standard)
    // 250 ILS at 3.7 are 67.5675…; with 70.00 USD one rounding.
    #expect(text.contains("≈ 137.57 |"))
    #expect(report.sections.contains { $0.title == "Spending in ILS" })
  }

  @Test func `without a rate for the day it is said, not guessed`() throws {
    var input = try Self.input()
    input.rates = ExchangeRates([
      DatedRate(day: try day("2026-02-10"), base: .eur, quote: .usd, rate: try decimal("1.1"))
    ])
    let table = try ReportCatalog.make("currencies", from: input).flat.text(as: .csv)
    #expect(
      table.split(separator: "\r\n").map(String.init) == [
        "month,currency,count,spent,converted,converted_currency",
        "2026-02,USD,1,60.00,60.00,USD", "2026-02,EUR,1,30.00,33.00,USD",
        "2026-02,,2,,93.00,USD", "2026-03,USD,5,1289.06,1289.06,USD",
        "2026-03,ILS,1,250.00,,USD", "2026-03,,6,,1289.06,USD",
      ])
    let month = try ReportCatalog.make("month", arguments: ["2026-03"], from: input)
    #expect(month.text(as: .table).contains("Not converted: no rate"))
  }

  @Test func `a period has a converted total where it has other currencies`() throws {
    var input = try Self.input()
    func period(_ name: String, _ start: String, _ end: String) throws -> Period {
      Period(
        id: PeriodID(name), name: name, start: try day(start), end: try day(end),
        isAutomatic: true)
    }
    input.periods = PeriodList([
      try period("Trip", "2026-03-01", "2026-03-31"), try period("Day", "2026-03-02", "2026-03-02"),
    ])
    let trip = try ReportCatalog.make("period", arguments: ["Trip"], from: input)
    let month = try ReportCatalog.make("month", arguments: ["2026-03"], from: input)
    let title = "All currencies in USD"
    let table = try #require(trip.sections.first { $0.title == title }?.table)
    #expect(table == month.sections.first { $0.title == title }?.table)
    let one = try ReportCatalog.make("period", arguments: ["Day"], from: input)
    #expect(!one.sections.contains { $0.title == title })
    let files = Dictionary(
      WrittenReports.all(input).map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
    #expect(files["periods/trip/by-category.md"]?.contains("### All currencies in USD") == true)
    #expect(files["periods/day/by-category.md"]?.contains("≈") == false)
  }

  @Test func `the page shows all currencies as one, marked, with the note`() throws {
    let page = try #require(
      WrittenReports.all(try Self.input()).first { $0.path == "report.html" }
    ).text
    #expect(page.contains("<h3 id=\"overview-in-all\">All currencies in USD</h3>"))
    // All that was spent in USD and ILS since February, and the month alone.
    #expect(page.contains("≈ 1,356.63 <small>USD</small>"))
    #expect(page.contains("≈ 137.57"))
    #expect(page.contains("≈ Converted at the rate"))
  }

  @Test func `a book of one currency, or without rates, shows nothing converted`() throws {
    var input = try Self.input()
    input.rates = ExchangeRates()
    #expect(!WrittenReports.all(input).contains { $0.text.contains("≈") })
    input = try Self.input()
    input.transactions = TransactionTable(
      input.transactions.filter { $0.amount.currency == .usd })
    #expect(!WrittenReports.all(input).contains { $0.text.contains("≈") })
  }

  @Test func `foreign charges tell their rate and fee`() throws {
    var input = try Self.input()
    var charge = try Sample.transaction(30, "2026-02-12", "-111.65 USD", "HOTEL BERLIN")
    charge.details.original = try money("-100 EUR")
    input.transactions = TransactionTable([charge])
    let report = try ReportCatalog.make("foreign", from: input)
    let line = try #require(report.flat.text(as: .csv).split(separator: "\r\n").last)
    #expect(
      line.hasSuffix(
        "HOTEL BERLIN,100.00,EUR,-111.65,USD,1.1165,1.1000,2026-02-10,1.65,1.5"), "\(line)")
    input.rates = ExchangeRates()
    let bare = try ReportCatalog.make("foreign", from: input)
    let bareLine = try #require(bare.flat.text(as: .csv).split(separator: "\r\n").last)
    #expect(bareLine.hasSuffix("-111.65,USD,1.1165,,,,"), "\(bareLine)")
  }
}
