import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Columns of statuses, and files that end too soon.
struct StatusTests {
  @Test(arguments: [
    ("Completed", "posted"), ("settled", "posted"), ("Verbucht", "posted"), ("Effectué", "posted"),
    ("Zrealizowano", "posted"), ("Исполнен", "posted"), ("הושלם", "posted"), ("交易成功", "posted"),
    ("*", "posted"), ("!", "pending"), ("Pending", "pending"), ("not yet posted", "pending"),
    ("Nicht gebucht", "pending"), ("vorgemerkt", "pending"), ("В обработке", "pending"),
    ("Uncleared", "pending"), ("Autorizovaná", "pending"), ("Storniert", "declined"),
    ("FAILED", "declined"), ("REVERTED", "declined"), ("Отменён", "declined"),
    ("退款成功", "posted"), ("已退款(￥5.00)", "posted"), ("待支付", "pending"), ("交易失败", "declined"),
    ("已撤销", "declined"), ("Geaccepteerd", "posted"), ("APPROVED", "posted"),
    ("NOT APPROVED", "declined"), ("Nicht genehmigt", "declined"), ("non autorisé", "declined"),
    ("not yet approved", "pending"),
    ("Reserverat", "pending"),
    ("Pend", nil), ("Zorbled", nil), ("7", nil),
  ])
  func `A status is known by its words`(cell: String, expected: String?) {
    #expect(StatementWords.knownStatus(cell).map { "\($0)" } == expected)
  }

  private static let whole = """
    Date,Description,Amount,Status
    2024-01-31,Cafe,-5.00,Completed
    2024-01-30,Cafe,-6.00,Pending
    2024-01-29,Cafe,-7.00,
    """

  @Test(arguments: [("Pend", true), ("Pending", false), ("Com", true), ("Completed", false)])
  func `A row whose status is cut off at the end is rejected`(_ status: String, _ isCut: Bool) {
    let file = readCSV(Self.whole + status)
    #expect(file.rejected.map(\.fact.code) == (isCut ? ["cut-off"] : []))
    #expect(rows(file).count == (isCut ? 2 : 3))
    // With a line break the cell is whole, whatever it says.
    let ended = readCSV(Self.whole + status + "\n")
    #expect(!ended.warnings.contains { $0.fact.code == "cut-off" })
  }

  private static func amounts(_ last: String) -> String {
    """
    Date,Description,Amount
    2024-01-31,Cafe,-5.50
    2024-01-30,Cafe,-6.25
    2024-01-29,Cafe,-7.00
    2024-01-28,Cafe,\(last)
    """
  }

  @Test(arguments: ["-8.1", "-8", "-8."])
  func `An amount cut off at the end of the file is not taken`(_ last: String) {
    let file = readCSV(Self.amounts(last))
    #expect(rows(file).count == 3)
    #expect(file.rejected.map(\.fact.code) == ["cut-off"])
    #expect(file.rejected.map(\.span.line) == [5])
    #expect(rows(readCSV(Self.amounts(last) + "\n")).count == 4)
  }

  @Test func `A whole file without a last line break is read whole`() {
    let file = readCSV(Self.amounts("-8.10"))
    #expect(rows(file).count == 4)
    #expect(file.warnings.isEmpty)
  }

  @Test func `Where decimals vary, a short last amount shows nothing`() {
    let file = readCSV(Self.amounts("-8").replacing("-7.00", with: "-7"))
    #expect(rows(file).count == 4)
  }
}
