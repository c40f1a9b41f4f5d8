import StatementModel
import TestSupport
import Testing

@testable import Reports

/// Reports of periods, and the folders they stand in.
struct PeriodReportTests {
  private static func period(
    _ id: String, _ name: String, _ start: String, _ end: String? = nil, automatic: Bool = false
  ) throws -> Period {
    Period(
      id: PeriodID(id), name: name, start: try day(start), end: try end.map(day),
      isAutomatic: automatic)
  }

  private static func input() throws -> ReportInput {
    var book = try Sample.book()
    // The coffee and the groceries of February are of the trip, whatever their days.
    for place in [1, 13] { book[place].details.period = "trip" }
    var input = try Sample.input(book)
    input.periods = PeriodList([
      try period("aaaaaa01", "Trip | abroad", "2026-03-10", "2026-03-20"),
      try period("bbbbbb02", "Trip", "2026-02-01", "2026-02-20"),
      try period("cccccc03", "Mid-March", "2026-03-08", "2026-03-12", automatic: true),
      try period("dddddd04", "Empty", "2027-01-01"),
    ])
    return input
  }

  private static func files() throws -> [String: String] {
    let files = WrittenReports.all(try input())
    return Dictionary(files.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
  }

  @Test func `each period has the four files that a month has`() throws {
    let paths = WrittenReports.all(try Self.input()).map(\.path).filter { $0.hasPrefix("periods/") }
    let names = ["by-category.md", "by-card.md", "by-date.md", "transactions.csv"]
    #expect(
      paths
        == ["empty", "trip-abroad", "mid-march", "trip"].flatMap { slug in
          names.map { "periods/\(slug)/\($0)" }
        })
  }

