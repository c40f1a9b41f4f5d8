import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Files that end within their last row.
struct CutOffTests {
  private static func text(_ first: String, _ second: String, _ last: String) -> String {
    """
    Date,Description,Amount
    2024-01-31,PURCHASE Cafe,\(first)
    2024-01-30,PURCHASE Cafe,\(second)
    \(last)
    """
  }

  @Test(arguments: [
    ("fewer decimals", "-3.50", "2024-01-29,Shop,-1234.5"),
    ("no decimals", "-3.50", "2024-01-29,Shop,-12"), ("a sign", "-3.50", "2024-01-29,Shop,-"),
    ("nothing", "-3.50", "2024-01-29,Shop,"), ("no field", "-3.55", "2024-01-29,Shop"),
    ("only a date", "-3.55", "2024-01-29"), ("part of a date", "-3.55", "2024-01"),
  ])
  func `A last row that is cut off is rejected`(_ name: String, _ first: String, _ last: String) {
    let text = Self.text(first, "-1000.25", last)
    let file = readCSV(text)
    #expect(rows(file).map(\.span.line) == [2, 3])
    #expect(file.rejected.map(\.span.line) == [4])
    // It is told once.
    #expect(file.warnings.isEmpty)
  }

  @Test func `Where no amount ends in zero, the row is read and doubted`() {
    let file = readCSV(Self.text("-3.55", "-1000.25", "2024-01-29,PURCHASE Shop,-1234.5"))
    #expect(rows(file).count == 3)
    #expect(file.warnings.map(\.fact.code) == ["cut-off"])
    #expect(file.warnings.first?.location?.line == 4)
  }

  @Test(arguments: ["2024-01-29,PURCHASE Shop,-1234.5", "2024-01-29,PURCHASE Shop,-1234"])
  func `Amounts that leave zeros out show nothing`(_ last: String) {
    let file = readCSV(Self.text("-3.5", "-1000.25", last))
    #expect(rows(file).count == 3)
    #expect(file.warnings.isEmpty)
    #expect(file.rejected.isEmpty)
  }

  @Test func `A footer without a line break is no row`() {
    let file = readCSV(Self.text("-3.50", "-1000.25", "2 rows"))
    #expect(rows(file).count == 2)
    #expect(file.rejected.isEmpty)
  }
}
