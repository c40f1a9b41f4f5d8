import StatementModel
import Testing

@testable import StatementFormats

@Suite struct `a message of ISO 20022` {
  static let entry = CAMTFixture.entry(
    "<AddtlNtryInf>Käse</AddtlNtryInf>", status: "<Sts>BOOK</Sts>")

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String

    var testDescription: String { name }
  }

  static func message(
    _ root: String, _ statement: String, namespace: String, prefix: String = ""
  ) -> String {
    let mark = prefix.isEmpty ? "" : prefix + ":"
    let declared =
      namespace.isEmpty ? "" : " xmlns\(prefix.isEmpty ? "" : ":" + prefix)=\"\(namespace)\""
    return """
      <\(mark)Document\(declared)><\(mark)\(root)><\(mark)\(statement)><\(mark)Acct><\(mark)Id>\
      <\(mark)IBAN>\(CAMTFixture.account)</\(mark)IBAN></\(mark)Id></\(mark)Acct><\(mark)Ntry>\
      <\(mark)Amt Ccy='EUR'>12.30</\(mark)Amt><\(mark)CdtDbtInd>DBIT</\(mark)CdtDbtInd>\
      <\(mark)BookgDt><\(mark)Dt>2026-03-09</\(mark)Dt></\(mark)BookgDt>\
      <\(mark)AddtlNtryInf>Käse</\(mark)AddtlNtryInf></\(mark)Ntry></\(mark)\(statement)>\
      </\(mark)\(root)></\(mark)Document>
      """
  }

  static let standard = "urn:iso:std:iso:20022:tech:xsd:"

  static let cases: [Case] =
    (1...13).flatMap { version -> [Case] in
      let number = version < 10 ? "0\(version)" : "\(version)"
      return [
        ("052", "BkToCstmrAcctRpt", "Rpt"), ("053", "BkToCstmrStmt", "Stmt"),
        ("054", "BkToCstmrDbtCdtNtfctn", "Ntfctn"),
      ].map { kind, root, statement in
        let name = "camt.\(kind).001.\(number)"
        return Case(
          name: name,
          text: message(
            version == 1 ? root + "V01" : root, statement, namespace: standard + name))
      }
    } + [
      Case(name: "no namespace", text: message("BkToCstmrStmt", "Stmt", namespace: "")),
      Case(
        name: "prefix",
        text: message(
          "BkToCstmrStmt", "Stmt", namespace: standard + "camt.053.001.02", prefix: "ns2")),
      Case(
        name: "prefix that nothing declares",
        text: message("BkToCstmrStmt", "Stmt", namespace: "", prefix: "camt")),
      Case(
        name: "another namespace",
        text: message("BkToCstmrStmt", "Stmt", namespace: "urn:bank:export:1")),
      Case(
        name: "blank lines, declaration, comment and instruction above",
        text: "\n\n  <?xml version='1.0'?>\n<!-- <Document> --><?style x?>\n"
          + message("BkToCstmrStmt", "Stmt", namespace: standard + "camt.053.001.02")),
      Case(
        name: "an envelope around it",
        text: "<Envelope><Header><To>x</To></Header><Body>"
          + message("BkToCstmrStmt", "Stmt", namespace: standard + "camt.053.001.02")
          + "</Body></Envelope>"),
    ]

  @Test(arguments: cases)
  func `is read in every version and form`(test: Case) throws {
    let file = CAMTFixture.read(test.text)
    #expect(file.outcomeWord == "read")
    #expect(file.format == "camt")
    let row = try #require(file.statements.first?.rows.first)
    #expect(row.amount.description == "-12.3")
    #expect(row.description == "Käse")
    #expect(file.statements.first?.account == CAMTFixture.account)
    #expect(file.codes.isEmpty)
  }

  @Test(
    arguments: [
      ("pain.001.001.09", "CstmrCdtTrfInitn", "an order or a report on orders"),
      ("pain.002.001.03", "CstmrPmtStsRpt", "an order or a report on orders"),
      ("pacs.008.001.08", "FIToFICstmrCdtTrf", "a message between banks"),
      ("camt.029.001.09", "RsltnOfInvstgtn", "a message about cash"),
      ("acmt.003.001.07", "AcctModInstr", "a message about an account"),
    ])
  func `that is no statement is called by its name`(name: String, root: String, words: String) {
    let text =
      "<?xml version='1.0'?><Document xmlns='\(Self.standard)\(name)'><\(root)/></Document>"
    let file = CAMTFixture.read(text)
    #expect(file.outcomeWord == "no-statement")
    #expect(file.codes == ["camt-other-message"])
    let summary = file.reason?.fact.summary ?? ""
    #expect(summary.contains(name) && summary.contains(words), "\(summary)")
  }

  @Test(arguments: [
    "<Document xmlns='urn:x'><BkToCstmrStmt>\n</BkToCstmrStmt></Document>",
    "<Document><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr></BkToCstmrStmt></Document>",
  ])
  func `without a statement is none`(text: String) {
    let file = CAMTFixture.read(text)
    #expect(file.outcomeWord == "no-statement")
    #expect(file.codes == ["camt-no-statement"])
  }

  @Test(arguments: [
    "<html><body>BkToCstmrStmt</body></html>", "<Document><Other/></Document>",
    "Date,Text\n2026-03-09,<BkToCstmrStmt>\n", "<!-- <BkToCstmrStmt> --><a/>", "<", "",
    "<?xml version='1.0'?><OFX><BANKMSGSRSV1/></OFX>",
  ])
  func `is not seen in other files`(text: String) {
    let bytes = Array(text.utf8)
    #expect(!CAMTFormat.claims(FileHead(bytes: bytes, text: bytes)))
  }

  // MARK: - Encodings

  struct Encoded: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var encoding: String

    var testDescription: String { name }
  }

  static func declared(_ encoding: String) -> String {
    "<?xml version=\"1.0\" encoding=\"\(encoding)\"?>\n"
      + message("BkToCstmrStmt", "Stmt", namespace: standard + "camt.053.001.08")
  }

  static func latin(_ text: String) -> [UInt8] {
    text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
  }

  static func wide(_ text: String, isBig: Bool) -> [UInt8] {
    text.utf16.flatMap { unit -> [UInt8] in
      let bytes = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
      return isBig ? bytes.reversed() : bytes
    }
  }

  static let encodings = [
    Encoded(name: "UTF-8", bytes: Array(declared("UTF-8").utf8), encoding: "UTF-8"),
    Encoded(
      name: "UTF-8 with mark", bytes: [0xEF, 0xBB, 0xBF] + Array(declared("utf-8").utf8),
      encoding: "UTF-8"),
    Encoded(
      name: "UTF-8 that says ISO-8859-1", bytes: Array(declared("ISO-8859-1").utf8),
      encoding: "UTF-8"),
    Encoded(
      name: "ISO-8859-1", bytes: latin(declared("ISO-8859-1")), encoding: "windows-1252"),
    Encoded(
      name: "windows-1252 in single quotes",
      bytes: latin(declared("x").replacing("\"x\"", with: "'windows-1252'")),
      encoding: "windows-1252"),
    Encoded(name: "UTF-16LE", bytes: wide(declared("UTF-16"), isBig: false), encoding: "UTF-16LE"),
    Encoded(
      name: "UTF-16BE with mark", bytes: [0xFE, 0xFF] + wide(declared("UTF-16"), isBig: true),
      encoding: "UTF-16BE"),
  ]

  @Test(arguments: encodings)
  func `is read in its encoding`(test: Encoded) throws {
    let file = CAMTFixture.read(test.bytes)
    #expect(file.encoding == test.encoding)
    #expect(file.statements.first?.rows.first?.description == "Käse")
  }

  @Test(arguments: ["", "\n", "\r\n\r\n", "\u{FEFF}"])
  func `of several documents in one file are all read`(between: String) throws {
    let one = CAMTFixture.statement(CAMTFixture.entry())
    let text = [one, one, one].joined(separator: between)
    let file = CAMTFixture.read(text)
    #expect(file.outcomeWord == "read")
    #expect(file.statements.map(\.rows.count) == [1, 1, 1])
    #expect(file.decisions.contains { $0.subject == "documents" })
    // Each row's place is that in the file.
    let bytes = Array(text.utf8)
    for row in file.statements.flatMap(\.rows) {
      let span = row.span.offset..<(row.span.offset + row.span.length)
      #expect(String(decoding: bytes[span], as: UTF8.self).hasPrefix("<Ntry"))
      let breaks = String(decoding: bytes[..<span.lowerBound], as: UTF8.self)
        .unicodeScalars.count { $0 == "\n" }
      #expect(row.span.line == breaks + 1)
    }
  }

  @Test(arguments: ["<x/>", "x", "<Document>", "<!-- a --> <x/>"])
  func `with something else behind them are refused`(behind: String) {
    let file = CAMTFixture.read(CAMTFixture.statement(CAMTFixture.entry()) + behind)
    #expect(file.outcomeWord == "unreadable")
  }
}
