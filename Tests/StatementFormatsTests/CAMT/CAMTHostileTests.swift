import StatementModel
import Testing

@testable import StatementFormats

@Suite struct `a hostile or broken message` {
  @Test(
    arguments: [
      ("cut off", String(CAMTFixture.statement(CAMTFixture.entry()).dropLast(40))),
      ("wrong nesting", CAMTFixture.statement("<Ntry><Amt></Ntry></Amt>")),
      ("unknown entity", CAMTFixture.statement("<AddtlStmtInf>a&nbsp;b</AddtlStmtInf>")),
      ("bare ampersand", CAMTFixture.statement("<AddtlStmtInf>a & b</AddtlStmtInf>")),
      ("NUL", CAMTFixture.statement("<AddtlStmtInf>\u{0}</AddtlStmtInf>")),
      ("control", CAMTFixture.statement("<AddtlStmtInf>\u{8}</AddtlStmtInf>")),
      ("something after it", CAMTFixture.statement("") + "<x/>"),
      (
        "entity bomb",
        """
        <!DOCTYPE Document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>
        <Document><BkToCstmrStmt><Stmt><Id>&b;</Id></Stmt></BkToCstmrStmt></Document>
        """
      ),
      (
        "a file from outside",
        """
        <!DOCTYPE Document SYSTEM "file:///etc/passwd">
        <Document><BkToCstmrStmt><Stmt/></BkToCstmrStmt></Document>
        """
      ),
    ])
  func `is refused with the place of the fault`(name: String, text: String) throws {
    let file = CAMTFixture.read(text)
    #expect(file.outcomeWord == "unreadable", "\(name)")
    #expect(file.codes == ["camt-not-well-formed"], "\(name)")
    #expect(file.statements.isEmpty)
    let line = try #require(file.reason?.location?.line)
    #expect(line >= 1)
  }

  @Test func `is refused at line and column, blank lines above counted`() {
    let text = "\n\n<Document><BkToCstmrStmt>\n<Stmt></Id></Stmt></BkToCstmrStmt></Document>"
    let location = CAMTFixture.read(text).reason?.location
    #expect(location?.line == 4)
    #expect(location?.column ?? 0 > 6)
  }

  @Test func `is refused where it is nested too deep or a value too long`() {
    let deep = CAMTFixture.statement(
      String(repeating: "<a>", count: 200) + String(repeating: "</a>", count: 200))
    #expect(CAMTFixture.read(deep).codes == ["camt-too-deep"])
    let long = CAMTFixture.statement(
      CAMTFixture.entry("<AddtlNtryInf>\(String(repeating: "x", count: 5000))</AddtlNtryInf>"))
    #expect(CAMTFixture.read(long) { $0.limits.fieldBytes = 4000 }.codes == ["camt-value-too-long"])
    #expect(
      CAMTFixture.read(long) { $0.limits.recordBytes = 4000 }.rejectedCodes == [
        "camt-entry-too-long"
      ])
    let endless =
      Array(CAMTFixture.statement("").utf8.prefix(300)) + Array(repeating: 0x78, count: 3 << 20)
    #expect(CAMTFixture.read(endless).outcomeWord == "unreadable")
  }

  @Test func `is refused where most of it can't be read`() {
    let text = CAMTFixture.statement(
      String(repeating: CAMTFixture.entry(side: "X"), count: 30) + CAMTFixture.entry())
    let file = CAMTFixture.read(text) { $0.limits.rejectedRows = 20 }
    #expect(file.codes == ["camt-too-many-rejected"])
  }

  @Test func `never crashes, however it is damaged`() {
    let whole = Array(
      CAMTFixture.statement(
        CAMTFixture.balance("OPBD", "1.00") + CAMTFixture.balance("CLBD", "2.00")
          + CAMTFixture.entry(
            CAMTFixture.payment(
              """
              <Refs><TxId>1</TxId></Refs><Amt Ccy="USD">1</Amt><RltdPties><Cdtr><Nm>Käse</Nm></Cdtr>
              </RltdPties><RmtInf><Ustrd>a</Ustrd><Ustrd>b</Ustrd></RmtInf>
              """))
      ).utf8)
    var dice = `both OFX producers`.Dice(state: 7)
    for _ in 0..<600 {
      var bytes = whole
      for _ in 0...dice.roll(3) {
        let place = dice.roll(bytes.count)
        switch dice.roll(4) {
        case 0: bytes[place] = UInt8(dice.roll(256))
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 40)], at: place)
        default: bytes.removeSubrange(place..<min(bytes.count, place + 25))
        }
      }
      let file = CAMTFixture.read(bytes)
      #expect(file.outcomeWord == "read" || file.statements.isEmpty)
    }
  }
}

@Suite struct `a long message` {
  /// A message of several pieces.
  static func long(_ count: Int, text: String = "Käse & Wein") -> String {
    let escaped = text.replacing("&", with: "&amp;")
    let entries = (0..<count).map { index in
      CAMTFixture.entry(
        CAMTFixture.payment(
          """
          <Amt Ccy="EUR">\(index).25</Amt><RltdPties><Cdtr><Pty><Nm>\(escaped) \(index)</Nm></Pty></Cdtr></RltdPties>
          """), amount: "\(index).25", side: index % 3 == 0 ? "CRDT" : "DBIT")
    }
    return CAMTFixture.statement(entries.joined(separator: "\r\n"))
  }

  @Test func `gives the same rows wherever a piece ends`() throws {
    // Characters of two and four bytes, and values longer than a piece of the parser's.
    let text = Self.long(300, text: "Käse & Wein \u{1F600} " + String(repeating: "é", count: 90))
    let whole = CAMTFixture.read(text).statements.first?.rows.map(\.description)
    #expect(whole?.count == 300)
    for shift in 1..<40 {
      let moved = text.replacing(
        "<GrpHdr>", with: String(repeating: " ", count: shift) + "<GrpHdr>")
      let file = CAMTFixture.read(moved)
      #expect(file.statements.first?.rows.map(\.description) == whole, "\(shift)")
    }
  }

  @Test func `tells the place of every row`() throws {
    let text = Self.long(400)
    let bytes = Array(text.utf8)
    let rows = try #require(CAMTFixture.read(text).statements.first?.rows)
    #expect(rows.count == 400)
    for (index, row) in rows.enumerated() {
      let end = row.span.offset + row.span.length
      let shown = String(decoding: bytes[row.span.offset..<end], as: UTF8.self)
      #expect(shown.hasPrefix("<Ntry>") && shown.hasSuffix("</Ntry>"))
      #expect(row.span.line == 8 + 2 * index)
    }
  }

  @Test func `tells the same place behind a byte order mark`() throws {
    let text = CAMTFixture.statement(CAMTFixture.entry(side: "X"))
    let plain = CAMTFixture.read(text).rejected.first?.span
    let marked = CAMTFixture.read([0xEF, 0xBB, 0xBF] + Array(text.utf8)).rejected.first?.span
    #expect(plain != nil && plain == marked)
  }

  @Test func `has no name that is longer than one may be`() {
    for leaf in CAMTPaths.message + CAMTPaths.statement + CAMTPaths.balance + CAMTPaths.entry
      + CAMTPaths.payment + CAMTPaths.shared
    {
      for path in leaf.paths {
        #expect(path.split(separator: "/").allSatisfy { $0.utf8.count <= PackedName.longest })
      }
    }
  }
}
