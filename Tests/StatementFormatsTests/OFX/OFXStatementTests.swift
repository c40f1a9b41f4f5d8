import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

@Suite struct `OFX statements` {
  @Test func `of a card say what it is`() throws {
    let file = OFXFixture.read(OFXFixture.card(OFXFixture.row()))
    #expect(file.outcomeWord == "read")
    #expect(file.format == "ofx")
    #expect(file.encoding == "UTF-8")
    #expect(file.warnings.isEmpty)
    let statement = try #require(file.statements.first)
    #expect(file.statements.count == 1)
    #expect(statement.account == "4000123412341234")
    #expect(statement.accountType == .creditCard)
    #expect(statement.institution == "Harbour Bank")
    #expect(statement.currency == .usd)
    #expect(statement.statedFrom == (try day("2026-03-01")))
    #expect(statement.statedTo == (try day("2026-03-31")))
    #expect(statement.closingBalance?.amount == (try decimal("-20.50")))
    #expect(statement.closingBalance?.date == (try day("2026-03-31")))
    #expect(statement.openingBalance == nil)
  }

  @Test func `in XML are read through libxml2`() throws {
    let file = OFXFixture.read(
      OFXFixture.xml(
        """
        <STMTTRN><TRNTYPE>FEE</TRNTYPE><DTPOSTED>20260309</DTPOSTED><TRNAMT>-1.50</TRNAMT>
        <FITID>1</FITID><NAME>Käse &amp; Wein</NAME></STMTTRN>
        """))
    let statement = try #require(file.statements.first)
    #expect(file.decisions.contains { $0.subject == "syntax" && $0.choice == "XML" })
    #expect(statement.account == "DE001")
    #expect(statement.accountType == .checking)
    #expect(statement.currency == .eur)
    #expect(statement.rows.map(\.description) == ["Käse & Wein"])
    #expect(statement.rows.map(\.details.kind) == [.fee])
  }

  @Test func `below a header that lies are read all the same`() throws {
    let sgml = OFXFixture.card(OFXFixture.row()).dropFirst(OFXFixture.header.count)
    let file = OFXFixture.read(OFXFixture.xmlHeader + sgml)
    #expect(file.statements.first?.rows.count == 1)
    let syntax = try #require(file.decisions.first { $0.subject == "syntax" })
    #expect(syntax.choice == "tags")
    #expect(syntax.evidence.contains("well-formed"))
  }

  @Test(arguments: ["\n", "\r\n", "\r", ""])
  func `do not depend on line ends`(lineEnd: String) {
    let text = OFXFixture.card(OFXFixture.row() + OFXFixture.row(id: "2"))
    let file = OFXFixture.read(text.replacing("\n", with: lineEnd))
    #expect(file.statements.first?.rows.count == 2)
    #expect(file.statements.first?.account == "4000123412341234")
  }

  @Test func `in lower case are read`() {
    let text = OFXFixture.card("<STMTTRN><DTPOSTED>20260309<TRNAMT>-1<NAME>bakery</STMTTRN>")
    #expect(OFXFixture.read(text.lowercased()).statements.first?.rows.count == 1)
  }

  @Test func `may be several in a file`() throws {
    func response(_ account: String, _ rows: String) -> String {
      """
      <STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>1<ACCTID>\(account)<ACCTTYPE>SAVINGS
      </BANKACCTFROM><BANKTRANLIST>\(rows)</BANKTRANLIST></STMTRS></STMTTRNRS>
      """
    }
    let card = OFXFixture.card(OFXFixture.row())
    let bank =
      "<BANKMSGSRSV1>" + response("1", OFXFixture.row() + OFXFixture.row(id: "2"))
      + response("2", "") + "</BANKMSGSRSV1></OFX>"
    let file = OFXFixture.read(card.replacing("</OFX>", with: bank))
    #expect(file.statements.map(\.account) == ["4000123412341234", "1", "2"])
    #expect(file.statements.map(\.accountType) == [.creditCard, .savings, .savings])
    #expect(file.statements.map(\.rows.count) == [1, 2, 0])
    #expect(file.statements.flatMap(\.rows).map(\.record) == [1, 2, 3])
    #expect(file.statements.map(\.institution) == ["Harbour Bank", "Harbour Bank", "Harbour Bank"])
  }

  @Test(arguments: [
    "<BANKTRANLIST><DTSTART>20260301<DTEND>20260331\(OFXFixture.row())</BANKTRANLIST>",
    "<STMTRS><BANKTRANLIST>\(OFXFixture.row())</BANKTRANLIST></STMTRS>", OFXFixture.row(),
    "<OFX>\(OFXFixture.row())</OFX>",
  ])
  func `may lack everything around their rows`(text: String) {
    let file = OFXFixture.read(text)
    #expect(file.outcomeWord == "read")
    #expect(file.statements.map(\.rows.count) == [1])
    #expect(file.statements.first?.account == nil)
    #expect(file.statements.first?.currency == nil)
  }

