import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Quotes that nothing closes.
struct UnclosedQuoteTests {
  private static let text = """
    Date,Description,Amount
    2024-01-31,PURCHASE Cafe,-5.00
    2024-01-30,"PURCHASE Bakery,-6.00
    2024-01-29,PURCHASE Grocer,-7.00
    """

  @Test func `The line of the quote is said, and the other rows are read`() throws {
    let file = readCSV(Self.text + "\n")
    let warning = try #require(file.warnings.first { $0.fact.code == "unclosed-quote" })
    #expect(warning.location?.line == 3)
    #expect(warning.fact.summary.contains("quote"))
    #expect(warning.fact.summary.contains("never closed"))
    #expect(rows(file).map(\.span.line) == [2, 3, 4])
  }

  @Test func `A quote that is closed on a later line is no matter`() {
    let file = readCSV(Self.text.replacing("Grocer", with: "Grocer\"") + "\n")
    #expect(!file.warnings.contains { $0.fact.code == "unclosed-quote" })
  }

  @Test(arguments: [
    ("date first", "Date,Description,Amount", ["1,Foo,-1.00", "2,\"Caf,-3.00", "3,Foo,-4.00"]),
    ("no row between", "Date,Description,Amount", ["1,Foo,-1.00", "2,\"Caf,-3.00"]),
  ])
  func `A quote that takes in further rows is said with its line`(
    _ name: String, _ header: String, _ starts: [String]
  ) throws {
    let lines = starts + ["4,\"Bar, Inc\",-5.00", "5,Baz,-6.00"]
    let file = readCSV("\(header)\n" + lines.map { "2024-01-1\($0)\n" }.joined())
    #expect(file.rejected.map(\.fact.code) == ["swallowed-rows"])
    #expect(file.rejected.map(\.span.line) == [3])
  }

  @Test func `So is one in a cell before the date`() {
    let file = readCSV(
      """
      Description,Date,Amount
      PURCHASE Foo,2024-01-10,-1.00
      "Caf,2024-01-11,-3.00
      "Bar, Inc",2024-01-12,-5.00
      PURCHASE Baz,2024-01-13,-6.00

      """)
    #expect(file.rejected.map(\.fact.code) == ["swallowed-rows"])
    #expect(file.rejected.map(\.span.line) == [3])
  }

  @Test(arguments: [
    "2024-01-11,\"Caf\nof 2024-01-11, paid\",-3.00", "2024-01-11,\"Caf\n2024-01-11\",-3.00",
  ])
  func `Texts of several lines are no rows`(_ record: String) {
    let file = readCSV(
      "Date,Description,Amount\n2024-01-10,PURCHASE Foo,-1.00\n\(record)\n")
    #expect(file.rejected.isEmpty)
    #expect(rows(file).count == 2)
  }
}
