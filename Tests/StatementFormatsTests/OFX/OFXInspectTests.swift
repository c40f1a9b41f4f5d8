import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

@Suite struct `OFX files inspected` {
  static let texts: [(String, String)] = [
    ("a card", OFXFixture.card(OFXFixture.row() + OFXFixture.row(id: "2", "<DTUSER>20260301"))),
    ("XML", OFXFixture.xml(OFXFixture.row())),
    (
      "rows rejected and left out",
      OFXFixture.card(
        OFXFixture.row(amount: "€1") + "\n" + OFXFixture.row(amount: "null")
          + OFXFixture.row(date: "2026") + OFXFixture.row()
          + OFXFixture.row("<CORRECTFITID>A<CORRECTACTION>x") + OFXFixture.row("<TRNAMT>5"))
    ),
    (
      "currencies of their own, the statement's named late",
      "<OFX><STMTRS>"
        + OFXFixture.row("<CURRENCY><CURRATE>1.1<CURSYM>EUR</CURRENCY>")
        + OFXFixture.row("<CURRENCY><CURRATE>1.1<CURSYM>USD</CURRENCY>") + OFXFixture.row()
        + "<CURDEF>USD<ACCTID>1</STMTRS></OFX>"
    ),
    (
      "a mark decided by the others",
      OFXFixture.card(OFXFixture.row(amount: "1.400"), balance: "1,50")
    ),
    ("an undecided mark", OFXFixture.card(OFXFixture.row(amount: "1.400"), balance: "1")),
    (
      "corrections of rows of the same statement, and of others",
      OFXFixture.card(
        OFXFixture.row(amount: "-7", id: "3", "<CORRECTFITID>1<CORRECTACTION>REPLACE")
          + OFXFixture.row(amount: "-5", id: "1") + OFXFixture.row(amount: "-6", id: "2")
          + OFXFixture.row(amount: "-6", id: "4", "<CORRECTFITID>2<CORRECTACTION>DELETE")
          + OFXFixture.row(amount: "-9", id: "5", "<CORRECTFITID>8<CORRECTACTION>REPLACE"))
    ),
    ("cut off", OFXFixture.card(OFXFixture.row() + "<STMTTRN><TRNAMT>-1")),
    (
      "an inverted period",
      OFXFixture.card("").replacing("<DTEND>20260331", with: "<DTEND>20250331")
    ),
    ("no statement", "<OFX><SIGNONMSGSRSV1></SIGNONMSGSRSV1></OFX>"),
    (
      "a nameless statement beside another",
      OFXFixture.card(OFXFixture.row())
        .replacing("</OFX>", with: "<STMTRS>\(OFXFixture.row())</STMTRS></OFX>")
    ),
  ]

  @Test(arguments: texts)
  func `amount to what reading gives`(name: String, text: String) {
    OFXInspecting.expectSame(Array(text.utf8), name)
  }

