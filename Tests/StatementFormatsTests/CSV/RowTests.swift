import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

struct RowTests {
  @Test func `Short and long records are rejected with their line`() throws {
    let file = readCSV(
      """
      Date,Description,Amount,Balance
      2024-01-31,Cafe,-5.00,95.00
      2024-01-30,Cafe,-5.00
      2024-01-29,Cafe,-5.00,105.00,extra
      2024-01-28,Cafe,-5.00,110.00
      2024-01-27,Cafe,-5.00,115.00,,
      """)
    #expect(rows(file).count == 3)
    #expect(file.rejected.map(\.span.line) == [3, 4])
    #expect(file.rejected.map(\.fact.code) == ["short-record", "long-record"])
  }

  @Test func `What can't be read is rejected alone, with line and column`() {
    let file = readCSV(
      """
      Datum;Text;Betrag
      30.02.2024;Zinsen;-5,00
      29.02.2024;"Gehält ""x"" neu";abc
      28.02.2024;Lastschrift;-10,00
      27.02.2024;Lastschrift;-11,00
      26.02.2024;Gehalt;110,00
      """)
    #expect(rows(file).count == 3)
    #expect(file.rejected.map(\.span.line) == [2, 3])
    // In characters, whatever their bytes and quotes.
    #expect(file.rejected.map(\.column) == [1, 31])
    #expect(file.rejected.map(\.record) == [2, 3])
    #expect(file.rejected.last?.fact.summary == "\"abc\" in column \"Betrag\" is no amount")
  }

  @Test func `A file of which most rows can't be read is refused`() {
    let file = readCSV(
      """
      Date,Description,Amount
      2024-01-31,Cafe,five
      2024-01-30,Cafe,six
      2024-01-29,Cafe,-5.00
      """)
    guard case .unreadable(let reason) = file.outcome else {
      Issue.record("not refused")
      return
    }
    #expect(reason.fact.code == "most-rows-unreadable")
    #expect(file.statements.isEmpty)
  }

