import StatementModel
import TestSupport
import Testing

@testable import Reports

struct CellTextTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var text: String
    var expected: String
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(name: "plain", text: "Coffee #12", expected: "Coffee #12"),
    Case(name: "comma", text: "a,b", expected: "\"a,b\""),
    Case(name: "quote", text: "a \"b\"", expected: "\"a \"\"b\"\"\""),
    Case(name: "line break", text: "a\nb", expected: "\"a\nb\""),
    Case(name: "formula", text: "=1+1", expected: "'=1+1"),
    Case(name: "formula with quotes", text: "=H(\"x\")", expected: "\"'=H(\"\"x\"\")\""),
    Case(name: "plus", text: "+49 30", expected: "'+49 30"),
    Case(name: "minus", text: "-SALE-", expected: "'-SALE-"),
    Case(name: "at", text: "@home", expected: "'@home"),
    Case(name: "tab first", text: "\t=1", expected: "'\t=1"),
    Case(name: "carriage return first", text: "\r=1", expected: "\"'\r=1\""),
    Case(name: "sign inside", text: "a=b-c", expected: "a=b-c"),
    Case(name: "escape sequence", text: "a\u{1B}[2J", expected: "a\u{FFFD}[2J"),
    Case(name: "C1 control", text: "a\u{9B}2J", expected: "a\u{FFFD}2J"),
    Case(name: "Hebrew", text: "שופרסל", expected: "שופרסל"),
    Case(name: "empty", text: "", expected: ""),
  ])
  func `writes a CSV cell`(_ c: Case) {
    var out = ByteText()
    out.append(csv: c.text)
    #expect(out.string == c.expected)
  }

  @Test(arguments: [
    Case(name: "plain", text: "SHOP #12 (A/B)", expected: "SHOP #12 (A/B)"),
    Case(name: "pipe", text: "a|b", expected: "a\\|b"),
    Case(name: "backtick", text: "`rm`", expected: "\\`rm\\`"),
    Case(name: "emphasis", text: "SQ *_FARM_", expected: "SQ \\*\\_FARM\\_"),
    Case(name: "HTML", text: "<b>&amp;", expected: "&lt;b&gt;&amp;amp;"),
    Case(name: "link", text: "[a](b)", expected: "\\[a\\](b)"),
    Case(name: "backslash", text: "a\\|", expected: "a\\\\\\|"),
    Case(name: "line break", text: "a\r\nb\tc\u{2028}d", expected: "a  b c d"),
    Case(name: "escape sequence", text: "a\u{1B}[0m", expected: "a\u{FFFD}\\[0m"),
    Case(name: "Hebrew", text: "קפה|תה", expected: "\u{2068}קפה\\|תה\u{2069}"),
    Case(name: "direction override", text: "a\u{202E}b", expected: "a\u{FFFD}b"),
    Case(name: "isolate", text: "a\u{2067}b", expected: "a\u{FFFD}b"),
    Case(name: "accents", text: "Café – 5 €", expected: "Café – 5 €"),
  ])
  func `escapes Markdown`(_ c: Case) {
    #expect(CellText.markdown(c.text) == c.expected)
  }

  @Test(arguments: [
    Case(name: "plain", text: "a b", expected: "\"a b\""),
    Case(name: "quote and backslash", text: "\"\\", expected: "\"\\\"\\\\\""),
    Case(
      name: "controls", text: "\n\r\t\u{1B}\u{7F}\u{9B}",
      expected: "\"\\n\\r\\t\\u001b\\u007f\\u009b\""),
    Case(name: "line separator", text: "\u{2028}", expected: "\"\\u2028\""),
    Case(name: "Hebrew and emoji", text: "קפה ☕️", expected: "\"קפה ☕️\""),
  ])
  func `writes a JSON string`(_ c: Case) {
    var out = ByteText()
    out.append(json: c.text)
    #expect(out.string == c.expected)
  }

  @Test func `lets no control character through to a terminal`() {
    #expect(
      CellText.terminal("a\u{1B}]0;x\u{07}\nb\u{202E}") == "a\u{FFFD}]0;x\u{FFFD}\u{FFFD}b\u{FFFD}")
    #expect(CellText.terminal("קפה") == "\u{2068}קפה\u{2069}")
  }

  @Test(arguments: [
    ("abc", 3), ("", 0), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한글", 4), ("ｱ", 1), ("Ａ", 2),
    ("\u{2068}קפה\u{2069}", 3), ("☕️", 2), ("👩‍👧", 2), ("☕", 2), ("✅⚡", 4), ("🇮🇱", 2), ("a\u{200B}", 1),
    ("שָׁלוֹם", 4),
  ])
  func `counts the columns of a terminal`(_ text: String, _ columns: Int) {
    #expect(TextWidth.columns(of: text) == columns)
  }

  @Test(arguments: [
    ("coffee", 6, "coffee"), ("coffee", 4, "cof…"), ("日本語", 4, "日…"), ("coffee", 1, "…"),
    ("coffee", 0, ""), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
  ])
  func `cuts with an ellipsis`(_ text: String, _ limit: Int, _ expected: String) {
    let cut = TextWidth.cut(text, to: limit)
    #expect(cut.text == expected)
    #expect(cut.columns <= limit)
  }

  @Test(arguments: [
    ("0 USD", "0.00"), ("-0.05 USD", "-0.05"), ("5.5 USD", "5.50"), ("1.005 USD", "1.005"),
    ("300 JPY", "300"), ("-300.25 JPY", "-300.25"), ("12 KWD", "12.000"),
    ("999999999999999 USD", "999999999999999.00"), ("0.00000000000001 XXX", "0.00000000000001"),
    ("10.01 USD", "10.01"), ("100.0203 USD", "100.0203"),
  ])
  func `writes plain amounts as the model does`(_ text: String, _ expected: String) throws {
    let amount = try money(text)
    var out = ByteText()
    out.append(plain: amount.amount, minimumDecimals: amount.currency.minorUnits)
    #expect(out.string == expected)
    #expect(out.string == amount.plainText)
  }

  @Test(arguments: ["0001-01-01", "1969-12-31", "2000-02-29", "9999-12-31"])
  func `writes dates as the model does`(_ text: String) throws {
    var out = ByteText()
    out.append(iso: try day(text))
    #expect(out.string == text)
  }

  @Test(arguments: [0, 7, 10, 99_999_999, 100_000_000, 1_234_567_890_123, Int.max, -1, Int.min])
  func `writes numbers of any length in full`(_ number: Int) {
    var out = ByteText()
    out.append(number: number)
    #expect(out.string == String(number))
  }

  @Test(arguments: [
    ("statement.csv", "statement.csv:12", "\"statement.csv:12\""),
    ("a,b.csv", "\"a,b.csv:12\"", "\"a,b.csv:12\""),
    ("=a\"b", "\"'=a\"\"b:12\"", "\"=a\\\"b:12\""),
  ])
  func `writes the line of a file inside the quotes`(
    _ file: String, _ csv: String, _ json: String
  ) {
    var out = ByteText()
    out.append(csv: file, line: 12)
    #expect(out.string == csv)
    out.removeAll()
    out.append(json: file, line: 12)
    #expect(out.string == json)
  }

  @Test func `writes ids as the model does`() {
    let id = TransactionID(high: 0x0123_4567_89AB_CDEF, low: 0xF)
    var out = ByteText()
    out.append(hex: id)
    #expect(out.string == id.description)
    out.removeAll()
    out.append(hex: UInt32(truncatingIfNeeded: id.high >> 32))
    #expect(out.string == id.short)
  }
}
