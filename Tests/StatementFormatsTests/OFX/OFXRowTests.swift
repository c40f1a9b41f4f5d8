import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

@Suite struct `OFX rows` {
  @Test func `carry what the bank states`() throws {
    let rows = OFXFixture.rows(
      OFXFixture.row(
        date: "20260309120000.000[-5:EST]", amount: "-1,234.56", id: "X-1",
        "<DTUSER>20260307<CHECKNUM>1001<SIC>5411<NAME>Corner Bakery<MEMO>loyalty 12"))
    let row = try #require(rows.first)
    #expect(rows.count == 1)
    #expect(row.record == 1)
    #expect(row.status == .posted)
    #expect(row.postingDate == (try day("2026-03-09")))
    #expect(row.purchaseDate == (try day("2026-03-07")))
    #expect(row.amount == (try decimal("-1234.56")))
    #expect(row.currency == nil)
    #expect(row.nativeID == "X-1")
    #expect(row.description == "Corner Bakery")
    #expect(row.details.memo == "loyalty 12")
    #expect(row.details.checkNumber == "1001")
    #expect(row.details.merchantCategoryCode == 5411)
    #expect(row.details.kind == nil)
  }

  @Test func `of the plain kind have no details`() {
    let rows = OFXFixture.rows(OFXFixture.row("<NAME>Bakery<CHECKNUM>0<SIC>0<MEMO>"))
    #expect(rows.map(\.hasDetails) == [false])
    #expect(OFXFixture.rows(OFXFixture.row("<NAME>A<CHECKNUM>null")).first?.hasDetails == false)
  }

