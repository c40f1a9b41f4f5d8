import RuleEngine
import StatementModel
import TestSupport
import Testing

@Suite struct SplitTests {
  private func check(_ text: String) -> RuleCheck {
    RuleCheck(RuleCompiler.compile([RuleSource(path: "r.yaml", text: text)]))
  }

  @Test func `shares become amounts, and tests say them`() {
    let found = check(
      """
      categories: { Fun: }
      rules:
        - match: costco
          split: { Food: 60%, Home: USD 25, Clothes: rest }
        - match: /^thirds/
          split: [Food: 33.33%, Home: 33.33%, Fun: 33.34%]
        - { match: costco, category: Fun, payee: Costco }
      tests:
        - { description: COSTCO 1, amount: -100.01, currency: USD,
            split: { Food: 60.00, Home: 25, Clothes: 15.01 }, payee: Costco }
        - { description: COSTCO refund, amount: 100.01, currency: USD,
            split: { Food: 60.00, Home: 25, Clothes: 15.01 } }
        - { description: COSTCO small, amount: -25.00, currency: USD, category: Fun }
        - { description: COSTCO euro, amount: -100.00, currency: EUR, category: Fun }
        - { description: COSTCO, category: Fun }
        - { description: thirds, amount: -0.10, split: { Food: 0.03, Home: 0.03, Fun: 0.04 } }
        - { description: thirds, amount: -0.01, split: { Fun: 0.01 } }
        - { description: thirds of yen, amount: -100, currency: JPY,
            split: { Food: 33, Home: 33, Fun: 34 } }
      """)
    #expect(found.diagnostics.map(\.description) == [])
    #expect(found.outcomes.count == 8)
    #expect(found.outcomes.filter { !$0.passed }.isEmpty)
  }

  @Test func `a split and a category are one property: the first wins`() {
    let found = check(
      """
      rules:
        - { match: first, category: Food }
        - { match: [first, second], split: { Food: 50%, Home: rest }, period: Trip }
        - { match: second, category: Home, period: Other }
      tests:
        - { description: first, amount: -4, category: Food, period: Trip }
        - { description: second, amount: -4, category: Uncategorized, split: { Food: 2, Home: 2 } }
        - { description: second, amount: -4, period: Trip }
        - { description: third, amount: -4, period: }
      """)
    #expect(found.diagnostics.map(\.fact.code) == ["unreachable-effect"])
  }

  @Test func `a failing test shows the parts`() {
    let found = check(
      """
      rules:
        - { match: one, split: { Food: 50%, Home: rest } }
      tests:
        - { description: one, amount: -5, split: { Food: 2, Home: 3 } }
        - { description: one, split: { Food: 2, Home: 3 } }
      """)
    #expect(
      found.diagnostics.map { $0.fact.summary } == [
        """
        test failed: split of "one" is { Food: 2.5, Home: 2.5 }, not { Food: 2, Home: 3 } \
        (set by the rule "Food" at r.yaml:2:5)
        """,
        "test failed: split of \"one\" is nothing, not { Food: 2, Home: 3 }",
      ])
  }

  @Test func `the compiled form keeps splits and periods`() throws {
    let text = """
      rules:
        - { match: one, split: { Food: 12.5%, Home: EUR 3.50, Clothes: 1, Transit: rest } }
        - { match: one, period: Summer trip }
      """
    let rules = try #require(
      RuleCompiler.compile([RuleSource(path: "r.yaml", text: text)]).ruleSet)
    let read = try #require(RuleSet(encoded: rules.encoded()))
    #expect(read.rules.map(\.effects) == rules.rules.map(\.effects))
  }
}
