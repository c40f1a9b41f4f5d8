import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Lines between rows that name a card or an account.
struct SectionAccountTests {
  private static let header = "Date,Description,Amount"
  private static let first = ["2024-01-15,PURCHASE Cafe,-5.00", "2024-01-16,SALARY,100.00"]
  private static let second = ["2024-02-01,PURCHASE Shop,-9.00", "2024-02-02,SALARY,200.00"]

  private static func file(_ lines: [String]) -> StatementFile {
    readCSV(lines.joined(separator: "\n") + "\n")
  }

  @Test(arguments: [
    ("in one cell", "Card 1234", "Card 5678"), ("in two cells", "Account,1234,", "Account,5678,"),
    ("with a colon", "Kartennummer: 1234", "Kartennummer: 5678"),
  ])
  func `A section under a repeated header is of the account that its line names`(
    _ name: String, _ one: String, _ other: String
  ) {
    let file = Self.file([one, Self.header] + Self.first + [other, Self.header] + Self.second)
    #expect(file.statements.map(\.account) == ["1234", "5678"])
    #expect(file.statements.map { $0.rows.map(\.span.line) } == [[3, 4], [7, 8]])
    #expect(file.warnings.isEmpty)
  }

  @Test func `The account of the same pages makes no further table`() {
    let page = ["Card 1234", Self.header]
    let file = Self.file(page + Self.first + page + Self.second)
    #expect(file.statements.map(\.account) == ["1234"])
    #expect(file.statements.first?.rows.count == 4)
    #expect(file.warnings.isEmpty)
  }

  @Test func `Another account without a header is told with its line`() {
    let file = Self.file(
      [Self.header, "Card 1234,,"] + Self.first + ["Card 5678,,"] + Self.second)
    #expect(file.warnings.map(\.fact.code) == ["other-account"])
    #expect(file.warnings.first?.location?.line == 5)
    #expect(rows(file).count == 4)
  }

  @Test(arguments: ["Balance 1234.00,,", "Call 0800 1234 for help,,", "Rows: 1234,,"])
  func `Other lines between rows name no account`(_ line: String) {
    let file = Self.file([Self.header] + Self.first + [line] + Self.second)
    #expect(file.warnings.isEmpty)
    #expect(rows(file).count == 4)
  }

  @Test func `More tables than are read refuse the file`() {
    let lines = (0..<101).flatMap { ["Card \(10_000 + $0)", Self.header] + Self.first }
    let file = CSVFormat.read(
      Array((lines.joined(separator: "\n") + "\n").utf8), options: ReadingOptions(path: "x"))
    guard case .unreadable(let reason) = file.outcome else {
      Issue.record("read")
      return
    }
    #expect(reason.fact.code == "too-many-tables")
  }
}
