import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Rows that repeat others, and rows that only seem to.
struct CountedTwiceTests {
  @Test func `Parts below a split row are not counted beside it`() throws {
    let file = readCSV(
      """
      Split,Date,Payee,Category,Amount,Account
      ,1/13/2026,Netflix,Fun,-12.00,Visa
      S,1/14/2026,Big Store,--Split--,-90.00,Visa
      S,1/14/2026,Big Store,Food,-65.00,Visa
      S,1/14/2026,Big Store,Garden,-35.00,Visa
      S,1/14/2026,Big Store,Discount,10.00,Visa
      ,1/14/2026,Big Store,Food,-3.00,Visa
      ,1/29/2026,Works,Salary,1500.00,Checking
      """)
    let amounts = rows(file).map(\.amount).sorted { $0 < $1 }
    #expect(try amounts == ["-90", "-12", "-3", "1500"].map { try decimal($0) })
    #expect(file.leftOut.map(\.reason) == [.part, .part, .part])
  }

  @Test func `Parts that don't make the whole are rejected`() {
    let file = readCSV(
      """
      Date,Payee,Category,Amount
      2026-01-14,Big Store PURCHASE,Aufgeteilt,-90.00
      2026-01-14,Big Store PURCHASE,Food,-65.00
      2026-01-15,Cinema PURCHASE,Fun,-12.00
      """)
    #expect(rows(file).count == 2)
    #expect(file.rejected.map(\.fact.code) == ["part-of-nothing"])
    #expect(file.rejected.map(\.span.line) == [3])
  }

  @Test(arguments: ["Balance Impact", "Auswirkung auf Guthaben", "Impact sur le solde"])
  func `A wallet's memos move no money`(_ header: String) throws {
    let file = readCSV(
      """
      Date,Name,Type,Status,Currency,Amount,\(header)
      2026-01-14,Shop A,Express Checkout Payment,Completed,EUR,-20.00,Debit
      2026-01-14,Shop A,General Authorization,Completed,EUR,-20.00,Memo
      2026-01-15,Friend,Mobile Payment,Completed,EUR,30.00,Credit
      """)
    #expect(try rows(file).map(\.amount) == [decimal("-20"), decimal("30")])
    #expect(file.leftOut.map(\.reason) == [.neutral])
  }

  @Test func `Authorisations of a known wallet are no payments`() throws {
    let file = readCSV(
      """
      Date,Time,Name,Type,Status,Currency,Gross,Fee,Net,Transaction ID
      14/01/2026,10:00:00,Shop A,General Authorization,Completed,EUR,-20.00,0.00,-20.00,T1
      15/01/2026,10:00:00,Shop A,Express Checkout Payment,Completed,EUR,-20.00,0.00,-20.00,T2
      16/01/2026,10:00:00,Friend,Mobile Payment,Completed,EUR,30.00,0.00,30.00,T3
      """)
    #expect(try rows(file).map(\.amount) == [decimal("-20"), decimal("30")])
  }

  @Test(arguments: [
    ("TOTAL", "-30.00", "-30.00"), ("Total", "-30.00", "-42.00"), ("Saldo", "-5.00", "-5.00"),
    ("New Balance", "-80.00", "-80.00"), ("SUMMA", "-7.00", "-7.00"),
  ])
  func `Shops that are called as sums are, are shops`(
    _ name: String, _ first: String, _ second: String
  ) throws {
    let file = readCSV(
      """
      Date,Description,Amount
      2026-01-14,\(name),\(first)
      2026-01-15,\(name),\(second)
      2026-01-16,SALARY,1500.00
      """)
    #expect(try rows(file).map(\.amount) == [decimal(first), decimal(second), decimal("1500")])
    #expect(file.leftOut.isEmpty)
  }

  @Test func `Sums of debits and of credits in one row are none of them`() {
    let file = readCSV(
      """
      Date,Description,Debit,Credit
      2026-01-05,A,20.00,
      2026-01-09,B,,500.00
      2026-01-10,C,30.00,
      2026-01-31,Total,50.00,500.00
      """)
    #expect(rows(file).count == 3)
    #expect(file.rejected.isEmpty)
    #expect(file.leftOut.map(\.reason) == [.summary])
  }

  @Test func `A sum of all rows above is none of them`() throws {
    let file = readCSV(
      """
      Date,Description,Amount
      2026-01-14,TOTAL,-30.00
      2026-01-16,SALARY,1500.00
      2026-01-31,Total,1470.00
      """)
    #expect(try rows(file).map(\.amount) == [decimal("-30"), decimal("1500")])
    #expect(file.leftOut.map(\.reason) == [.summary])
  }
}
