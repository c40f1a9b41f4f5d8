import RuleEngine
import StatementModel
import TestSupport
import Testing

@Suite struct RuleMatcherTests {
  private func ruleSet(_ text: String) throws -> RuleSet {
    let compilation = RuleCompiler.compile([RuleSource(path: "r.yaml", text: text)])
    #expect(compilation.diagnostics.map(\.description) == [])
    return try #require(compilation.ruleSet)
  }

  @Test func `the first rule that sets a property wins, each property by itself`() throws {
    let rules = try ruleSet(
      """
      rules:
        - { match: gett, payee: Gett, tags: [taxi, car] }
        - { match: gett, category: Transit, payee: Other, tags: [car, work], hidden: true }
        - { match: gett, category: Food, note: seen, hidden: false, transfer: true }
      """)
    let decision = RuleMatcher(rules).decide(TransactionFacts(description: "GETT 12"))
    #expect(decision.payee == .init("Gett", by: 0))
    #expect(decision.category?.value.text == "Transit")
    #expect(decision.category?.rule == 1)
    #expect(decision.hidden == .init(true, by: 1))
    #expect(decision.note == .init("seen", by: 2))
    #expect(decision.transfer == .init(true, by: 2))
    #expect(decision.tags == [.init("taxi", by: 0), .init("car", by: 0), .init("work", by: 1)])
  }

  @Test func `unless excludes, and other rules go on`() throws {
    let rules = try ruleSet(
      """
      rules:
        - { match: uber*, unless: [uber eats, ubereats], category: Transit }
        - { match: uber*, category: Food }
      """)
    let matcher = RuleMatcher(rules)
    let category = { (text: String) in
      matcher.decide(TransactionFacts(description: text)).category?.value.text
    }
    #expect(category("UBER TRIP") == "Transit")
    #expect(category("UBER   *EATS") == "Food")
    #expect(category("UBEREATS 5") == "Food")
    #expect(category("LYFT") == nil)
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var condition: String
    var holds: [String]
    var fails: [String]
    var testDescription: String { condition }

    init(_ condition: String, holds: [String], fails: [String]) {
      self.condition = condition
      self.holds = holds
      self.fails = fails
    }
  }

  /// Each transaction is written as the fields of a test.
  static let conditions: [Case] = [
    Case(
      "amount: 10..20", holds: ["amount: -10", "amount: 20.00", "amount: 15"],
      fails: ["amount: 9.99", "amount: -20.01", "memo: x"]),
    Case("amount: [..5, 100..]", holds: ["amount: 5", "amount: -100"], fails: ["amount: 50"]),
    Case("amount: 12.50", holds: ["amount: -12.5"], fails: ["amount: 12.51"]),
    Case(
      "amount: EUR 10..20", holds: ["amount: 15, currency: EUR"],
      fails: ["amount: 15, currency: USD", "amount: 15", "amount: 25, currency: EUR"]),
    Case(
      "currency: [EUR, GBP]", holds: ["amount: 1, currency: GBP"],
      fails: ["amount: 1, currency: USD", "amount: 1"]),
    Case(
      "direction: out", holds: ["amount: -1", "direction: out", "amount: 5, direction: out"],
      fails: ["amount: 1", "direction: in", "memo: x", "amount: 0"]),
    Case("card: [a, b]", holds: ["card: b"], fails: ["card: c", "memo: x"]),
    Case(
      "account-type: credit-card", holds: ["account-type: credit-card"],
      fails: ["account-type: checking", "memo: x"]),
    Case("kind: [fee, interest]", holds: ["kind: fee"], fails: ["kind: charge", "memo: x"]),
    Case(
      "date: 2026-02..2026-03-09", holds: ["date: 2026-02-01", "date: 2026-03-09"],
      fails: ["date: 2026-01-31", "date: 2026-03-10", "memo: x"]),
    Case("date: 2026", holds: ["date: 2026-12-31"], fails: ["date: 2025-12-31"]),
    Case(
      "day: [1..5, 31]", holds: ["date: 2026-03-05", "date: 2026-01-31"],
      fails: ["date: 2026-03-06", "memo: x"]),
    Case(
      "weekday: [mon, saturday..sun]", holds: ["date: 2026-03-09", "date: 2026-03-08"],
      fails: ["date: 2026-03-10"]),
    Case(
      "bank-category: [Super-Markets, 5811..5814]",
      holds: ["bank-category: SUPER MARKETS", "bank-category: 5812"],
      fails: ["bank-category: Super", "bank-category: 5815", "memo: x"]),
    Case("pending: false", holds: ["pending: false"], fails: ["pending: true", "memo: x"]),
    Case("tag: [a, b]", holds: ["tag: [x, b]"], fails: ["tag: [c]", "memo: x"]),
    Case(
      "memo: [rent*, /^x\\d/]", holds: ["memo: for RENTAL", "memo: X1"],
      fails: ["memo: parental", "date: 2026-01-01"]),
    Case(
      "any: [{amount: ..5}, {card: a, day: 1}]",
      holds: ["amount: 3", "card: a, date: 2026-01-01"],
      fails: ["card: a, date: 2026-01-02", "amount: 6", "memo: x"]),
    Case(
      "all: [{amount: 5..}, {any: [{card: a}, {card: b}]}]",
      holds: ["amount: 5, card: b"], fails: ["amount: 5, card: c", "amount: 4, card: a"]),
    Case(
      "not: {card: a, amount: 5..}", holds: ["card: a, amount: 4", "memo: x"],
      fails: ["card: a, amount: 5"]),
    Case("not: [{match: shop}, {card: a}]", holds: [], fails: ["card: b", "card: a"]),
    Case("any: [{match: shop, unless: big}]", holds: ["memo: x"], fails: []),
  ]

