import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Which column is which where words or cells mislead.
struct ColumnRoleTests {
  private func questions(_ file: StatementFile) -> [String] {
    if case .ambiguous(let questions) = file.outcome { return questions.map(\.fact.code) }
    return []
  }

  @Test(arguments: ["Auszugsdatum", "Statement date", "Datum"])
  func `The date of the statement is no purchase date`(_ name: String) throws {
    let file = readCSV(
      """
      \(name);Buchungsdatum;Verwendungszweck;Betrag
      09.09.2026;16.08.2026;Alpha;-600,30
      09.09.2026;17.08.2026;Gehalt;150,00
      09.09.2026;19.08.2026;Beta;-20,00
      """)
    #expect(
      try rows(file).map(\.keyDate) == [day("2026-08-16"), day("2026-08-17"), day("2026-08-19")])
    #expect(rows(file).allSatisfy { $0.purchaseDate == nil })
  }

  @Test(arguments: [("订单金额", "实付金额"), ("Order total", "Paid amount")])
  func `What was paid goes before what was ordered`(_ ordered: String, _ paid: String) throws {
    let file = readCSV(
      """
      Date,Description,Direction,\(ordered),\(paid)
      2026-02-23,Alpha,out,19.90,18.10
      2026-02-27,Beta,in,20.00,20.00
      2026-02-28,Gamma,out,22.30,21.17
      """)
    #expect(
      try rows(file).map(\.amount) == [decimal("-18.10"), decimal("20.00"), decimal("-21.17")])
    #expect(!file.decisions.contains { $0.subject == "balance" })
  }

  @Test func `Several amounts without a header are asked about unless a balance runs`() throws {
    let open = readCSV(
      """
      27-Apr-26,Alpha,Shop settlement,6.54,EUR,7.24,EUR,Fee text,-0.70
      28-Apr-26,Beta,Shop settlement,8.54,EUR,9.24,EUR,Fee text,-0.70
      """)
    #expect(questions(open) == ["open-amount-column"])
  }

  @Test func `A column of account numbers is never the amount`() throws {
    let file = readCSV(
      """
      LT003000101333333333,20,2026-09-04,Alpha shop,ref one,9.00,EUR,D,2026010133333333,MK
      LT003000101333333333,20,2026-09-04,Beta shop,ref two,283.50,EUR,K,2026010133333334,MK
      LT003000101333333333,20,2026-09-05,Gamma shop,ref three,41.62,EUR,D,2026010133333335,MK
      """)
    #expect(try rows(file).map(\.amount) == [decimal("-9"), decimal("283.5"), decimal("-41.62")])
  }

  @Test func `A word of a header above the table does not beat the header`() throws {
    let file = readCSV(
      """
      "Konto:";"12345678"
      "Zeitraum:";"Betrag";"Buchungstag"
      "Sortiert nach:";"Buchungstag";"absteigend"

      "Buchungstag";"Valuta";"Empfänger";"Verwendungszweck";"Währung";"Umsatz";" "
      "18.04.2026";"18.04.2026";"Alpha";"a";"EUR";"60,00";"S"
      "19.04.2026";"19.04.2026";"Beta";"b";"EUR";"20,00";"H"
      """)
    #expect(try rows(file).map(\.amount) == [decimal("-60"), decimal("20")])
  }

  @Test(arguments: ["SALDO AL INICIO DEL 11-10-2026", "Saldo inicial", "Saldo al inicio"])
  func `Words for the balance at the beginning`(_ words: String) throws {
    let file = readCSV(
      """
      Fecha;Descripción;Débitos;Créditos;Saldo
      ;\(words);;;100,00
      12-10-2026;Alpha;20,00;;80,00
      13-10-2026;Beta;;5,00;85,00
      """)
    #expect(try file.statements.map(\.openingBalance?.amount) == [decimal("100")])
  }
}
