import Testing

@testable import StatementFormats

struct FieldSplitterTests {
  private static func records(_ text: String, _ delimiter: Character = ",") throws -> [[String]] {
    let bytes = Array(text.utf8)
    let scanner = RecordScanner(delimiter: delimiter.asciiValue ?? 0x2C, limits: ReadingLimits())
    let table = try scanner.table(bytes)
    return table.records.map(table.cells)
  }

  @Test(arguments: [
    ("plain", "a,b,c\n", [["a", "b", "c"]]),
    ("no line break at the end", "a,b", [["a", "b"]]),
    ("empty last field", "a,\n", [["a", ""]]),
    ("CRLF, CR and LF", "a,b\r\nc,d\re,f\n", [["a", "b"], ["c", "d"], ["e", "f"]]),
    ("blank lines", "\n\na,b\n \n\nc,d\n", [["a", "b"], ["c", "d"]]),
    ("quotes", "\"a,b\",\"c\"\n", [["a,b", "c"]]),
    ("doubled quotes", "\"say \"\"hi\"\"\",x\n", [["say \"hi\"", "x"]]),
    ("empty quotes", "\"\",\"\"\n", [["", ""]]),
    ("quoted line break", "\"a\nb\",c\n", [["a\nb", "c"]]),
    ("quotes within a plain field", "5\" pipe,x\n", [["5\" pipe", "x"]]),
    ("quotes not doubled", "\"a \"b\" c\",x\n", [["a \"b\" c", "x"]]),
    ("text after quotes", "\"a\" b,x\n", [["\"a\" b", "x"]]),
    ("blank before quotes", "a, \"b, c\" ,d\n", [["a", "b, c", "d"]]),
    ("padding", "  a ,\tb\u{A0},c\n", [["a", "b", "c"]]),
    ("formula", "=\"00123\",x\n", [["00123", "x"]]),
    ("quoted formula", "\"=\"\"00123\"\"\",x\n", [["00123", "x"]]),
    ("leading apostrophe", "'0012,'5273'\n", [["0012", "5273"]]),
    ("apostrophe that belongs", "'s Hertogenbosch,x\n", [["'s Hertogenbosch", "x"]]),
    ("quote that nothing closes", "\"a,b\nc,d\n", [["\"a", "b"], ["c", "d"]]),
  ])
  func `Records split as written`(name: String, text: String, expected: [[String]]) throws {
    #expect(try Self.records(text) == expected)
  }

  @Test func `Each record knows its line and its bytes`() throws {
    let bytes = Array("x,y\n\n\"a\r\nb\",c\nd,e".utf8)
    let scanner = RecordScanner(delimiter: 0x2C, limits: ReadingLimits())
    let records = try scanner.table(bytes).records
    #expect(records.map(\.line) == [1, 3, 5])
    #expect(records.map(\.range) == [0..<3, 5..<13, 14..<17])
  }

  @Test func `Limits stop a scan`() {
    var limits = ReadingLimits()
    limits.columns = 3
    let scanner = RecordScanner(delimiter: 0x2C, limits: limits)
    let bytes = Array("a,b,c,d\n".utf8)
    #expect(throws: RecordScanner.Failure.self) { try scanner.table(bytes) }
    limits = ReadingLimits()
    limits.fieldBytes = 10
    let long = [UInt8](repeating: 0x61, count: 100)
    let short = RecordScanner(delimiter: 0x2C, limits: limits)
    #expect(throws: RecordScanner.Failure.self) { try short.table(long) }
  }
}
