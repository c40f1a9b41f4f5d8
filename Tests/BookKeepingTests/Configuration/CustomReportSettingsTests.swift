import StatementModel
import TestSupport
import Testing

@testable import BookKeeping

/// The reports of one's own in `daybook.yaml`, right and wrong.
struct CustomReportSettingsTests {
  private func parsed(_ text: String) throws -> [CustomReport] {
    let (configuration, diagnostics) = ConfigurationParser.parse(text, path: "daybook.yaml")
    try #require(diagnostics.isEmpty, "\(diagnostics.map(\.description))")
    return configuration.customReports
  }

  @Test func `every setting is read`() throws {
    let report = try #require(
      try parsed(
        """
        reports:
          custom:
            coffee:
              title: Coffee & cake
              filter:
                search: '"blue bottle" cake'
                from: 2026-01-01
                to: 2026-12-31
                month: 2026-03
                period: Vacation
                card: [visa, giro]
                category: [Food, uncategorized]
                amount: 10..20
                direction: out
                pending: no
                tag: [a, b]
                currency: eur
                all: yes
              group-by: month
              columns: [date, card_name, amount]
              sort: -amount
              format: [csv, json]
              file: mine/coffee
        """.replacing("category: [Food, uncategorized]", with: "category: [Food, Home/Rent]")
      )
      .first)
    var filter = TransactionFilter()
    filter.search = try SearchQuery("\"blue bottle\" cake")
    filter.from = try day("2026-01-01")
    filter.to = try day("2026-12-31")
    filter.month = Month(year: 2026, month: 3)
    filter.periods = ["Vacation"]
    filter.amount = try AmountRange("10..20")
    filter.direction = .out
    filter.isPending = false
    filter.tags = ["a", "b"]
    filter.currency = .eur
    filter.includesGone = true
    #expect(report.filter == filter)
    #expect(report.cards == ["visa", "giro"])
    #expect(report.categories == ["Food", "Home/Rent"])
    #expect(report.title == "Coffee & cake" && report.file == "mine/coffee")
    #expect(report.grouping == .month && report.sorting == .largestFirst)
    #expect(report.columns == [.date, .cardName, .amount] && report.formats == [.csv, .json])
  }

  @Test func `everything has a default`() throws {
    let reports = try parsed("reports: { custom: { all-of-it: , ניסיון: { format: csv } } }")
    #expect(reports.map(\.name) == ["all-of-it", "ניסיון"])
    #expect(reports[0].file == "all-of-it" && reports[0].formats == [.md])
    #expect(reports[0].filter.isEmpty && reports[0].columns == nil)
    #expect(try parsed("reports: { custom: }").isEmpty)
  }

  struct Case: CustomTestStringConvertible {
    var name: String
    /// What stands below `reports:`, `custom:`.
    var text: String
    /// `line:column code` of each mistake.
    var expected: [String]
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(name: "a list", text: "[a]", expected: ["1:20 wrong-kind"]),
    Case(name: "a blank in the name", text: "{ a b: }", expected: ["1:22 bad-report-name"]),
    Case(name: "a report of the program", text: "{ Month: }", expected: ["1:22 taken-report-name"]),
    Case(name: "an unknown key", text: "{ a: { colums: id } }", expected: ["1:27 unknown-key"]),
    Case(
      name: "an unknown column", text: "{ a: { columns: [id, amout] } }",
      expected: ["1:41 unknown-word"]),
    Case(
      name: "a column twice", text: "{ a: { columns: [id, id] } }", expected: ["1:41 named-twice"]),
    Case(
      name: "an unknown format", text: "{ a: { format: xml } }", expected: ["1:35 unknown-word"]),
    Case(
      name: "an unknown grouping", text: "{ a: { group-by: colour } }",
      expected: ["1:37 unknown-word"]),
    Case(name: "an unknown order", text: "{ a: { sort: up } }", expected: ["1:33 unknown-word"]),
    Case(
      name: "an unknown condition", text: "{ a: { filter: { categry: Food } } }",
      expected: ["1:37 unknown-key"]),
    Case(
      name: "no day", text: "{ a: { filter: { from: 2026-02-30 } } }", expected: ["1:43 bad-date"]),
    Case(
      name: "no month", text: "{ a: { filter: { month: 2026-13 } } }",
      expected: ["1:44 bad-month"]),
    Case(
      name: "a range that is none", text: "{ a: { filter: { amount: 20..10 } } }",
      expected: ["1:45 empty-amount-range"]),
    Case(
      name: "an open quotation mark", text: "{ a: { filter: { search: '\"x' } } }",
      expected: ["1:45 open-quote"]),
    Case(
      name: "a category and none",
      text: "{ a: { filter: { category: Food, uncategorized: yes } } }",
      expected: ["1:35 category-and-none"]),
    Case(
      name: "days that end before they begin",
      text: "{ a: { filter: { from: 2026-02-01, to: 2026-01-31 } } }",
      expected: ["1:35 reversed-days"]),
    Case(name: "a way out", text: "{ a: { file: ../b } }", expected: ["1:33 bad-report-file"]),
    Case(
      name: "a way out in the middle", text: "{ a: { file: b/../../c } }",
      expected: ["1:33 bad-report-file"]),
    Case(name: "the root", text: "{ a: { file: /etc/b } }", expected: ["1:33 bad-report-file"]),
    Case(
      name: "a folder of the program", text: "{ a: { file: Months/b } }",
      expected: ["1:33 bad-report-file"]),
    Case(
      name: "a file of the program", text: "{ a: { file: index } }",
      expected: ["1:33 bad-report-file"]),
    Case(name: "an ending", text: "{ a: { file: b.csv/c } }", expected: ["1:33 bad-report-file"]),
    Case(
      name: "two of one file", text: "{ a: { format: csv }, b: { file: A, format: [md, csv] } }",
      expected: ["1:53 shared-report-file"]),
    Case(
      name: "everything at once", text: "{ a: { sort: up, file: .b, filter: [x] } }",
      expected: ["1:33 unknown-word", "1:43 bad-report-file", "1:55 wrong-kind"]),
  ])
  func `each mistake has its place`(_ c: Case) {
    let text = "reports: { custom: \(c.text) }"
    let diagnostics = ConfigurationParser.parse(text, path: "daybook.yaml").diagnostics
    let found = diagnostics.map { diagnostic in
      "\(diagnostic.location?.line ?? 0):\(diagnostic.location?.column ?? 0) \(diagnostic.fact.code)"
    }
    #expect(found == c.expected)
    #expect(diagnostics.allSatisfy { !$0.fact.summary.isEmpty })
  }

  @Test func `a near miss is named`() {
    let text = "reports: { custom: { a: { filter: { categry: Food } } } }"
    let told = ConfigurationParser.parse(text, path: "daybook.yaml").diagnostics.map(\.description)
    #expect(told.first?.contains("did you mean \"category\"?") == true)
  }
}
