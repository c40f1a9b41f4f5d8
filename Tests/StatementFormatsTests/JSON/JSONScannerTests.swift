import StatementModel
import Testing

@testable import StatementFormats

/// A text and whether it is JSON.
struct SyntaxCase: CustomStringConvertible, Sendable {
  var description: String
  var text: String
  /// The code of the mistake and its place as `line:column`; nothing where the text is JSON.
  var mistake: String?

  init(_ description: String, _ text: String, _ mistake: String? = nil) {
    self.description = description
    self.text = text
    self.mistake = mistake
  }

  static let all: [SyntaxCase] = [
    SyntaxCase("empty object", "{}"),
    SyntaxCase("empty array", " [ ] "),
    SyntaxCase("lone string", #""a""#),
    SyntaxCase("all kinds", #"{"a":[1,-2.5,1e9,1E+2,0,-0,true,false,null,"x",{}]}"#),
    SyntaxCase("all escapes", #"["\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00"]"#),
    SyntaxCase("one object a line", "{\"a\":1}\n{\"a\":2}\r\n{\"a\":3}\n"),
    SyntaxCase("two objects on one line", #"{"a":1} {"a":2}"#, "json-trailing-text 1:9"),
    SyntaxCase("word behind", "[1]\nx", "json-trailing-text 2:1"),
    SyntaxCase("trailing comma in array", "[1,]", "json-unexpected 1:4"),
    SyntaxCase("trailing comma in object", #"{"a":1,}"#, "json-unexpected 1:8"),
    SyntaxCase("single quotes", "{'a':1}", "json-unexpected 1:2"),
    SyntaxCase("bare key", "{a:1}", "json-unexpected 1:2"),
    SyntaxCase("missing colon", #"{"a" 1}"#, "json-unexpected 1:6"),
    SyntaxCase("missing comma", "[1 2]", "json-unexpected 1:4"),
    SyntaxCase("wrong bracket", "[1}", "json-unexpected 1:3"),
    SyntaxCase("leading zero", "[01]", "json-bad-number 1:2"),
    SyntaxCase("lone minus", "[-]", "json-bad-number 1:2"),
    SyntaxCase("no digit behind the point", "[1.]", "json-bad-number 1:2"),
    SyntaxCase("no digit before the point", "[.5]", "json-unexpected 1:2"),
    SyntaxCase("no digit in the exponent", "[1e]", "json-bad-number 1:2"),
    SyntaxCase("plus sign", "[+1]", "json-unexpected 1:2"),
    SyntaxCase("NaN", "[NaN]", "json-unexpected 1:2"),
    SyntaxCase("cut word", "[tru]", "json-bad-word 1:2"),
    SyntaxCase("word with more letters", "[nullx]", "json-unexpected 1:6"),
    SyntaxCase("line break in a string", "[\"a\nb\"]", "json-control-character 1:4"),
    SyntaxCase("NUL in a string", "[\"a\u{0}b\"]", "json-control-character 1:4"),
    SyntaxCase("NUL between values", "[1,\u{0}2]", "json-unexpected 1:4"),
    SyntaxCase("unknown escape", #"["\x41"]"#, "json-bad-escape 1:3"),
    SyntaxCase("short escape", #"["\u12"]"#, "json-bad-escape 1:3"),
    SyntaxCase("comment", "{} // end", "json-trailing-text 1:4"),
    SyntaxCase("columns count characters", "[\"é日\", x]", "json-unexpected 1:8"),
    SyntaxCase("lines count however they end", "[\r\n1,\r2,\n]", "json-unexpected 4:1"),
    SyntaxCase("open string", #"["abc"#, "json-ends-early 1:6"),
    SyntaxCase("open object", #"{"a":{"b":1"#, "json-ends-early 1:12"),
  ]
}

struct JSONScannerTests {
  @Test(arguments: SyntaxCase.all)
  func `tells JSON from what is none, with the place of the mistake`(_ test: SyntaxCase) {
    var found: String?
    do throws(JSONSyntaxError) {
      _ = try JSONDocument(Array(test.text.utf8), nesting: 128)
    } catch {
      var lines = JSONLines()
      let (line, column) = lines.place(of: error.offset, in: Array(test.text.utf8))
      found = "\(error.fact.code) \(line):\(column)"
    }
    #expect(found == test.mistake)
  }

  @Test
  func `every cut of a text is an error, not a crash`() throws {
    let text = Array(
      #"{"a":[1.5e-3,true,null,"x\u00e9\n",{"b":[[],{}]}],"c":"\uD83D\uDE00"}"#.utf8)
    _ = try JSONDocument(text, nesting: 128)
    for length in 0..<text.count {
      #expect(throws: JSONSyntaxError.self) {
        try JSONDocument(Array(text.prefix(length)), nesting: 128)
      }
    }
  }

  @Test
  func `refuses nesting beyond the limit`() {
    let deep = [UInt8](repeating: JSONByte.openArray, count: 10_000)
    #expect(throws: JSONSyntaxError(fact: .tooDeep(limit: 128), offset: 128)) {
      try JSONDocument(deep, nesting: 128)
    }
  }

  @Test(arguments: [
    (#""plain""#, "plain"), (#""\u00e9\u05d0""#, "é\u{5D0}"), (#""\uD83D\uDE00""#, "😀"),
    (#""\uD83D""#, "\u{FFFD}"), (#""\uDE00x""#, "\u{FFFD}x"), (#""\uD83Dx""#, "\u{FFFD}x"),
    (#""\uD83D\n""#, "\u{FFFD}"), (#""\uD83D\uD83D\uDE00""#, "\u{FFFD}😀"),
    (#""a\"b\\c\/d""#, #"a"b\c/d"#), (#""\u0000""#, "\u{0}"),
  ])
  func `reads strings with their escapes`(_ text: String, _ expected: String) throws {
    let document = try JSONDocument(Array(text.utf8), nesting: 8)
    let record = JSONRecord(document, 0)
    let found = try #require(record.string(record.root))
    #expect(found.hasPrefix(expected))
  }

  @Test
  func `of members with one key the last counts, and keys may be escaped`() throws {
    let document = try JSONDocument(
      Array(#"{"a":1,"\u0061":2,"b":{"a":3},"c":[1,2]}"#.utf8), nesting: 8)
    let record = JSONRecord(document, 0)
    #expect(record.word(record.member("a")) == "2")
    #expect(record.word(record.member("b", "a")) == "3")
    #expect(record.member("d") == nil)
    #expect(record.member("c").map { record.children(of: $0).count } == 2)
  }
}
