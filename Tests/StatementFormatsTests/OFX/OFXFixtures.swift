import StatementModel

@testable import StatementFormats

/// Small files made for these tests.
enum OFXFixture {
  static let header = """
    OFXHEADER:100
    DATA:OFXSGML
    VERSION:102
    SECURITY:NONE
    ENCODING:USASCII
    CHARSET:1252
    COMPRESSION:NONE
    OLDFILEUID:NONE
    NEWFILEUID:NONE


    """

  static let xmlHeader = """
    <?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>

    """

  /// One card's statement in SGML around the given rows.
  static func card(_ rows: String, currency: String = "USD", balance: String = "-20.50") -> String {
    header + """
      <OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS>
      <DTSERVER>20260401<LANGUAGE>ENG<FI><ORG>Harbour Bank<FID>77</FI></SONRS></SIGNONMSGSRSV1>
      <CREDITCARDMSGSRSV1><CCSTMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS>
      <CCSTMTRS><CURDEF>\(currency)<CCACCTFROM><ACCTID>4000123412341234</CCACCTFROM>
      <BANKTRANLIST><DTSTART>20260301<DTEND>20260331
      \(rows)
      </BANKTRANLIST>
      <LEDGERBAL><BALAMT>\(balance)<DTASOF>20260331120000</LEDGERBAL>
      </CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>
      """
  }

  /// A row in SGML with a date, an amount, an id, and the given further elements.
  static func row(
    date: String = "20260309", amount: String = "-12.30", id: String = "A1",
    _ further: String = "<NAME>Corner Bakery"
  ) -> String {
    "<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>\(date)<TRNAMT>\(amount)<FITID>\(id)\(further)</STMTTRN>"
  }

  /// A statement in well-formed XML around the given rows.
  static func xml(_ rows: String) -> String {
    xmlHeader + """
      <OFX>
        <SIGNONMSGSRSV1><SONRS>
          <STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS>
          <DTSERVER>20260401</DTSERVER><LANGUAGE>ENG</LANGUAGE>
          <FI><ORG>Harbour Bank</ORG></FI>
        </SONRS></SIGNONMSGSRSV1>
        <BANKMSGSRSV1><STMTTRNRS><TRNUID>1</TRNUID><STMTRS>
          <CURDEF>EUR</CURDEF>
          <BANKACCTFROM><BANKID/><ACCTID>DE001</ACCTID><ACCTTYPE>CHECKING</ACCTTYPE></BANKACCTFROM>
          <BANKTRANLIST><DTSTART>20260301</DTSTART><DTEND>20260331</DTEND>
            \(rows)
          </BANKTRANLIST>
          <LEDGERBAL><BALAMT>100.00</BALAMT><DTASOF>20260331</DTASOF></LEDGERBAL>
        </STMTRS></STMTTRNRS></BANKMSGSRSV1>
      </OFX>
      """
  }

  static func read(_ text: String, _ change: (inout ReadingOptions) -> Void = { _ in })
    -> StatementFile
  {
    var options = ReadingOptions(path: "test.ofx")
    change(&options)
    return OFXFormat.read(Array(text.utf8), options: options)
  }

  /// The rows of the one statement of a card's file that holds `rows`.
  static func rows(_ rows: String, currency: String = "USD") -> StatementColumns {
    read(card(rows, currency: currency)).statements.first?.rows ?? []
  }
}

extension StatementFile {
  /// The outcome in a word: `read`, `ambiguous`, `no-statement` or `unreadable`.
  var outcomeWord: String {
    switch outcome {
    case .read: "read"
    case .ambiguous: "ambiguous"
    case .noStatement: "no-statement"
    case .unreadable: "unreadable"
    }
  }

  /// The codes of all facts that the answer states besides its rows.
  var codes: [String] {
    let reasons: [Diagnostic] =
      switch outcome {
      case .read: []
      case .ambiguous(let questions): questions
      case .noStatement(let reason), .unreadable(let reason): [reason]
      }
    return (reasons + warnings).map(\.fact.code)
  }
}

/// Writes down the events that a producer sends.
struct OFXRecorder: OFXEventSink {
  private(set) var events: [String] = []
  private(set) var depth = 0
  private(set) var deepest = 0
  var isSated: Bool { false }

  mutating func open(_ tag: OFXTag, at offset: Int) {
    events.append("<\(tag.rawValue) @\(offset)")
    depth += 1
    deepest = max(deepest, depth)
  }

  mutating func leaf(_ tag: OFXTag, in bytes: [UInt8], _ range: Range<Int>, at offset: Int) {
    events.append("\(tag.rawValue)=\(String(decoding: bytes[range], as: UTF8.self)) @\(offset)")
  }

  mutating func close(_ tag: OFXTag, at offset: Int) {
    events.append(">\(tag.rawValue) @\(offset)")
    depth -= 1
  }

  mutating func cutOff(_ tag: OFXTag, at offset: Int) {
    events.append("!\(tag.rawValue) @\(offset)")
    depth -= 1
  }

  /// The events without their offsets.
  var words: [String] {
    events.map { event in
      event.lastIndex(of: "@").map { String(event[..<$0].dropLast()) } ?? event
    }
  }

  /// What the tag scanner makes of the text.
  static func scanned(_ text: String) throws -> OFXRecorder {
    var recorder = OFXRecorder()
    let bytes = Array(text.utf8)
    var scanner = OFXScanner<OFXRecorder>(
      bytes, from: OFXHeader.read(bytes).body, limits: ReadingLimits())
    try scanner.run(into: &recorder)
    return recorder
  }

  /// What libxml2 makes of the text.
  static func parsed(_ text: String, from body: Int? = nil) throws -> OFXRecorder {
    var recorder = OFXRecorder()
    let bytes = Array(text.utf8)
    var reader = OFXXMLReader<OFXRecorder>(
      bytes, from: body ?? OFXHeader.read(bytes).body, limits: ReadingLimits())
    try reader.run(into: &recorder)
    return recorder
  }
}
