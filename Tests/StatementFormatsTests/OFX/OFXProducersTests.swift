import Testing

@testable import StatementFormats

@Suite struct `both OFX producers` {
  static let texts = [
    OFXFixture.xml(""),
    OFXFixture.xml(
      """
      <STMTTRN>
        <TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20260309120000.000[-5:EST]</DTPOSTED>
        <TRNAMT>-12.30</TRNAMT><FITID>A &amp; 1</FITID>
        <NAME><![CDATA[Bread & Rye  ]]></NAME><MEMO>  Zürich &#x20AC; &lt;Nord&gt;
        zwei </MEMO><INTU.XY>1</INTU.XY><CURRENCY><CURSYM>CHF</CURSYM></CURRENCY>
        <!-- no --><CHECKNUM/><REFNUM></REFNUM><SIC>5411</SIC ></STMTTRN>
      """),
    "<?xml version='1.0'?><OFX><BANKTRANLIST/><STMTTRN></STMTTRN><X><Y>1</Y></X><Z/></OFX>",
    "<?xml version='1.0'?>\n<OFX xmlns=\"urn:a\">\r\n<MEMO>a&amp;amp;b</MEMO>\r</OFX>\n\n",
  ]

  @Test(arguments: texts)
  func `send the same events for well-formed text`(text: String) throws {
    let parsed = try OFXRecorder.parsed(text)
    let scanned = try OFXRecorder.scanned(text)
    #expect(parsed.events == scanned.events)
    #expect(parsed.events.count >= 3)
  }

  @Test func `agree on generated documents`() throws {
    var dice = Dice(state: 20_260_309)
    for _ in 0..<300 {
      var text = OFXFixture.xmlHeader
      Self.write(.ofx, within: 0, depth: 0, to: &text, &dice)
      #expect(try OFXRecorder.parsed(text).events == OFXRecorder.scanned(text).events, "\(text)")
    }
  }

  @Test func `agree on a document of several pieces`() throws {
    let row = """
      <STMTTRN><TRNTYPE>POS</TRNTYPE><DTPOSTED>20260309</DTPOSTED><TRNAMT>-1.50</TRNAMT>
      <FITID>0123456789</FITID><NAME>Käse &amp; Wein</NAME></STMTTRN>

      """
    let text = OFXFixture.xml(String(repeating: row, count: 1600))
    let parsed = try OFXRecorder.parsed(text)
    #expect(parsed.events.count > 11_000)
    #expect(try parsed.events == OFXRecorder.scanned(text).events)
  }

  @Test(arguments: [
    "<OFX><CODE>0</STATUS></OFX>", "<OFX><A>&nbsp;</A></OFX>", "<OFX><A>\u{8}</A></OFX>",
    "<OFX><A>1</A>", "<OFX><A>a & b</A></OFX>", "<OFX/><OFX/>", "<OFX>\u{0}</OFX>", "<OFX><",
    "<!DOCTYPE OFX [<!ENTITY a 'b'>]><OFX><A>&a;</A></OFX>", "",
  ])
  func `leave what is not well formed to the scanner`(text: String) {
    #expect(throws: OFXStop.self) { try OFXRecorder.parsed(text, from: 0) }
  }

  // MARK: - Generated documents

  /// A small generator of numbers that is the same everywhere.
  struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(sides))
    }
  }

  private static let pieces = [
    "a", " ", "Zoë", "&amp;", "&lt;", "\n", "\t", "12.50", "<!-- c -->", "<![CDATA[x<y]]>", "&#65;",
    "&amp;gt;", "שלום", ">", "  ", "'", "]", "-",
  ]

  /// Aggregates hold elements or nothing, leaves hold text, as in OFX.
  private static func write(
    _ tag: OFXTag, within outer: Int, depth: Int, to text: inout String, _ dice: inout Dice
  ) {
    let name = tag == .unknown ? "X.\(depth)" : tag.rawValue
    let space = dice.roll(4) == 0 ? " " : ""
    guard tag.isAggregate || (tag == .unknown && dice.roll(2) == 0) else {
      if dice.roll(8) == 0 {
        text += "<\(name)\(space)/>"
        return
      }
      text += "<\(name)\(space)>"
      for _ in 0..<dice.roll(5) { text += pieces[dice.roll(pieces.count)] }
      text += "</\(name)\(space)>"
      return
    }
    text += "<\(name)\(space)>"
    // An element that OFX defines is never nested in itself, nor is a row in a row.
    let place = max(outer, tag.isRow ? OFXTag.pendingRow.place : tag.place)
    let tags = OFXTag.allCases.filter { !$0.isAggregate || $0.place > place }
    for _ in 0..<dice.roll(6) where depth < 6 {
      if dice.roll(3) == 0 { text += "\n  " }
      write(tags[dice.roll(tags.count)], within: place, depth: depth + 1, to: &text, &dice)
    }
    text += "</\(name)\(space)>"
  }
}

extension OFXTag {
  /// The tag's place in the list of all.
  fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