  @Test func `without a currency have the profile's`() {
    let file = OFXFixture.read(OFXFixture.row()) { options in
      options.profile = StatementProfile(name: "bank")
      options.profile?.currency = .gbp
    }
    #expect(file.statements.first?.currency == .gbp)
  }

  @Test func `without a name beside others are refused`() {
    let nameless = "<STMTTRNRS><STMTRS>\(OFXFixture.row())</STMTRS></STMTTRNRS></OFX>"
    let file = OFXFixture.read(
      OFXFixture.card(OFXFixture.row()).replacing("</OFX>", with: nameless))
    #expect(file.outcomeWord == "unreadable")
    #expect(file.codes == ["ofx-nameless-statement"])
  }

  @Test func `without transactions are read as such`() {
    let file = OFXFixture.read(OFXFixture.card(""))
    #expect(file.outcomeWord == "read")
    #expect(file.statements.map(\.rows.count) == [0])
    #expect(OFXFixture.read(OFXFixture.xml("")).statements.map(\.rows.count) == [0])
  }

  @Test func `with an empty balance, account or currency have none`() {
    var text = OFXFixture.card(OFXFixture.row(), currency: "", balance: " ")
    text = text.replacing("4000123412341234", with: "")
    let file = OFXFixture.read(text)
    #expect(file.statements.map(\.closingBalance) == [nil])
    #expect(file.statements.map(\.currency) == [nil])
    #expect(file.statements.map(\.account) == [nil])
    #expect(file.warnings.isEmpty)
  }

