import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Columns of yes and no that say whether a row is pending or booked.
struct StatusFlagTests {
  private static func file(_ header: String, _ cells: [String]) -> StatementFile {
    let lines = cells.enumerated().map {
      "2024-01-1\($0.offset),PURCHASE Cafe,-5.00,\($0.element)\n"
    }
    return readCSV("Date,Description,Amount,\(header)\n" + lines.joined())
  }

  @Test(arguments: [
    ("Pending", ["false", "true", "FALSE"]), ("Pending", ["No", "Yes", "No"]),
    ("Pending?", ["n", "Y", "n"]), ("pending", ["0", "1", "0"]), ("Pending", ["", "x", ""]),
    ("Is Pending", ["no", "yes", "no"]), ("Vorgemerkt", ["nein", "ja", "nein"]),
    ("En attente", ["non", "oui", "non"]), ("Pendiente", ["No", "Sí", "No"]),
    ("In sospeso", ["no", "sì", "no"]), ("Pendente", ["não", "sim", "não"]),
    ("In behandeling", ["nee", "ja", "nee"]), ("Oczekująca", ["nie", "tak", "nie"]),
    ("Nezaúčtováno", ["ne", "ano", "ne"]), ("Väntande", ["nej", "ja", "nej"]),
    ("В обработке", ["нет", "да", "нет"]), ("ממתין", ["לא", "כן", "לא"]),
    ("Függő", ["nem", "igen", "nem"]), ("Pending", ["posted", "pending", "posted"]),
    ("Booked", ["true", "false", "true"]), ("Posted", ["yes", "no", "yes"]),
    ("Cleared", ["Y", "N", "Y"]), ("Settled", ["1", "0", "1"]), ("Cleared", ["x", "", "x"]),
    ("Gebucht", ["ja", "nein", "ja"]), ("Comptabilisé", ["oui", "non", "oui"]),
    ("Zaksięgowane", ["tak", "nie", "tak"]),
  ])
  func `Yes and no tell which row is pending`(_ header: String, _ cells: [String]) {
    let file = Self.file(header, cells)
    #expect(rows(file).map(\.status) == [.posted, .pending, .posted])
    #expect(file.rejected.isEmpty)
    #expect(file.warnings.isEmpty)
  }

  @Test(arguments: [
    ("Pending", ["false", "maybe", "true"]), ("Booked", ["true", "", "false"]),
    ("Cleared", ["yes", "q", "no"]),
  ])
  func `A cell that says neither rejects its row`(_ header: String, _ cells: [String]) {
    let file = Self.file(header, cells)
    #expect(file.rejected.map(\.fact.code) == ["bad-flag"])
    #expect(file.rejected.map(\.span.line) == [3])
    #expect(rows(file).count == 2)
  }

  @Test(arguments: [
    ("Failed", ["false", "true", "false"]), ("Cancelled", ["no", "yes", "no"]),
    ("Storniert", ["nein", "ja", "nein"]), ("Annulé", ["non", "oui", "non"]),
    ("Reversed", ["", "x", ""]), ("Anulowana", ["nie", "tak", "nie"]),
  ])
  func `Yes and no tell which row came to nothing`(_ header: String, _ cells: [String]) {
    let file = Self.file(header, cells)
    #expect(rows(file).map(\.status) == [.posted, .posted])
    #expect(file.leftOut.map(\.reason) == [.declined])
  }

  @Test(arguments: ["Posted", "Booked", "Settled", "Gebucht"])
  func `A column of days is none of yes and no`(_ header: String) {
    let file = Self.file(header, ["2024-01-11", "2024-01-12", "2024-01-13"])
    #expect(rows(file).map(\.status) == [.posted, .posted, .posted])
  }

  @Test func `A status declined goes before a row that is not pending`() {
    let file = readCSV(
      """
      Date,Description,Amount,Status,Pending
      2024-01-10,PURCHASE Cafe,-5.00,Completed,false
      2024-01-11,PURCHASE Cafe,-6.00,Declined,false
      2024-01-12,PURCHASE Cafe,-7.00,Completed,true

      """)
    #expect(rows(file).map(\.status) == [.posted, .pending])
    #expect(file.leftOut.map(\.reason) == [.declined])
  }

  @Test func `A profile can name the column`() {
    var profile = StatementProfile(name: "test")
    profile.columns = [.status: .named("Pending")]
    let file = readCSV(
      "Date,Description,Amount,Pending\n2024-01-10,PURCHASE Cafe,-5.00,yes\n"
        + "2024-01-11,PURCHASE Cafe,-5.00,no\n", profile: profile)
    #expect(rows(file).map(\.status) == [.pending, .posted])
  }
}
