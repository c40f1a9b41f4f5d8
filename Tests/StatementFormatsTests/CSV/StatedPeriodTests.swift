import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// The period above a table, which is written as the rows are, and so tells how to read both.
struct StatedPeriodTests {
  private static let table = """
    Date,Description,Amount
    08/02/2026,TESCO STORES,-5.00
    05/02/2026,CAFE,-6.00
    """

  private func order(above: String, _ rows: String = Self.table) -> String? {
    let file = readCSV(above + "\n" + rows)
    guard case .read = file.outcome else { return nil }
    return file.decisions.first { $0.subject.hasPrefix("date order") }?.choice
  }

  @Test(arguments: [
    ("from and to in words", "Period: 09/01/2026 to 09/02/2026", "day first"),
    ("in brackets", "Period,[09/01/2026] - [09/02/2026],", "day first"),
    ("the month first", "Period: 05/01/2026 to 08/31/2026", "month first"),
    ("an end that is a day under one order", "Period: 05/02/2026 - 31/12/2026", "day first"),
    ("both orders hold the rows", "Period: 01/02/2026 to 12/11/2026", nil),
    ("neither holds them", "Period: 01/03/2026 to 02/03/2026", nil),
    ("no period", "Statement", nil),
    (
      "a line of another day before it",
      "Printed from the bank on\n02/09/2026\nPeriod: 09/01/2026 to 09/02/2026", "day first"
    ),
  ])
  func `The order that lets the rows lie in the period decides`(
    _ name: String, _ above: String, _ expected: String?
  ) {
    #expect(order(above: above) == expected)
  }

  @Test func `A period whose days can be read in two ways gives dates their year`() throws {
    let file = readCSV(
      """
      Periode : 01/10/2026 - 31/10/2026
      Tanggal,Keterangan,Jumlah,Saldo
      05/10,KARTU DEBIT,"10.00 DB","90.00"
      06/10,TRSF CR,"50.00 CR","140.00"
      Mutasi Debet :,,"10.00",1
      """)
    #expect(
      try rows(file).map(\.keyDate) == [day("2026-10-05"), day("2026-10-06")])
    #expect(file.rejected.isEmpty)
  }

  @Test(arguments: [
    ("narration and two sides", "Date,Narration,Withdrawal(Dr),Deposit(Cr),Balance", true),
    ("a cheque's number", "Date,Description,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.", true),
    ("rupees", "Date,Remarks,Cheque,Withdrawal Amount (INR ),Deposit Amount (INR )", true),
    ("narration alone", "Date,Narration,Payee,Debit,Credit", false),
    ("a cheque alone", "Date,Description,Cheque Number,Withdrawal,Deposit", false),
  ])
  func `The English of South Asia writes the day first`(
    _ name: String, _ header: String, _ isDayFirst: Bool
  ) throws {
    let columns = header.split(separator: ",").count
    let at = columns == 5 && !header.hasSuffix("Balance") ? ",,5.00,\n" : ",5.00,,95.00\n"
    let file = readCSV(header + "\n03/05/2026,GROCERY\(at)04/05/2026,GROCERY\(at)")
    guard isDayFirst else {
      guard case .ambiguous(let questions) = file.outcome else {
        Issue.record("read")
        return
      }
      #expect(questions.map(\.fact.code) == ["open-date-order"])
      return
    }
    #expect(try rows(file).first?.keyDate == day("2026-05-03"))
  }
}
