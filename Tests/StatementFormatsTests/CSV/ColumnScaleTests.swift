import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Columns of money whose header says that they count cents or the like.
struct ColumnScaleTests {
  @Test(arguments: [
    "Amount (cents)", "amount_in_cents", "amountCents", "Betrag in Cent", "Betrag (ct)",
    "Montant (centimes)",
    "Importe en céntimos", "Valor em centavos", "Importo in centesimi", "Amount (pence)",
    "Kwota (grosze)", "Částka (haléře)", "Belopp i öre", "Beløb (øre)", "Сумма в копейках",
    "סכום (אגורות)", "amount_minor", "Amount (minor units)", "Betrag (Rappen)",
  ])
  func `Their whole numbers are hundredths`(_ header: String) throws {
    let file = readCSV(
      """
      Date;Description;\(header);Currency
      2024-01-31;CARD PURCHASE;-4567;EUR
      2024-01-30;SALARY;150033;EUR
      2024-01-29;CARD PURCHASE;-5;EUR
      """)
    #expect(
      try rows(file).map(\.amount) == [decimal("-45.67"), decimal("1500.33"), decimal("-0.05")])
  }

  @Test(arguments: [("JPY", "-4567"), ("KWD", "-4.567"), ("EUR", "-45.67")])
  func `Minor units are those of the row's currency`(_ currency: String, _ amount: String) throws {
    let file = readCSV(
      """
      Date;Description;Amount minor;Currency
      2024-01-31;CARD PURCHASE;-4567;\(currency)
      2024-01-30;SALARY;150033;\(currency)
      """)
    #expect(try rows(file).first?.amount == decimal(amount))
  }

  @Test func `Each column counts as its own header says`() throws {
    let file = readCSV(
      """
      Date,Description,Debit cents,Credit cents,Balance
      2024-01-30,Alpha,,150000,1500.00
      2024-01-31,Beta,4567,,1454.33
      """)
    #expect(try rows(file).map(\.amount) == [decimal("1500"), decimal("-45.67")])
    #expect(try rows(file).last?.runningBalance == decimal("1454.33"))
  }

  @Test func `A number that is not whole counts no cents`() {
    let file = readCSV(
      """
      Date,Description,Amount (cents)
      2024-01-31,CARD PURCHASE,-4567
      2024-01-30,CARD PURCHASE,-45.67
      2024-01-29,CARD PURCHASE,-1200
      """)
    #expect(file.rejected.map(\.span.line) == [3])
    #expect(file.rejected.map(\.fact.code) == ["bad-amount"])
  }

  @Test(arguments: [("minor-units", "-45.67"), ("major-units", "-4567")])
  func `A profile says it of any table`(_ unit: String, _ amount: String) throws {
    let profile = try #require(StatementProfile(setting: "amounts: \(unit)"))
    let file = readCSV(
      """
      Date,Description,Amount
      2024-01-31,CARD PURCHASE,-4567
      2024-01-30,CARD PURCHASE,-1250
      """, profile: profile)
    #expect(try rows(file).first?.amount == decimal(amount))
  }

  @Test(arguments: ["Percent amount", "Century amount", "Amount"])
  func `Other words are none`(_ header: String) {
    #expect(ColumnScale(HeaderCell(header).key) == nil)
  }
}
