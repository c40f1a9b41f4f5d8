import Foundation
import StatementModel
import Testing

@testable import RuleEngine

/// Holds the fast matcher against the plain loop: every rule in file order, every pattern tried.
///
/// `DAYBOOK_DIFFERENTIAL_PAIRS` is how many pairs of a rule set and a description are compared;
/// `DAYBOOK_DIFFERENTIAL_SEED` is where the seeds begin. Each part of the run has seeds of its own.
@Suite struct DifferentialTests {
  private static let parts = 4
  private static let pairs = number("DAYBOOK_DIFFERENTIAL_PAIRS") ?? 1000
  private static let firstSeed = number("DAYBOOK_DIFFERENTIAL_SEED") ?? 1
  /// Descriptions that one rule set meets.
  private static let descriptions = pairs > 100_000 ? 100 : 40

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test(arguments: 0..<parts)
  func `the fast matcher decides as the plain loop does`(_ part: Int) throws {
    let sets = (Self.pairs / Self.parts + Self.descriptions - 1) / Self.descriptions
    for number in 0..<sets {
      let isRight = try compare(seed: Self.firstSeed + number * Self.parts + part)
      // One failure tells enough; the rest would bury it.
      if !isRight { return }
    }
  }

  /// Whether both agree on all transactions of a seed.
  private func compare(seed: Int) throws -> Bool {
    var random = RandomRules(seed: seed)
    let text = random.yaml()
    let compilation = RuleCompiler.compile([RuleSource(path: "r.yaml", text: text)])
    let rules = try #require(
      compilation.ruleSet, "seed \(seed): \(compilation.diagnostics.map(\.description))\n\(text)")
    let plain = try PlainLoop(rules.patterns)
    let matcher = RuleMatcher(rules)
    let kept = RuleMatcher(try #require(RuleSet(encoded: rules.encoded())))
    let unreachable = RuleWarnings(rules).all.compactMap { warning in
      switch warning.fact {
      case .unreachableRule, .neverMatches:
        rules.rules.firstIndex { $0.location == warning.location }
      default: nil
      }
    }
    var known: [TransactionFacts] = []
    for _ in 0..<Self.descriptions {
      let facts = random.facts()
      known.append(facts)
      let expected = plain.decide(rules, facts)
      let setters =
        [expected.category?.rule, expected.split?.rule, expected.payee?.rule, expected.note?.rule]
        + [expected.hidden?.rule, expected.transfer?.rule, expected.period?.rule]
        + expected.tags.map(\.rule)
      let isRight =
        matcher.decide(facts) == expected && kept.decide(facts) == expected
        && matcher.trace(facts).decision == expected
        && !setters.contains { $0.map(unreachable.contains) ?? false }
      #expect(isRight, "seed \(seed): \(facts)\nexpected \(expected)\n\(text)")
      if !isRight { return false }
    }
    // Once more, with what is known by now and by one that knows nothing yet.
    for matcher in [matcher, RuleMatcher(rules)] {
      for facts in known where matcher.decide(facts) != kept.decide(facts) {
        Issue.record("seed \(seed), again: \(facts)\n\(text)")
        return false
      }
    }
    for facts in known {
      let choice = matcher.choice(of: facts.description)
      guard matcher.decide(choice, facts) == kept.decide(facts) else {
        Issue.record("seed \(seed), by choice: \(facts)\n\(text)")
        return false
      }
    }
    if seed / Self.parts % 4 == 0, try !compareRecalling(matcher, seed, known) { return false }
    // Descriptions that are known by now decide as they did.
    for facts in known where matcher.decide(facts) != kept.trace(facts).decision {
      Issue.record("seed \(seed), known: \(facts)\n\(text)")
      return false
    }
    return true
  }

  /// Whether a matcher that goes by what another one found, of every second text, decides as that does.
  private func compareRecalling(
    _ matcher: RuleMatcher, _ seed: Int, _ known: [TransactionFacts]
  ) throws -> Bool {
    var texts = StringInterner()
    for facts in known { _ = texts.number(of: facts.description) }
    let lists = texts.strings.map { matcher.knownPatterns(in: $0) ?? [] }
    var ends: [Int] = []
    for list in lists { ends.append((ends.last ?? 0) + list.count) }
    let patterns = try #require(
      MatchedPatterns(
        numbers: lists.indices.map { $0 % 2 == 0 ? Int32($0) : -1 }, ends: ends,
        patterns: Array(lists.joined()), texts: texts.count))
    let recalling = RuleMatcher(matcher.ruleSet)
    recalling.recall(patterns, of: texts)
    for facts in known where recalling.decide(facts) != matcher.decide(facts) {
      Issue.record("seed \(seed), recalled: \(facts)")
      return false
    }
    return true
  }

  @Test func `what covers a pattern matches whenever the pattern does`() throws {
    var random = RandomRules(seed: 7)
    var table = PatternTable()
    for _ in 0..<300 { _ = try table.id(of: random.pattern()) }
    let coverage = PatternCoverage(table.patterns)
    let wider = table.patterns.indices.map { coverage.patterns(covering: $0) }
    let plain = try PlainLoop(table.patterns)
    var proofs = 0
    for _ in 0..<300 {
      let text = random.description()
      let matched = Set(plain.matches(text).map { Int($0) })
      for id in matched {
        proofs += wider[id].count - 1
        #expect(matched.isSuperset(of: wider[id]), "\(table.patterns[id]) in \(text)")
      }
    }
    #expect(proofs > 100)
  }
}
