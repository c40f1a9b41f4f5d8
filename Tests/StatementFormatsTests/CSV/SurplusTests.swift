import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Records with more cells than the header has names.
struct SurplusTests {
  @Test(arguments: [
    ("amount last", "Date,Description,Amount", ["2024-01-15,A,-14,00", "2024-01-17,B,1009,99"]),
    ("before words", "Date,Amount,Description", ["2024-01-15,-5,50,A", "2024-01-17,9,99,B"]),
    (
      "before a category", "Date,Description,Amount,Category",
      ["2024-01-15,A,-14,00,Food", "2024-01-17,B,9,99,Income"]
    ),
    (
      "beside a balance", "Date,Description,Amount,Balance",
      ["2024-01-15,A,-14,00,86,00", "2024-01-17,B,9,99,95,99"]
    ),
    ("unnamed column", "Date,Description,Amount,", ["2024-01-15,A,-14,00", "2024-01-17,B,9,99"]),
  ])
  func `An amount cut by its decimal comma is never taken without its cents`(
    _ name: String, _ header: String, _ records: [String]
  ) {
    let file = readCSV(header + "\n" + records.map { $0 + "\n" }.joined())
    guard case .unreadable(let reason) = file.outcome else {
      Issue.record("not refused: \(file.outcome)")
      return
    }
    #expect(reason.fact.code == "most-rows-unreadable")
    #expect(file.rejected.map(\.fact.code) == ["long-record", "long-record"])
  }

  @Test(arguments: [("empty", ""), ("words", "paid by phone")])
  func `Cells after the last column that hold no number do no harm`(
    _ name: String, _ cell: String
  ) throws {
    let file = readCSV(
      "Date,Description,Amount\n2024-01-15,PURCHASE Baker,-14.00,\(cell)\n"
        + "2024-01-17,SALARY,1009.99,\(cell)\n")
    #expect(file.rejected.isEmpty)
    #expect(try rows(file).map(\.amount) == [decimal("-14.00"), decimal("1009.99")])
  }

  @Test func `A text cut by its own commas is read with all its parts`() throws {
    let file = readCSV(
      """
      Date,Amount,Description
      2024-01-15,-14.00,PURCHASE Baker
      2024-01-16,-3.00,PURCHASE Smith, Sons, and Co
      2024-01-17,1009.99,SALARY
      2024-01-18,-1,234.50,PURCHASE Baker
      """)
    #expect(
      try rows(file).map(\.amount) == [decimal("-14.00"), decimal("-3"), decimal("1009.99")])
    #expect(rows(file)[1].description == "PURCHASE Smith")
    #expect(rows(file)[1].details.memo == "Sons · and Co")
    #expect(file.rejected.map(\.span.line) == [5])
  }
}
