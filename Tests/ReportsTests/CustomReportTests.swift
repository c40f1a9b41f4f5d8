import StatementModel
import TestSupport
import Testing

@testable import Reports

/// Reports that a person described.
struct CustomReportTests {
  private static func report(_ change: (inout CustomReport) throws -> Void) throws -> CustomReport {
    var report = CustomReport(name: "mine", location: SourceLocation(file: "daybook.yaml"))
    try change(&report)
    return report
  }

  @Test func `groups, totals and columns are those asked for`() throws {
    let report = try Self.report { report in
      report.title = "Food | month by month"
      report.filter.categories = [Sample.path("Food")]
      report.grouping = .month
      report.sorting = .amount
      report.columns = [.date, .merchant, .amount, .currency]
    }
    let text = report.printed(try Sample.input(try Sample.book())).text(
      as: .md, locale: try ReportLocale("en-GB"))
    #expect(
      text == """
        # Food \\| month by month

        ## March 2026

        4 transactions · -74.50 USD · -250.00 ILS · pending: 1 · -15.00 USD

        | Date       | Merchant           |  Amount | Currency |
        | ---------- | ------------------ | ------: | -------- |
        | 20/03/2026 | \u{2068}שופרסל דיל\u{2069}         | -250.00 | ILS      |
        | 02/03/2026 | WHOLE FOODS #552   |  -82.15 | USD      |
        | 16/03/2026 | PENDING CAFE       |  -15.00 | USD      |
        | 02/03/2026 | Blue Bottle        |   -4.50 | USD      |
        | 09/03/2026 | WHOLE FOODS refund |   12.15 | USD      |

        ## February 2026

        1 transaction · -60.00 USD

        | Date       | Merchant         | Amount | Currency |
        | ---------- | ---------------- | -----: | -------- |
        | 10/02/2026 | WHOLE FOODS #552 | -60.00 | USD      |

        **5 transactions · -134.50 USD · -250.00 ILS · pending: 1 · -15.00 USD**

        """)
  }

  @Test func `programs get the group with each line, and totals apart`() throws {
    let report = try Self.report { report in
      report.filter.categories = [Sample.path("Food/Coffee")]
      report.grouping = .date
      report.columns = [.id, .tags, .amount]
    }
    let printed = report.printed(try Sample.input(try Sample.book()))
    #expect(
      printed.text(as: .csv) == """
        group,id,tags,amount\r
        2026-03-16,0000000a000000000000000000000000,,-15.00\r
        2026-03-02,00000002000000000000000000000000,work,-4.50\r

        """)
    let json = try JSONInstance(printed.text(as: .json))
    #expect(SchemaValidator(ReportSchema.document).fault(in: json.instance) == nil)
    let totals = try #require(json["sections"]?[0]?["totals"]?[0])
    #expect(totals["status"]?.text == "pending" && totals["total"]?.text == "-15.00")
    #expect(json["sections"]?[1]?["totals"]?[0]?["spent"]?.text == "4.50")
  }

  @Test func `without columns people see the usual ones, and programs all`() throws {
    let report = try Self.report { $0.filter.tags = ["work"] }
    let printed = report.printed(try Sample.input(try Sample.book()))
    #expect(printed.sections.map(\.table.columns.count) == [6])
    #expect(printed.flat.columns.map(\.key) == CustomReport.Column.allCases.map(\.rawValue))
    #expect(printed.text(as: .md).contains("Visa Gold ···4417"))
  }

  @Test func `its files are written with the others`() throws {
    var input = try Sample.input(try Sample.book())
    input.custom = [
      try Self.report { report in
        report.formats = [.md, .csv, .json]
        report.file = "own/mine"
      }
    ]
    let files = WrittenReports.all(input)
    #expect(
      Set(files.map(\.path)).isSuperset(of: ["own/mine.md", "own/mine.csv", "own/mine.json"]))
    #expect(Set(files.map(\.path)).count == files.count)
    #expect(try ReportCatalog.make("mine", from: input).title == "mine")
    #expect(throws: ReportFact.surplusArgument(report: "mine", argument: "x")) {
      try ReportCatalog.make("mine", arguments: ["x"], from: input)
    }
  }

  @Test func `nothing found is said`() throws {
    let report = try Self.report { $0.filter.search = try SearchQuery("nowhere") }
    #expect(
      report.printed(try Sample.input(try Sample.book())).text(as: .md)
        == "# mine\n\nNothing to show.\n")
  }
}
