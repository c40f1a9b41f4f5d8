import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Marks in place of an amount.
struct PlaceholderTests {
  @Test(
    arguments: ["", "-", "--", "–", "—", "−", "N/A", "n/a", "NA", "null", ".", " - ", "#N/A"],
    [1, 2, 3])
  func `They are empty cells of columns of debits and credits`(
    _ mark: String, _ credits: Int
  ) throws {
    let lines = (0..<4).map { row in
      "2024-01-0\(row + 2);Alpha;" + (row < credits ? "\(mark);5.00" : "7.00;\(mark)")
    }
    let file = readCSV("Date;Description;Debit;Credit\n" + lines.joined(separator: "\n") + "\n")
    let expected = try (0..<4).map { try decimal($0 < credits ? "5.00" : "-7.00") }
    #expect(rows(file).map(\.amount) == expected)
    #expect(file.rejected.isEmpty)
    #expect(file.leftOut.isEmpty)
  }

  @Test(arguments: ["-", "n/a"])
  func `A column of nothing else keeps its place`(_ mark: String) throws {
    let file = readCSV(
      "Date;Description;Money In;Money Out;Balance\n2024-01-02;A;\(mark);5.00;95.00\n"
        + "2024-01-03;B;\(mark);6.00;89.00\n")
    #expect(try rows(file).map(\.amount) == [decimal("-5"), decimal("-6")])
    #expect(file.decisions.contains { $0.subject == "credit" && $0.choice.contains("Money In") })
  }

  @Test func `A named column with few amounts is kept, and what is none is rejected`() throws {
    let file = readCSV(
      """
      Date,Description,Debit,Credit
      2024-01-02,A,10.00,
      2024-01-03,B,11.00,see below
      2024-01-04,C,12.00,see below
      2024-01-05,D,,5.00
      2024-01-06,E,13.00,
      2024-01-07,F,14.00,
      """)
    #expect(
      try rows(file).map(\.amount) == [
        decimal("-10"), decimal("5"), decimal("-13"), decimal("-14"),
      ])
    #expect(file.rejected.map(\.fact.code) == ["bad-amount", "bad-amount"])
  }

  @Test func `A row with an amount in another column of money is rejected, not passed over`() {
    let file = readCSV(
      """
      Date,Description,Amount,Paid in
      2024-01-02,PURCHASE A,-10.00,
      2024-01-03,PURCHASE B,-11.00,
      2024-01-04,C,,25
      2024-01-05,PURCHASE D,-12.00,
      """)
    #expect(rows(file).count == 3)
    #expect(file.rejected.map(\.fact.code) == ["missing-amount"])
    #expect(file.leftOut.isEmpty)
  }

  @Test func `A dash in a column of directions is money spent`() throws {
    let file = readCSV("Date,Text,Amount,\n2024-01-02,A,5.00,-\n2024-01-03,B,6.00,+\n")
    #expect(try rows(file).map(\.amount) == [decimal("-5"), decimal("6")])
  }
}
