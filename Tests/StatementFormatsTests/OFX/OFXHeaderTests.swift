import Testing

@testable import StatementFormats

@Suite struct `OFX headers` {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var version: Int?
    var encoding: String?
    var isXML = false
  }

  static let cases = [
    Case(
      testDescription: "nine lines", text: OFXFixture.header, version: 102, encoding: "1252"),
    Case(
      testDescription: "CRLF",
      text: OFXFixture.header.replacing("\n", with: "\r\n"), version: 102, encoding: "1252"),
    Case(
      testDescription: "CR only",
      text: OFXFixture.header.replacing("\n", with: "\r"), version: 102, encoding: "1252"),
    Case(
      testDescription: "glued into one line",
      text: OFXFixture.header.replacing("\n", with: ""), version: 102, encoding: "1252"),
    Case(
      testDescription: "in one line with blanks",
      text: OFXFixture.header.replacing("\n", with: " "), version: 102, encoding: "1252"),
    Case(
      testDescription: "blanks after the colons",
      text: OFXFixture.header.replacing(":", with: ": "), version: 102, encoding: "1252"),
    Case(
      testDescription: "blank lines above and none below",
      text: "\n\n" + OFXFixture.header.trimmed, version: 102, encoding: "1252"),
    Case(
      testDescription: "no CHARSET",
      text: "OFXHEADER:100\nDATA:OFXSGML\nVERSION:103\nENCODING:UTF-8\n", version: 103,
      encoding: "UTF-8"),
    Case(
      testDescription: "CHARSET:NONE",
      text: "OFXHEADER:100\nVERSION:102\nENCODING:USASCII\nCHARSET:NONE\n", version: 102),
    Case(
      testDescription: "only two fields", text: "DATA:OFXSGML\nENCODING:UTF-8\n",
      encoding: "UTF-8"),
    Case(testDescription: "none", text: ""),
    Case(testDescription: "only blank lines", text: "\n\r\n \t\n"),
    Case(
      testDescription: "in an XML comment", text: "<!--\n\(OFXFixture.header)-->\n", version: 102,
      encoding: "1252"),
    Case(
      testDescription: "below a mail's lines", text: "Subject: statement\n\n" + OFXFixture.header,
      version: 102, encoding: "1252"),
    Case(
      testDescription: "XML", text: OFXFixture.xmlHeader, version: 211, encoding: "UTF-8",
      isXML: true),
    Case(
      testDescription: "XML, single quotes",
      text: "<?xml version='1.0' encoding='ISO-8859-1'?><?OFX OFXHEADER='200' VERSION='203'?>",
      version: 203, encoding: "ISO-8859-1", isXML: true),
    Case(
      testDescription: "XML, the last > missing",
      text: OFXFixture.xmlHeader.trimmed.dropLast().description, version: 211, encoding: "UTF-8",
      isXML: true),
    Case(
      testDescription: "XML, the last ?> missing",
      text: OFXFixture.xmlHeader.trimmed.dropLast(2).description, version: 211, encoding: "UTF-8",
      isXML: true),
    Case(
      testDescription: "XML without the OFX instruction",
      text: "<?xml version=\"1.0\" encoding=\"us-ascii\"?>\n", isXML: true),
    Case(
      testDescription: "XML above and the fields of OFX 1 below",
      text: "<?xml version=\"1.0\"?>\n" + OFXFixture.header, version: 102, encoding: "1252",
      isXML: true),
  ]

  @Test(arguments: cases)
  func `are found whatever they look like`(_ wanted: Case) {
    for body in ["<OFX><SIGNONMSGSRSV1>", "<ofx >", "<BANKTRANLIST><DTSTART>20260301"] {
      let header = OFXHeader.read(Array((wanted.text + body).utf8))
      #expect(header.version == wanted.version)
      #expect(header.declaredEncoding == wanted.encoding)
      #expect(header.isXML == wanted.isXML)
      #expect(header.body == wanted.text.utf8.count)
    }
  }

  @Test func `a document type is passed over, its entities with it`() {
    let text = "<?xml version=\"1.0\"?><!DOCTYPE OFX [<!ENTITY a \"<OFX>\">]><OFX>"
    let header = OFXHeader.read(Array(text.utf8))
    #expect(header.hasDocumentType)
    #expect(header.body == text.utf8.count - 5)
  }

  @Test func `OFC's code page stands in its body`() {
    let header = OFXHeader.read(Array("<OFC>\n<DTD>2\n<CPAGE>1252\n<ACCTSTMT>".utf8))
    #expect(header.declaredEncoding == "1252")
    #expect(header.body == 0)
  }

  @Test func `text without an element has no body`() {
    let header = OFXHeader.read(Array("OFXHEADER:100\nVERSION:102\n".utf8))
    #expect(header.namesOFX)
    #expect(header.body == 26)
  }

  @Test(arguments: [
    (OFXFixture.header, true), ("\n\n<OFX>\n<SIGNONMSGSRSV1>", true), ("<OFC><DTD>2", true),
    ("<ofx><bankmsgsrsv1>", true), ("<BANKTRANLIST>\n<STMTTRN>", true),
    (OFXFixture.xmlHeader + "<OFX>", true), ("<?xml version=\"1.0\"?><OFX>", true),
    ("<?xml version=\"1.0\"?><Document xmlns=\"urn:iso:std:iso:20022\">", false),
    ("Date,Text,Amount\n2026-03-01,\"<STMTTRN>\",5.00\n", false), ("{\"a\": \"<b>\"}", false),
    ("<html><body>", false), ("", false), ("<", false),
  ])
  func `a file is claimed by its content`(text: String, isOFX: Bool) {
    #expect(OFXFormat.claims(FileHead(bytes: Array(text.utf8), text: Array(text.utf8))) == isOFX)
  }
}

extension String {
  /// Without line breaks at the end.
  var trimmed: String {
    var copy = self
    while copy.last?.isNewline == true { copy.removeLast() }
    return copy
  }
}
