import StatementModel
import Testing

@testable import RuleEngine

/// What is proved of conditions holds for transactions.
@Suite struct ConditionProofTests {
  private static let sets = 60
  private static let transactions = 120

  @Test func `what follows holds, and what contradicts itself never does`() throws {
    var proved = 0
    var refuted = 0
    for seed in 0..<Self.sets {
      var random = RandomRules(seed: 5000 + seed)
      let text = random.narrowYAML()
      let compilation = RuleCompiler.compile([RuleSource(path: "r.yaml", text: text)])
      let rules = try #require(
        compilation.ruleSet, "\(compilation.diagnostics.map(\.description))\n\(text)")
      let plain = try PlainLoop(rules.patterns)
      var proof = ConditionProof(rules, PatternCoverage(rules.patterns))
      let facts = (0..<Self.transactions).map { _ in random.facts() }
      let held = rules.rules.map { rule in facts.map { plain.holds(rule.conditions, $0, []) } }
      for (number, rule) in rules.rules.enumerated() {
        let known = Conjunction(rule.conditions)
        if proof.contradiction(in: known) != nil {
          refuted += 1
          #expect(!held[number].contains(true), "\(rule.location)\n\(text)")
        }
        for (other, second) in rules.rules.enumerated() where other != number {
          if proof.hold(second.conditions, given: known) {
            proved += 1
            let isRight = zip(held[number], held[other]).allSatisfy { !$0 || $1 }
            #expect(isRight, "\(rule.location) \(second.location)\n\(text)")
          }
          if proof.contradiction(in: known.adding(second.conditions)) != nil {
            refuted += 1
            let isRight = !zip(held[number], held[other]).contains { $0 && $1 }
            #expect(isRight, "\(rule.location) \(second.location)\n\(text)")
          }
        }
      }
    }
    // A proof that finds nothing would hold, too.
    #expect(proved > 500 && refuted > 500, "\(proved) \(refuted)")
  }

  @Test func `what is said to set nothing sets nothing`() throws {
    var found = 0
    for seed in 0..<Self.sets {
      var random = RandomRules(seed: 9000 + seed)
      let text = random.narrowYAML()
      let rules = try #require(
        RuleCompiler.compile([RuleSource(path: "r.yaml", text: text)]).ruleSet)
      let plain = try PlainLoop(rules.patterns)
      var silent: Set<Int> = []
      for finding in RuleWarnings(rules).all {
        switch finding.fact {
        case .unreachableRule, .neverMatches, .unreachableEffect:
          let rule = rules.rules.firstIndex { $0.location == finding.location }
          silent.insert(try #require(rule))
        default: break
        }
      }
      found += silent.count
      for _ in 0..<Self.transactions {
        let decision = plain.decide(rules, random.facts())
        let isSilent = decision.payee.map { !silent.contains($0.rule) } ?? true
        #expect(isSilent, "\(decision)\n\(text)")
      }
    }
    #expect(found > 50, "\(found)")
  }
}
