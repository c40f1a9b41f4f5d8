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
}
