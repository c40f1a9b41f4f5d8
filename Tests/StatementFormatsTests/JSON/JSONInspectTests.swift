import StatementModel
import Testing

@testable import StatementFormats

/// Holds inspecting against reading.
enum JSONInspecting {
  /// Reads a content, and inspects it in blocks of several sizes.
  ///
  /// - Returns: What reading gave.
  @discardableResult
  static func expectSame(_ bytes: [UInt8], _ options: ReadingOptions) -> StatementFile {
    let read = JSONFormat.read(bytes, options: options)
    for step in [1, 5, 48, 700, JSONSource.usualStep] where bytes.count < 4000 * step {
      guard
        let inspected = try? JSONFormat.inspect(StatementInput(bytes), options: options, step: step)
      else {
        Issue.record("inspecting failed")
        continue
      }
      let name = Comment(rawValue: "in blocks of \(step) bytes: \(excerpt(bytes))")
      #expect(inspected.outcomeText == read.outcomeText, name)
      #expect(facts(inspected) == facts(read), name)
      #expect(inspected.summaries == read.summarized.summaries, name)
      #expect(inspected.statements.isEmpty, name)
      #expect(inspected.format == "json" && inspected.encoding == read.encoding, name)
      #expect(inspected.decisions == read.decisions, name)
      #expect(inspected.header == read.header, name)
      #expect(inspected.profileName == read.profileName, name)
    }
    return read
  }

  private static func excerpt(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix(300), as: UTF8.self)
  }

  /// What is said of the file and of its rows, with all places.
  private static func facts(_ file: StatementFile) -> [String] {
    var facts: [String] = []
    func say(_ diagnostic: Diagnostic) {
      facts.append("\(diagnostic.fact.summary) \(String(describing: diagnostic.location))")
    }
    switch file.outcome {
    case .read: break
    case .ambiguous(let questions): questions.forEach(say)
    case .noStatement(let reason), .unreadable(let reason): say(reason)
    }
    file.warnings.forEach(say)
    for row in file.rejected {
      facts.append("\(row.record) \(row.span) \(row.column ?? 0) \(row.fact.summary)")
    }
    for row in file.leftOut { facts.append("\(row.record) \(row.span) \(row.reason)") }
    return facts
  }
}

@Suite struct `JSON files inspected` {
  private static let options = ReadingOptions(path: "test.json")

  private static let row =
    #"{"date":"2026-03-01","amount":-1.50,"description":"Caf~","type":"debit"}"#

  @Test(arguments: [
    ("the currency behind the rows", #"{"transactions":[@,@],"currency":"EUR"}"#),
    (
      "two accounts, one of no money",
      #"{"accounts":[{"id":"1","currency":"CHF","transactions":[@]},"#
        + #"{"id":"2","currency":"https://miles","transactions":[@]}]}"#
    ),
    ("lines", "@\n@\r\n@\n"), ("lines with returns alone", "@\r@\r\r@"),
    ("one array in another", "[[@],[@,@]]"),
    ("an empty list", #"{"account":{},"transactions":[]}"#),
    ("a mistake behind rows", #"{"transactions":[@,@,{"date":]}"#), ("cut off", "[@,@,{"),
    ("a text inside", #"{"response":"[{\"date\":\"2026-03-01\",\"amount\":5,\"name\":\"x\"}]"}"#),
    (
      "rows rejected on later lines",
      "[@,@,{\n\"date\":\"2026-03-01\",\n \"description\":\"ä\", \"amount\":\"x\"},\n 7, @,{}]"
    ),
    (
      "pending rows of several currencies",
      #"[{"date":"2026-03-02","amount":1,"currency":"USD","status":"pending","name":"a"},@,"#
        + #"{"date":"2026-03-01","amount":2.255,"currency":"EUR","status":"posted","name":"b"}]"#
    ),
    (
      "signs told by a running balance, turned",
      #"[{"date":"2026-03-01","amount":5.00,"balance":95.00,"name":"a"},"#
        + #"{"date":"2026-03-02","amount":6.00,"balance":89.00,"name":"b"},"#
        + #"{"date":"2026-03-03","amount":-7.50,"balance":96.50,"name":"c"}]"#
    ),
    ("signs that nothing tells", #"[{"date":"2026-03-01","amount":5.25,"name":"a"}]"#),
  ])
  func `amount to what reading gives`(name: String, text: String) {
    let text = text.replacing("@", with: Self.row)
    JSONInspecting.expectSame(Array(text.utf8), Self.options)
  }

  @Test(arguments: ["windows-1252", "UTF-8", "UTF-8 with mark", "UTF-16LE"])
  func `amount to the same in any encoding`(encoding: String) throws {
    let text = "{\"transactions\":[\(Self.row),\n\(Self.row)],\"currency\":\"EUR\"}"
    let utf8 = text.replacing("~", with: "é")
    let bytes: [UInt8] =
      switch encoding {
      case "windows-1252": text.utf8.map { $0 == UInt8(ascii: "~") ? 0xE9 : $0 }
      case "UTF-8": Array(utf8.utf8)
      case "UTF-8 with mark": [0xEF, 0xBB, 0xBF] + utf8.utf8
      default: [0xFF, 0xFE] + utf8.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      }
    let file = JSONInspecting.expectSame(bytes, Self.options)
    #expect(file.rowTexts == Array(repeating: "2026-03-01 -1.5 Café", count: 2))
  }

  /// More text than decides the encoding at first, then bytes that are no UTF-8.
  @Test(arguments: [false, true])
  func `of many blocks amount to the same, whatever comes late`(isBroken: Bool) throws {
    let filler = String(repeating: "und so weiter ", count: 50)
    let rows = (0..<1500).map {
      """
      {"id":"\($0)","date":"2026-03-\($0 % 28 + 10 > 28 ? 11 : $0 % 18 + 10)","amount":-\($0).25,\
      "description":"Käse, \\"Wein\\" \(filler)","type":"debit","balance":null}
      """
    }
    var bytes = Array("{\"transactions\":[\(rows.joined(separator: ",\n"))".utf8)
    #expect(bytes.count > TextDecoding.headSize)
    let file = JSONInspecting.expectSame(bytes + Array("]}".utf8), Self.options)
    #expect(file.rows.count == 1500)
    bytes += Array(
      ",{\"date\":\"2026-03-01\",\"amount\":-1,\"type\":\"debit\",\"description\":\"".utf8)
    bytes.append(0xE9)
    bytes += Array(isBroken ? "\"]}".utf8 : "\"}]}".utf8)
    let late = JSONInspecting.expectSame(bytes, Self.options)
    #expect(late.outcomeText == (isBroken ? "unreadable json-unexpected" : "read"))
  }

  @Test func `fail where the content can't be had`() {
    let fact = FormatFact.empty
    let input = StatementInput(byteCount: 1000) {
      (block, offset, count) throws(StatementInput.Failure) in
      guard offset == 0 else { throw StatementInput.Failure(Diagnostic(.error, fact)) }
      block += Array("[{\"date\":".utf8)
    }
    #expect(throws: StatementInput.Failure.self) {
      try JSONFormat.inspect(input, options: Self.options, step: 9)
    }
  }
}
