import StatementModel
import Testing

@testable import StatementFormats

@Suite struct `hostile OFX` {
  @Test(arguments: [
    OFXFixture.card(OFXFixture.row() + OFXFixture.row(id: "2", "<NAME>Zoë &amp; Co<MEMO>")),
    OFXFixture.xml(
      "<STMTTRN><DTPOSTED>20260309</DTPOSTED><TRNAMT>-1.50</TRNAMT><NAME><![CDATA[é]]></NAME></STMTTRN>"
    ),
  ])
  func `cut at any byte gives the rows that are complete`(text: String) {
    let bytes = Array(text.utf8)
    let whole = OFXFormat.read(bytes, options: ReadingOptions(path: "x")).statements[0].rows
    for length in bytes.indices {
      let file = OFXFormat.read(Array(bytes[..<length]), options: ReadingOptions(path: "x"))
      let rows = file.statements.first?.rows ?? []
      #expect(rows.elementsEqual(whole.prefix(rows.count)), "cut at \(length)")
      let complete = whole.count { $0.span.offset + $0.span.length <= length }
      #expect(rows.count == complete, "cut at \(length)")
      if !rows.isEmpty, length < bytes.count - 6 {
        #expect(file.codes.contains("ofx-cut-off"), "cut at \(length)")
      }
    }
  }

  @Test func `entities of its own are not expanded`() {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE OFX [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">
      <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY x SYSTEM "file:///etc/passwd">]>

      """
    let row = "<STMTTRN><DTPOSTED>20260309<TRNAMT>-1<NAME>&c;&x;</STMTTRN>"
    let file = OFXFixture.read(bomb + "<OFX><STMTRS>\(row)</STMTRS></OFX>")
    #expect(file.statements.first?.rows.map(\.description) == ["&c;&x;"])
    #expect(file.decisions.contains { $0.evidence == "it declares a document type" })
  }

  @Test(arguments: [10_000, 200])
  func `nesting is bounded`(depth: Int) {
    let open = String(repeating: "<A>", count: depth)
    let close = String(repeating: "</A>", count: depth)
    for header in ["", OFXFixture.xmlHeader] {
      let file = OFXFixture.read("\(header)<OFX>\(open)\(OFXFixture.row())\(close)</OFX>")
      #expect(file.outcomeWord == "unreadable")
      #expect(file.codes == ["ofx-too-deep"])
    }
    let raised = OFXFixture.read("<OFX>\(open)\(OFXFixture.row())\(close)</OFX>") { options in
      options.limits.nesting = depth + 8
    }
    #expect(raised.statements.first?.rows.count == 1)
  }

  @Test func `unknown elements that are never closed nest nothing`() {
    let noise = (0..<600).map { "<N\($0)>" }.joined()
    let file = OFXFixture.read(OFXFixture.card(noise + OFXFixture.row()))
    #expect(file.statements.first?.rows.count == 1)
  }

  @Test(arguments: ["<OFX>", OFXFixture.xmlHeader + "<OFX>"])
  func `values are bounded`(start: String) {
    let giant = String(repeating: "x", count: 5000)
    let row = "<STMTTRN><DTPOSTED>20260309</DTPOSTED><MEMO>\(giant)</MEMO></STMTTRN>"
    let file = OFXFixture.read(start + row + "</OFX>") { $0.limits.fieldBytes = 4096 }
    #expect(file.outcomeWord == "unreadable")
    #expect(file.codes == ["ofx-value-too-long"])
  }

  @Test func `rows are bounded`() {
    let long = String(repeating: "<MEMO>x", count: 1000)
    let file = OFXFixture.read(
      OFXFixture.card(OFXFixture.row() + OFXFixture.row(id: "2", long))
    ) { $0.limits.recordBytes = 4096 }
    #expect(file.statements.first?.rows.count == 1)
    #expect(file.rejected.map(\.fact.code) == ["ofx-row-too-long"])
  }

  @Test func `rejected rows are bounded`() {
    let rows = String(repeating: OFXFixture.row(amount: "x"), count: 12) + OFXFixture.row()
    let file = OFXFixture.read(OFXFixture.card(rows)) { $0.limits.rejectedRows = 10 }
    #expect(file.outcomeWord == "unreadable")
    #expect(file.codes == ["ofx-too-many-rejected"])
  }

  @Test func `statements are bounded`() {
    let file = OFXFixture.read(String(repeating: "<STMTRS></STMTRS>", count: 100_001))
    #expect(file.outcomeWord == "unreadable")
    #expect(file.codes == ["ofx-too-many-statements"])
  }

  @Test(arguments: [
    String(repeating: "<!--", count: 20_000), String(repeating: "<![CDATA[", count: 20_000),
    String(repeating: "<", count: 50_000), String(repeating: "<a", count: 50_000),
    String(repeating: "</OFX>", count: 20_000), String(repeating: "&", count: 50_000),
    String(repeating: "<!DOCTYPE [", count: 20_000), String(repeating: "<?x", count: 20_000),
    String(repeating: "x", count: 100_000), String(repeating: "\0", count: 50_000),
    String(repeating: "<NAME>&#", count: 20_000), String(repeating: "<STMTTRN>", count: 20_000),
  ])
  func `repetition costs no more than its length`(noise: String) {
    for text in [OFXFixture.card(noise), OFXFixture.xmlHeader + "<OFX>" + noise, noise] {
      let file = OFXFixture.read(text)
      #expect(file.statements.flatMap(\.rows).isEmpty)
    }
  }

  @Test func `noise in any place does no harm`() {
    var dice = `both OFX producers`.Dice(state: 7)
    let noise: [UInt8] = [
      0, 0x3C, 0x3E, 0x26, 0x2F, 0x21, 0x5B, 0x5D, 0x2D, 0xFF, 0xC3, 0x0D, 0x3F,
    ]
    for text in [OFXFixture.card(OFXFixture.row()), OFXFixture.xml(OFXFixture.row())] {
      for _ in 0..<400 {
        var bytes = Array(text.utf8)
        for _ in 0..<(1 + dice.roll(4)) {
          bytes[dice.roll(bytes.count)] = noise[dice.roll(noise.count)]
        }
        let file = OFXFormat.read(bytes, options: ReadingOptions(path: "x"))
        #expect(file.statements.flatMap(\.rows).count <= 1)
      }
    }
  }
}
