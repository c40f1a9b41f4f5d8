import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Amounts that stand beside the account's: of purchases abroad, before fees.
struct ForeignColumnTests {
  @Test(arguments: [
    "Date,Text,Amount,Merchant Amount,Merchant Currency",
    "Date,Text,Amount,FX Amount,FX Currency",
    "Fecha,Concepto,Importe,Importe comercio,Divisa comercio",
    "Datum,Text,Betrag,Betrag beim Laden,Währung beim Laden",
  ])
  func `What is filled together and abroad alone is of the purchase`(_ header: String) throws {
    let file = readCSV(
      """
      \(header)
      2026-03-02,BOOKS.COM,-9.20,-10.00,USD
      2026-03-03,REWE 12,-45.67,,
      2026-03-04,SALARY,1500.00,,
      """)
    #expect(try rows(file).map(\.amount) == [decimal("-9.2"), decimal("-45.67"), decimal("1500")])
    #expect(file.statements.map(\.currency) == [nil])
    #expect(rows(file).first?.details.original == Money(try decimal("-10"), .usd))
    #expect(rows(file).dropFirst().allSatisfy { $0.details.original == nil })
  }

  /// Two columns of amounts that differ, of names that don't tell; the answer, and what it gives.
  @Test(arguments: [
    ("Buchungstag;Text;Betrag;Betrag in EUR", "columns: { amount: 3 }", "1444.33"),
    ("Buchungstag;Text;Betrag;Betrag in EUR", "columns: { amount: 4 }", "1445.13"),
    ("Date;Text;Gross;Net", "columns: { amount: 3 }", "1444.33"),
  ])
  func `Which of two amounts is the account's is asked`(
    _ header: String, _ answer: String, _ sum: String
  ) throws {
    let text = """
      \(header)
      2026-03-02;REWE 12;-45.67;-45.67
      2026-03-03;BOOKS.COM;-10.00;-9.20
      2026-03-04;SALARY;1500.00;1500.00
      """
    guard case .ambiguous(let questions) = readCSV(text).outcome else {
      Issue.record("not asked")
      return
    }
    #expect(questions.map(\.fact.code) == ["open-amount-column"])
    let told = readCSV(text, profile: StatementProfile(setting: answer))
    var total = DecimalSum()
    for row in rows(told) { total.add(row.amount) }
    #expect(try total.exactDecimal == decimal(sum))
  }
}
