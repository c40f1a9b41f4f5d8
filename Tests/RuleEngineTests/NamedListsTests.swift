import RuleEngine
import StatementModel
import Testing

@Suite struct NamedListsTests {
  private func category(
    of description: String, card: String? = nil, _ files: [(String, String)]
  ) throws -> String? {
    let compilation = RuleCompiler.compile(
      files.map { RuleSource(path: $0.0, text: $0.1) })
    #expect(compilation.diagnostics.map(\.description) == [])
    var facts = TransactionFacts(description: description)
    facts.card = card.map { CardID($0) }
    return try RuleMatcher(#require(compilation.ruleSet)).decide(facts).category?.value.text
  }

  @Test func `a list stands for its items, in every file and in lists that name it`() throws {
    let files = [
      ("a.yaml", "rules:\n  - { match: [$cheap, tavern], unless: $never, category: Food }\n"),
      ("b.yaml", "lists: { cheap: [$tea, kiosk], tea: [tea house, /^chai/], never: closed }\n"),
    ]
    #expect(try category(of: "TEA HOUSE 12", files) == "Food")
    #expect(try category(of: "chai corner", files) == "Food")
    #expect(try category(of: "KIOSK", files) == "Food")
    #expect(try category(of: "TAVERN", files) == "Food")
    #expect(try category(of: "KIOSK closed", files) == nil)
    #expect(try category(of: "CHEAP", files) == nil)
  }

  @Test func `a list serves every condition that takes several values`() throws {
    let files = [
      ("r.yaml", "lists: { mine: [visa, amex] }\nrules: [{ card: $mine, category: Food }]\n")
    ]
    #expect(try category(of: "X", card: "amex", files) == "Food")
    #expect(try category(of: "X", card: "other", files) == nil)
  }

  @Test func `in quotes it is a text`() throws {
    let files = [("r.yaml", "rules: [{ Food: [\"$tea\"] }]\n")]
    let compilation = RuleCompiler.compile(files.map { RuleSource(path: $0.0, text: $0.1) })
    #expect(compilation.diagnostics.allSatisfy { $0.severity < .error })
    let matcher = try RuleMatcher(#require(compilation.ruleSet))
    #expect(matcher.decide(TransactionFacts(description: "TEA")).category?.value.text == "Food")
  }

  @Test func `a mistake within a list is told once, in its own file`() {
    let compilation = RuleCompiler.compile([
      RuleSource(path: "a.yaml", text: "rules:\n  - Food: $tea\n  - Home: [$tea, sofa]\n"),
      RuleSource(path: "b.yaml", text: "lists:\n  tea: [teapot, /chai(/]\n"),
    ])
    #expect(
      compilation.diagnostics.map(\.description) == [
        """
        b.yaml:2:22: error: the regular expression /chai(/ can't be read: missing closing \
        parenthesis, at its character 6
          |   tea: [teapot, /chai(/]
          |                      ^
          A character that stands for itself has a "\\" before it where it has a meaning: \\( \\[ \\* \\+
        """
      ])
  }

  @Test func `a list of two files is told where it comes second`() {
    let compilation = RuleCompiler.compile([
      RuleSource(path: "a.yaml", text: "lists: { tea: chai }\n"),
      RuleSource(path: "b.yaml", text: "lists: { tea: oolong }\n"),
    ])
    #expect(
      compilation.diagnostics.map(\.description) == [
        """
        b.yaml:1:10: error: the list "tea" has been declared before
          | lists: { tea: oolong }
          |          ^
          See a.yaml:1:10; join the two, or rename one.
        """
      ])
  }

  @Test func `many lists that name each other twice stay small`() throws {
    var text = "lists:\n  l0: [lemon, lime]\n"
    for number in 1...60 {
      text += "  l\(number): [$l\(number - 1), $l\(number - 1), name\(number)]\n"
    }
    text += "rules:\n  - Food: $l60\n"
    #expect(try category(of: "lime", [("r.yaml", text)]) == "Food")
  }
}
