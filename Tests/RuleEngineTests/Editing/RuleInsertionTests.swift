import StatementModel
import Testing

@testable import RuleEngine

/// Where a new rule goes in files of every form, and that nothing else of them changes.
@Suite struct RuleInsertionTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var before: String
    var after: String
    var rule = Sample.coffee

    init(_ name: String, _ before: String, _ after: String, rule: Sample = .coffee) {
      testDescription = name
      self.before = before
      self.after = after
      self.rule = rule
    }
  }

  static let places: [Case] = [
    Case("an empty file", "", "rules:\n  - Food: [blue bottle]\n"),
    Case(
      "a file of comments, without its last line break", "# mine",
      "# mine\n\nrules:\n  - Food: [blue bottle]"),
    Case(
      "a file with a byte order mark", "\u{FEFF}rules:\n",
      "\u{FEFF}rules:\n  - Food: [blue bottle]\n"),
    Case(
      "a file without rules", "tests:\n  - X: Uncategorized\n",
      "tests:\n  - X: Uncategorized\n\nrules:\n  - Food: [blue bottle]\n"),
    Case(
      "rules with nothing but comments", "rules:\n  # - Food: [x]\n  #\n\n# end\ntests:\n",
      "rules:\n  # - Food: [x]\n  #\n  - Food: [blue bottle]\n\n# end\ntests:\n"),
    Case("an empty list", "rules: []\n", "rules: [{ Food: [blue bottle] }]\n"),
    Case(
      "a list in brackets", "rules: [ { Home: [sofa] }, ] # all\n",
      "rules: [ { Home: [sofa] }, { Food: [blue bottle] } ] # all\n"),
    Case(
      "the end of the rules", "rules:\n  - Home: [sofa]   # mine\n\n# tests of it\ntests:\n",
      "rules:\n  - Home: [sofa]   # mine\n  - Food: [blue bottle]\n\n# tests of it\ntests:\n"),
    Case(
      "rules at the left edge, of old Windows", "rules:\r\n-   Home: [sofa]\r\n",
      "rules:\r\n-   Home: [sofa]\r\n-   Food: [blue bottle]\r\n"),
    Case(
      "rules with blank lines between",
      "rules:\n  - Home: a\n\n  - Transit: b\n\n  # c\n  - Bills: c",
      "rules:\n  - Home: a\n\n  - Transit: b\n\n  # c\n  - Bills: c\n\n  - Food: [blue bottle]"),
    Case(
      "behind a text of several lines",
      "rules:\n  - match: sofa\n    note: |\n      one\n      # two\n",
      "rules:\n  - match: sofa\n    note: |\n      one\n      # two\n  - Food: [blue bottle]\n"),
    Case(
      "before the rule that would win",
      "rules:\n  - Home: [sofa]\n  # all that is blue\n  - Bills: [blue]\n",
      "rules:\n  - Home: [sofa]\n  - Food: [blue bottle]\n  # all that is blue\n  - Bills: [blue]\n"
    ),
    Case(
      "behind the rules that it would hide",
      "rules:\n  - Bills: [blue bottle water]\n  - Home: [sofa]\n",
      "rules:\n  - Bills: [blue bottle water]\n  - Home: [sofa]\n  - Food: [blue bottle]\n"),
    Case(
      "a list of lines, as the others are", "rules:\n  - Home:\n    - sofa\n    - bed\n",
      "rules:\n  - Home:\n    - sofa\n    - bed\n  - Food:\n    - blue bottle\n"),
    Case(
      "the long form", "rules:\n  - Food: [x1]\n",
      """
      rules:
        - Food: [x1]
        - name: 'Rent: "mine"'
          match: [acme, '/^a "b"\\s+/']
          unless: acme two
          card: [visa, amex]
          amount: ..1500
          direction: out
          category: Food
          payee: ACME
          tags: [fixed, "a b"]

      """, rule: .long),
    Case(
      "a category that is a field's name",
      "categories:\n  tag:\nrules:\n",
      "categories:\n  tag:\nrules:\n  - match: cafe\n    category: tag\n",
      rule: .tag),
  ]

  static let joins: [Case] = [
    Case(
      "a list in brackets", "rules:\n  - Food: [tea]\n", "rules:\n  - Food: [tea, blue bottle]\n"),
    Case(
      "behind a comma, before a comment", "rules:\n  - Food: [tea, 'a, b' ,  ] # x\n",
      "rules:\n  - Food: [tea, 'a, b' , blue bottle  ] # x\n"),
    Case(
      "a single text", "rules:\n  - Food: tea  # x\n", "rules:\n  - Food: [tea, blue bottle]  # x\n"
    ),
    Case(
      "a single text in quotes", "rules:\n  - Food: \"tea, x\"",
      "rules:\n  - Food: [\"tea, x\", blue bottle]"),
    Case(
      "a named list", "lists: { l: [tea] }\nrules:\n  - Food: $l\n",
      "lists: { l: [tea] }\nrules:\n  - Food: [$l, blue bottle]\n"),
    Case(
      "a list of lines", "rules:\n  - Food:\n      -  tea # a\n      # b\n  - Home: [x1]\n",
      "rules:\n  - Food:\n      -  tea # a\n      -  blue bottle\n      # b\n  - Home: [x1]\n"),
    Case(
      "a list of lines at the end of the file", "rules:\n- Food:\n  - tea",
      "rules:\n- Food:\n  - tea\n  - blue bottle"),
    Case(
      "brackets around lines", "rules:\n  - Food: [\n      tea,\n      cake # c\n    ]\n",
      "rules:\n  - Food: [\n      tea,\n      cake, # c\n      blue bottle\n    ]\n"),
    Case(
      "brackets around lines that end with commas",
      "rules:\n  - Food: [\n      tea,\n      cake, # c\n    ]\n",
      "rules:\n  - Food: [\n      tea,\n      cake, # c\n      blue bottle,\n    ]\n"),
    Case(
      "brackets around a paragraph",
      "rules:\n  - Food:\n      [tea, cake,\n       bread]\n",
      "rules:\n  - Food:\n      [tea, cake,\n       bread, blue bottle]\n"),
    Case(
      "a line that is full",
      "rules:\n  - Food: [\(String(repeating: "long name, ", count: 8))end]\n",
      "rules:\n  - Food: [\(String(repeating: "long name, ", count: 8))end,\n           blue bottle]\n"
    ),
    Case(
      "the last of several",
      "rules:\n  - Food: [tea]\n  - Home: [x1]\n  - Food: [cake]\n  - Bills: [y1]\n",
      "rules:\n  - Food: [tea]\n  - Home: [x1]\n  - Food: [cake, blue bottle]\n  - Bills: [y1]\n"),
    Case(
      "one before the rule that would win",
      "rules:\n  - Food: [tea]\n  - Home: [blue]\n  - Food: [cake]\n",
      "rules:\n  - Food: [tea, blue bottle]\n  - Home: [blue]\n  - Food: [cake]\n"),
    Case(
      "one behind the rule that it would hide",
      "rules:\n  - Food: [tea]\n  - Home: [blue bottle works]\n  - Food: [cake]\n",
      "rules:\n  - Food: [tea]\n  - Home: [blue bottle works]\n  - Food: [cake, blue bottle]\n"),
    Case(
      "none, where each would change what wins",
      "rules:\n  - Food: [tea]\n  - Home: [blue bottle works]\n",
      "rules:\n  - Food: [tea]\n  - Home: [blue bottle works]\n  - Food: [blue bottle]\n"),
    Case(
      "none, where the other has conditions",
      "rules:\n  - { match: tea, category: Food, day: 1 }\n",
      "rules:\n  - { match: tea, category: Food, day: 1 }\n  - Food: [blue bottle]\n"),
  ]

  @Test(arguments: places + joins) func `a rule is put in its place`(_ example: Case) throws {
    let editor = try RuleEditor([RuleSource(path: "r.yaml", text: example.before)])
    let rule = try example.rule.made()
    let insertion = try editor.insert(rule, into: "r.yaml")
    #expect(Array(insertion.newText.utf8) == Array(example.after.utf8), "\(insertion.newText)")
    #expect(insertion.ruleSet.rules[insertion.rule].effects.category == rule.category)
  }

  @Test func `what a rule of another kind would decide first is not taken from it`() throws {
    let text = """
      rules:
        - { match: blue bottle, amount: 100.., category: Home }
        - { match: blue*, day: 1, category: Home }
        - { match: blue*, unless: blue bottle, category: Home }

      """
    let insertion = try RuleEditor([RuleSource(path: "r.yaml", text: text)])
      .insert(Sample.coffee.made(), into: "r.yaml")
    let lines = insertion.newText.split(separator: "\n")
    #expect(lines[2] == "  - Food: [blue bottle]")
    #expect(insertion.remarks.isEmpty)
    #expect(insertion.location.line == 3)
  }

  @Test func `rules of other files are told of`() throws {
    let sources = [
      RuleSource(path: "0.yaml", text: "rules:\n  - Home: [blue]\n"),
      RuleSource(path: "1.yaml", text: ""),
      RuleSource(path: "2.yaml", text: "rules:\n  - Home: [blue bottle]\n"),
    ]
    let editor = try RuleEditor(sources)
    let late = try editor.insert(Sample.coffee.made(), into: "1.yaml")
    #expect(late.remarks.map(\.fact.code) == ["rule-never-wins"])
    #expect(
      try RuleEditor(Array(sources[1...])).insert(Sample.coffee.made(), into: "1.yaml").remarks
        .isEmpty)
  }

  @Test func `what can't be done is refused`() throws {
    func code(_ text: String, _ given: NewRule? = nil) throws -> String {
      let rule = try given ?? Sample.coffee.made()
      let editor = try RuleEditor([RuleSource(path: "r.yaml", text: text)])
      do throws(RuleInsertionFailure) {
        return try editor.insert(rule, into: "r.yaml").newText
      } catch {
        return error.diagnostics[0].fact.code
      }
    }
    let food = try Sample.category("Food")
    #expect(try code("rules:\n  - Food: [BLUE bottle]\n") == "duplicate-pattern")
    #expect(try code("rules:\n  - Home: [blue  bottle]\n") == "duplicate-pattern")
    #expect(try code("rules: ~\n") == "no-place-for-rule")
    #expect(try code("{ rules: null }\n") == "no-place-for-rule")
    #expect(try code("", NewRule(food, ["**", "/(/"])) == "bad-rule")
    var wrong = try Sample.coffee.made()
    wrong.conditions = [.init("amount", ["9..1"])]
    #expect(try code("", wrong) == "bad-rule")
    #expect(try code("", Sample.tag.made()) == "bad-rule")
    #expect(throws: RuleInsertionFailure.self) {
      try RuleEditor([RuleSource(path: "r.yaml", text: "rules: [")])
    }
  }

  @Test(
    arguments: [
      ("", "categories:\n  tag:\n\nrules:\n  - match: cafe\n    category: tag\n"),
      (
        "# m\n\nrules:\n  - Food: [x1]\n",
        "# m\n\ncategories:\n  tag:\n\nrules:\n  - Food: [x1]\n  - match: cafe\n    category: tag\n"
      ),
      (
        "categories:\n    Pets: { icon: x }\n    # more\nrules:\n",
        "categories:\n    Pets: { icon: x }\n    # more\n    tag:\nrules:\n  - match: cafe\n    category: tag\n"
      ),
      (
        "categories: {Food: }\nrules:\n",
        "categories: {Food: , tag: }\nrules:\n  - match: cafe\n    category: tag\n"
      ),
      (
        "categories: { Food: {}, Home: { icon: x } }\nrules:\n",
        "categories: { Food: {}, Home: { icon: x }, tag: }\nrules:\n  - match: cafe\n    category: tag\n"
      ),
    ]) func `a new category is declared`(_ before: String, _ after: String) throws
  {
    let editor = try RuleEditor([RuleSource(path: "r.yaml", text: before)])
    let insertion = try editor.insert(
      Sample.tag.made(), into: "r.yaml", declaringCategory: true)
    #expect(insertion.newText == after)
  }

  @Test func `where none can be declared, what to write is told for both sections`() throws {
    let text = "{ categories: [], rules: [] }\n"
    let sources = [RuleSource(path: "r.yaml", text: "")]
    let editor = try RuleEditor(sources).with([RuleSource(path: "r.yaml", text: text)])
    let rule = try Sample.tag.made()
    do throws(RuleInsertionFailure) {
      _ = try editor.insert(rule, into: "r.yaml", declaringCategory: true)
      Issue.record("it was written")
    } catch {
      let told = error.diagnostics.first?.fact
      #expect(told?.summary == "the file's form leaves no place where \"tag\" can be declared")
      #expect(
        told?.remedy == """
          Declare it under "categories:" yourself:
              tag:
            Put these lines under "rules:" yourself:
              - match: cafe
                category: tag
          """)
    }
  }
}

/// Rules that the tests of this folder add.
enum Sample {
  case coffee, tag, long

  struct NoCategory: Error {
    var text: String
  }

  static func category(_ text: String) throws -> CategoryPath {
    guard let path = CategoryPath(text) else { throw NoCategory(text: text) }
    return path
  }

  func made() throws -> NewRule {
    switch self {
    case .coffee: return NewRule(try Self.category("Food"), ["blue bottle"])
    case .tag: return NewRule(try Self.category("tag"), ["cafe"])
    case .long:
      var rule = NewRule(try Self.category("Food"), ["acme", "/^a \"b\"\\s+/"])
      rule.name = "Rent: \"mine\""
      rule.conditions = [
        .init("unless", ["acme two"]), .init("card", ["visa", "amex"]),
        .init("amount", ["..1500"]), .init("direction", ["out"]),
      ]
      rule.payee = "ACME"
      rule.tags = ["fixed", "a b"]
      return rule
    }
  }
}
