import StatementModel
import Testing

@testable import StatementFormats

/// The details of a row and the texts that must come of them.
struct DetailsCase: CustomTestStringConvertible {
  var name: String
  var line = "260302C0,00NMSCNONREF"
  var details: String
  var description: String
  var memo: String?
  var kind: TransactionKind?
  var testDescription: String { name }
}

@Suite struct `field 86` {
  @Test(arguments: [
    DetailsCase(
      name: "German subfields",
      details: """
        166?00GUTSCHRIFT?109310?20EREF+R-2026/77?21KREF+NONREF?22SVWZ+Rechnung
         77 vom Maerz?30BANKDEFFXXX?31DE00100200300045678900?32Werkhof Sued G
        mbH
        """,
      description: "Werkhof Sued GmbH", memo: "Rechnung 77 vom Maerz · GUTSCHRIFT"),
    DetailsCase(
      name: "subfields of full length are cut in words",
      details:
        "177?20SVWZ+Beitrag fuer das zweit?21e Quartal?22und mehr?32Verein der Freunde der Stad?33tbuecherei",
      description: "Verein der Freunde der Stadtbuecherei",
      memo: "Beitrag fuer das zweite Quartal und mehr"),
    DetailsCase(
      name: "a keyword across two subfields",
      details: "105?20EREF+12345678901234567890 M?21REF+ABC SVWZ+Strom?32Stadtwerke",
      description: "Stadtwerke", memo: "Strom"),
    DetailsCase(
      name: "a keyword behind a full subfield",
      details: "105?20SVWZ+abcdefghijklmnopqrstuv?21ABWA+Kiosk am Markt?32Zahlstelle",
      description: "Zahlstelle", memo: "abcdefghijklmnopqrstuv · Kiosk am Markt"),
    DetailsCase(
      name: "text before the first keyword",
      details: "171?20Abschlag?21EREF+1?22SVWZ+Gas?32Werke",
      description: "Werke", memo: "Abschlag Gas"),
    DetailsCase(
      name: "further purpose in 60 to 63", details: "105?20Teil eins?60Teil zwei?63Teil drei",
      description: "Teil eins Teil zwei Teil drei"),
    DetailsCase(
      name: "separator wrapped from its digits",
      details: "105?20SVWZ+Was?\n32Laden", description: "Laden", memo: "Was"),
    DetailsCase(name: "posting text alone", details: "805?00ABSCHLUSS", description: "ABSCHLUSS"),
    DetailsCase(
      name: "separator >", details: "000>100133967858\n>20 HUUR>21 KANTOOR - FEB",
      description: "HUUR KANTOOR - FEB"),
    DetailsCase(
      name: "separator +", details: "000+20Plata       +30302410000+32CASA CARTII SRL+33/",
      description: "CASA CARTII SRL", memo: "Plata"),
    DetailsCase(
      name: "separator ~ and the code alone before",
      details: "020\n:86:020~00PRZELEW~20faktura 7~21~32SKLEP U JANA~33KRAKOW~38PL00",
      description: "SKLEP U JANA KRAKOW", memo: "faktura 7 · PRZELEW"),
    DetailsCase(
      name: "separator < without code", details: "<00WPLATA<20tytul<27", description: "tytul",
      memo: "WPLATA"),
    DetailsCase(
      name: "Dutch words",
      details:
        "/TRTP/SEPA OVERBOEKING/IBAN/NL00BANK0123456789/BIC/BANKNL2A/NAME/V. Smit\n/REMI/Order 12/3/EREF/NOTPROVIDED",
      description: "V. Smit", memo: "Order 12/3 · SEPA OVERBOEKING"),
    DetailsCase(
      name: "Dutch words with counterparty",
      details: "/EREF/2026//CNTP/NL00BANK0123456789/BANKNL2A/J.Jansen/Ede///REMI/USTD//Factuur 5/",
      description: "J.Jansen", memo: "Factuur 5"),
    DetailsCase(
      name: "Dutch words opened by a role",
      details: "/ORDP//NAME/R. SMITH/ADDR/Plein 3/REMI/t/m mei/ISDT/2026-03-02",
      description: "R. SMITH", memo: "t/m mei"),
    DetailsCase(
      name: "structured reference", details: "/CNTP//X/De Krant//REMI/STRD/CUR/9001123412341234/",
      description: "De Krant", memo: "9001123412341234"),
    DetailsCase(
      name: "a slash and no known word", details: "/ABC/DEF/REST", description: "/ABC/DEF/REST"),
    DetailsCase(
      name: "type, what for", details: "/PT/FT/PY/CARD 12 CITY\n   1234",
      description: "CARD 12 CITY 1234", memo: nil),
    DetailsCase(
      name: "full lines are cut in words",
      details:
        "REISBUREAU DE ZWALUW                 BETALINGSKENM.  0000000421886\n59 FACTUUR\nMAART",
      description: "REISBUREAU DE ZWALUW BETALINGSKENM. 000000042188659 FACTUUR MAART"),
    DetailsCase(
      name: "several fields", details: "BETALINGSKENM. 12\n:86:FACTUUR 5",
      description: "BETALINGSKENM. 12 FACTUUR 5"),
    DetailsCase(
      name: "name behind the padded reference",
      line: "260302C0,00N060P000029225      Spoorweg Noord   ",
      details: "Betaalautomaat 08:22", description: "Spoorweg Noord", memo: "Betaalautomaat 08:22"),
    DetailsCase(
      name: "a clock time begins a line", details: "805?20Karte 2026-03-01T13\n:12:11 Ort",
      description: "Karte 2026-03-01T13:12:11 Ort"),
    DetailsCase(
      name: "clock times that look like tags", details: "Karte um\n:20:15\n:25:30\n:28:59 Uhr",
      description: "Karte um :20:15 :25:30 :28:59 Uhr"),
    DetailsCase(
      name: "a hyphen on a line of its own", details: "KENMERK A\n-\nB7 VERDER",
      description: "KENMERK A - B7 VERDER"),
    DetailsCase(
      name: "control bytes", details: "DE\u{0}LI \u{1B}CENTRAAL\u{7F}",
      description: "DE LI CENTRAAL"),
    DetailsCase(
      name: "labels of a Polish bank",
      details:
        "911 PRZELEW; Z RACH.: \n00123; OD: ANNA LIS  UL. LEWA 2; TYT.: CZYNSZ   ; TNR: \n179171.010001",
      description: "ANNA LIS UL. LEWA 2", memo: "CZYNSZ · 911 PRZELEW"),
    DetailsCase(
      name: "labels of a Dutch bank",
      details:
        "SEPA OVERBOEKING                 IBAN: NL00BANK0123456789\nBIC: BANKNL2A  NAAM: DE FIETS B.V.\nOMSCHRIJVING: BAND EN PEDAAL\nKENMERK: 754",
      description: "DE FIETS B.V.", memo: "BAND EN PEDAAL · SEPA OVERBOEKING"),
    DetailsCase(
      name: "account and name behind the text",
      details: "FACTUUR 5\nREK: NL00BANK0123456789/NAAM: KLANT",
      description: "KLANT", memo: "FACTUUR 5"),
    DetailsCase(
      name: "labels of a Swiss bank",
      details: "GIRO 80532 AUFTRAGGEBER: LEA FREI MITTEILUNGEN: KURS",
      description: "LEA FREI", memo: "KURS · GIRO 80532"),
    DetailsCase(
      name: "account and name in field 61, repeated",
      line: "260302C0,00NOVBNL00BANK0123456789\nj blom",
      details: "NL00BANK0123456789 j blom\n        \nSalaris", description: "j blom",
      memo: "Salaris"),
    DetailsCase(
      name: "the German code for no subfields", details: "999PURCHASE:Shop",
      description: "PURCHASE:Shop"),
    DetailsCase(
      name: "supplement in place of details", line: "260302C0,00FMSCNONREF\nCASHBACK 510151",
      details: "", description: "CASHBACK 510151"),
    DetailsCase(
      name: "reference in place of details", line: "260302C0,00NMSCHUUR MAART", details: "",
      description: "HUUR MAART"),
    DetailsCase(name: "nothing", line: "260302C0,00NMSCNONREF", details: "", description: ""),
    DetailsCase(
      name: "card", line: "260302D0,01NMSC\n:61:260302C0,01NMSC", details: "106?32Laden",
      description: "Laden", kind: .refund),
    DetailsCase(
      name: "interest", line: "260302C0,00NINTNONREF", details: "Zins", description: "Zins",
      kind: .interest),
    DetailsCase(
      name: "charges", line: "260302C0,00NCHGNONREF", details: "Paket", description: "Paket",
      kind: .fee),
    DetailsCase(
      name: "cash by code", details: "083?00AUSZAHLUNG?20Automat", description: "Automat",
      memo: "AUSZAHLUNG", kind: .cash),
  ])
  func `tells name and purpose`(testCase: DetailsCase) throws {
    let details = testCase.details.isEmpty ? "" : "\n:86:" + testCase.details
    let rows = MT940Fixture.rows(":61:" + testCase.line + details)
    let row = try #require(rows.last)
    #expect(row.description == testCase.description)
    #expect(row.details.memo == testCase.memo)
    #expect(row.details.kind == testCase.kind)
  }