  @Test func `know their place in the text`() throws {
    let text = OFXFixture.card(
      OFXFixture.row(id: "1") + "\n\n" + OFXFixture.row(id: "2", "<NAME>Ölmühle</NAME>\n<MEMO>"))
    for (ending, lineBreak) in [(text, "LF"), (text.replacing("\n", with: "\r\n"), "CRLF")] {
      let bytes = Array(ending.utf8)
      let rows = try #require(OFXFixture.read(ending).statements.first).rows
      #expect(rows.map(\.span.line) == [16, 18], "\(lineBreak)")
      for row in rows {
        let part = bytes[row.span.offset..<(row.span.offset + row.span.length)]
        let words = String(decoding: part, as: UTF8.self)
        #expect(words.hasPrefix("<STMTTRN>"))
        #expect(words.hasSuffix("</STMTTRN>"))
        #expect(words.contains("<FITID>\(row.record)<"))
      }
    }
    #expect(
      OFXFixture.read(text.replacing("\n", with: "\r")).statements[0].rows.map(\.span.line)
        == [16, 18])
  }

  // MARK: - Descriptions

  struct Texts: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var elements: String
    var description: String
    var memo: String?
  }

  static let texts = [
    Texts(testDescription: "only NAME", elements: "<NAME>Bakery", description: "Bakery"),
    Texts(testDescription: "only MEMO", elements: "<MEMO>Bakery", description: "Bakery"),
    Texts(testDescription: "empty NAME", elements: "<NAME><MEMO>Bakery", description: "Bakery"),
    Texts(testDescription: "nothing", elements: "", description: ""),
    Texts(
      testDescription: "MEMO continues NAME",
      elements: "<NAME>LITTLE PEBBLE GASMART SAN JOSE C<MEMO>LITTLE PEBBLE GASMART SAN JOSE CA 9",
      description: "LITTLE PEBBLE GASMART SAN JOSE CA 9"),
    Texts(
      testDescription: "MEMO contains NAME", elements: "<NAME>Joe's Hair<MEMO>POS;JOE'S  HAIR",
      description: "POS;JOE'S  HAIR"),
    Texts(
      testDescription: "MEMO says the same", elements: "<NAME>Bakery<MEMO>Bakery",
      description: "Bakery"),
    Texts(
      testDescription: "MEMO says something else", elements: "<NAME>Bakery<MEMO>card 4417",
      description: "Bakery", memo: "card 4417"),
    Texts(
      testDescription: "MEMO is a part of NAME", elements: "<NAME>POS Bakery<MEMO>Bakery",
      description: "POS Bakery"),
    Texts(
      testDescription: "EXTDNAME extends NAME",
      elements: "<NAME>Bake<EXTDNAME>Bakery & Sons<MEMO>card 4417", description: "Bakery & Sons",
      memo: "card 4417"),
    Texts(
      testDescription: "EXTDNAME does not", elements: "<NAME>Bakery<EXTDNAME>Other",
      description: "Bakery", memo: "Other"),
    Texts(
      testDescription: "PAYEE's NAME",
      elements: "<PAYEE><NAME>Bakery<ADDR1>1 Main St<CITY>Ely<STATE>X</PAYEE><MEMO>rye",
      description: "Bakery", memo: "rye"),
    Texts(
      testDescription: "another account's NAME is none",
      elements: "<BANKACCTTO><BANKID>1<ACCTID>2<NAME>no</BANKACCTTO><MEMO>rye", description: "rye"),
  ]

  @Test(arguments: texts)
  func `are described by the fullest text that names the merchant`(_ wanted: Texts) {
    let rows = OFXFixture.rows(OFXFixture.row(wanted.elements))
    #expect(rows.map(\.description) == [wanted.description])
    #expect(rows.map(\.details.memo) == [wanted.memo])
  }

  // MARK: - Currencies

  @Test func `in another currency name it`() throws {
    let rows = OFXFixture.rows(
      OFXFixture.row("<NAME>Café<CURRENCY><CURRATE>1.10<CURSYM>EUR</CURRENCY>")
        + OFXFixture.row(id: "2", "<NAME>Café<CURRENCY><CURRATE>1.0<CURSYM>usd</CURRENCY>"))
    #expect(rows.map(\.currency) == [.eur, nil])
    #expect(rows.map(\.amount) == [try decimal("-12.30"), try decimal("-12.30")])
    #expect(rows.map(\.details.original) == [nil, nil])
  }

  @Test(arguments: [
    ("-11.00", "1.10", "EUR", "-10.00 EUR"), ("-11,00", "1,1", "EUR", "-10.00 EUR"),
    ("-11.00", "1,100", "EUR", "-10.00 EUR"), ("-11.00", "1.100", "EUR", "-10.00 EUR"),
    ("-11.00", "1.12", "EUR", nil), ("-11.00", "1", "EUR", nil), ("-11.00", "0", "EUR", nil),
    ("-11.00", "-1.1", "EUR", nil), ("0.00", "1.1", "EUR", nil), ("-11.00", "1.1", "USD", nil),
    ("-11.00", "1.1", "?", nil), ("-11.00", "", "EUR", nil),
    ("-7.50", "0.0075", "JPY", "-1000 JPY"),
    ("-7.51", "0.0075", "JPY", nil), ("-99999999999", "0.00000000000001", "EUR", nil),
  ])
  func `converted by the bank keep its currency`(
    amount: String, rate: String, currency: String, original: String?
  ) throws {
    let rows = OFXFixture.rows(
      OFXFixture.row(
        amount: amount,
        "<NAME>Café<ORIGCURRENCY><CURRATE>\(rate)<CURSYM>\(currency)</ORIGCURRENCY>"))
    #expect(rows.map(\.currency) == [nil])
    let wanted = try original.map { try money($0) }
    #expect(rows.first?.details.original == wanted)
  }

  // MARK: - Kinds, corrections

  @Test(arguments: [
    ("FEE", "-1", TransactionKind.fee), ("SRVCHG", "-1", .fee), ("INT", "-1", .interest),
    ("INT", "1", .interest), ("ATM", "-1", .cash), ("CASH", "-1", .cash), ("xfer", "-1", .transfer),
    ("PAYMENT", "1", .payment), ("PAYMENT", "-1", nil), ("CREDIT", "1", nil), ("DEBIT", "1", nil),
    ("POS", "-1", nil), ("OTHER", "-1", nil), ("", "-1", nil),
  ])
  func `are of the kind that the bank names`(type: String, amount: String, kind: TransactionKind?)
    throws
  {
    let rows = OFXFixture.rows(
      "<STMTTRN><TRNTYPE>\(type)<DTPOSTED>20260309<TRNAMT>\(amount)<FITID>1<NAME>A</STMTTRN>")
    #expect(rows.map(\.details.kind) == [kind])
    #expect(rows.map(\.amount) == [try decimal(amount)])
  }

  @Test func `may correct others`() {
    let rows = OFXFixture.rows(
      OFXFixture.row("<CORRECTFITID>A0<CORRECTACTION>REPLACE<NAME>A")
        + OFXFixture.row(id: "A2", "<CORRECTFITID>B0<CORRECTACTION>delete<NAME>A"))
    #expect(
      rows.map(\.details.correction) == [
        RowCorrection(nativeID: "A0", action: .replace),
        RowCorrection(nativeID: "B0", action: .delete),
      ])
  }

  @Test(arguments: [
    "<CORRECTFITID>A1<CORRECTACTION>REPLACE", "<CORRECTFITID>A1", "<CORRECTFITID>NULL",
    "<CORRECTFITID>0", "<CORRECTFITID><CORRECTACTION>",
  ])
  func `correct nothing where they name themselves or nobody`(further: String) {
    let rows = OFXFixture.rows(OFXFixture.row(further))
    #expect(rows.map(\.details.correction) == [nil])
  }

  @Test func `that others of the statement correct are not summed up`() {
    let text = OFXFixture.card(
      OFXFixture.row(amount: "-5", id: "1") + OFXFixture.row(amount: "-6", id: "2")
        + OFXFixture.row(amount: "-7", id: "3", "<CORRECTFITID>1<CORRECTACTION>REPLACE")
        + OFXFixture.row(amount: "-6", id: "4", "<CORRECTFITID>2<CORRECTACTION>DELETE"))
    let file = OFXFixture.read(text).summarized
    #expect(file.summaries.map(\.transactions) == [1])
    #expect(file.summaries.map(\.corrected) == [3])
    #expect(file.summaries.first?.sums[.usd].text(minimumDecimals: 2) == "-7.00")
    #expect(file.decisions.contains { $0.choice == "2 rows correct others" })
  }

  @Test(arguments: ["0", "000", "NULL", ""])
  func `without an id have none`(id: String) {
    #expect(OFXFixture.rows(OFXFixture.row(id: id)).map(\.nativeID) == [nil])
  }

  // MARK: - Rejected and left out

  struct Bad: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var row: String
    var reason: String
  }

  static let bad = [
    Bad(
      testDescription: "no date", row: "<STMTTRN><TRNAMT>1<FITID>1</STMTTRN>",
      reason: "the transaction has no DTPOSTED"),
    Bad(
      testDescription: "an empty date", row: OFXFixture.row(date: ""),
      reason: "the transaction has no DTPOSTED"),
    Bad(
      testDescription: "no such day", row: OFXFixture.row(date: "20260231"),
      reason: "DTPOSTED \"20260231\" is no date"),
    Bad(
      testDescription: "no amount", row: "<STMTTRN><DTPOSTED>20260309<FITID>1</STMTTRN>",
      reason: "the transaction has no TRNAMT"),
    Bad(
      testDescription: "an amount with the sign of another currency",
      row: OFXFixture.row(amount: "€120"), reason: "TRNAMT \"€120\" is no amount"),
    Bad(
      testDescription: "two amounts", row: OFXFixture.row("<TRNAMT>-9.00"),
      reason: "the transaction has more than one TRNAMT"),
    Bad(
      testDescription: "an unknown correction",
      row: OFXFixture.row("<CORRECTFITID>A0<CORRECTACTION>UNDO"),
      reason: "CORRECTACTION \"UNDO\" is neither REPLACE nor DELETE"),
  ]

  @Test(arguments: bad)
  func `that can't be read are rejected alone`(_ bad: Bad) {
    let text = OFXFixture.card(
      OFXFixture.row(id: "before") + "\n" + bad.row + "\n" + OFXFixture.row(id: "after"))
    let file = OFXFixture.read(text)
    #expect(file.outcomeWord == "read")
    #expect(file.statements.first?.rows.map(\.nativeID) == ["before", "after"])
    #expect(file.statements.first?.rows.map(\.record) == [1, 3])
    #expect(file.rejected.map(\.fact.summary) == [bad.reason])
    #expect(file.rejected.map(\.record) == [2])
    #expect(file.rejected.map(\.span.line) == [17])
  }

  @Test func `with the amount null inform and move nothing`() {
    let file = OFXFixture.read(
      OFXFixture.card(OFXFixture.row(amount: "null") + OFXFixture.row(amount: "-null", id: "2")))
    #expect(file.statements.first?.rows.isEmpty == true)
    #expect(file.leftOut.map(\.reason) == [.information, .information])
    #expect(file.rejected.isEmpty)
  }

  @Test func `with a date of purchase alone keep it`() throws {
    let rows = OFXFixture.rows(OFXFixture.row(date: "00000000", "<DTUSER>20260307<NAME>A"))
    #expect(rows.map(\.postingDate) == [nil])
    #expect(rows.map(\.purchaseDate) == [try day("2026-03-07")])
  }

  @Test func `without a usable id have none`() {
    let rows = OFXFixture.rows(OFXFixture.row(id: "") + OFXFixture.row(id: "null"))
    #expect(rows.map(\.nativeID) == [nil, nil])
  }
}