  @Test func `the page of a period`() throws {
    let page = try #require(try Self.files()["periods/trip/by-category.md"])
    #expect(
      page == """
        # Trip by category

        [by card](by-card.md) · [by date](by-date.md) · [CSV](transactions.csv) · [all periods](../../index.md)

        1 February 2026 – 20 February 2026.

        ## Spending

        | Category       | Spent | Currency | Count |  Share |
        | -------------- | ----: | -------- | ----: | -----: |
        | Food/Groceries | 60.00 | USD      |     1 | 93.0 % |
        | Food/Coffee    |  4.50 | USD      |     1 |  7.0 % |
        | Total          | 64.50 | USD      |     2 |        |

        ```mermaid
        pie showData
          title USD spent in Trip
          "Food/Groceries" : 60
          "Food/Coffee" : 4.5
        ```

        ## Food/Groceries

        1 transaction · **60.00 USD** spent, 93.0 %

        | Date       | Merchant         | Card              |     Amount |
        | ---------- | ---------------- | ----------------- | ---------: |
        | 10/02/2026 | WHOLE FOODS #552 | Visa Gold ···4417 | -60.00 USD |

        ## Food/Coffee

        1 transaction · **4.50 USD** spent, 7.0 %

        | Date       | Merchant         | Card              |     Amount |
        | ---------- | ---------------- | ----------------- | ---------: |
        | 02/03/2026 | Blue Bottle      | Visa Gold ···4417 |  -4.50 USD |

        """)
  }

  @Test func `by card and by date, and as CSV`() throws {
    let files = try Self.files()
    let page = try #require(files["periods/mid-march/by-card.md"])
    #expect(
      page.hasPrefix(
        """
        # Mid-March by card

        [by category](by-category.md) · [by date](by-date.md) · [CSV](transactions.csv) · [all periods](../../index.md)

        8 March 2026 – 12 March 2026. Compared with 3 March 2026 – 7 March 2026.

        ## Summary

        """), "\(page.prefix(400))")
    let table = try #require(files["periods/trip/transactions.csv"])
    let lines: [String] = [
      "0000000e000000000000000000000000,2026-02-10,,visa-gold,WHOLE FOODS #552,,,"
        + "Food/Groceries,-60.00,USD,,,posted,,,march.csv:15,trip,",
      "00000002000000000000000000000000,2026-03-02,,visa-gold,SQ *BLUE BOTTLE,Blue Bottle,,"
        + "Food/Coffee,-4.50,USD,,,posted,work,with Dana,march.csv:3,trip,",
    ]
    #expect(table.split(separator: "\r\n").dropFirst().map(String.init) == lines)
  }

  @Test func `the index lists them, those that begin last first`() throws {
    let index = try #require(try Self.files()["index.md"])
    let lines = index.split(separator: "\n").filter { $0.contains("periods/") }
    let names = lines.map { $0.prefix { $0 != "]" } }
    #expect(
      names == [
        "| [Empty", "| [Trip \\| abroad", "| [Mid-March", "| [Trip",
      ])
    #expect(lines.first?.contains("01/01/2027 |            |            0 |") == true, "\(lines)")
  }

  @Test func `the table has a line for each currency`() throws {
    #expect(
      PeriodsTable(try Self.input()).table.text(as: .csv)
        == [
          "period,id,start,end,automatic,transactions,first,last,spent,currency",
          "Empty,dddddd04,2027-01-01,,false,0,,,,",
          "Trip | abroad,aaaaaa01,2026-03-10,2026-03-20,false,0,,,,",
          "Mid-March,cccccc03,2026-03-08,2026-03-12,true,4,2026-03-09,2026-03-12,1202.41,USD",
          "Trip,bbbbbb02,2026-02-01,2026-02-20,false,2,2026-02-10,2026-03-02,64.50,USD", "",
        ].joined(separator: "\r\n"))
  }

  @Test func `a report of a period, by its name in several words`() throws {
    let report = try ReportCatalog.make(
      "period", arguments: ["trip", "abroad"], from: try Self.input())
    #expect(report.title == "Trip | abroad: 10 March 2026 – 20 March 2026")
    #expect(report.sections.isEmpty)
    let other = try ReportCatalog.make("period", arguments: ["bbbbbb"], from: try Self.input())
    #expect(
      other.text(as: .csv)
        == [
          "period,category,currency,spent,count,share", "Trip,Food/Groceries,USD,60.00,1,93.0",
          "Trip,Food/Coffee,USD,4.50,1,7.0", "",
        ].joined(separator: "\r\n"))
  }

  @Test func `an automatic period is compared with as many days before it`() throws {
    var input = try Self.input()
    input.periods = PeriodList([
      try Self.period("aaaaaa01", "March", "2026-03-01", "2026-03-31", automatic: true),
      try Self.period("bbbbbb02", "Long ago", "2026-02-01", "2026-02-28", automatic: true),
      try Self.period("cccccc03", "Week", "2026-03-09", "2026-03-15", automatic: true),
    ])
    let march = try ReportCatalog.make("period", arguments: ["March"], from: input)
    #expect(march.sections.first?.note == "Compared with 1 February 2026 – 28 February 2026.")
    let month = try ReportCatalog.make("month", arguments: ["2026-03"], from: input)
    #expect(
      march.sections.first { $0.title == "Spending in USD" }?.table
        == month.sections.first { $0.title == "Spending in USD" }?.table)
    // The groceries and the coffee of 2 March: 77.65 more than the refund of the next week.
    let week = try ReportCatalog.make("period", arguments: ["Week"], from: input)
    let rows = try #require(week.sections.first).table.text(as: .csv)
    #expect(rows.contains("Food/Groceries,-12.15,USD,1,-1.0,-94.30"), "\(rows)")
    #expect(rows.contains("Food/Coffee,0.00,USD,0,,-4.50"), "\(rows)")
    // Of what lies before the book, nothing is known.
    let first = try ReportCatalog.make("period", arguments: ["Long", "ago"], from: input)
    #expect(first.sections.first?.note == nil)
    #expect(first.sections.first?.table.text(as: .table).contains("Change") == false)
  }

  @Test(arguments: [
    ([], ReportFact.periodMissing(report: "period")),
    (["Tripp"], .unknownPeriod("Tripp", meant: "Trip")),
  ])
  func `a period that is not named, or not known`(words: [String], fact: ReportFact) throws {
    #expect(throws: fact) {
      try ReportCatalog.make("period", arguments: words, from: try Self.input())
    }
  }

  @Test func `names of folders are safe, and no two the same`() throws {
    let names = [
      "Vacation", "VACATION!", "../../etc", "🏖", "Con", "חופשה בים", "Été à Nîmes", "2026 / Q1",
      "vacation--x", String(repeating: "Ä", count: 100), String(repeating: "ä", count: 100),
      "Vacation  a1",
    ]
    let periods = try names.enumerated().map { number, name in
      try Self.period("a\(number)", name, "2026-01-01")
    }
    let slugs = PeriodSlugs(periods)
    let found = periods.map { slugs[$0.id] }
    #expect(Set(found).count == names.count)
    #expect(
      Array(found.prefix(9)) == [
        "vacation--a0", "vacation--a1", "etc", "period--a3", "con--a4", "חופשה-בים", "ete-a-nimes",
        "2026-q1", "vacation-x",
      ])
    #expect(found.allSatisfy { $0.utf8.count <= 200 && !$0.hasPrefix(".") })
  }
}