  @Test func `warn of what they state and can't mean`() {
    let text = OFXFixture.card(OFXFixture.row(), currency: "D$", balance: "much")
      .replacing("<DTSTART>20260301", with: "<DTSTART>20270301")
    let file = OFXFixture.read(text)
    #expect(
      file.codes == ["ofx-unknown-currency", "ofx-unreadable-balance", "ofx-period-inverted"])
    #expect(file.statements.map(\.statedFrom) == [nil])
  }

  @Test func `may have pending rows`() throws {
    let pending = """
      </BANKTRANLIST><BANKTRANLISTP><DTASOF>20260401<STMTTRNP><TRNTYPE>DEBIT<DTTRAN>20260330
      <DTEXPIRE>20260405<TRNAMT>-44.20<REFNUM>9<NAME>Fuel</STMTTRNP></BANKTRANLISTP>
      """
    let file = OFXFixture.read(
      OFXFixture.card(OFXFixture.row()).replacing("</BANKTRANLIST>", with: pending))
    let rows = try #require(file.statements.first).rows
    #expect(rows.map(\.status) == [.posted, .pending])
    #expect(rows.last?.purchaseDate == (try day("2026-03-30")))
    #expect(rows.last?.postingDate == nil)
    #expect(rows.last?.nativeID == nil)
  }

  @Test func `of investments give their cash rows and count the others`() throws {
    let file = OFXFixture.read(
      OFXFixture.header + """
        <OFX><INVSTMTMSGSRSV1><INVSTMTTRNRS><INVSTMTRS><CURDEF>USD
        <INVACCTFROM><BROKERID>b<ACCTID>77</INVACCTFROM>
        <INVTRANLIST><DTSTART>20260301<DTEND>20260331
        <BUYSTOCK><INVBUY><INVTRAN><FITID>1<DTTRADE>20260305<MEMO>bought</INVTRAN></INVBUY></BUYSTOCK>
        <BUYSTOCK><INVBUY><UNITS>1</INVBUY></BUYSTOCK><INCOME><INVTRAN><FITID>2</INVTRAN></INCOME>
        <INVBANKTRAN>\(OFXFixture.row())<SUBACCTFUND>CASH</INVBANKTRAN>
        </INVTRANLIST></INVSTMTRS></INVSTMTTRNRS></INVSTMTMSGSRSV1></OFX>
        """)
    #expect(file.statements.map(\.account) == ["77"])
    #expect(file.statements.map(\.accountType) == [.investment])
    #expect(file.statements.map(\.rows.count) == [1])
    #expect(file.statements.map(\.statedTo) == [try day("2026-03-31")])
    #expect(
      file.warnings.map(\.fact.summary) == [
        "3 investment transactions are not read (2 BUYSTOCK, 1 INCOME); cash transactions are"
      ])
  }

  @Test func `of OFC are read`() throws {
    let file = OFXFixture.read(
      """
      <OFC><DTD>2<CPAGE>1252<ACCTSTMT><ACCTFROM><BANKID>1<ACCTID>77<ACCTTYPE>0</ACCTFROM>
      <STMTRS><DTSTART>20260301<DTEND>20260331<LEDGER>10.50
      <STMTTRN><TRNTYPE>1<DTPOSTED>20260309<TRNAMT>-5.00<FITID>1<CHKNUM>12<MEMO>Padaria</STMTTRN>
      </STMTRS></ACCTSTMT></OFC>
      """)
    let statement = try #require(file.statements.first)
    #expect(file.statements.count == 1)
    #expect(statement.account == "77")
    #expect(statement.accountType == .checking)
    #expect(statement.closingBalance?.amount == (try decimal("10.5")))
    #expect(statement.statedFrom == (try day("2026-03-01")))
    #expect(statement.rows.map(\.details.checkNumber) == ["12"])
  }

  @Test func `in Windows-1252 are decoded as declared`() {
    let text = OFXFixture.card(OFXFixture.row("<NAME>Caf~"))
    let bytes = text.utf8.map { $0 == UInt8(ascii: "~") ? 0xE9 : $0 }
    let file = OFXFormat.read(bytes, options: ReadingOptions(path: "x"))
    #expect(file.encoding == "windows-1252")
    #expect(file.statements.first?.rows.map(\.description) == ["Café"])
  }

  // MARK: - Answers without a statement

  static let signOn = "<OFX><SIGNONMSGSRSV1><SONRS><STATUS>"

  @Test(arguments: [
    (
      signOn
        + "<CODE>15500<SEVERITY>ERROR<MESSAGE>Wrong password</STATUS></SONRS></SIGNONMSGSRSV1></OFX>",
      "no-statement", ["ofx-refused"]
    ),
    (
      signOn + "<CODE>0<SEVERITY>INFO</STATUS></SONRS></SIGNONMSGSRSV1></OFX>", "no-statement",
      ["ofx-no-statement"]
    ),
    ("<OFX><LOANSTMTRS><CURDEF>USD</LOANSTMTRS></OFX>", "no-statement", ["ofx-no-statement"]),
    ("<OFX><ACCTINFO><DESC>Savings</ACCTINFO></OFX>", "no-statement", ["ofx-no-statement"]),
    (
      "<OFX><STMTTRNRS><STATUS><CODE>0<SEVERITY>INFO</STATUS></STMTTRNRS></OFX>", "no-statement",
      ["ofx-no-statement", "ofx-empty-response"]
    ),
    ("<OFX>", "unreadable", ["ofx-nothing-complete", "ofx-cut-off"]),
    ("OFXHEADER:100\n", "no-statement", ["ofx-no-statement"]),
  ])
  func `that are none say why`(text: String, outcome: String, codes: [String]) {
    let file = OFXFixture.read(text)
    #expect(file.outcomeWord == outcome)
    #expect(file.codes == codes)
  }

  @Test func `beside an error are read with a warning`() {
    let refusal = "<STMTTRNRS><STATUS><CODE>2000<SEVERITY>ERROR</STATUS></STMTTRNRS></OFX>"
    let file = OFXFixture.read(
      OFXFixture.card(OFXFixture.row()).replacing("</OFX>", with: refusal))
    #expect(file.outcomeWord == "read")
    #expect(file.codes == ["ofx-refused"])
  }

  @Test(arguments: [
    (["-1,234.56", "-1.234,56"], ["ofx-mixed-decimal-marks"]),
    (["-1,234.56", "-5.00"], []), (["-1.234,56", "-5,00"], []), (["-5", "-6"], []),
  ])
  func `of both decimal marks are read with a warning`(amounts: [String], codes: [String]) {
    let rows = amounts.enumerated().map { OFXFixture.row(amount: $1, id: "\($0)") }
    let file = OFXFixture.read(OFXFixture.card(rows.joined(), balance: "1"))
    #expect(file.warnings.map(\.fact.code) == codes)
    #expect(file.statements.first?.rows.count == amounts.count)
  }

  @Test func `of both decimal marks leave what either can mean to a person`() {
    let rows = ["-1,234.56", "-1.234,56", "1,234"].enumerated()
      .map { OFXFixture.row(amount: $1, id: "\($0)") }
    let file = OFXFixture.read(OFXFixture.card(rows.joined(), balance: "1"))
    guard case .ambiguous(let questions) = file.outcome else {
      Issue.record("not asked")
      return
    }
    #expect(questions.map(\.fact.code) == ["ofx-undecided-decimal-mark"])
  }
}
