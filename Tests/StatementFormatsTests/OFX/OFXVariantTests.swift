import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Every variant of the format that is known to be written, each as a whole file.
@Suite struct `OFX as banks write it` {
  struct Variant: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var content: [UInt8]
    /// The rows as `date amount description`.
    var rows: [String] = ["2026-03-09 -12.3 Corner Bakery"]
    var encoding = "UTF-8"
    var account: String? = "4000123412341234"

    init(
      _ name: String, _ text: String, rows: [String]? = nil, account: String? = "4000123412341234"
    ) {
      testDescription = name
      content = Array(text.utf8)
      self.account = account
      if let rows { self.rows = rows }
    }

    /// Text in which `~` stands for the bytes.
    init(_ name: String, _ text: String, bytes: [UInt8], encoding: String, reads letter: String) {
      testDescription = name
      content = text.utf8.flatMap { $0 == UInt8(ascii: "~") ? bytes : [$0] }
      rows = ["2026-03-09 -12.3 Caf\(letter)"]
      self.encoding = encoding
    }
  }

  @Test(arguments: headers + bodies + accounts)
  func `is read`(_ variant: Variant) {
    Self.check(variant)
  }

  @Test(arguments: charsets)
  func `is decoded`(_ variant: Variant) {
    Self.check(variant)
  }

  static func check(_ variant: Variant) {
    let file = StatementReader.read(variant.content, options: ReadingOptions(path: "x"))
    #expect(file.outcomeWord == "read")
    #expect(file.format == "ofx")
    #expect(file.encoding == variant.encoding)
    #expect(file.rejected.isEmpty)
    let rows = file.statements.flatMap(\.rows).map { row in
      "\(row.keyDate) \(row.amount) \(row.description)"
    }
    #expect(rows == variant.rows)
    #expect(file.statements.first?.account == variant.account)
  }

  static let sgml = OFXFixture.card(OFXFixture.row())
  static let body = String(sgml.dropFirst(OFXFixture.header.count))

  /// A file of OFX 1 with another header.
  static func under(_ header: String) -> String { header + body }

  /// A file of OFX 2 with another header.
  static func xml(under header: String) -> String {
    header + OFXFixture.xml(xmlRow).dropFirst(OFXFixture.xmlHeader.count)
  }

  static let xmlRow = """
    <STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20260309</DTPOSTED><TRNAMT>-12.30</TRNAMT>
    <FITID>A1</FITID><NAME>Corner Bakery</NAME></STMTTRN>
    """

  // MARK: - Headers

  static let headers = [
    Variant("nine fields, CRLF", sgml.replacing("\n", with: "\r\n")),
    Variant("SECURITY:TYPE1", sgml.replacing("SECURITY:NONE", with: "SECURITY:TYPE1")),
    Variant("ENCODING:UNICODE", sgml.replacing("USASCII", with: "UNICODE")),
    Variant("VERSION:103", sgml.replacing("VERSION:102", with: "VERSION:103")),
    Variant("VERSION:151", sgml.replacing("VERSION:102", with: "VERSION:151")),
    Variant("VERSION:160", sgml.replacing("VERSION:102", with: "VERSION:160")),
    Variant("VERSION of nonsense", sgml.replacing("VERSION:102", with: "VERSION:banana")),
    Variant("Intuit's tags", sgml.replacing("<FI>", with: "<INTU.BID>3000<INTU.ORG>Org<FI>")),
    Variant("blanks after the colons", under(OFXFixture.header.replacing(":", with: ": "))),
    Variant("all fields on one line", under(OFXFixture.header.replacing("\n", with: " "))),
    Variant(
      "the whole file glued into one line", sgml.replacing("\n", with: "")),
    Variant("no blank line below the header", under(OFXFixture.header.trimmed + "\n")),
    Variant("a blank line above the header", "\n" + sgml),
    Variant("no CHARSET", sgml.replacing("CHARSET:1252\n", with: "")),
    Variant("no COMPRESSION", sgml.replacing("COMPRESSION:NONE\n", with: "")),
    Variant("CR line ends", sgml.replacing("\n", with: "\r")),
    Variant("a byte order mark", "\u{FEFF}" + sgml),
    Variant("the header in a comment", under("<!--\n\(OFXFixture.header)-->\n")),
    Variant("a header of elements", under("<START><OFXHEADER>100</OFXHEADER></START>\n")),
    Variant("no header", body),
    Variant("lower case", sgml.lowercased().replacing("corner bakery", with: "Corner Bakery")),
    Variant("a blank in the root's tag", sgml.replacing("<OFX>", with: "<OFX >")),
    Variant("from BANKTRANLIST on", cutTop(to: "<BANKTRANLIST>"), account: nil),
    Variant("OFX 2", xml(under: OFXFixture.xmlHeader), account: "DE001"),
    Variant(
      "OFX 2.2", xml(under: OFXFixture.xmlHeader.replacing("211", with: "220")), account: "DE001"),
    Variant(
      "OFX 2 with the last > missing and no line ends",
      xml(under: OFXFixture.xmlHeader.trimmed.dropLast().description).replacing("\n", with: ""),
      account: "DE001"),
    Variant(
      "OFX 2 with single quotes", xml(under: OFXFixture.xmlHeader.replacing("\"", with: "'")),
      account: "DE001"),
    Variant("OFX 2 above SGML", under(OFXFixture.xmlHeader)),
    Variant(
      "OFX 2 in us-ascii with CDATA",
      xml(under: OFXFixture.xmlHeader.replacing("UTF-8", with: "us-ascii"))
        .replacing("Corner Bakery", with: "<![CDATA[Corner Bakery]]>"), account: "DE001"),
    Variant(
      "OFC",
      """
      <OFC><DTD>2<CPAGE>1252<ACCTSTMT><ACCTFROM><BANKID>1<ACCTID>77<ACCTTYPE>0</ACCTFROM>
      <STMTRS><DTSTART>20260301<DTEND>20260331<LEDGER>10.50
      <STMTTRN><TRNTYPE>1<DTPOSTED>20260309<TRNAMT>-12.30<FITID>1<CHKNUM>12<MEMO>Corner Bakery
      </STMTTRN></STMTRS></ACCTSTMT></OFC>
      """, account: "77"),
  ]

  private static func cutTop(to tag: String) -> String {
    guard let start = sgml.firstRange(of: tag) else { return "" }
    return String(sgml[start.lowerBound...])
  }

  // MARK: - Character sets

  static let charsets = [
    Variant(
      "USASCII and 1252", OFXFixture.card(OFXFixture.row("<NAME>Caf~")), bytes: [0xE9],
      encoding: "windows-1252", reads: "é"),
    Variant(
      "1252 and a euro sign", OFXFixture.card(OFXFixture.row("<NAME>Caf~")), bytes: [0x80],
      encoding: "windows-1252", reads: "€"),
    named("ISO-8859-1", reads: "windows-1252"), named("8859-1", reads: "windows-1252"),
    named("CP1252", reads: "windows-1252"), named("NONE", reads: "windows-1252"),
    Variant(
      "NONE and UTF-8", text(charset: "NONE"), bytes: [0xC3, 0xA9], encoding: "UTF-8", reads: "é"),
    Variant(
      "1252 and UTF-8", text(charset: "1252"), bytes: [0xC3, 0xA9], encoding: "UTF-8", reads: "é"),
    Variant(
      "UNICODE and UTF-8", text(charset: "NONE").replacing("USASCII", with: "UNICODE"),
      bytes: [0xD0, 0xB6], encoding: "UTF-8", reads: "ж"),
    Variant(
      "1251", text(charset: "1251"), bytes: [0xE6], encoding: "windows-1251", reads: "ж"),
    Variant(
      "no CHARSET and UTF-8",
      text(charset: "x").replacing("CHARSET:x\n", with: "").replacing("USASCII", with: "UTF-8"),
      bytes: [0xC3, 0xA9], encoding: "UTF-8", reads: "é"),
  ]

  private static func text(charset: String) -> String {
    OFXFixture.card(OFXFixture.row("<NAME>Caf~")).replacing(
      "CHARSET:1252", with: "CHARSET:\(charset)")
  }

  private static func named(_ charset: String, reads encoding: String) -> Variant {
    Variant(
      charset, text(charset: charset), bytes: [0xE9], encoding: encoding, reads: "é")
  }

  // MARK: - Bodies

  static func texts(_ elements: String) -> String { OFXFixture.card(OFXFixture.row(elements)) }

  static let bodies = [
    Variant("unclosed leaves", texts("<NAME>Corner Bakery")),
    Variant("closed leaves", texts("<NAME>Corner Bakery</NAME><MEMO></MEMO>")),
    Variant("some closed, some not", texts("<CHECKNUM>1</CHECKNUM><NAME>Corner Bakery<MEMO>")),
    Variant("half a closing tag", texts("<NAME>Corner Bakery</NAME")),
    Variant("closed under another name", texts("<NAME>Corner Bakery</MEMO>")),
    Variant("an empty NAME before MEMO", texts("<NAME><MEMO>Corner Bakery")),
    Variant(
      "entities", texts("<NAME>A &amp; B &lt;C&gt;&nbsp;D"),
      rows: ["2026-03-09 -12.3 A & B <C> D"]),
    Variant(
      "entities of others", texts("<NAME>&apos;A&#39; &quot;B&quot; C & D"),
      rows: ["2026-03-09 -12.3 'A' \"B\" C & D"]),
    Variant(
      "entities escaped twice", texts("<NAME>A &amp;amp; B &amp;lt;C"),
      rows: ["2026-03-09 -12.3 A & B <C"]),
    Variant("CDATA", texts("<NAME><![CDATA[Corner Bakery]]></NAME>")),
    Variant("a comment", texts("<!-- <NAME>no --><NAME>Corner<!-- x --> Bakery")),
    Variant("tags of others", texts("<X.Y>1<CATEGORY>Food<NAME>Corner Bakery")),
    Variant("control characters", texts("<NAME>Corner\u{8} Bak\u{C}ery")),
    Variant("a statement closed as another", sgml.replacing("</CCSTMTRS>", with: "</STMTRS>")),
    Variant("rows never closed", sgml.replacing("</STMTTRN>", with: "")),
    Variant(
      "bank and card in one file",
      sgml.replacing("</OFX>", with: "") + bank(account: "1", OFXFixture.row(id: "2")) + "</OFX>",
      rows: ["2026-03-09 -12.3 Corner Bakery", "2026-03-09 -12.3 Corner Bakery"]),
    Variant(
      "two statements",
      OFXFixture.header + "<OFX>" + bank(account: "1", OFXFixture.row())
        + bank(account: "2", OFXFixture.row(amount: "5")) + "</OFX>",
      rows: ["2026-03-09 -12.3 Corner Bakery", "2026-03-09 5 Corner Bakery"], account: "1"),
  ]

  static func bank(account: String, _ rows: String) -> String {
    """
    <BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>1
    <ACCTID>\(account)</BANKACCTFROM><BANKTRANLIST>\(rows)</BANKTRANLIST></STMTRS></STMTTRNRS>
    </BANKMSGSRSV1>
    """
  }

  // MARK: - Accounts and what may be missing

  static let accounts = [
    Variant(
      "no ACCTTYPE", OFXFixture.header + "<OFX>" + bank(account: "1", OFXFixture.row()),
      account: "1"),
    Variant("no FI", sgml.replacing("<FI><ORG>Harbour Bank<FID>77</FI>", with: "")),
    Variant("an empty LEDGERBAL", sgml.replacing("<BALAMT>-20.50<DTASOF>20260331120000", with: "")),
    Variant(
      "an account number longer than OFX allows",
      sgml.replacing("4000123412341234", with: "5b1c0c3e-2222-4444-8888-0123456789ab"),
      account: "5b1c0c3e-2222-4444-8888-0123456789ab"),
    Variant("an ACCTKEY", sgml.replacing("</CCACCTFROM>", with: "<ACCTKEY>9</CCACCTFROM>")),
    Variant(
      "what a card has besides",
      sgml.replacing(
        "</CCSTMTRS>",
        with: """
          <AVAILBAL><BALAMT>979.50<DTASOF>20260331</AVAILBAL><CASHADVBALAMT>100
          <INTRATEPURCH>19.9<REWARDINFO><NAME>Points<REWARDBAL>12<REWARDEARNED>1</REWARDINFO>
          <BALLIST><BAL><NAME>Limit<DESC>Limit<BALTYPE>DOLLAR<VALUE>1000</BAL></BALLIST>
          <MKTGINFO>Spend more</CCSTMTRS>
          """)),
    Variant(
      "balances among the rows",
      OFXFixture.card(
        OFXFixture.row(amount: "100.00", id: "", "<MEMO>Saldo Anterior") + OFXFixture.row()
          + OFXFixture.row(amount: " . ", id: "0", "<CHECKNUM>0<MEMO>SALDO DIA"))),
    Variant(
      "a purchase from a shop named like a balance", texts("<NAME>New Balance"),
      rows: ["2026-03-09 -12.3 New Balance"]),
  ]
}
