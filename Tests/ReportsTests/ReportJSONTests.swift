import StatementModel
import TestSupport
import Testing

@testable import Reports

/// Reports for programs: one object, whose schema is printed beside it.
struct ReportJSONTests {
  private static func arguments(of kind: ReportKind) -> [String] {
    switch kind.make {
    case .whole: []
    case .ofMonth: ["2026-03"]
    case .ofPeriod: ["Spring"]
    }
  }

  private static func input(_ transactions: [Transaction]) throws -> ReportInput {
    var input = try Sample.input(transactions)
    input.periods = PeriodList([
      Period(
        id: PeriodID("00000000000000a1"), name: "Spring", start: try day("2026-03-01"),
        isAutomatic: true)
    ])
    return input
  }

  @Test(arguments: ReportCatalog.all.map(\.name))
  func `every report keeps to the schema`(_ name: String) throws {
    let kind = try #require(ReportCatalog.all.first { $0.name == name })
    let validator = SchemaValidator(ReportSchema.document)
    for transactions in [try Sample.book(), []] {
      let text = try ReportCatalog.make(
        name, arguments: Self.arguments(of: kind), from: try Self.input(transactions)
      ).text(as: .json)
      let json = try JSONInstance(text)
      #expect(validator.fault(in: json.instance) == nil)
      #expect(json["report"]?.text == name)
      // Each row has each column, and no other.
      let keys = json["columns"]?.items.compactMap { $0["key"]?.text } ?? []
      #expect(!keys.isEmpty)
      for row in json["rows"]?.items ?? [] {
        guard case .mapping(let members) = row else { throw NotAnObject() }
        #expect(Set(members.keys) == Set(keys))
      }
    }
    #expect(validator.unknownKeywords.isEmpty)
  }

  @Test(arguments: ReportCatalog.all.map(\.name))
  func `every column of a section has a key of its own`(_ name: String) throws {
    let kind = try #require(ReportCatalog.all.first { $0.name == name })
    var transactions = try Sample.book()
    for (number, date) in ["2026-01-05", "2026-02-05", "2026-03-05"].enumerated() {
      var abroad = try Sample.transaction(
        UInt64(20 + number), date, "-11.00 USD", "NETFLIX", category: "Shopping")
      abroad.details.original = try money("-10.00 EUR")
      transactions.append(abroad)
    }
    let report = try ReportCatalog.make(
      name, arguments: Self.arguments(of: kind), from: try Self.input(transactions))
    let tables =
      [report.flat] + report.sections.map(\.table) + report.sections.compactMap(\.totals)
    for keys in tables.map({ $0.columns.map(\.key) }) {
      #expect(!keys.contains("") && Set(keys).count == keys.count, "\(keys)")
    }
    if name == "foreign" { #expect(!report.sections.isEmpty) }
  }

  private struct NotAnObject: Error {}

  @Test func `totals stand apart from rows, and amounts are exact texts`() throws {
    let report = try ReportCatalog.make(
      "month", arguments: ["2026-03"], from: try Self.input(try Sample.book()))
    let json = try JSONInstance(report.text(as: .json))
    let section = try #require(json["sections"]?[0])
    let totals = try #require(section["totals"]?[0])
    #expect(totals["spent"]?.text == "1289.06")
    let rows = section["rows"]?.items ?? []
    #expect(!rows.isEmpty && rows.allSatisfy { $0["category"]?.text != "Total" })
    #expect(json["as_of"]?.text == "2026-03-31")
    #expect(json["arguments"]?.items.compactMap(\.text) == ["2026-03"])
  }

  @Test(arguments: [
    (#""version": 1"#, #""version": 2"#), (#""type": "decimal""#, #""type": "money""#),
    (#""spent": "1289.06""#, #""spent": 1289.06"#),
    (#""spent": "1289.06""#, #""spent": "1,289.06""#),
    (#""currency": "USD","#, ""), (#""report": "index","#, ""),
    (#""as_of": "2026-03-31""#, #""as_of": "31/03/2026""#),
    (#""transactions": 10,"#, #""transactions": 10, "more": 1,"#),
  ])
  func `the schema refuses what is none`(_ part: String, _ replacement: String) throws {
    let text = try ReportCatalog.make("index", from: try Self.input(try Sample.book()))
      .text(as: .json)
    try #require(text.contains(part), "\(text)")
    let wrong = text.replacing(part, with: replacement)
    let validator = SchemaValidator(ReportSchema.document)
    let instance = (try? JSONInstance(wrong).instance) ?? .null
    #expect(validator.fault(in: instance) != nil)
  }

  @Test func `names of the program's reports are kept from people's own`() {
    let names = Set(ReportCatalog.all.map(\.name))
    #expect(names.isSubset(of: CustomReport.reservedNames))
  }

  @Test func `what the program writes is kept from people's own files`() throws {
    for file in WrittenReports.all(try Self.input(try Sample.book())) {
      let first = file.path.split(separator: "/")[0]
      let name = String(first.prefix { $0 != "." })
      #expect(!CustomReport.isFile(name), "\(file.path)")
    }
  }
}
