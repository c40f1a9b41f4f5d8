import StatementModel
import Testing

@testable import RuleEngine

/// Which pairs of rules are spoken of, and which are how rules are written.
@Suite struct RuleConflictTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The rules in braces, one a line; the first stands in line 2.
    var rules: String
    /// `LINE:COLUMN CODE`, with `note` where it is no warning.
    var found: [String]

    init(_ name: String, _ rules: String, _ found: [String]) {
      testDescription = name
      self.rules = rules
      self.found = found
    }
  }

  @Test(arguments: overlaps + specialCases + lateRules + contradictions)
  func `tells the rules that order alone decides, and those that come too late`(
    _ item: Case
  ) throws {
    let lines = item.rules.split(separator: "\n").map { "  - \($0)\n" }.joined()
    let check = RuleCheck(
      RuleCompiler.compile([RuleSource(path: "r.yaml", text: "rules:\n" + lines)]))
    let found = check.diagnostics.map { diagnostic in
      let place = "\(diagnostic.location?.line ?? 0):\(diagnostic.location?.column ?? 0)"
      return place + " \(diagnostic.fact.code)" + (diagnostic.severity == .note ? " note" : "")
    }
    #expect(found == item.found, "\(check.diagnostics.map(\.description))")
  }

  static let overlaps: [Case] = [
    Case(
      "amounts that overlap",
      "{ match: kiosk, amount: ..50, category: Food }\n{ match: kiosk, amount: 40..100, category: Home }",
      ["3:5 conflicting-rules"]),
    Case(
      "amounts that meet in one",
      "{ match: kiosk, amount: ..50, category: Food }\n{ match: kiosk, amount: 50..100, category: Home }",
      []),
    Case(
      "amounts of two currencies",
      "{ match: kiosk, amount: USD ..50, category: Food }\n{ match: kiosk, amount: EUR 40..100, category: Home }",
      []),
    Case(
      "days that overlap in one",
      "{ match: rent, day: 1..15, category: Food }\n{ match: rent, day: 15..31, category: Home }",
      ["3:5 conflicting-rules"]),
    Case(
      "the same result",
      "{ match: kiosk, amount: ..50, category: Food }\n{ match: kiosk, amount: 40..100, category: Food }",
      []),
    Case(
      "other properties",
      "{ match: kiosk, amount: ..50, category: Food }\n{ match: kiosk, amount: 40..100, payee: Kiosk }",
      []),
    Case(
      "an amount and a card",
      "{ match: kiosk, amount: 100.., category: Food }\n{ match: kiosk, card: work, category: Home }",
      ["3:5 conflicting-rules note"]),
    Case(
      "the same, kept apart by not",
      "{ match: kiosk, amount: 100.., category: Food }\n{ match: kiosk, card: work, not: { amount: 100.. }, category: Home }",
      []),
    Case(
      "one pattern of several",
      "{ match: [kiosk, tabac], amount: ..50, category: Food }\n{ match: [bakery, tabac], amount: 10.., category: Home }",
      ["3:5 conflicting-rules"]),
    Case(
      "a wider pattern before, with an amount",
      "{ match: uber*, amount: ..20, category: Transit }\n{ match: uber eats, category: Food }",
      ["3:5 conflicting-rules note"]),
    Case(
      "cards that overlap, without a pattern",
      "{ card: [a, b], category: Food }\n{ card: [b, c], category: Home }",
      ["3:5 conflicting-rules"]),
    Case(
      "the same category of the bank",
      "{ bank-category: [Bars, Pubs], category: Food }\n{ bank-category: [Clubs, Bars], category: Home }",
      ["3:5 conflicting-rules"]),
  ]

  /// What stands before a general rule as its exception.
  static let specialCases: [Case] = [
    Case(
      "an amount before the rest",
      "{ match: kiosk, amount: 5, category: Food }\n{ match: kiosk, category: Home }", []),
    Case(
      "a card before the rest",
      "{ match: amazon*, card: work, category: Food }\n{ match: amazon fresh, category: Home }", []),
    Case(
      "one amount of a wider pattern",
      "{ match: amazon*, amount: 8.99, category: Food }\n{ match: amazon fresh, category: Home }",
      []),
    Case(
      "codes before their range",
      "{ bank-category: [5411, Bars], category: Food }\n{ bank-category: 5000..5999, category: Home }",
      []),
    Case(
      "other fields, without a pattern",
      "{ amount: ..5, category: Food }\n{ card: work, category: Home }", []),
    Case(
      "words that may stand in one text",
      "{ match: amazon, category: Food }\n{ match: prime video, category: Home }", []),
  ]

  static let lateRules: [Case] = [
    Case(
      "an amount within another",
      "{ match: kiosk*, amount: ..50, category: Food }\n{ match: kiosk 7, amount: 5..10, category: Home }",
      ["3:5 unreachable-rule"]),
    Case(
      "an amount of a currency within one of any",
      "{ match: kiosk, amount: ..50, category: Food }\n{ match: kiosk, amount: 5..10, currency: USD, category: Home }",
      ["3:5 unreachable-rule"]),
    Case(
      "an amount of any currency, after one of some",
      "{ match: kiosk, amount: USD ..50, category: Food }\n{ match: kiosk, amount: 5..10, category: Home }",
      ["3:5 conflicting-rules"]),
    Case(
      "one of a choice",
      "{ match: kiosk, any: [{ card: a }, { amount: 10.. }], category: Food }\n{ match: kiosk, amount: 20..30, category: Home }",
      ["3:5 unreachable-rule"]),
    Case(
      "each case of a choice",
      "{ match: kiosk, card: [a, b], category: Food }\n{ match: kiosk, any: [{ card: a }, { card: b, day: 1 }], category: Home }",
      ["3:5 unreachable-rule"]),
    Case(
      "what it leaves out is left out anyway",
      "{ match: kiosk, not: { amount: 10..20 }, category: Food }\n{ match: kiosk, amount: 30.., category: Home }",
      ["3:5 unreachable-rule"]),
    Case(
      "nothing is known of the amount",
      "{ match: kiosk, amount: 20.., category: Food }\n{ match: kiosk, not: { amount: ..20 }, category: Home }",
      ["3:5 conflicting-rules note"]),
    Case(
      "two rules together",
      "{ match: kiosk, category: Food }\n{ match: kiosk, payee: Kiosk }\n{ match: kiosk 7, category: Home, payee: Seven }",
      ["4:5 unreachable-rule"]),
    Case(
      "a tag that comes between",
      "{ tag: a, category: Food }\n{ match: kiosk, tags: [a] }\n{ tag: a, direction: out, category: Home }",
      []),
    Case(
      "a tag by hand",
      "{ tag: a, category: Food }\n{ tag: a, direction: out, category: Home }",
      ["3:5 unreachable-rule"]),
    Case(
      "one pattern of several",
      "{ match: uber*, category: Transit }\n{ match: [lyft, uber eats], category: Food }",
      ["3:21 unreachable-pattern"]),
    Case(
      "one pattern of several, to the same effect",
      "{ match: uber*, category: Transit }\n{ match: [lyft, uber eats], category: Transit }", []),
    Case(
      "one of two properties",
      "{ match: shell, category: Transit }\n{ match: shell station, category: Food, payee: Shell }",
      ["3:5 unreachable-effect"]),
    Case(
      "a condition without a pattern",
      "{ kind: fee, category: Home }\n{ match: kiosk, kind: fee, category: Food }",
      ["3:5 unreachable-rule"]),
  ]

  static let contradictions: [Case] = [
    Case(
      "amount and currency", "{ match: kiosk, amount: USD 5, currency: EUR, category: Food }",
      ["2:5 never-matches"]),
    Case(
      "amount and not", "{ amount: 5..10, not: { amount: 1..20 }, category: Food }",
      ["2:5 never-matches"]),
    Case(
      "every case of a choice",
      "{ direction: in, any: [{ direction: out }, { card: a, all: [{ card: b }] }], category: Food }",
      ["2:5 never-matches"]),
  ]

  @Test func `rules that came with the program are meant to be overruled`() {
    let mine = RuleSource(
      path: "00.yaml",
      text: "rules:\n  - Home: [kiosk]\n  - Home: [uber*]\n  - Food: [uber eats, tabac]\n")
    var starter = RuleSource(
      path: "10.yaml",
      text: """
        rules:
          - Food: [kiosk, bakery]
          - Home: bakery
        tests:
          - KIOSK 1: Food
          - BAKERY: Home
          - ZOO: Food
        """)
    func found(_ sources: [RuleSource]) -> [String] {
      RuleCheck(RuleCompiler.compile(sources)).diagnostics.map {
        "\($0.location?.description ?? "") \($0.fact.code)"
      }
    }
    #expect(
      found([mine, starter]) == [
        "00.yaml:4:12 unreachable-pattern", "10.yaml:2:12 duplicate-pattern",
        "10.yaml:3:5 unreachable-rule", "10.yaml:5:5 test-failed", "10.yaml:6:5 test-failed",
        "10.yaml:7:5 test-failed",
      ])
    starter.isFallback = true
    #expect(
      found([mine, starter]) == [
        "00.yaml:4:12 unreachable-pattern", "10.yaml:3:5 unreachable-rule",
        "10.yaml:6:5 test-failed", "10.yaml:7:5 test-failed",
      ])
    let outcomes = RuleCheck(RuleCompiler.compile([mine, starter])).outcomes
    #expect(outcomes.map { $0.overruled.count } == [1, 0, 0])
  }
}
