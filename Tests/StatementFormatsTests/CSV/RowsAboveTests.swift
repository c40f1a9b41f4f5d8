import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Rows that stand above the header, and lines that do not.
struct RowsAboveTests {
  private static let header = "Date,Description,Amount"

  @Test(arguments: [
    ("last", ["2024-01-15,Cafe,-5.00", "2024-01-17,SALARY,100.00", header], [1, 2]),
    (
      "in the middle",
      ["2024-01-15,Cafe,-5.00", header, "2024-01-17,SALARY,100.00", "2024-01-18,Shop,-2.00"],
      [1, 3, 4]
    ),
    (
      "below a title", ["My account", "2024-01-15,Cafe,-5.00", header, "2024-01-17,SALARY,100.00"],
      [2, 4]
    ),
    ("of two columns less", ["2024-01-15,Cafe,-5.00,,", header + ",,"], [1]),
  ])
  func `Rows above the header are read with it`(_ name: String, _ lines: [String], _ read: [Int]) {
    let file = readCSV(lines.joined(separator: "\n") + "\n")
    #expect(rows(file).map(\.span.line) == read)
    #expect(file.rejected.isEmpty)
    #expect(!file.leftOut.contains { $0.reason == .repeatedHeader })
    #expect(file.header.first == "Date")
  }

  @Test func `Rows of other columns above the header are rejected, each with its line`() {
    let file = readCSV(
      """
      Cafe,Main Street,2024-01-15,-5.00
      Shop,High Street,2024-01-16,-6.50
      \(Self.header)
      2024-01-17,Baker,-7.00
      2024-01-18,SALARY,100.00
      2024-01-19,Baker,-7.00

      """)
    #expect(file.rejected.map(\.fact.code) == ["row-above-header", "row-above-header"])
    #expect(file.rejected.map(\.span.line) == [1, 2])
    #expect(file.rejected.map(\.record) == [1, 2])
    #expect(rows(file).map(\.span.line) == [4, 5, 6])
  }

  @Test(arguments: [
    ["Account,12345678,", "From,2024-01-01,"], ["Opening balance,2024-01-01,100.00"],
    ["Balance:,2024-01-01,100.00", "Limit:,2024-01-31,90.00"],
    ["Saldo,01.01.2024,\"100,00 EUR\"", "Saldo,31.01.2024,\"90,00 EUR\""],
    ["Statement,2024-01-01,2024-01-31", "Rows,2,"],
    ["From,Number,Balance", "2024-01-01,12345678,100.00", "Filter,none,"],
  ])
  func `Labels and values above the header are its preamble`(_ lines: [String]) {
    let table = [Self.header, "2024-01-15,Cafe,-5.00", "2024-01-17,SALARY,100.00"]
    let file = readCSV((lines + table).joined(separator: "\n") + "\n")
    #expect(rows(file).count == 2)
    #expect(file.rejected.isEmpty)
    #expect(file.leftOut.isEmpty)
  }

  @Test(arguments: [nil, true])
  func `A row is never the header, though lines above it are passed over`(_ said: Bool?) {
    var profile = StatementProfile(name: "test")
    profile.skipLines = 1
    profile.hasHeader = said
    let file = readCSV(
      "2024-01-14,Cafe,-5.00\n2024-01-15,Shop,-6.00\n2024-01-16,SALARY,100.00\n", profile: profile)
    #expect(file.header.isEmpty)
    #expect(rows(file).map(\.span.line) == [2, 3])
  }
}