  @Test(arguments: ["windows-1252", "UTF-8", "UTF-8 with mark", "UTF-16LE", "Shift_JIS"])
  func `amount to the same in any encoding`(encoding: String) {
    let text = OFXFixture.card(OFXFixture.row("<NAME>Caf~<MEMO>~~"))
    let bytes: [UInt8] =
      switch encoding {
      case "windows-1252": text.utf8.map { $0 == UInt8(ascii: "~") ? 0xE9 : $0 }
      case "UTF-8": Array(text.replacing("~", with: "é").utf8)
      case "UTF-8 with mark": [0xEF, 0xBB, 0xBF] + text.replacing("~", with: "é").utf8
      case "UTF-16LE": [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      default:
        text.replacing("1252", with: "shift_jis").utf8
          .flatMap { $0 == UInt8(ascii: "~") ? [0x83, 0x4A] : [$0] }
      }
    let file = OFXInspecting.expectSame(bytes, encoding)
    #expect(file.summaries.map(\.transactions) == [1])
  }

  /// Lines and columns are told of rows that began before the block in which they end.
  @Test(arguments: [16, 20, 33, 64, 200])
  func `in blocks of a few bytes give the same places`(step: Int) throws {
    let rows = [
      OFXFixture.row(amount: "€1"), "\n" + OFXFixture.row(date: "2026"), OFXFixture.row(),
      "<STMTTRN>\n<DTPOSTED>20260309\n<TRNAMT>x\n<FITID>1\n</STMTTRN>\n",
      OFXFixture.row("<CORRECTFITID>A<CORRECTACTION>x<MEMO>a long memo to the end of the row"),
      OFXFixture.row("\n\n<TRNAMT>5"), "<STMTTRN>\n<TRNAMT>-1",
    ]
    let text = Array(OFXFixture.card(rows.joined()).utf8)
    let options = ReadingOptions(path: "x.ofx")
    let read = OFXFormat.read(text, options: options)
    let inspected = try OFXFormat.inspect(StatementInput(text), options: options, step: step)
    #expect(read.rejected.count == 6)
    #expect(inspected.rejected.map(\.span) == read.rejected.map(\.span))
    #expect(inspected.rejected.map(\.column) == read.rejected.map(\.column))
    #expect(inspected.rejected.map(\.fact.summary) == read.rejected.map(\.fact.summary))
  }

  @Test func `of many blocks amount to the same`() {
    let rows = (0..<20_000).map {
      OFXFixture.row(amount: "-\($0).\($0 % 90 + 10)", id: "\($0)", "<NAME>Käse &amp; Wein")
    }
    let file = OFXInspecting.expectSame(
      Array(OFXFixture.card(rows.joined(separator: "\n")).utf8), "rows")
    #expect(file.summaries.map(\.transactions) == [20_000])
    let row = """
      <STMTTRN><TRNTYPE>POS</TRNTYPE><DTPOSTED>20260309</DTPOSTED><TRNAMT>-1.50</TRNAMT>
      <FITID>0123456789</FITID><NAME>Käse &amp; Wein</NAME></STMTTRN>

      """
    let xml = OFXFixture.xml(String(repeating: row, count: 5000))
    let parsed = OFXInspecting.expectSame(Array(xml.utf8), "XML")
    #expect(parsed.summaries.map(\.transactions) == [5000])
    #expect(parsed.decisions.contains { $0.choice == "XML" })
    // The fault stands at the end, blocks after the first.
    let broken = OFXInspecting.expectSame(
      Array(xml.replacing("</OFX>", with: "<b></OFX>").utf8), "broken")
    #expect(broken.summaries.map(\.transactions) == [5000])
  }
}

/// Holds inspecting against reading.
enum OFXInspecting {
  @discardableResult
  static func expectSame(_ bytes: [UInt8], _ name: String) -> StatementFile {
    let options = ReadingOptions(path: "x.ofx")
    let read = OFXFormat.read(bytes, options: options).summarized
    let inspected = StatementReader.inspect(StatementInput(bytes), options: options)
    #expect(inspected.outcomeWord == read.outcomeWord, "\(name)")
    #expect(inspected.codes == read.codes, "\(name)")
    #expect(inspected.format == "ofx" && inspected.encoding == read.encoding, "\(name)")
    #expect(inspected.summaries == read.summaries, "\(name)")
    #expect(inspected.statements.isEmpty)
    #expect(inspected.decisions == read.decisions, "\(name)")
    #expect(inspected.rejected.map(\.span) == read.rejected.map(\.span), "\(name)")
    #expect(inspected.rejected.map(\.column) == read.rejected.map(\.column), "\(name)")
    #expect(
      inspected.rejected.map(\.fact.summary) == read.rejected.map(\.fact.summary), "\(name)")
    #expect(inspected.leftOut.map(\.span) == read.leftOut.map(\.span), "\(name)")
    #expect(
      inspected.warnings.map(\.location) == read.warnings.map(\.location), "\(name)")
    return inspected
  }
}
