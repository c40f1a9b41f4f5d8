import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// What a file shows goes before what is known of its exporter, and a person's word before both.
struct `An exporter and the evidence` {
  private static let chase = "Transaction Date,Post Date,Description,Category,Type,Amount,Memo\n"

  @Test func `dates that can't be the exporter's are read as they are`() throws {
    let file = readCSV(
      Self.chase
        + "25/03/2026,25/03/2026,Corner A,,,-5.00,\n04/03/2026,04/03/2026,Corner B,,,2.00,\n")
    #expect(rows(file).map(\.keyDate.day) == [25, 4])
  }

  @Test func `running balances overrule the sign`() throws {
    // As an account of its would write it, were its amounts turned round.
    let file = readCSV(
      """
      DATE,TRANSACTION TYPE,DESCRIPTION,AMOUNT,ID,MEMO,CURRENT BALANCE
      03/25/2026,,Corner A,10.00,1,,90.00
      03/26/2026,,Corner B,20.00,2,,70.00
      03/27/2026,,Corner C,-5.00,3,,75.00
      03/28/2026,,Corner D,1.00,4,,74.00

      """)
    #expect(file.decisions.contains { $0.subject == "exporter" })
    #expect(
      try rows(file).map(\.amount) == [decimal("-10"), decimal("-20"), decimal("5"), decimal("-1")])
  }

  @Test func `rows whose words say the reverse are asked about`() {
    let file = readCSV(
      Self.chase + "03/25/2026,03/25/2026,Corner A,,Sale,5.00,\n"
        + "03/26/2026,03/26/2026,PAYMENT THANK YOU,,Payment,-7.00,\n"
        + "03/27/2026,03/27/2026,Corner B REFUND,,Return,-2.00,\n")
    guard case .ambiguous(let questions) = file.outcome else {
      Issue.record("\(file.outcome)")
      return
    }
    #expect(questions.map(\.fact.code) == ["against-exporter"])
    #expect(
      questions.compactMap { $0.fact as? any ProfileQuestion }.flatMap(\.settings)
        == ["outflow: negative", "outflow: positive"])
  }

  @Test func `a card with hardly any purchases is asked about`() {
    var text = Self.chase
    for day in 1...8 { text += "03/2\(day)/2026,03/2\(day)/2026,Corner \(day),,,\(day).00,\n" }
    guard case .ambiguous = readCSV(text).outcome else {
      Issue.record("read")
      return
    }
  }

  @Test func `a profile binds over the exporter`() throws {
    var profile = StatementProfile(name: "mine")
    profile.outflow = .positive
    profile.dateOrder = .dmy
    let file = readCSV(Self.chase + "03/04/2026,03/04/2026,Corner A,,,5.00,\n", profile: profile)
    #expect(try rows(file).map(\.amount) == [decimal("-5")])
    #expect(rows(file).map(\.keyDate.day) == [3])
  }

  @Test func `a profile's money column replaces the exporter's columns`() throws {
    var profile = StatementProfile(name: "mine")
    profile.columns = [.amount: .named("USD$")]
    profile.currency = .usd
    let file = readCSV(
      """
      "Account Type","Account Number","Transaction Date","Cheque Number","Description 1","Description 2","CAD$","USD$"
      Chequing,1234,3/4/2026,,Corner A,,,-5.00
      Chequing,1234,3/5/2026,,Corner B,,,7.00

      """, profile: profile)
    #expect(try rows(file).map(\.amount) == [decimal("-5"), decimal("7")])
  }

  @Test func `an amount that could be thousands is read with the exporter's mark`() throws {
    let header = "Datum;Beschreibung;Karteninhaber;Konto #;Betrag\n"
    let file = readCSV(
      header + "25/03/2026;Corner A;A B;-1;1.234\n26/03/2026;Corner B;A B;-1;2.000\n")
    #expect(try rows(file).map(\.amount) == [decimal("-1234"), decimal("-2000")])
  }
}
