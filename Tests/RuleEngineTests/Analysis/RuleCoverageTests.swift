import StatementModel
import TestSupport
import Testing

@testable import RuleEngine

struct RuleCoverageTests {
  @Test func `all matches are those of the trace, and decide as the matcher does`() throws {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<60 {
      let rules = try AnalysisSamples.rules(AnalysisSamples.randomRules(&random))
      let matcher = RuleMatcher(rules)
      for subject in try AnalysisSamples.randomHistory(&random, count: 40) {
        let (found, decision) = matcher.matches(subject.facts)
        let trace = matcher.trace(subject.facts)
        #expect(decision == matcher.decide(subject.facts))
        let steps = trace.steps.filter(\.matched)
        #expect(found.map(\.rule) == steps.map(\.rule))
        #expect(found.map(\.won) == steps.map(\.won))
      }
    }
  }

  @Test func `all matches are those of the trace in all of the language`() throws {
    var byCategory = 0
    for seed in 0..<60 {
      var random = RandomRules(seed: 4_000 + seed)
      let text = seed % 2 == 0 ? random.yaml() : random.narrowYAML()
      let rules = try AnalysisSamples.rules(text)
      let matcher = RuleMatcher(rules)
      for _ in 0..<40 {
        let facts = random.facts()
        let (found, decision) = matcher.matches(facts)
        let steps = matcher.trace(facts).steps.filter(\.matched)
        let isRight =
          decision == matcher.decide(facts) && found.map(\.rule) == steps.map(\.rule)
          && found.map(\.won) == steps.map(\.won)
        #expect(isRight, "seed \(seed): \(facts)\n\(text)")
        if !isRight { return }
        byCategory += found.count { match in
          let conditions = rules.rules[match.rule].conditions
          return !conditions.contains { $0.field == .match }
            && conditions.contains { $0.field == .bankCategory }
        }
      }
    }
    #expect(byCategory > 100)
  }

  @Test func `a rule that asks only for the issuer's category decides and beats others`() throws {
    let rules = try AnalysisSamples.rules(
      """
      rules:
        - { bank-category: 5814, category: Food }
        - Home: [chipotle]
        - { bank-category: Restaurants, category: Transit }
      """)
    var history = try AnalysisSamples.subjects([
      "2026-01-02 CHIPOTLE 12 -4.00 EUR", "2026-01-03 CHIPOTLE 13 -5.00 EUR",
      "2026-01-04 ELSEWHERE -6.00 EUR", "2026-01-05 NOWHERE -7.00 EUR",
    ])
    for index in 0..<2 { history[index].facts.merchantCategoryCode = 5814 }
    history[2].facts.bankCategory = "RESTAURANTS"
    let coverage = RuleCoverage(history, by: RuleMatcher(rules), basis: .purchase)
    #expect(coverage.rules.map(\.matched.count) == [2, 2, 1])
    #expect(coverage.rules.map(\.won.count) == [2, 0, 1])
    #expect(coverage.merchants.map(\.key.text) == ["nowhere"])
    let rivalry = RuleRivalry(history, by: RuleMatcher(rules)) { _ in true }
    #expect(rivalry.overruled.keys.sorted() == [1])
    #expect(rivalry.overruled[1]?.by == 0)
  }

  @Test func `rules, hands and nobody share everything between them`() throws {
    var random = SeededGenerator(seed: 22)
    for _ in 0..<40 {
      let rules = try AnalysisSamples.rules(AnalysisSamples.randomRules(&random))
      var history = try AnalysisSamples.randomHistory(&random, count: 50)
      for index in history.indices where index % 7 == 0 {
        history[index].setByHand = .category
        history[index].transaction.category = CategoryPath("Health")
        history[index].transaction.categorySource = .person
      }
      let coverage = RuleCoverage(history, by: RuleMatcher(rules), basis: .purchase)
      #expect(coverage.all.count == 50)
      let shares = [coverage.byRules, coverage.byHand, coverage.uncategorized]
      #expect(shares.map(\.count).reduce(0, +) == 50)
      #expect(coverage.rules.map(\.categorized.count).reduce(0, +) == coverage.byRules.count)
      #expect(coverage.merchants.map(\.all.count).reduce(0, +) == coverage.uncategorized.count)
      for currency in coverage.all.money.currencies {
        func sum(_ tallies: [RuleCoverage.Tally]) -> DecimalSum {
          tallies.reduce(into: DecimalSum()) { $0.add($1.money[currency]) }
        }
        let all = coverage.all.money[currency]
        #expect(sum(shares) == all)
        #expect(sum(coverage.categories.map(\.all)) == all)
        #expect(sum(coverage.merchants.map(\.all)) == coverage.uncategorized.money[currency])
      }
    }
  }

