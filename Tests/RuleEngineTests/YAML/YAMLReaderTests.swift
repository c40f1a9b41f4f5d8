import RuleEngine
import StatementModel
import Testing

@Suite struct YAMLReaderTests {
  /// A tree on one line: `{a: [b, "c"]}`, quoted scalars in quotes.
  private func line(_ node: YAMLNode?) -> String {
    switch node {
    case nil: "nothing"
    case .scalar(let scalar): scalar.isQuoted ? "\"\(scalar.text)\"" : scalar.text
    case .sequence(let items, _): "[\(items.map { line($0) }.joined(separator: ", "))]"
    case .mapping(let entries, _):
      "{\(entries.map { "\($0.key.text): \(line($0.value))" }.joined(separator: ", "))}"
    }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var expected: String
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ expected: String) {
      self.name = name
      self.text = text
      self.expected = expected
    }
  }

  @Test(arguments: [
    Case("empty", "", "nothing"),
    Case("comment only", "# nothing here\n", "nothing"),
    Case("a document mark alone", "---\n", "nothing"),
    Case(
      "scalars stay as typed", "a: no\nb: 0123\nc: 1e5\nd: ~\n", "{a: no, b: 0123, c: 1e5, d: ~}"),
    Case("lists", "- a\n- [b, 'c', \"d\"]\n", "[a, [b, \"c\", \"d\"]]"),
    Case("indicators inside", "a: AT&T, 5 * 3!\n", "{a: AT&T, 5 * 3!}"),
    Case("quoted indicators", "a: \"*uber*\"\n", "{a: \"*uber*\"}"),
    Case("block text", "a: |\n  *b* & c\n", "{a: \"*b* & c\n\"}"),
    Case("comments with a space", "a: b # c\n", "{a: b}"),
    Case("hashes", "a: b ####\nc: d ## e\n", "{a: b, c: d}"),
    Case("hash inside", "a: b#c\n", "{a: b#c}"),
    Case("line separator is no line break", "a: b\u{2028}c\nd: e\n", "{a: b\u{2028}c, d: e}"),
    Case("byte order mark", "\u{FEFF}a: b\n", "{a: b}"),
    Case("CR LF", "a: b\r\nc: d\r\n", "{a: b, c: d}"),
    Case("private use", "a: \u{E000}\u{E003}*\n", "{a: \u{E000}\u{E003}*}"),
  ])
  func `reads text as typed`(_ item: Case) {
    let (root, diagnostics) = YAMLReader.read(item.text, path: "t.yaml")
    #expect(diagnostics.isEmpty)
    #expect(line(root) == item.expected)
  }

  @Test(arguments: [
    Case(
      "unquoted star", "a:\n  - *uber*\n",
      """
      t.yaml:2:5: error: "*uber*" begins with "*", which YAML takes for a reference
        |   - *uber*
        |     ^
        Put the text in quotes: "*uber*"
      """),
    Case(
      "anchor and alias", "a: &x\n  b\nc: *x\n",
      """
      t.yaml:1:4: error: "&x b" begins with "&", which YAML takes for an anchor
        | a: &x
        |    ^
        Put the text in quotes: "&x b"
      t.yaml:3:4: error: "*x" begins with "*", which YAML takes for a reference
        | c: *x
        |    ^
        Put the text in quotes: "*x"
      """),
    Case(
      "tag", "a: !!int 5\n",
      """
      t.yaml:1:4: error: "!!int 5" begins with "!", which YAML takes for a tag
        | a: !!int 5
        |    ^
        Put the text in quotes: "!!int 5"
      """),
    Case(
      "comment cut", "a:\n  - starbucks #1234\n",
      """
      t.yaml:2:15: error: YAML takes "#1234" for a comment, so only "starbucks" is left
        |   - starbucks #1234
        |               ^
        Put the whole text in quotes: "starbucks #1234". For a comment, put a space after "#".
      """),
    Case(
      "comment cut in brackets", "a: [C#, h&m, 7-eleven #12]\nb: x\n",
      """
      t.yaml:1:23: error: YAML takes "#12]" for a comment, so only "7-eleven" is left
        | a: [C#, h&m, 7-eleven #12]
        |                       ^
        Put the text in quotes: "7-eleven #12". For a comment, put a space after "#".
      """),
    Case(
      "comments and quotes in brackets", "a: { b: [\"x #1\", # first\n  don't #2, y], c: 1\nd: 2\n",
      """
      t.yaml:2:9: error: YAML takes "#2, y], c: 1" for a comment, so only "don't" is left
        |   don't #2, y], c: 1
        |         ^
        Put the text in quotes: "don't #2". For a comment, put a space after "#".
      """),
    Case(
      "nothing left", "color: #e67e22\n",
      """
      t.yaml:1:8: error: YAML takes "#e67e22" for a comment, so nothing is left
        | color: #e67e22
        |        ^
        Put the text in quotes. For a comment, put a space after "#".
      """),
    Case(
      "duplicate keys, two of them", "a: 1\nb: 2\na: 3\nc:\n  d: 1\n  \"d\": 2\n",
      """
      t.yaml:3:1: error: the key "a" stands twice in one mapping
        | a: 3
        | ^
        It stands first in line 1; remove one of the two.
      t.yaml:6:3: error: the key "d" stands twice in one mapping
        |   "d": 2
        |   ^
        It stands first in line 5; remove one of the two.
      """),
    Case(
      "columns count characters", "é👨‍👩‍👧: ñ #1\n",
      """
      t.yaml:1:7: error: YAML takes "#1" for a comment, so only "ñ" is left
        | é👨‍👩‍👧: ñ #1
        |        ^
        Put the whole text in quotes: "ñ #1". For a comment, put a space after "#".
      """),
    Case(
      "two documents", "a: 1\n---\nb: 2\n",
      """
      t.yaml:2:1: error: a second YAML document begins here
        | ---
        | ^
        Remove the line "---", or make two files of it.
      """),
    Case(
      "tab", "a:\n\t- b\n",
      """
      t.yaml:2:1: error: a tab stands where YAML wants spaces
        |  - b
        | ^
        Indent with spaces.
      """),
    Case(
      "control character", "a: \u{7}\n",
      """
      t.yaml:1:4: error: the control character U+0007 is not allowed in YAML
        | a: \u{FFFD}
        |    ^
        Remove it, or write it as an escape in double quotes.
      """),
    Case(
      "a list as a key", "? [a]\n: b\n",
      """
      t.yaml:1:3: error: a list can't be a key
        | ? [a]
        |   ^
        If the brackets belong to the text, put it in quotes.
      """),
  ])
  func `reports each mistake at its place`(_ item: Case) {
    let (_, diagnostics) = YAMLReader.read(item.text, path: "t.yaml")
    #expect(diagnostics.map(\.description).joined(separator: "\n") == item.expected)
  }

  @Test func `aliases can't blow up a file`() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x]\n"
    for level in 1...20 {
      let item = "*a\(level - 1)"
      text += "? &a\(level) [\(Array(repeating: item, count: 8).joined(separator: ", "))]\n: x\n"
    }
    let (_, diagnostics) = YAMLReader.read(text, path: "t.yaml")
    #expect(!diagnostics.isEmpty)
  }

  @Test(arguments: ["[", "{a: ", "- ", "? "])
  func `deep nesting is refused`(_ opening: String) {
    for depth in [40, 900, 5_000] {
      let text = String(repeating: opening, count: depth)
      let (root, diagnostics) = YAMLReader.read(text, path: "t.yaml")
      #expect(root == nil || !diagnostics.isEmpty)
      #expect(!diagnostics.isEmpty)
    }
  }

  @Test func `large files are refused`() {
    var limits = YAMLReader.Limits()
    limits.bytes = 10
    let (root, diagnostics) = YAMLReader.read("a: 1234567890", path: "t.yaml", limits: limits)
    #expect(root == nil)
    #expect(diagnostics.map(\.fact.code) == ["yaml-too-large"])
  }

  @Test(arguments: ["[", "rules: [", "rules:\n  - {", "é: ['", "a: \"b"])
  func `a mistake at the end of a text without a line break lies within the text`(_ text: String) {
    let source = SourceText(text, path: "r.yaml")
    let diagnostics = RuleCompiler.compile([RuleSource(path: "r.yaml", text: text)]).diagnostics
    #expect(!diagnostics.isEmpty)
    for diagnostic in diagnostics {
      let line = diagnostic.location?.line.flatMap { source.line($0) }
      #expect(line != nil, "\(diagnostic)")
      #expect((diagnostic.location?.column ?? 0) <= (line?.count ?? 0) + 1, "\(diagnostic)")
    }
  }
}
