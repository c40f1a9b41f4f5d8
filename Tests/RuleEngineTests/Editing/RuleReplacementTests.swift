import StatementModel
import Testing

@testable import RuleEngine

/// Other lines in the place of one rule.
struct RuleReplacementTests {
  private static let path = "Rules/10-mine.yaml"
  private static let text = """
    categories:
      Food/Coffee:
      Transit:
      Home/Rent:

    # What I drink.
    rules:
      # Near the office.
      - Food/Coffee: [blue bottle, kiosk]

      - category: Transit
        match:
          - uber
          # By night.
          - lyft
        amount: 5..90
      # Paid on the first.
      - Home/Rent: [acme]

    """

  private static func editor(_ text: String = text) throws -> RuleEditor {
    try RuleEditor([RuleSource(path: path, text: text)])
  }

  private static func place(_ line: Int) -> StatementModel.SourceLocation {
    StatementModel.SourceLocation(file: path, line: line)
  }

  @Test func `a rule is its own lines, without the comment above the next one`() {
    let lines = RuleSource(path: Self.path, text: Self.text).linesOfRules
    #expect(lines.keys.sorted() == [9, 11, 18])
    #expect(lines[9]?.text == "- Food/Coffee: [blue bottle, kiosk]")
    #expect(
      lines[11]?.text == """
        - category: Transit
          match:
            - uber
            # By night.
            - lyft
          amount: 5..90
        """)
    #expect(lines[11]?.lines == 11...16)
    #expect(lines[18]?.indentation == 2)
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var line: Int
    var new: String
    var old: String
    var result: String
  }

  @Test(arguments: [
    Case(
      testDescription: "other patterns", line: 9, new: "- Food/Coffee: [blue bottle]",
      old: "  - Food/Coffee: [blue bottle, kiosk]\n", result: "  - Food/Coffee: [blue bottle]\n"),
    Case(
      testDescription: "one line becomes several", line: 18,
      new: "- category: Home/Rent\n  match: acme", old: "  - Home/Rent: [acme]\n",
      result: "  - category: Home/Rent\n    match: acme\n"),
    Case(
      testDescription: "gone", line: 9, new: " \n", old: "  - Food/Coffee: [blue bottle, kiosk]\n",
      result: ""),
  ])
  func `every other byte stays`(_ one: Case) throws {
    let editor = try Self.editor()
    let old = try #require(editor.lines(ofRuleAt: Self.place(one.line))?.text)
    let replaced = try editor.replaceRule(at: Self.place(one.line), reading: old, with: one.new)
    #expect(replaced.newText == Self.text.replacing(one.old, with: one.result))
    #expect(replaced.ruleSet.rules.count == (one.result.isEmpty ? 2 : 3))
  }

  @Test(arguments: ["\r\n", "\n"])
  func `line breaks and a missing last one stay as they are`(lineBreak: String) throws {
    let text = Self.text.replacing("\n", with: lineBreak)
    let cut = String(text.dropLast())
    for text in [text, cut] {
      let editor = try Self.editor(text)
      let old = try #require(editor.lines(ofRuleAt: Self.place(18))?.text)
      let replaced = try editor.replaceRule(
        at: Self.place(18), reading: old, with: "- Home/Rent: [acme, other]")
      #expect(replaced.newText == text.replacing("[acme]", with: "[acme, other]"))
    }
  }

  @Test(arguments: [
    ("two rules", "- Transit: [uber]\n- Transit: [lyft]"), ("no rule", "Transit: [uber]"),
    ("a section more", "- Transit: [uber]\ntests: []"), ("a broken list", "- Transit: [uber"),
    ("an unknown category", "- Transitt: [uber]"),
    ("an unknown key", "- match: uber\n  colour: red"),
    ("what reaches into the next rule", "- category: Transit\n  match: |"),
  ])
  func `what is not one rule is refused`(name: String, new: String) throws {
    let editor = try Self.editor()
    let old = try #require(editor.lines(ofRuleAt: Self.place(11))?.text)
    #expect(throws: RuleInsertionFailure.self) {
      try editor.replaceRule(at: Self.place(11), reading: old, with: new)
    }
  }

  @Test func `a rule that has other lines by now is left alone`() throws {
    let editor = try Self.editor()
    #expect(throws: RuleInsertionFailure.self) {
      try editor.replaceRule(at: Self.place(9), reading: "- Food/Coffee: [kiosk]", with: "")
    }
    #expect(throws: RuleInsertionFailure.self) {
      try editor.replaceRule(at: Self.place(10), reading: "", with: "")
    }
  }

  @Test func `rules in brackets share their lines`() {
    let text = "categories: { Transit: {} }\nrules: [{ Transit: [uber] }, { Transit: [lyft] }]\n"
    #expect(RuleSource(path: Self.path, text: text).linesOfRules.isEmpty)
  }
}
