import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Words for in and out that tell nothing, and marks that tell more than their column.
struct DirectionWordTests {
  @Test(arguments: [
    ("Account Type", "credit"), ("Type", "Credit"), ("accttype", "credit"), ("Type", "Debit"),
    ("Kind", "debit"), ("Card", "Debit"),
  ])
  func `One word beside amounts of both signs is none for the direction`(
    _ header: String, _ word: String
  ) throws {
    let file = readCSV(
      """
      Date,Description,Amount,\(header)
      2024-01-17,NETFLIX,-15.99,\(word)
      2024-01-18,WHOLE FOODS,-42.87,\(word)
      2024-01-19,DIRECT DEPOSIT,200.00,\(word)
      """)
    #expect(
      try rows(file).map(\.amount) == [decimal("-15.99"), decimal("-42.87"), decimal("200")])
    #expect(!file.decisions.contains { $0.subject == "direction" })
  }

  @Test func `One word against all signs is none, either`() throws {
    let file = readCSV(
      """
      Date,Description,Amount,Type
      2024-01-17,NETFLIX,-15.99,Credit
      2024-01-18,WHOLE FOODS,-42.87,Credit
      """)
    #expect(try rows(file).map(\.amount) == [decimal("-15.99"), decimal("-42.87")])
  }

  @Test func `One word that agrees with all signs is left as it is`() throws {
    let file = readCSV(
      """
      Date,Description,Amount,Type
      2024-01-17,Alpha,-15.99,Debit
      2024-01-18,Beta,-42.87,Debit
      """)
    #expect(try rows(file).map(\.amount) == [decimal("-15.99"), decimal("-42.87")])
  }

  @Test(arguments: ["Credit,Debit", "Debit,Credit"])
  func `A mark at the amount goes before the name of its column`(_ names: String) throws {
    let file = readCSV(
      """
      Date,Description,\(names)
      2024-01-31,A,0.80Dr,
      2024-01-31,B,5.00 DR,
      2024-02-02,C,15.00Cr,
      2024-02-03,D,25.00Cr,
      """)
    #expect(
      try rows(file).map(\.amount) == [
        decimal("-0.8"), decimal("-5"), decimal("15"), decimal("25"),
      ])
  }
}
