import Testing

@testable import StatementFormats

@Suite struct `OFX tags` {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var events: [String]
  }

  static let leaves = [
    Case(
      testDescription: "unclosed", text: "<NAME>Bakery<MEMO>Rye",
      events: ["NAME=Bakery", "MEMO=Rye"]
    ),
    Case(
      testDescription: "closed", text: "<NAME>Bakery</NAME><MEMO>Rye</MEMO>",
      events: ["NAME=Bakery", "MEMO=Rye"]),
    Case(
      testDescription: "some closed, some not", text: "<NAME>Bakery</NAME><MEMO>Rye\n<FITID>1",
      events: ["NAME=Bakery", "MEMO=Rye", "FITID=1"]),
    Case(
      testDescription: "value on the next line", text: "<NAME>\n  Bakery</NAME>\r\n",
      events: ["NAME=Bakery"]),
    Case(
      testDescription: "closed on the next line", text: "<NAME>Bakery\n</NAME>",
      events: ["NAME=Bakery"]),
    Case(
      testDescription: "closed under another name", text: "<NAME>Bakery</MEMO><FITID>1",
      events: ["NAME=Bakery", "FITID=1"]),
    Case(
      testDescription: "empty and closed", text: "<NAME></NAME><MEMO>Rye",
      events: ["NAME=", "MEMO=Rye"]
    ),
    Case(
      testDescription: "empty and unclosed", text: "<NAME>\n<MEMO>Rye",
      events: ["NAME=", "MEMO=Rye"]),
    Case(testDescription: "closed in itself", text: "<NAME/><MEMO />", events: ["NAME=", "MEMO="]),
    Case(testDescription: "lower case", text: "<name>Bakery</Name>", events: ["NAME=Bakery"]),
    Case(
      testDescription: "with attributes and blanks", text: "<NAME lang='en' >Bakery</NAME >",
      events: ["NAME=Bakery"]),
    Case(
      testDescription: "with a namespace's prefix", text: "<ofx:NAME>Bakery</ofx:NAME>",
      events: ["NAME=Bakery"]),
    Case(
      testDescription: "unknown, with a dot", text: "<INTU.BID>3000<NAME>Bakery",
      events: ["=3000", "NAME=Bakery"]),
    Case(
      testDescription: "unknown and empty", text: "<X.Y><NAME>Bakery", events: ["=", "NAME=Bakery"]),
    Case(
      testDescription: "unknown and an aggregate",
      text: "<X.Y><NAME>Other</X.Y><NAME>Bakery",
      events: ["<", "NAME=Other", ">", "NAME=Bakery"]),
    Case(
      testDescription: "a comment between and inside",
      text: "<!-- <NAME>no --><NAME>Bak<!-- x -->ery<!---->", events: ["NAME=Bakery"]),
    Case(
      testDescription: "CDATA", text: "<NAME><![CDATA[Bread & <b>Co</b> ]]></NAME>",
      events: ["NAME=Bread & <b>Co</b>"]),
    Case(
      testDescription: "a comment never closed", text: "<NAME>Bakery<!-- oops ><MEMO>Rye",
      events: ["NAME=Bakery", "MEMO=Rye"]),
    Case(
      testDescription: "entities",
      text: "<NAME>A &amp; B &lt;C&gt; &quot;D&quot; &apos;E&#39;&#x46; &nbsp;G caf&eacute;",
      events: ["NAME=A & B <C> \"D\" 'E'F  G café"]),
    Case(
      testDescription: "escaped twice", text: "<NAME>PAY &amp;lt;HYDRO&amp;gt; &amp;amp; CO",
      events: ["NAME=PAY <HYDRO> & CO"]),
    Case(
      testDescription: "bare and unknown entities", text: "<NAME>A & B &Co; &; &#0; &#xD800; AT&T",
      events: ["NAME=A & B &Co; &; &#0; &#xD800; AT&T"]),
    Case(
      testDescription: "a < that begins no tag", text: "<NAME>1 < 2 <3 <you@home <MEMO>Rye",
      events: ["NAME=1 < 2 <3 <you@home", "MEMO=Rye"]),
    Case(
      testDescription: "controls", text: "<NAME>Ba\u{8}ke\u{0}ry\u{C}\tof\r\nRye\u{7F}",
      events: ["NAME=Bakery of Rye"]),
    Case(
      testDescription: "blanks within stay", text: "<NAME>  POS   4417  RYE  ",
      events: ["NAME=POS   4417  RYE"]),
    Case(
      testDescription: "text before the first and after the last", text: "<NAME>a</NAME>b</MEMO>c",
      events: ["NAME=a"]),
    Case(testDescription: "a tag cut at the end", text: "<NAME>a<MEM", events: ["NAME=a<MEM"]),
  ]

  @Test(arguments: leaves)
  func `a leaf is read however it is written`(_ wanted: Case) throws {
    let recorder = try OFXRecorder.scanned("<OFX>" + wanted.text)
    #expect(recorder.words.dropFirst().dropLast() == wanted.events[...])
    #expect(recorder.words.first == "<OFX")
    #expect(recorder.words.last == "!OFX")
  }

  static let aggregates = [
    Case(
      testDescription: "a row that is never closed",
      text: "<STMTTRN><FITID>1<STMTTRN><FITID>2</STMTTRN></OFX>",
      events: ["<STMTTRN", "FITID=1", ">STMTTRN", "<STMTTRN", "FITID=2", ">STMTTRN", ">OFX"]),
    Case(
      testDescription: "a row that is never closed before the balance",
      text: "<STMTTRN><FITID>1<LEDGERBAL><BALAMT>2</LEDGERBAL></OFX>",
      events: ["<STMTTRN", "FITID=1", ">STMTTRN", "<LEDGERBAL", "BALAMT=2", ">LEDGERBAL", ">OFX"]),
    Case(
      testDescription: "a list closed over its last row",
      text: "<BANKTRANLIST><STMTTRN><FITID>1</BANKTRANLIST></OFX>",
      events: ["<BANKTRANLIST", "<STMTTRN", "FITID=1", ">STMTTRN", ">BANKTRANLIST", ">OFX"]),
    Case(
      testDescription: "a list closed twice",
      text: "<BANKTRANLIST></BANKTRANLIST></BANKTRANLIST><FITID>1</OFX>",
      events: ["<BANKTRANLIST", ">BANKTRANLIST", "FITID=1", ">OFX"]),
    Case(
      testDescription: "text in an aggregate", text: "<STMTTRN>noise<FITID>1</STMTTRN></OFX>",
      events: ["<STMTTRN", "FITID=1", ">STMTTRN", ">OFX"]),
    Case(
      testDescription: "cut off", text: "<STMTTRN><TRNAMT>-12",
      events: ["<STMTTRN", "TRNAMT=-12", "!STMTTRN", "!OFX"]),
  ]

  @Test(arguments: aggregates)
  func `an aggregate ends where the text shows it`(_ wanted: Case) throws {
    let recorder = try OFXRecorder.scanned("<OFX>" + wanted.text)
    #expect(recorder.words.dropFirst() == wanted.events[...])
    #expect(recorder.depth == 0)
  }

  @Test(arguments: OFXTag.allCases.filter { $0 != .unknown })
  func `every name is found in both cases`(tag: OFXTag) {
    for name in [tag.rawValue, tag.rawValue.lowercased()] {
      #expect(OFXTag.named(PackedName(name)) == tag)
    }
  }

  @Test func `offsets are those of the tags`() throws {
    let recorder = try OFXRecorder.scanned("é<OFX>\n<FITID>1</FITID></OFX>")
    #expect(recorder.events == ["<OFX @2", "FITID=1 @8", ">OFX @30"])
  }
}
