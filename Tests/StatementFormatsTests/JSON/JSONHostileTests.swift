import StatementModel
import Testing

@testable import StatementFormats

struct JSONHostileTests {
  private static let small = """
    {"account":{"id":"77","currency":"EUR"},"transactions":[
    {"id":"1","date":"2026-03-01","amount":-12.50,"description":"Caf\u{E9} \\u2615","type":"debit"},
    {"id":"2","date":"2026-03-02","amount":"100.00","description":"Salary","type":"credit"}]}
    """

  @Test
  func `a file cut at any byte is unreadable`() {
    let bytes = Array(Self.small.utf8)
    #expect(readJSON(Self.small).outcomeText == "read")
    for length in 1..<bytes.count {
      let file = JSONFormat.read(Array(bytes.prefix(length)), options: ReadingOptions(path: "x"))
      #expect(file.outcomeText.hasPrefix("unreadable json-"))
    }
  }

  @Test
  func `a file with any byte changed is answered`() {
    var bytes = Array(Self.small.utf8)
    for index in bytes.indices {
      for value in [0x00, 0x22, 0x5C, 0x7B, 0x5D, 0xFF, 0x39] as [UInt8] {
        let before = bytes[index]
        bytes[index] = value
        let file = StatementReader.read(bytes, options: ReadingOptions(path: "x"))
        #expect(!file.outcomeText.isEmpty)
        bytes[index] = before
      }
    }
  }

  @Test(arguments: [
    "1e999999999", "-1e-999999999", "123456789012345678901234567890", "1E400",
    "0.123456789012345678",
    "9223372036854775808", "\"1e99999\"", "\"\"", "true", "{}", "[1]", "\"--5\"", "\"1.2.3\"",
  ])
  func `an amount out of bounds rejects its row alone`(_ amount: String) throws {
    let file = readJSON(
      """
      {"transactions":[
      {"transactionAmount":{"amount":"-5.00","currency":"EUR"},"bookingDate":"2026-01-02"},
      {"transactionAmount":{"amount":\(amount),"currency":"EUR"},"bookingDate":"2026-01-03"}]}
      """)
    #expect(file.outcomeText == "read")
    #expect(file.rows.count == 1)
    let rejected = try #require(file.rejected.first)
    #expect(rejected.span.line == 3)
    #expect(rejected.record == 2)
  }

  @Test(arguments: ["posted", "transacted_at"])
  func `a time out of bounds is no crash`(_ key: String) {
    for number in ["1e99", "-5", "9223372036854775807", "-9223372036854775808", "1.5"] {
      let file = readJSON(
        """
        {"accounts":[{"id":"a","name":"n","currency":"USD","transactions":[
        {"id":"t","posted":1700000000,"amount":"-1.00","description":"x","\(key)":\(number)}]}]}
        """)
      #expect(!file.outcomeText.isEmpty)
    }
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":"])
  func `a million nested containers are refused`(_ opening: String) {
    let text = String(repeating: opening, count: 1_000_000)
    let file = JSONFormat.read(Array(text.utf8), options: ReadingOptions(path: "x"))
    #expect(file.outcomeText == "unreadable json-too-deep")
  }

  @Test(arguments: [
    ("a lone high surrogate", #"a\ud83d"#, "a\u{FFFD}"),
    ("a lone low surrogate", #"\ude00b"#, "\u{FFFD}b"),
    ("the halves in the wrong order", #"\ude00\ud83d"#, "\u{FFFD}\u{FFFD}"),
    ("a high half before a letter", #"\ud83dx"#, "\u{FFFD}x"),
    ("a pair", #"\ud83d\ude00"#, "\u{1F600}"), ("a null", #"a\u0000b"#, "a\u{0}b"),
  ])
  func `escapes that are half a character leave the row`(
    _ name: String, _ text: String, _ description: String
  ) {
    let file = readJSON(
      #"[{"date":"2026-01-02","description":"\#(text)","amount":-1.25,"type":"debit"}]"#)
    #expect(file.rows.map(\.description) == [description])
  }

  @Test
  func `of equal keys the last counts`() {
    let file = readJSON(
      #"[{"date":"2026-01-02","name":"a","debit":1,"name":"b","debit":2,"date":"2026-01-03"}]"#)
    #expect(file.rowTexts == ["2026-01-03 -2 b"])
  }

  @Test
  func `lines cut at any byte are unreadable, unless whole lines are left`() {
    let row = #"{"date":"2026-03-01","debit":12.5,"name":"Caf\u00e9"}"#
    let bytes = Array("\(row)\n\(row)\n\(row)\n".utf8)
    for length in (row.utf8.count + 2)..<bytes.count {
      let file = JSONFormat.read(Array(bytes.prefix(length)), options: ReadingOptions(path: "x"))
      let rest = length % (row.utf8.count + 1)
      if rest == 0 || rest == row.utf8.count {
        #expect(file.rows.count == (length + 1) / (row.utf8.count + 1))
      } else {
        #expect(file.outcomeText.hasPrefix("unreadable json-"))
      }
    }
  }

  @Test
  func `invalid UTF-8 is no crash`() {
    var bytes = Array(#"[{"date":"2026-01-02","amount":-1,"description":"a"#.utf8)
    bytes += [0xC3, 0x28, 0xE2, 0x82, 0xFF]
    bytes += Array(#""}]"#.utf8)
    let file = StatementReader.read(bytes, options: ReadingOptions(path: "x"))
    #expect(!file.outcomeText.isEmpty)
  }

  @Test
  func `an object of very many members is passed over`() {
    let members = (0..<70_000).map { "\"k\($0)\":1" }.joined(separator: ",")
    let file = readJSON("{\(members)}")
    #expect(file.outcomeText == "noStatement json-without-transactions")
    #expect(file.warnings.count == 1)
  }
}
