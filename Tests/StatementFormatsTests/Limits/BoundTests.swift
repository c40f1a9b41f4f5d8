import StatementModel
import Testing

@testable import StatementFormats

/// What each format bounds besides the file: columns, records, nesting, entities.
@Suite struct `A reader's bounds` {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var limit: @Sendable (inout ReadingLimits) -> Void = { _ in }
  }

  static let refused = [
    Case(testDescription: "5000 columns of CSV", text: wide(5000)),
    Case(testDescription: "columns of CSV over a lower limit", text: wide(9)) { $0.columns = 8 },
    Case(
      testDescription: "JSON nested 10,000 deep",
      text: String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)),
    Case(
      testDescription: "JSON objects nested 10,000 deep",
      text: String(repeating: "{\"a\":", count: 10_000) + "1"
        + String(repeating: "}", count: 10_000)),
    Case(
      testDescription: "OFX nested 10,000 deep",
      text: "<OFX>" + String(repeating: "<A>", count: 10_000)
        + String(repeating: "</A>", count: 10_000)),
    Case(testDescription: "camt nested 10,000 deep", text: camt(inside: deep)),
    Case(
      testDescription: "camt with entities of its own",
      text: ReaderSample.camt.text.replacing(
        "<Document",
        with: """
          <!DOCTYPE Document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">
          <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;">]>
          <Document
          """
      ).replacing("Bakery", with: "&d;&d;&d;")),
    Case(
      testDescription: "a camt value over the limit",
      text: ReaderSample.camt.text.replacing("Bakery", with: String(repeating: "x", count: 5000))
    ) { $0.fieldBytes = 4096 },
    Case(
      testDescription: "an OFX value over the limit",
      text: "<OFX><STMTTRN><MEMO>\(String(repeating: "x", count: 5000))</STMTTRN></OFX>"
    ) { $0.fieldBytes = 4096 },
  ]

  @Test(arguments: refused)
  func `are told in words`(_ wanted: Case) {
    var options = ReadingOptions(path: "x")
    wanted.limit(&options.limits)
    let bytes = Array(wanted.text.utf8)
    let file = StatementReader.read(bytes, options: options)
    let word = file.outcomeWord
    #expect(word == "unreadable" || word == "no-statement", "\(word)")
    #expect(file.statements.isEmpty)
    #expect(!file.codes.isEmpty)
  }

  /// A record over the limit is rejected alone, or the file with it; no row is made of it.
  @Test(arguments: [
    ReaderSample.csv.endless + String(repeating: "x,\n", count: 5000),
    ReaderSample.qif.text.replacing("Bakery", with: String(repeating: "x", count: 9000)),
    ReaderSample.mt940.text.replacing("BAKERY", with: String(repeating: "X", count: 9000)),
    ReaderSample.ofx.text.replacing("Corner", with: String(repeating: "<NAME>x", count: 2000)),
    ReaderSample.json.text.replacing("Bakery", with: String(repeating: "x", count: 9000)),
  ])
  func `on a record hold for it alone`(text: String) {
    var options = ReadingOptions(path: "x")
    options.limits.recordBytes = 8192
    options.limits.fieldBytes = 4096
    let bytes = Array(text.utf8)
    let file = StatementReader.read(bytes, options: options)
    #expect(file.statements.flatMap(\.rows).allSatisfy { $0.description.utf8.count < 8192 })
    #expect(!file.rejected.isEmpty || !file.codes.isEmpty)
  }

  private static func wide(_ columns: Int) -> String {
    let header = ["Date", "Amount", "Description"] + (3..<columns).map { "C\($0)" }
    let row = ["2026-03-09", "-1.00", "Bakery"] + (3..<columns).map { _ in "x" }
    return ([header] + Array(repeating: row, count: 3))
      .map { $0.joined(separator: ",") }.joined(separator: "\n")
  }

  private static let deep =
    String(repeating: "<A>", count: 10_000) + String(repeating: "</A>", count: 10_000)

  private static func camt(inside: String) -> String {
    ReaderSample.camt.text.replacing("<GrpHdr>", with: "\(inside)<GrpHdr>")
  }
}
