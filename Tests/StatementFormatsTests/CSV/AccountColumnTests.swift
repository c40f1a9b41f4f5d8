import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Whose account a column names, and what is none.
struct AccountColumnTests {
  /// A table, and the account of each of its statements with its pocket and its number of rows.
  struct Sample: CustomTestStringConvertible {
    var name: String
    var statements: [String]
    var text: String

    var testDescription: String { name }

    init(_ name: String, _ statements: [String], _ text: String) {
      self.name = name
      self.statements = statements
      self.text = text
    }
  }

  static let samples = [
    Sample(
      "the other party's account in every row", ["- - 4"],
      """
      Buchungstag;Begünstigter / Auftraggeber;IBAN / Kontonummer;Betrag;Währung
      02.01.2026;Alpha Markt;DE02120300000000202051;-12,34;EUR
      03.01.2026;Beta AG;DE02500105170137075030;1.000,00;EUR
      04.01.2026;Gamma Haus;DE02300209000106531065;-850,00;EUR
      05.01.2026;Alpha Markt;DE02120300000000202051;-20,00;EUR
      """),
    Sample(
      "the same under a name that says less", ["- - 6"],
      """
      Date;Payee;Bank account no.;Amount
      2026-01-02;Alpha;DE02120300000000202051;-12.34
      2026-01-03;Beta;DE02500105170137075030;-1000.00
      2026-01-04;Gamma;DE02300209000106531065;-850.00
      2026-01-05;Delta;DE02200505501015871393;-20.00
      2026-01-06;Epsilon;DE02100100100006820101;-30.00
      2026-01-07;Alpha;DE02120300000000202051;-20.00
      """),
    Sample(
      "accounts that go with no name", ["- - 5"],
      """
      Date;Text;Account;Amount
      2026-01-02;Alpha;1000001;-12.34
      2026-01-03;Beta;1000002;-1000.00
      2026-01-04;Gamma;1000003;-850.00
      2026-01-05;Delta;1000004;-20.00
      2026-01-06;Epsilon;1000005;-30.00
      """),
    Sample(
      "one's own account, which comes again", ["DE02120300000000202051 - 5"],
      """
      Datum;Empfänger;Betrag;IBAN
      02.01.2026;Alpha;-12,34;DE02120300000000202051
      03.01.2026;Beta;-1.000,00;DE02120300000000202051
      04.01.2026;Gamma;-850,00;DE02120300000000202051
      05.01.2026;Delta;-85,00;DE02120300000000202051
      06.01.2026;Epsilon;-8,50;DE02120300000000202051
      """),
    Sample(
      "one's own accounts in the export of a program", ["Visa - 3", "Giro - 2"],
      """
      Date,Payee,Amount,Account
      2026-01-02,Alpha,-12.34,Visa
      2026-01-03,Beta,-1000.00,Giro
      2026-01-04,Gamma,-850.00,Visa
      2026-01-05,Delta,-20.00,Visa
      2026-01-06,Epsilon,-30.00,Giro
      """),
    Sample(
      "a product is no number", ["- - 2"],
      """
      Type,Product,Completed Date,Description,Amount,Currency,State
      CARD_PAYMENT,Current,2026-01-02,Alpha,-12.34,EUR,COMPLETED
      TOPUP,Current,2026-01-03,Beta,100.00,EUR,COMPLETED
      """),
    Sample(
      "several products stay apart", ["- - 2", "- Savings 1"],
      """
      Type,Product,Completed Date,Description,Amount,Currency,State
      CARD_PAYMENT,Current,2026-01-02,Alpha,-12.34,EUR,COMPLETED
      TRANSFER,Current,2026-01-03,To pocket,-100.00,EUR,COMPLETED
      TRANSFER,Savings,2026-01-03,From current,100.00,EUR,COMPLETED
      """),
    Sample(
      "so does a pocket alone", ["- Spargeld 2"],
      """
      Typ;Produkt;Datum;Beschreibung;Betrag;Währung
      Transfer;Spargeld;02.01.2026;Alpha;-12,34;EUR
      Transfer;Spargeld;03.01.2026;Beta;100,00;EUR
      """),
    Sample(
      "products that are all unknown", ["- Blue 1", "- Green 1"],
      """
      Product,Date,Description,Amount
      Blue,2026-01-02,Alpha,-12.34
      Green,2026-01-03,Beta,-100.00
      """),
    Sample(
      "a product with a number is an account", ["0240 00123456.01 - 2"],
      """
      Produit;Date;Description;Débit;Crédit
      0240 00123456.01;02.01.2026;Alpha;12.34;
      0240 00123456.01;03.01.2026;Beta;;100.00
      """),
    Sample(
      "a product beside a number", ["12345678 - 2"],
      """
      Kontonummer;Produkt;Bokföringsdag;Beskrivning;Belopp
      12345678;Privatkonto;2026-01-02;Alpha;-12.34
      12345678;Privatkonto;2026-01-03;Beta;100.00
      """),
  ]

  @Test(arguments: samples) func `The statements are of these accounts`(_ sample: Sample) {
    var profile = StatementProfile(name: "test")
    profile.outflow = .negative
    let file = readCSV(sample.text, profile: profile)
    guard case .read = file.outcome else {
      Issue.record("not read: \(file.outcome)")
      return
    }
    #expect(
      file.statements.map { "\($0.account ?? "-") \($0.pocket ?? "-") \($0.rows.count)" }
        == sample.statements)
  }
}
