import RuleEngine
import StatementModel
import Testing

/// One broken rules file for each message, with the exact words.
///
/// A change of words shows here in one place, as the person who reads them will see it.
@Suite struct RuleErrorGallery {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var file: String
    var messages: String
    var testDescription: String { name }

    init(_ name: String, _ file: String, _ messages: String) {
      self.name = name
      self.file = file
      self.messages = messages
    }
  }

  @Test(arguments: forms + values + names + layout + lines + salvage + advice + breadth)
  func `says what is wrong, where, and what to do`(_ item: Case) {
    let compilation = RuleCompiler.compile([RuleSource(path: "r.yaml", text: item.file)])
    let messages = RuleCheck(compilation).diagnostics.map(\.description)
    #expect(messages.joined(separator: "\n") == item.messages)
  }

  /// What has the wrong form.
  static let forms: [Case] = [
    Case(
      "misspelt section",
      """
      ruls:
        - Food: [a bakery]
      """,
      """
      r.yaml:1:1: error: unknown section "ruls"
        | ruls:
        | ^
        Did you mean "rules"?
      """),
    Case(
      "a list for a file",
      """
      - Food: bakery
      """,
      """
      r.yaml:1:1: error: "a rules file" must be a mapping with categories, lists, rules, tests and include, not a list
        | - Food: bakery
        | ^
        Write "rules:" in a line of its own above the first rule.
      """),
    Case(
      "a text for a section",
      """
      rules: bakery
      """,
      """
      r.yaml:1:8: error: "rules" must be a list, each item with "- " before it, not a text
        | rules: bakery
        |        ^
        Begin each rule with "-" and a space: - Food: bakery
      """),
    Case(
      "a text for a rule",
      """
      rules:
        - bakery
      """,
      """
      r.yaml:2:5: error: an item of "rules" must be a mapping, not a text
        |   - bakery
        |     ^
        Write a category with its patterns: Food: bakery
      """),
    Case(
      "misspelt category",
      """
      rules:
        - Fod: [bakery, cafe]
      """,
      """
      r.yaml:2:5: error: unknown category "Fod"
        |   - Fod: [bakery, cafe]
        |     ^
        Did you mean "Food"?
      """),
    Case(
      "undeclared category",
      """
      rules:
        - Travel/Air: bakery
      """,
      """
      r.yaml:2:5: error: unknown category "Travel/Air"
        |   - Travel/Air: bakery
        |     ^
        Declare it under "categories:": Travel/Air:
      """),
    Case(
      "misspelt field",
      """
      rules:
        - mtch: bakery
          category: Food
      """,
      """
      r.yaml:2:5: error: unknown field "mtch" in a rule
        |   - mtch: bakery
        |     ^
        Did you mean "match"?
      """),
    Case(
      "two short forms in one item",
      """
      rules:
        - Food: bakery
          Transit: gett
      """,
      """
      r.yaml:2:5: error: the short form "Food: …" must stand alone in its item
        |   - Food: bakery
        |     ^
        Begin a new item with "- ", or write the long form: match: …, category: Food
      """),
    Case(
      "split",
      """
      rules:
        - match: bakery
          split: [a]
      """,
      """
      r.yaml:3:13: error: an item of "split" must be a category with its share, not a text
        |     split: [a]
        |             ^
        Write each category with its share: { Food: 60%, Home: rest }
      """),
    Case(
      "a mapping for a pattern",
      """
      rules:
        - match: { a: b }
          category: Food
      """,
      """
      r.yaml:2:12: error: "match" must be a text or a list of texts, not a mapping
        |   - match: { a: b }
        |            ^
      """),
    Case(
      "nothing for a pattern",
      """
      rules:
        - match:
          category: Food
      """,
      """
      r.yaml:2:5: error: "match" says nothing
        |   - match:
        |     ^
        Give it a value, or remove it.
      """),
  ]
}
