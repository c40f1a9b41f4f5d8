import StatementModel
import TestSupport
import Testing

@testable import Reports

struct ReportCatalogTests {
  static func make(_ name: String, _ arguments: String...) throws -> PrintedReport {
    try ReportCatalog.make(
      name, arguments: arguments, from: try Sample.input(try Sample.book()))
  }

  @Test func `prints a month`() throws {
    #expect(
      try Self.make("month", "2026-02").text(as: .table) == """
        February 2026

        Spending in USD
        Category        Spent  Currency  Count    Share
        Food/Groceries  60.00  USD           1  100.0 %
        Total           60.00  USD           1

        Spending in EUR
        Category  Spent  Currency  Count    Share
        Shopping  30.00  EUR           1  100.0 %
        Total     30.00  EUR           1

        """)
  }

  @Test func `prints categories by months`() throws {
    #expect(
      try Self.make("spending").text(as: .md).hasPrefix(
        """
        # Spending by category and month

        ## USD

        | Category       | Feb 2026 | Mar 2026 |    Total |
        | -------------- | -------: | -------: | -------: |
        | Food/Groceries |    60.00 |    70.00 |   130.00 |
        | Food/Coffee    |          |     4.50 |     4.50 |
        | Uncategorized  |          | 1,214.56 | 1,214.56 |

        """))
  }

  @Test func `prints cards, unused ones too`() throws {
    var input = try Sample.input(try Sample.book())
    input.cards.append(Card(id: CardID("new"), name: "New"))
    #expect(
      try ReportCatalog.make("cards", from: input).text(as: .csv)
        == [
          "card,id,transactions,first,last,total,currency", "New,new,0,,,,",
          "Visa Gold ···4417,visa-gold,11,2026-02-10,2026-03-21,2740.95,USD",
          "לאומי קארד,leumi,1,2026-03-20,2026-03-20,-250.00,ILS",
          "Unknown card,lost,1,2026-02-11,2026-02-11,-30.00,EUR", "",
        ].joined(separator: "\r\n"))
  }

  @Test func `prints all months`() throws {
    #expect(
      try Self.make("index").text(as: .ndjson).split(separator: "\n").first
        == #"{"month":"2026-03","transactions":10,"spent":"1289.06","currency":"USD","change":"1229.06"}"#
    )
  }

  @Test func `says so where there is nothing`() throws {
    #expect(try Self.make("month", "2020-01").text(as: .table).hasSuffix("Nothing to show.\n"))
  }

  struct MistakeCase: CustomTestStringConvertible {
    var words: [String]
    var expected: ReportFact
    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(arguments: [
    MistakeCase(
      words: ["mont"],
      expected: .unknownReport("mont", known: ReportCatalog.all.map(\.name))),
    MistakeCase(words: ["month"], expected: .monthMissing(report: "month")),
    MistakeCase(words: ["month", "2026-13"], expected: .badMonth("2026-13")),
    MistakeCase(
      words: ["month", "2026-01", "x"],
      expected: .surplusArgument(report: "month", argument: "x")),
    MistakeCase(
      words: ["cards", "x"], expected: .surplusArgument(report: "cards", argument: "x")),
  ])
  func `tells what is wrong with a request`(_ c: MistakeCase) throws {
    let input = try Sample.input([])
    #expect(throws: c.expected) {
      try ReportCatalog.make(c.words[0], arguments: Array(c.words.dropFirst()), from: input)
    }
    #expect(!c.expected.summary.isEmpty)
    #expect(c.expected.remedy != nil)
  }

  @Test(arguments: ReportCatalog.all.map(\.name))
  func `titles of columns are words of the language`(_ name: String) throws {
    let arguments = ["month": ["2026-03"], "period": ["Trip"]][name] ?? []
    var input = try Sample.input(Sample.book())
    input.periods = PeriodList([
      Period(
        id: PeriodID("0011223344556677"), name: "Trip", start: try day("2026-03-01"),
        end: nil, isAutomatic: true)
    ])
    let report = try ReportCatalog.make(name, arguments: arguments, from: input)
    for column in report.sections.flatMap(\.table.columns) {
      guard case .text(let title) = column.title else { continue }
      // Months are called by their names, currencies by their codes, and a percentage by its sign.
      #expect(
        Month(iso: column.key) != nil || ["", "%"].contains(title)
          || Currency(code: title) != nil || title.hasPrefix("Average "), "\(title)")
    }
  }

  @Test func `every report has a name of its own and says what it shows`() {
    #expect(Set(ReportCatalog.all.map(\.name)).count == ReportCatalog.all.count)
    #expect(ReportCatalog.all.allSatisfy { $0.abstract.hasSuffix(".") })
  }
}
