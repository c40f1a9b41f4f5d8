import StatementModel
import Testing

@testable import StatementFormats

/// Whole files in JSON: their wrapping, their encoding, their end.
struct JSONFileTests {
  private static let options = ReadingOptions(path: "test.json")

  private static let row =
    #"{"date":"2026-03-01","amount":-1.50,"description":"Caf~","type":"debit"}"#

  @Test(arguments: [
    ("the currency behind the rows", #"{"transactions":[@,@],"currency":"EUR"}"#, 2),
    (
      "two accounts, one of no money",
      #"{"accounts":[{"id":"1","currency":"CHF","transactions":[@]},"#
        + #"{"id":"2","currency":"https://miles","transactions":[@]}]}"#, 1
    ),
    ("lines", "@\n@\r\n@\n", 3), ("lines with returns alone", "@\r@\r\r@", 3),
    ("one array in another", "[[@],[@,@]]", 3),
    ("an empty list", #"{"account":{},"transactions":[]}"#, 0),
  ])
  func `Rows are found whatever they are wrapped in`(name: String, text: String, count: Int) {
    let text = text.replacing("@", with: Self.row)
    let file = JSONFormat.read(Array(text.utf8), options: Self.options)
    #expect(file.outcomeText == "read")
    #expect(file.rows.count == count)
  }

  @Test(arguments: [#"{"transactions":[@,@,{"date":]}"#, "[@,@,{"])
  func `A mistake behind rows makes the file unreadable`(text: String) {
    let text = text.replacing("@", with: Self.row)
    let file = JSONFormat.read(Array(text.utf8), options: Self.options)
    #expect(file.outcomeText.hasPrefix("unreadable"))
  }

  @Test(arguments: ["windows-1252", "UTF-8", "UTF-8 with mark", "UTF-16LE"])
  func `Rows are the same in any encoding`(encoding: String) throws {
    let text = "{\"transactions\":[\(Self.row),\n\(Self.row)],\"currency\":\"EUR\"}"
    let utf8 = text.replacing("~", with: "é")
    let bytes: [UInt8] =
      switch encoding {
      case "windows-1252": text.utf8.map { $0 == UInt8(ascii: "~") ? 0xE9 : $0 }
      case "UTF-8": Array(utf8.utf8)
      case "UTF-8 with mark": [0xEF, 0xBB, 0xBF] + utf8.utf8
      default: [0xFF, 0xFE] + utf8.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      }
    let file = JSONFormat.read(bytes, options: Self.options)
    #expect(file.rowTexts == Array(repeating: "2026-03-01 -1.5 Café", count: 2))
  }

  /// More text than decides the encoding at first, then bytes that are no UTF-8.
  @Test(arguments: [false, true])
  func `What comes late in a long file counts`(isBroken: Bool) throws {
    let filler = String(repeating: "und so weiter ", count: 50)
    let rows = (0..<1500).map {
      """
      {"id":"\($0)","date":"2026-03-\($0 % 28 + 10 > 28 ? 11 : $0 % 18 + 10)","amount":-\($0).25,\
      "description":"Käse, \\"Wein\\" \(filler)","type":"debit","balance":null}
      """
    }
    var bytes = Array("{\"transactions\":[\(rows.joined(separator: ",\n"))".utf8)
    #expect(bytes.count > TextDecoding.headSize)
    let file = JSONFormat.read(bytes + Array("]}".utf8), options: Self.options)
    #expect(file.rows.count == 1500)
    bytes += Array(
      ",{\"date\":\"2026-03-01\",\"amount\":-1,\"type\":\"debit\",\"description\":\"".utf8)
    bytes.append(0xE9)
    bytes += Array(isBroken ? "\"]}".utf8 : "\"}]}".utf8)
    let late = JSONFormat.read(bytes, options: Self.options)
    #expect(late.outcomeText == (isBroken ? "unreadable json-unexpected" : "read"))
  }
}
