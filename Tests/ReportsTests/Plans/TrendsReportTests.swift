import StatementModel
import TestSupport
import Testing

@testable import Reports

/// Averages, the same point of other months, changes, and charges that stand out.
struct TrendsReportTests {
  private static func book() throws -> [Transaction] {
    var book: [Transaction] = []
    for month in 1...6 {
      for (day, amount) in [("05", "10.00"), ("25", "20.0\(month)")] {
        book.append(
          try Sample.transaction(
            UInt64(book.count + 1), "2026-0\(month)-\(day)", "-\(amount) USD", "CAFE",
            category: "Food/Coffee"))
      }
    }
    return book
  }

  private static func report(_ asOf: String, _ book: [Transaction]) throws -> PrintedReport {
    var input = try Sample.input(book)
    input.asOf = try day(asOf)
    return TrendsReport(input).printed
  }

  @Test func `months by categories with averages, rounded once`() throws {
    let lines = try Self.report("2026-06-30", try Self.book()).flat.text(as: .csv)
      .split(separator: "\r\n").map(String.init)
    #expect(lines[0] == "month,category,currency,spent,average_3,average_6,average_12,complete")
    #expect(lines[1] == "2026-01,Food/Coffee,USD,30.01,,,,true")
    #expect(lines[3] == "2026-03,Food/Coffee,USD,30.03,30.02,,,true")
    // (30.01 + … + 30.06) / 6 = 30.035.
    #expect(lines[6] == "2026-06,Food/Coffee,USD,30.06,30.05,30.04,,true")
  }

  @Test func `a month that goes on is compared with the same days before`() throws {
    let report = try Self.report("2026-06-10", try Self.book())
    let section = try #require(report.sections.first { $0.title.hasPrefix("This month") })
    let rows = section.table.text(as: .csv).split(separator: "\r\n").map(String.init)
    #expect(rows[1] == "Food/Coffee,10.00,10.00,0.00")
    let whole = try Self.report("2026-06-30", try Self.book())
    let section2 = try #require(whole.sections.first { $0.title.hasPrefix("This month") })
    #expect(section2.table.text(as: .csv).contains("Food/Coffee,30.06,30.05,0.01"))
    let incomplete = report.flat.text(as: .csv).split(separator: "\r\n").last
    #expect(incomplete?.hasSuffix("false") == true)
  }

  @Test func `as of a day that is asked for, nothing later counts`() throws {
    let input = try Sample.input(try Self.book())
    let lines = TrendsReport(input, asOf: try day("2026-03-10")).printed.flat.text(as: .csv)
      .split(separator: "\r\n").map(String.init)
    #expect(lines.count == 4)
    #expect(lines.last == "2026-03,Food/Coffee,USD,10.00,23.34,,,false")
    let before = TrendsReport(input, asOf: try day("2025-12-31")).printed.flat.text(as: .csv)
    #expect(before.split(separator: "\r\n").count == 1)
  }

  @Test func `last year stands beside where the book reaches back`() throws {
    let book =
      try Self.book() + [
        try Sample.transaction(50, "2025-06-08", "-4 USD", "CAFE", category: "Food/Coffee")
      ]
    let report = try Self.report("2026-06-10", book)
    let section = try #require(report.sections.first { $0.title.hasPrefix("This month") })
    #expect(section.table.text(as: .csv).contains("Food/Coffee,10.00,10.00,0.00,4.00,6.00"))
  }

  @Test func `a charge far above the merchant's usual one is told with the reason`() throws {
    let book =
      try Self.book() + [
        try Sample.transaction(50, "2026-06-11", "-90 USD", "CAFE", category: "Food/Coffee")
      ]
    let report = try Self.report("2026-06-30", book)
    let section = try #require(report.sections.first { $0.title == "Unusual charges" })
    let text = section.table.text(as: .csv)
    #expect(text.contains("4.5 times the usual 20.01 at this merchant (13 charges)"), "\(text)")
    #expect(
      !(try Self.report("2026-06-30", try Self.book())).sections.contains {
        $0.title == "Unusual charges"
      })
  }

  @Test func `a new merchant is held against its category`() throws {
    let book =
      try Self.book() + [
        try Sample.transaction(50, "2026-06-11", "-140 USD", "OTHER", category: "Food/Coffee")
      ]
    let section = try #require(
      try Self.report("2026-06-30", book).sections.first { $0.title == "Unusual charges" })
    let text = section.table.text(as: .csv)
    #expect(text.contains("in Food/Coffee (13 charges), and the first charge of this merchant"))
  }

  @Test func `without a category a new merchant is held against all spending`() throws {
    let book =
      try Self.book() + [try Sample.transaction(50, "2026-06-11", "-1400 USD", "GOLDSMITH")]
    let section = try #require(
      try Self.report("2026-06-30", book).sections.first { $0.title == "Unusual charges" })
    let text = section.table.text(as: .csv)
    #expect(text.contains("of all spending (13 charges), and the first charge of this merchant"))
  }

  @Test func `the same charge twice on one day is told, two fares a day are not`() throws {
    var book = try Self.book()
    for number in 50...51 as ClosedRange<UInt64> {
      book.append(try Sample.transaction(number, "2026-06-11", "-18 USD", "BAR", category: "Food"))
    }
    for number in 60...71 as ClosedRange<UInt64> {
      book.append(
        try Sample.transaction(
          number, "2026-06-\(10 + number / 2 - 30)", "-2 USD", "METRO", category: "Transit"))
    }
    let section = try #require(
      try Self.report("2026-06-30", book).sections.first { $0.title == "Unusual charges" })
    let lines = section.table.text(as: .csv).split(separator: "\r\n").dropFirst()
    #expect(lines.count == 1)
    #expect(lines.first?.contains("BAR") == true)
    #expect(lines.first?.contains("a second time on the same day") == true)
  }

  @Test func `medians are exact whatever the decimals`() throws {
    let usual = UnusualCharges.Usual(try ["1.005", "2", "3.1", "10"].map(decimal))
    #expect(usual.median.text() == "2.55")
    #expect(UnusualCharges.Usual([]).median.isZero)
    #expect(!UnusualCharges.Usual([]).isExceeded(by: .one, times: 2, distances: 2))
  }

  @Test func `the months' sums are those of the spending report`() throws {
    let input = try Sample.input(try Sample.book())
    let flat = TrendsReport(input).printed.flat
    var sums = MoneyTotals()
    for row in flat.rows {
      guard case .text(let code) = row[2], case .decimal(let sum, _) = row[3],
        let currency = Currency(code: code)
      else { continue }
      sums.add(sum, currency)
    }
    let ledger = SpendingLedger(
      input.transactions, categories: input.categories, basis: input.basis)
    var expected = MoneyTotals()
    for month in ledger.months {
      for section in ledger.report(for: month).sections {
        expected.add(section.spent, section.currency)
      }
    }
    #expect(sums == expected)
  }

  @Test func `a wrong date does not lay out centuries`() throws {
    var book = try Self.book()
    book.append(try Sample.transaction(60, "0201-01-01", "-5 USD", "X", category: "Food"))
    #expect(try Self.report("2026-06-30", book).flat.rows.count <= 2 * CategoryMonths.mostMonths)
  }
}
