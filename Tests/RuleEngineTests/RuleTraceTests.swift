import RuleEngine
import StatementModel
import TestSupport
import Testing

@Suite struct RuleTraceTests {
  private func ruleSet(_ text: String) throws -> RuleSet {
    let compilation = RuleCompiler.compile([RuleSource(path: "r.yaml", text: text)])
    return try #require(
      compilation.ruleSet, "\(compilation.diagnostics.map(\.description))")
  }

  private func trace(
    _ text: String, _ description: String, amount: String? = nil
  ) throws -> RuleTrace {
    var facts = TransactionFacts(description: description)
    facts.amount = try amount.map { try money($0) }
    let matcher = RuleMatcher(try ruleSet(text))
    let trace = matcher.trace(facts)
    #expect(trace.decision == matcher.decide(facts))
    return trace
  }

  @Test func `each property that is lost names the rule that won it`() throws {
    let trace = try trace(
      """
      rules:
        - { match: kiosk, payee: Kiosk, tags: [x] }
        - { match: kiosk, category: Food }
        - { match: kiosk, category: Home, payee: Other, tags: [x], note: n }
      """, "KIOSK 12")
    let last = try #require(trace.steps.last)
    #expect(last.won.names == ["note"])
    #expect(last.losses.map(\.property.names) == [["category"], ["payee"], ["tags"]])
    #expect(last.losses.map(\.winner) == [1, 0, 0])
  }

  @Test func `a split that does not fit, and a text of which nothing is left, are said`() throws {
    let rules = """
      rules:
        - { match: /^kiosk(.*)/, split: { Food: 25, Home: rest }, payee: "{1}" }
        - { match: kiosk, category: Home }
      """
    for amount in [nil, "-12.50 USD"] {
      let first = try #require(try trace(rules, "KIOSK **", amount: amount).steps.first)
      #expect(first.isUnfit)
      #expect(first.unfilled.names == ["payee"])
      #expect(first.won.names == [] && first.losses.isEmpty)
    }
    let fits = try trace(rules, "KIOSK 7", amount: "-30 USD").steps
    #expect(fits.map(\.isUnfit) == [false, false])
    #expect(fits.map(\.won.names) == [["category", "payee"], []])
  }

  @Test func `conditions say what they ask in the words of a rules file`() throws {
    let trace = try trace(
      """
      rules:
        - match: [kiosk, stand]
          amount: [USD 10..20, 35, 100..]
          date: [2026-03, 2026-05-01.., ..2020]
          day: [1, 3..5]
          weekday: mon..wed
          bank-category: [Shops, 5411, 5811..5814]
          direction: in
          category: Food
      """, "KIOSK", amount: "-12.50 USD")
    let sights = try #require(trace.nearMisses.first).conditions
    #expect(
      sights.map(\.asked) == [
        "kiosk or stand", "USD 10..20 or 35 or 100..",
        "2026-03-01..2026-03-31 or 2026-05-01.. or ..2020-12-31", "1 or 3..5",
        "monday..wednesday", "shops or 5411 or 5811..5814", "in",
      ])
    #expect(sights.map(\.held) == [true, true, false, false, false, false, false])
    #expect(sights.map(\.saw).prefix(3) == ["kiosk", "-12.50 USD", "nothing"])
  }

  @Test func `conditions of groups say what each saw`() throws {
    let trace = try trace(
      """
      rules:
        - match: kiosk
          any: [{ amount: 5.., direction: in }, { memo: tea }]
          not: [{ direction: out }]
          category: Food
      """, "KIOSK", amount: "-12.50 USD")
    let failures = try #require(trace.nearMisses.first).failures
    #expect(failures.map(\.field) == ["any", "not"])
    #expect(failures[0].groups.map { $0.map(\.held) } == [[true, false], [false]])
    #expect(failures[1].groups.map { $0.map(\.held) } == [[true]])
    #expect(failures[0].groups[0].map(\.asked) == ["5..", "in"])
  }

  struct NearCase: CustomTestStringConvertible, Sendable {
    var text: String
    var difference: NearPattern.Difference?
    var testDescription: String { text }
  }

  @Test(arguments: [
    NearCase(text: "SQ *BLUEBOTTLE OAKLAND", difference: .spacing),
    NearCase(text: "BLUE BOTTLES 12", difference: .within("blue bottles")),
    NearCase(text: "BLUE BOTLE CAFE", difference: .spelt("bottle", there: "botle")),
    NearCase(text: "BLUE BOTTEL CAFE", difference: .spelt("bottle", there: "bottel")),
    NearCase(text: "BOTTLE OF BLUE", difference: .apart),
    NearCase(text: "GREEN BOTTLE", difference: .missing(["blue"])),
    NearCase(text: "BLUE SHOES", difference: nil),
    NearCase(text: "SOMETHING ELSE", difference: nil),
    NearCase(text: "***", difference: nil),
  ])
  func `a pattern is near by its words`(_ item: NearCase) throws {
    let rules = try ruleSet(
      "rules:\n  - Food/Coffee: [blue bottle]\ncategories: { Food/Coffee: }\n")
    let near = rules.nearPatterns(of: item.text)
    #expect(near.map(\.difference) == [item.difference].compactMap { $0 })
    #expect(near.allSatisfy { $0.pattern.location.line == 2 })
  }

  @Test func `the nearest patterns come first, one for each rule, and few`() throws {
    let rules = try ruleSet(
      """
      rules:
        - Food: [market hall, markethall of the town]
        - Home: [green market, big market]
        - Transit: ["/market/", market*]
        - Clothes: marketing
        - { match: market, card: x, category: Bills }
        - Health: [hall marke]
      """)
    let near = rules.nearPatterns(of: "MARKETHALL 7", without: [2])
    #expect(near.map(\.rule) == [0, 4])
    #expect(near.map(\.difference) == [.spacing, .within("markethall")])
    #expect(rules.nearPatterns(of: "MARKETHALL 7", most: 1).count == 1)
  }
}