  @Test func `the bank's own number is the id`() {
    let rows = MT940Fixture.rows(
      ":61:260302C0,00NMSCNONREF//MB2603020001\n:86:911 PRZELEW; OD: A; TNR: \n179171.010001")
    #expect(rows.map(\.nativeID) == ["179171.010001"])
  }

  @Test func `lines of no standard`() throws {
    let rows = MT940Fixture.rows(
      """
      :61:2603020302DF24,00S   X
      :NS:01526715
      02Beitrag
      09Monat drei
      15Versicherung der Eisenbahn 1
      16AG
      17Lastschrift
      18652055
      """)
    let row = try #require(rows.first)
    #expect(row.description == "Versicherung der Eisenbahn 1AG")
    #expect(row.details.memo == "526715 Beitrag Monat drei · Lastschrift")
  }

  @Test func `details under the account's tag are details, with a warning`() {
    let file = MT940Fixture.read(
      MT940Fixture.statement(":61:260302C0,00NMSCNONREF\n:25:166?00GUTSCHRIFT?32KARL"))
    #expect(file.statements.map(\.account) == ["10020030/0045678900"])
    #expect(file.statements.first?.rows.map(\.description) == ["KARL"])
    #expect(file.codes == ["mt940-mistagged"])
  }

  @Test func `details behind the balance are of no row`() {
    let rows = MT940Fixture.read(
      MT940Fixture.statement(":61:260302C0,00NMSCNONREF\n:86:Laden") + ":86:Summe 12,00\n"
    ).statements.first?.rows
    #expect(rows?.map(\.description) == ["Laden"])
    #expect(rows?.first?.details.memo == nil)
  }
}
