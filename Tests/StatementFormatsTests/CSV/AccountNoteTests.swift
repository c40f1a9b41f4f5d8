import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Which account the lines above a table and its columns name.
struct AccountNoteTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var name: String
    var above: String
    var account: String?
    var testDescription: String { name }
  }

  @Test(arguments: [
    Sample(
      name: "an account below a period",
      above:
        "\"Statement for Account from 07-May-2026 to 07-Aug-2026\"\n\"Account Number\",\"44005566\"",
      account: "44005566"),
    Sample(
      name: "a period", above: "Account Statement from 2026-05-01 to 2026-05-31", account: nil),
    Sample(name: "compact dates", above: "Account statement 20260501 20260531", account: nil),
    Sample(name: "a month", above: "Account statement May 2026", account: nil),
    Sample(
      name: "days and months' names", above: "Konto vom 1. Mai 2026 bis 31. Mai 2026", account: nil),
    Sample(name: "a year", above: "Account statement 2026", account: nil),
    Sample(name: "a number in running text", above: "Account 12345678 of Ann", account: "12345678"),
    Sample(
      name: "a labelled number before an IBAN of another",
      above: "Konto:,11223344\nIBAN des Inhabers:,DE00112233445566778899", account: "11223344"),
    Sample(name: "four digits of a card", above: "Card ending 2026", account: "2026"),
    Sample(
      name: "a number in groups", above: "Account number:,01234 55667788.01",
      account: "0123455667788.01"),
    Sample(
      name: "a number in groups below its label",
      above: "Account number,Currency\n0098 1234 5678,EUR",
      account: "009812345678"),
    Sample(
      name: "groups that are a date and a number", above: "Account:,14.5.2026 12345678",
      account: "12345678"),
    Sample(
      name: "a sort code before the number", above: "Account:,12-34-56 12345678",
      account: "12345678"),
    Sample(
      name: "an IBAN in groups before its kind",
      above: "Konto:,DE00 1122 3344 5566 7788 99 / Giro", account: "DE00112233445566778899"),
    Sample(
      name: "a number with the bank's behind it",
      above: "\"Výpis č. 7/2026 z účtu \"\"9876543210/2010\"\"\"", account: "9876543210/2010"),
    Sample(name: "a statement's number", above: "Výpis č. 127/2026 z účtu", account: nil),
    Sample(
      name: "an IBAN behind a name", above: "Rainy days,DE00112233445566778899",
      account: "DE00112233445566778899"),
    Sample(
      name: "two IBANs behind names",
      above: "Us,DE00112233445566778899\nHer,DE00112233445566770000",
      account: nil),
    Sample(
      name: "Ukrainian", above: "Рахунок UA112233440000055667788990011 (UAH)",
      account: "UA112233440000055667788990011"),
  ]) func `Dates above the table are no account`(_ sample: Sample) {
    let file = readCSV(
      sample.above
        + """


        Date,Description,Amount
        2026-05-09,Alpha,-1.00
        2026-05-19,Purchase Beta,-2.00
        """)
    #expect(file.statements.map(\.account) == [sample.account])
  }

  @Test(arguments: [
    ("Numar cont: RO00AAAA1B31007593840000 RON", "RON"), ("Account: 12345678 ALL", "ALL"),
    ("Account 12345678 ALL", nil), ("Account: 12345678 of Ann EUR", nil),
    ("Konto DE00112233445566778899 (EUR)", "EUR"), ("Account 12345678 (USD)", "USD"),
    ("Account 12345678 (Main)", nil), ("Savings (USD)", nil),
  ])
  func `A currency beside the account's number is its own`(_ above: String, _ currency: String?) {
    let file = readCSV(
      "\(above)\n\nDate,Description,Amount\n2026-05-09,Alpha,-1.00\n2026-05-19,Refund,2.00\n")
    #expect(file.statements.map { $0.currency?.code } == [currency])
  }

  @Test(arguments: [
    ("Počáteční stav účtu k 01.05.2026: 382,38 CZK", "Koncový stav účtu k 31.05.2026: 372,38 CZK"),
    ("Anfangssaldo: 382,38 EUR", "Endsaldo: 372,38 EUR"),
    ("Вхідний залишок: 382,38", "Вихідний залишок: 372,38"),
  ])
  func `Balances stand behind a colon in the same cell`(_ opening: String, _ closing: String)
    throws
  {
    let file = readCSV(
      "\(opening)\n\(closing)\n\nDatum;Text;Betrag\n14.05.2026;Alpha;-20\n15.05.2026;Erstattung;10\n"
    )
    #expect(try file.statements.map(\.openingBalance?.amount) == [decimal("382.38")])
    #expect(try file.statements.map(\.closingBalance?.amount) == [decimal("372.38")])
    #expect(file.warnings.isEmpty)
  }

  @Test(arguments: [
    ("Solde au 31/05/2026 1 234,56 €", "1234.56"), ("Saldo al 31.05.2026: 1.234,56", "1234.56"),
    ("Kontostand am 31.05.2026 -5,00 EUR", "-5"), ("Solde au 31/05/2026", nil),
    ("Verfügbarer Saldo am 31.05.2026 99,00 EUR", nil),
  ])
  func `A balance stands behind its date`(_ line: String, _ closing: String?) throws {
    let file = readCSV(
      "\(line)\n\nDatum;Text;Betrag\n14.05.2026;Alpha;-20,00\n15.05.2026;Erstattung;10,00\n")
    #expect(try file.statements.map(\.closingBalance?.amount) == [closing.map(decimal)])
  }

  @Test func `A status is no balance`() {
    let file = readCSV(
      "Stav: 100\n\nDate,Description,Amount\n2026-05-09,Alpha,-1.00\n2026-05-19,Refund,2.00\n")
    #expect(file.statements.map { $0.closingBalance == nil } == [true])
  }

  @Test(
    arguments: [
      ("Card,Kind", "Debit,x", nil), ("Card,Card number", "Main,*6833", "*6833"),
      ("Card type,Card number", "Main,*6833", "*6833"), ("Card,Kind", "Gold 4411,x", "Gold 4411"),
      ("Card,Kind", "Traveller,x", "Traveller"),
    ] as [(String, String, String?)])
  func `A kind of card is no account`(_ header: String, _ cells: String, _ account: String?) {
    let file = readCSV(
      """
      Date,Description,Amount,\(header)
      2026-05-09,Alpha,-1.00,\(cells)
      2026-05-10,Purchase Beta,-2.00,\(cells)
      2026-05-11,Gamma,20.00,\(cells)
      """)
    #expect(file.statements.map(\.account) == [account])
  }

  @Test(arguments: [
    (["DE01", "DE02", "DE03"], "DE001122334455"), (["DE01", "DE01", "DE01"], nil),
    (["", "", ""], nil),
  ])
  func `Of two accounts the one of all rows is one's own`(_ others: [String], _ account: String?) {
    let lines = others.enumerated().map {
      "1\($0).05.2026;Shop \($0);Lastschrift;-\($0 + 1),50;\($1.isEmpty ? "" : $1 + "55667788990000");DE001122334455"
    }
    let header = "Buchungsdatum;Empfaenger;Verwendungszweck;Betrag;IBAN;Konto\n"
    #expect(readCSV(header + lines.joined(separator: "\n")).statements.map(\.account) == [account])
  }

  @Test func `Cards of which each row names another are the payers'`() {
    let numbers = ["4411", "2207", "9950", "1302", "6120"]
    let lines = numbers.enumerated().map { "2026-05-0\($0 + 1),Purchase \($1),-\($0 + 1).00,\($1)" }
    let header = "Date,Description,Amount,Card number\n"
    #expect(readCSV(header + lines.joined(separator: "\n")).statements.count == 1)
    let again = lines + ["2026-05-09,Purchase again,-9.00,4411"]
    #expect(readCSV(header + again.joined(separator: "\n")).statements.count == numbers.count)
  }
}
