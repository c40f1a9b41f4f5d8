import StatementModel
import Testing

/// Excerpts under messages, as a terminal shows them.
@Suite struct DiagnosticTextTests {
  private struct Fact: DiagnosticFact {
    var code: String { "fact" }
    var summary: String { "wrong" }
    var remedy: String? { nil }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var line: String
    var column: Int
    var blanks: Int
  }

  @Test(arguments: [
    Case(testDescription: "letters of one column", line: "- Food: [x", column: 9, blanks: 8),
    Case(testDescription: "the line's first", line: "- Food", column: 1, blanks: 0),
    Case(testDescription: "Han takes two columns", line: "- 餐饮: [星巴克", column: 7, blanks: 8),
    Case(testDescription: "accents take none", line: "Cafe\u{301}: x", column: 6, blanks: 5),
    Case(testDescription: "emoji take two", line: "☕️🧗 x", column: 4, blanks: 5),
    Case(testDescription: "Hebrew takes one", line: "קפה: x", column: 6, blanks: 5),
  ])
  func `the caret stands under its character`(_ c: Case) {
    var diagnostic = Diagnostic(
      .error, Fact(), at: SourceLocation(file: "r.yaml", line: 2, column: c.column))
    diagnostic.excerpt = c.line
    let lines = diagnostic.description.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(lines.last == "  | " + String(repeating: " ", count: c.blanks) + "^")
  }
}
