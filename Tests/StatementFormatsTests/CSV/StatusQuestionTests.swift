import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Words of a column of statuses that nobody knows.
struct StatusQuestionTests {
  private static let text = #"""
    Date,Description,Amount,Status
    2024-01-31,CARD PURCHASE Cafe,-5.00,Completed
    2024-01-30,CARD PURCHASE Cafe,-6.00,Zorbled
    2024-01-29,CARD PURCHASE Cafe,-7.00,"Quux, ""q"""
    2024-01-28,CARD PURCHASE Cafe,-8.00,Zorbled

    """#

  private func answered(_ setting: String) -> StatementFile {
    readCSV(Self.text, profile: StatementProfile(setting: setting))
  }

  @Test func `They are asked about, with the rows they stand in`() {
    guard case .ambiguous(let questions) = readCSV(Self.text).outcome else {
      Issue.record("not asked")
      return
    }
    #expect(questions.map(\.fact.code) == ["open-status"])
    #expect(questions.first?.fact.summary.contains("\"Zorbled\" (line 3)") == true)
    let settings = (questions.first?.fact as? any ProfileQuestion)?.settings
    #expect(
      settings
        == ["booked", "pending", "declined"].map {
          "status: { \"Zorbled\": \($0), \"Quux, \\\"q\\\"\": \($0) }"
        })
  }

  @Test(arguments: [
    (#"status: { "Zorbled": booked, "Quux, \"q\"": pending }"#, "posted posted pending posted"),
    (#"status: { "zorbled": declined, "Quux, \"q\"": booked }"#, "posted posted"),
  ])
  func `Every offered line is enough`(_ setting: String, _ statuses: String) throws {
    let file = answered(setting)
    #expect(rows(file).map { "\($0.status)" }.joined(separator: " ") == statuses)
    #expect(file.warnings.isEmpty)
  }

  @Test func `What is left unsaid is asked again`() throws {
    guard case .ambiguous(let questions) = answered("status: { \"Zorbled\": booked }").outcome
    else {
      Issue.record("not asked")
      return
    }
    #expect(questions.first?.fact.summary.contains("Zorbled") == false)
  }

  @Test(arguments: ["status: { \"Zorbled\": maybe }", "status: {}", "status: pending"])
  func `A line that says no status is none`(_ line: String) {
    #expect(StatementProfile(setting: line) == nil)
  }

  @Test func `What was said is in the profile of the file`() throws {
    let file = answered(#"status: { "Zorbled": booked, "Quux, \"q\"": booked }"#)
    let setting = file.settings.first { $0.key == "status" }
    #expect(setting?.value == "{ \"quux q\": booked, zorbled: booked }")
  }

  @Test func `States of an address are none`() {
    let file = readCSV(
      """
      Date,Merchant,Amount,State
      2024-01-31,PURCHASE A,5.00,California
      2024-01-30,PURCHASE B,6.00,Oregon
      2024-01-29,REFUND C,-7.00,Ohio
      """)
    #expect(rows(file).count == 3)
  }
}

/// Columns that tell the status under another name.
struct StatusColumnTests {
  @Test(arguments: [
    ("Info", "Umsatz gebucht", "Umsatz vorgemerkt"),
    ("Contabilizzazione", "CONTABILIZZATO", "NON CONTABILIZZATO"),
    ("Status", "Bokført", "Venter"), ("Buchungsstand", "gebucht", "in Bearbeitung"),
    ("Situation", "Comptabilisé", "En cours"), ("Postęp", "Zaksięgowano", "W trakcie realizacji"),
    ("Condición", "Contabilizado", "Pendiente"), ("Stav", "Zaúčtováno", "Čeká na zaúčtování"),
    ("Läge", "Bokförd", "Reserverad"), ("Voortgang", "Verwerkt", "In behandeling"),
    ("Состояние", "Исполнен", "В обработке"), ("Durumu", "Tamamlandı", "Beklemede"),
  ])
  func `Pending rows are known by its words`(_ header: String, _ booked: String, _ pending: String)
  {
    let file = readCSV(
      """
      Date;Description;Amount;Balance;\(header)
      2024-01-31;Alpha;-5.00;100.00;\(pending)
      2024-01-30;Beta;-6.00;105.00;\(booked)
      2024-01-29;Gamma;-7.00;111.00;\(booked)
      """)
    #expect(rows(file).map(\.status) == [.pending, .posted, .posted])
  }

  @Test(arguments: ["Failed", "Reversed", "Storniert", "Annulé", "Cancelado", "Avvist", "Zwrócono"])
  func `Rows that came to nothing are left out`(_ word: String) {
    let file = readCSV(
      """
      Date,Description,Amount,Status
      2024-01-31,CARD PURCHASE A,-5.00,Completed
      2024-01-30,CARD PURCHASE B,-6.00,\(word)
      2024-01-29,CARD PURCHASE C,-7.00,Completed
      """)
    if word == "Zwrócono" {
      // Money that came back is no row that failed.
      #expect(rows(file).isEmpty)
    } else {
      #expect(rows(file).count == 2)
      #expect(file.leftOut.map(\.reason) == [.declined])
    }
  }
}
