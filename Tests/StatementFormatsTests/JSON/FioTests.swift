import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Statements of Fio banka, whose fields are numbered objects.
struct FioTests {
  private static func column(_ number: Int, _ value: String) -> String {
    "\"column\(number)\": {\"value\": \(value), \"name\": \"x\", \"id\": \(number)}"
  }

  private static func row(_ id: Int, _ amount: String, _ more: [String] = []) -> String {
    let all =
      [
        column(22, "\(id)"), column(0, "\"2024-03-02+0100\""), column(1, amount),
        column(14, "\"CZK\""), "\"column4\": null",
      ] + more
    return "{\(all.joined(separator: ", "))}"
  }

  private static func file(_ rows: [String]) -> StatementFile {
    readJSON(
      """
      {"accountStatement": {
        "info": {"accountId": "2900000001", "bankId": "2010", "currency": "CZK",
          "iban": "CZ5820100000002900000001", "openingBalance": 500.5, "closingBalance": 370.25,
          "dateStart": "2024-03-01+0100", "dateEnd": "2024-03-31+0100"},
        "transactionList": {"transaction": [\(rows.joined(separator: ", "))]}}}
      """)
  }

  @Test func `reads amounts as signed, days and texts`() throws {
    let file = Self.file([
      Self.row(11, "-130.25", [Self.column(7, "\"Nákup\""), Self.column(8, "\"Platba kartou\"")]),
      Self.row(
        12, "\"0.00\"", [Self.column(10, "\"Mill Bakery\""), Self.column(16, "\"Thanks\"")]),
    ])
    #expect(file.rowTexts == ["2024-03-02 -130.25 Nákup", "2024-03-02 0 Mill Bakery"])
    #expect(file.rows.map(\.nativeID) == ["11", "12"])
    #expect(file.rows.map(\.details.memo) == ["Platba kartou", "Thanks"])
    #expect(file.decisions.contains { $0.subject == "shape" && $0.choice == "Fio banka" })
  }

  @Test func `takes account, balances and period from beside the list`() throws {
    let statement = try #require(Self.file([Self.row(11, "-130.25")]).statements.first)
    #expect(statement.account == "CZ5820100000002900000001")
    #expect(statement.currency?.code == "CZK")
    #expect(statement.openingBalance?.amount == (try decimal("500.5")))
    #expect(statement.closingBalance?.amount == (try decimal("370.25")))
  }

  @Test func `rejects a row without a day`() {
    let bad = Self.row(13, "-1").replacing("\"2024-03-02+0100\"", with: "null")
    let file = Self.file([Self.row(11, "-130.25"), bad])
    #expect(file.rows.count == 1)
    #expect(file.rejected.count == 1)
  }
}