  @Test func `a rule that never wins knows who beats it`() throws {
    let rules = try AnalysisSamples.rules(
      """
      rules:
        - Food: [kiosk]
        - { match: kiosk, amount: 5.., category: Home }
        - { match: kiosk, payee: Kiosk, category: Home }
        - Home: [sofa]
      """)
    let history = try AnalysisSamples.subjects([
      "2026-01-02 KIOSK 12 -4.00 EUR", "2026-03-04 KIOSK 13 -6.00 EUR",
      "2026-02-02 KIOSK 12 -7.00 USD",
    ])
    let coverage = RuleCoverage(history, by: RuleMatcher(rules), basis: .purchase)
    #expect(coverage.rules.map(\.matched.count) == [3, 2, 3, 0])
    #expect(coverage.rules.map(\.won.count) == [3, 0, 3, 0])
    #expect(coverage.rules.map(\.isAlwaysOverruled) == [false, true, false, false])
    #expect(coverage.rules[1].mostOftenBeatenBy?.rule == 0)
    #expect(coverage.rules[0].won.money[.usd] == DecimalSum(try decimal("7")))
    #expect(coverage.rules[0].matched.first == (try day("2026-01-02")))
    #expect(coverage.rules[0].matched.last == (try day("2026-03-04")))
  }

  @Test func `a split that does not fit is beaten by nobody before it`() throws {
    let rules = try AnalysisSamples.rules(
      """
      rules:
        - { match: kiosk, split: { Food: 50, Home: rest } }
        - Food: [kiosk]
      """)
    let history = try AnalysisSamples.subjects(["2026-01-02 KIOSK -4.00 EUR"])
    let use = RuleCoverage(history, by: RuleMatcher(rules), basis: .purchase).rules[0]
    #expect(use.matched.count == 1)
    #expect(!use.isAlwaysOverruled)
  }

  @Test func `what a person put elsewhere is a correction of the rule`() throws {
    let rules = try AnalysisSamples.rules("rules:\n  - Food: [kiosk]\n")
    var history = try AnalysisSamples.subjects([
      "2026-01-02 KIOSK -4.00 EUR", "2026-01-03 KIOSK -4.00 EUR", "2026-01-04 KIOSK -4.00 EUR",
    ])
    for (index, category) in [(0, "Home"), (1, "Food")] {
      history[index].setByHand = .category
      history[index].transaction.category = CategoryPath(category)
    }
    let coverage = RuleCoverage(history, by: RuleMatcher(rules), basis: .purchase)
    #expect(coverage.rules[0].corrected == 1)
    #expect(coverage.rules[0].categorized.count == 1)
    #expect(coverage.byHand.count == 2)
  }

  @Test func `merchants come together, those with most money first`() throws {
    let rules = try AnalysisSamples.rules("rules:\n  - Food: [kiosk]\n")
    let history = try AnalysisSamples.subjects([
      "2026-01-02 SQ *MARLOWE #12 -4.00 EUR", "2026-01-02 MARLOWE 0042 -5.00 EUR",
      "2026-01-02 SQ *MARLOWE #12 -4.00 EUR", "2026-01-02 ZOO -10.00 EUR",
      "2026-01-02 OPERA 20.00 USD", "2026-01-02 KIOSK -99.00 EUR",
    ])
    let merchants = RuleCoverage(history, by: RuleMatcher(rules), basis: .purchase).merchants
    #expect(merchants.map(\.key.text) == ["marlowe", "zoo", "opera"])
    #expect(merchants[0].variants.map(\.description) == ["SQ *MARLOWE #12", "MARLOWE 0042"])
    #expect(merchants[0].variants.map(\.count) == [2, 1])
  }
}

extension DecimalSum {
  init(_ value: ExactDecimal) {
    self.init()
    add(value)
  }
}