  @Test func `Balances, totals, repeated headers and declined rows are left out with reason`()
    throws
  {
    let file = readCSV(
      """
      Date,Description,Amount,Status
      2024-01-01,Opening balance,100.00,
      2024-01-31,Cafe,-5.00,Completed
      Date,Description,Amount,Status
      2024-01-30,Cafe,-6.00,Declined
      2024-01-29,Cafe,-7.00,Pending
      2024-01-31,Closing balance,95.00,
      Total,,-5.00,
      ***END OF FILE***
      """)
    #expect(
      file.leftOut.map(\.reason) == [
        .openingBalance, .repeatedHeader, .declined, .closingBalance, .summary, .information,
      ])
    #expect(rows(file).map(\.status) == [.posted, .pending])
    #expect(try file.statements.first?.openingBalance?.amount == decimal("100"))
    #expect(try file.statements.first?.closingBalance?.amount == decimal("95"))
  }

  @Test func `Section lines tell pending rows from booked ones`() {
    let file = readCSV(
      """
      Date,Description,Debit,Credit
      Pending Transactions
      01/31/2024,Cafe,5.00,
      Posted Transactions
      01/30/2024,Cafe,6.00,
      """)
    #expect(rows(file).map(\.status) == [.pending, .posted])
  }

  @Test func `Each row knows where it stands`() {
    let text = "Date,Description,Amount\n\n2024-01-31,\"Two\nlines\",-5.00\n2024-01-30,Cafe,-6.00\n"
    let file = readCSV(text)
    let bytes = Array(text.utf8)
    #expect(rows(file).map(\.span.line) == [3, 5])
    #expect(rows(file).map(\.record) == [2, 3])
    let spans = rows(file).map(\.span)
    #expect(
      spans.map { String(decoding: bytes[$0.offset..<($0.offset + $0.length)], as: UTF8.self) }
        == ["2024-01-31,\"Two\nlines\",-5.00", "2024-01-30,Cafe,-6.00"])
  }

  @Test func `Several accounts become several statements`() throws {
    let file = readCSV(
      """
      Account,Date,Description,Amount
      111-1,2024-01-31,Cafe,-5.00
      222-2,2024-01-30,Cafe,-6.00
      111-1,2024-01-29,Cafe,-7.00
      """)
    #expect(file.statements.map(\.account) == ["111-1", "222-2"])
    #expect(file.statements.map(\.rows.count) == [2, 1])
  }

  @Test func `An installment that only the description tells is kept`() throws {
    let file = readCSV(
      """
      Date,Description,Amount
      2024-01-31,DARTY ECHEANCE 1/4,-50.00
      2024-01-30,CARD PAYMENT 03/12 CAFE,-6.00
      """)
    let installments = rows(file).map(\.details.installment)
    #expect(installments == [Installment(number: 1, count: 4), nil])
  }

  @Test func `Everything a row states is kept`() throws {
    let file = readCSV(
      """
      Transaction Date,Post Date,Transaction ID,Merchant,Description,Amount,Currency,Original Amount,Original Currency,Category,MCC,Installment,Balance
      2024-01-30,2024-01-31,A1,Zara,ZARA 123,-20.00,EUR,22.00,USD,Clothing,5651,2/3,80.00
      2024-01-29,2024-01-30,A2,Job,SALARY,100.00,EUR,,,,,,100.00
      """)
    let row = try #require(rows(file).first)
    #expect(row.nativeID == "A1")
    #expect(row.description == "Zara")
    #expect(row.details.memo == "ZARA 123")
    #expect(try row.purchaseDate == day("2024-01-30"))
    #expect(try row.postingDate == day("2024-01-31"))
    #expect(row.currency == .eur)
    #expect(try row.details.original == money("-22.00 USD"))
    #expect(row.details.bankCategory == "Clothing")
    #expect(row.details.merchantCategoryCode == 5651)
    #expect(row.details.installment == Installment(number: 2, count: 3))
    #expect(try row.runningBalance == decimal("80"))
  }

  @Test func `Where the first text is empty, the next one describes the row`() {
    let file = readCSV(
      """
      Buchungstag;Empfänger;Verwendungszweck;Betrag
      31.01.2024;REWE;Einkauf;-5,00
      30.01.2024;;Kartengebühr;-6,00
      """)
    #expect(rows(file).map(\.description) == ["REWE", "Kartengebühr"])
  }

  @Test func `A fee counts only where the balance shows that it was taken`() throws {
    let taken = readCSV(
      """
      Date,Description,Amount,Fee,Balance
      2024-01-29,Top-up,100.00,0.00,100.00
      2024-01-30,Cash,-50.00,1.00,49.00
      2024-01-31,Cash,-10.00,1.00,38.00
      """)
    #expect(
      try rows(taken).map(\.amount) == [decimal("100"), decimal("-51"), decimal("-11")])
    let included = readCSV(
      """
      Date,Description,Amount,Fee,Balance
      2024-01-29,Top-up,100.00,0.00,100.00
      2024-01-30,Cash,-50.00,1.00,50.00
      2024-01-31,Cash,-10.00,1.00,40.00
      """)
    #expect(
      try rows(included).map(\.amount) == [decimal("100"), decimal("-50"), decimal("-10")])
  }

  @Test func `A balance that stops adding up is said`() {
    var text = "Date,Description,Amount,Balance\n"
    for number in 1...9 { text += "2024-01-0\(number),Cafe,-1.00,\(100 - number).00\n" }
    text += "2024-01-10,Cafe,-1.00,50.00\n"
    let file = readCSV(text)
    #expect(file.warnings.map(\.fact.code) == ["balance-contradicts"])
    #expect(file.warnings.first?.location?.line == 11)
  }

  @Test func `A header without rows is a statement without transactions`() {
    let file = readCSV("Date,Description,Amount\n")
    guard case .read = file.outcome else {
      Issue.record("not read")
      return
    }
    #expect(file.statements.map(\.rows.count) == [0])
  }
}

extension RowTests {
  @Test func `A merchant called Total is no sum`() throws {
    let file = readCSV(
      """
      Date,Description,Debit,Credit
      2024-01-29,Cafe,5.00,
      2024-01-30,TOTAL,40.00,
      2024-01-31,Cafe,6.00,
      2024-01-31,Total,51.00,
      """)
    #expect(try rows(file).map(\.amount) == [decimal("-5"), decimal("-40"), decimal("-6")])
    #expect(file.leftOut.map(\.reason) == [.summary])
  }
}