  @Test(arguments: conditions)
  func `conditions hold as the rules language says`(_ item: Case) throws {
    for (fields, expected) in item.holds.map({ ($0, "Food") })
      + item.fails.map({ ($0, "Uncategorized") })
    {
      let compilation = RuleCompiler.compile([
        RuleSource(
          path: "r.yaml",
          text: """
            rules:
              - \(item.condition)
                category: Food
            tests:
              - { description: A SHOP, \(fields), category: \(expected) }
            """)
      ])
      #expect(RuleCheck(compilation).diagnostics.map(\.description) == [], "\(fields)")
      #expect(compilation.tests.count == 1)
    }
  }

  @Test func `tags set by earlier rules are seen by later ones`() throws {
    let rules = try ruleSet(
      """
      rules:
        - { tag: taxi, category: Food }
        - { match: gett, tags: taxi }
        - { tag: taxi, category: Transit }
      """)
    let matcher = RuleMatcher(rules)
    var facts = TransactionFacts(description: "GETT")
    #expect(matcher.decide(facts).category?.rule == 2)
    facts.tags = ["taxi"]
    #expect(matcher.decide(facts).category?.rule == 0)
  }

  @Test func `files are read in the order given`() throws {
    let sources = [
      RuleSource(path: "a.yaml", text: "rules: [{ Travel: shop }]"),
      RuleSource(path: "b.yaml", text: "categories: { Travel: }\nrules: [{ Food: shop }]"),
    ]
    let compilation = RuleCompiler.compile(sources)
    #expect(compilation.diagnostics.isEmpty)
    let rules = try #require(compilation.ruleSet)
    #expect(rules.categories.map(\.path.text) == ["Travel"])
    let decision = RuleMatcher(rules).decide(TransactionFacts(description: "SHOP"))
    #expect(decision.category?.value.text == "Travel")
  }

  @Test func `conflicting categories are an error that names both places`() {
    let sources = [
      RuleSource(path: "a.yaml", text: "categories: { Travel: { kind: expense } }"),
      RuleSource(path: "b.yaml", text: "categories: { Travel: { kind: income, icon: x } }"),
    ]
    let compilation = RuleCompiler.compile(sources)
    #expect(compilation.ruleSet == nil)
    #expect(
      compilation.diagnostics.map(\.description) == [
        """
        b.yaml:1:15: error: kind of category "Travel" is "income" here and "expense" elsewhere
          | categories: { Travel: { kind: income, icon: x } }
          |               ^
          See a.yaml:1:15; make both the same.
        """
      ])
  }

  @Test func `hits of the match limit are told by rule`() throws {
    let rules = try ruleSet("rules: [{ Food: shop }, { Home: '/^(a+)+$/' }]")
    let matcher = RuleMatcher(rules)
    _ = matcher.decide(TransactionFacts(description: String(repeating: "a", count: 50) + "!"))
    let hits = matcher.limitHits
    #expect(hits.map(\.rule) == [1])
    #expect(hits.map(\.pattern) == ["/^(a+)+$/"])
    #expect(hits.map(\.count) == [1])
  }

  @Test func `descriptions that match the same patterns share what they make possible`() throws {
    let rules = try ruleSet(
      """
      rules:
        - { Food: shop }
        - { Home: '/^(a+)+$/' }
        - { match: "shop *", tags: [seen] }
        - { match: pump, amount: ..50, category: Food }
      """)
    let long = String(repeating: "a", count: 50) + "!"
    let matcher = RuleMatcher(rules)
    let texts = ["shop", "shop 12", "none", long, "a shop", "pump 3"]
    let choices = texts.map { matcher.choice(of: $0) }
    #expect(choices[0] == choices[4])
    #expect(choices[2] == choices[3])
    #expect(Set(choices).count == 3)
    #expect(matcher.limitHits.map(\.count) == [1])
    for (text, choice) in zip(texts, choices) {
      let facts = TransactionFacts(description: text)
      var wasAsked = false
      let decision = matcher.decide(
        choice,
        {
          wasAsked = true
          return facts
        }())
      #expect(decision == matcher.decide(facts))
      // The amount alone is not told by the description.
      #expect(wasAsked == (text == "pump 3"))
    }
  }

  @Test func `a trace tells who won, who lost, and what failed`() throws {
    let rules = try ruleSet(
      """
      rules:
        - { name: Small, match: gett, amount: ..5, category: Food }
        - { name: Ride, match: [lyft, gett], category: Transit, payee: Gett }
        - { name: Late, match: gett*, category: Home, tags: [x] }
        - { card: a, category: Home }
      """)
    var facts = TransactionFacts(description: "GETT 5")
    facts.amount = try money("-12.50 USD")
    let matcher = RuleMatcher(rules)
    let trace = matcher.trace(facts)
    #expect(trace.decision == matcher.decide(facts))
    #expect(trace.steps.map(\.title) == ["Small", "Ride", "Late"])
    #expect(trace.steps.map(\.matched) == [false, true, true])
    #expect(trace.steps.map(\.won.names) == [[], ["category", "payee"], ["tags"]])
    #expect(trace.steps.map { $0.losses.flatMap(\.property.names) } == [[], [], ["category"]])
    #expect(trace.nearMisses.map(\.title) == ["Small"])
    let failure = try #require(trace.nearMisses.first?.failures.first)
    #expect(failure.field == "amount")
    #expect(failure.saw == "-12.50 USD")
    #expect(failure.location.description == "r.yaml:2:33")
    #expect(trace.steps[1].conditions.map(\.saw) == ["gett"])
  }
}
