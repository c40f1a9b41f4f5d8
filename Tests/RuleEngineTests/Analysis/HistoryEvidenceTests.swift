import StatementModel
import TestSupport
import Testing

@testable import RuleEngine

/// What a history proves about rules: the exact words.
struct HistoryEvidenceTests {
  private func messages(
    _ text: String, _ history: [RuleSubject], cards: [Card] = []
  ) throws -> String {
    let compilation = RuleCompiler.compile([RuleSource(path: "mine.yaml", text: text)])
    let evidence = HistoryEvidence(
      history, by: RuleMatcher(try #require(compilation.ruleSet)), sources: compilation.sources,
      known: [], cards: cards, isWanted: { _ in true })
    return evidence.diagnostics.map(\.description).joined(separator: "\n")
  }

  @Test func `a split that does not fit is told where nothing else categorizes`() throws {
    let rules = """
      rules:
        - { match: kiosk, split: { Food: 60%, Home: 25.00, Transit: rest } }
        - { match: bazaar, split: { Food: 25.00, Home: rest } }
        - Food: [bazaar]
      """
    var history = try AnalysisSamples.subjects([
      "2026-01-02 KIOSK -80.00 USD", "2026-01-03 KIOSK -10.00 USD", "2026-01-04 KIOSK -25.00 USD",
      "2026-01-05 BAZAAR -5.00 USD", "2026-01-06 KIOSK -11.00 USD",
    ])
    history[4].transaction.categorySource = .person
    #expect(
      try messages(rules, history) == """
        mine.yaml:2:5: warning: the split of the rule "Food" does not fit 2 of 4 transactions, such as one of -10.00 USD, and nothing categorizes what it does not fit
          |   - { match: kiosk, split: { Food: 60%, Home: 25.00, Transit: rest } }
          |     ^
          Its amounts exceed the transaction's, or are of another currency. Write percentages, or a rule below it for the others.
        """)
  }

  @Test func `a card that the book lacks is pointed at`() throws {
    let rules = """
      rules:
        - match: kiosk
          card: [visa-gold, visa, "amex-blu"]
          category: Food
        - match: bazaar
          card:
            - visa-gold
            - amex
          any: [{ card: amex-blue, amount: 5.. }, { card: visa }]
          category: Food
      """
    let cards = ["visa-gold", "amex-blue"].map { Card(id: CardID($0), name: $0) }
    #expect(
      try messages(rules, [], cards: cards) == """
        mine.yaml:3:23: warning: the book has no card "visa" yet
          |     card: [visa-gold, visa, "amex-blu"]
          |                       ^
          Did you mean "visa-gold"?
        mine.yaml:3:30: warning: the book has no card "amex-blu" yet
          |     card: [visa-gold, visa, "amex-blu"]
          |                              ^
          Did you mean "amex-blue"?
        mine.yaml:8:9: warning: the book has no card "amex" yet
          |       - amex
          |         ^
          Did you mean "amex-blue"?
        mine.yaml:9:53: warning: the book has no card "visa" yet
          |     any: [{ card: amex-blue, amount: 5.. }, { card: visa }]
          |                                                     ^
          Did you mean "visa-gold"?
        """)
  }
}
