import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Rows whose date can't be read.
struct UndatedRowTests {
  private static func file(_ line: String) -> StatementFile {
    readCSV(
      """
      Date,Description,Amount
      2024-01-14,Cafe,-5.00
      \(line)
      2024-01-16,Shop,-6.00
      2024-01-17,SALARY,100.00

      """)
  }

  @Test(arguments: [
    ("a delimiter", "16,01.2024,Rent,-800.00", "long-record"),
    ("a letter", "15.O1.2024,Rent,-800.00", "bad-date"),
    ("another script", "٢٠٢٤-٠١-١٥,Rent,-٨٠٠.٠٠", "bad-date"),
    ("a word", "today,Rent,-800.00", "bad-date"),
    ("no such day", "2024-02-31,Rent,-800.00", "bad-date"),
    ("nothing", ",Rent,-800.00", "missing-date"),
    ("another delimiter", "2024-01-15;Rent;-800.00", "short-record"),
    ("quotes around all", "\"2024-01-15,Rent,-800.00\"", "short-record"),
    ("its amount in another column", "2024-01-15,-800.00,", "missing-amount"),
  ])
  func `A row whose date can't be read is rejected`(
    _ name: String, _ line: String, _ code: String
  ) {
    let file = Self.file(line)
    #expect(file.rejected.map(\.fact.code) == [code])
    #expect(file.rejected.map(\.span.line) == [3])
    #expect(rows(file).count == 3)
  }

  @Test(arguments: [
    ("Pending,Rent,-800.00", LeftOutRow.Reason.pendingUndated),
    ("vorgemerkt,Rent,-800.00", .pendingUndated), ("En attente,Rent,-800.00", .pendingUndated),
    ("Declined,Rent,-800.00", .declined), ("Total,,89.00", .summary),
    ("Opening balance,,89.00", .openingBalance), ("|Opening balance,,89.00", .openingBalance),
    ("Balance carried forward,,89.00", .closingBalance),
    ("Page 2,,", .information), ("2024-01-15,Note,", .withoutAmount),
    ("Totaux,,89.00", .summary), ("Zwischensumme,,89.00", .summary), (",,89.00", .summary),
  ])
  func `What is no booked row is left out under its name`(
    _ line: String, _ reason: LeftOutRow.Reason
  ) {
    let file = Self.file(line)
    #expect(file.leftOut.map(\.reason) == [reason])
    #expect(file.rejected.isEmpty)
    #expect(rows(file).count == 3)
  }

  @Test(arguments: [("Pending", StatementRow.Status.pending), ("", .posted)])
  func `A word in place of the posting date is the row's status`(
    _ cell: String, _ status: StatementRow.Status
  ) {
    let file = readCSV(
      """
      Transaction Date,Posted Date,Description,Amount
      2024-01-15,2024-01-16,PURCHASE Cafe,-5.00
      2024-01-17,\(cell),PURCHASE Shop,-6.00

      """)
    #expect(rows(file).map(\.status) == [.posted, status])
  }

  @Test func `A row that was declined instead of posted is left out`() {
    let file = readCSV(
      """
      Transaction Date,Posted Date,Description,Amount
      2024-01-15,2024-01-16,PURCHASE Cafe,-5.00
      2024-01-17,Declined,PURCHASE Shop,-6.00

      """)
    #expect(rows(file).count == 1)
    #expect(file.leftOut.map(\.reason) == [.declined])
  }

  @Test(arguments: ["99999999999999999.99", "-1000000000000000000000000000000.00"])
  func `An amount that is too large is called so`(_ cell: String) {
    let file = Self.file("2024-01-15,Rent,\(cell)")
    #expect(file.rejected.map(\.fact.code) == ["amount-out-of-range"])
  }

  @Test(arguments: [nil, 10, 2])
  func `Most rows may be rejected where a person allows it`(_ most: Int?) {
    let lines = (1...4).map { "2024-01-1\($0),Cafe,99999999999999999.99\n" }.joined()
    var options = ReadingOptions(path: "test.csv")
    options.limits.rejectedRows = most
    let text = "Date,Description,Amount\n2024-01-10,Cafe,-5.00\n" + lines
    let file = CSVFormat.read(Array(text.utf8), options: options)
    #expect(file.rejected.count >= min(4, (most ?? 4) + 1))
    if case .read = file.outcome { #expect(most == 10) } else { #expect(most != 10) }
  }
}
