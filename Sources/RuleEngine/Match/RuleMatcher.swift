import StatementModel

/// Decides transactions by a rule set.
///
/// Each distinct description is folded and matched against all patterns once, and what came of it
/// is kept: the rules that remain possible, in file order, or the decision itself where nothing
/// else is asked. Then only the other conditions of those rules are looked at, transaction by
/// transaction. One matcher serves one thread.
package final class RuleMatcher {
  /// What a description alone decides: ranges of the lists below.
  private struct Known {
    var candidates: Range<Int>
    var patterns: Range<Int>
    /// The decision's number, where no other condition has a say; else -1.
    var decision: Int
  }

  package let ruleSet: RuleSet
  let plans: [RulePlan]
  private let index: RuleIndex
  var patternMatcher: PatternMatcher
  private var memo = DescriptionMemo<Known>()
  private var candidates: [Candidate] = []
  private var matchedPatterns: [Int32] = []
  private var decisions: [RuleDecision] = [RuleDecision()]
  var foldedBankCategory: (text: String, folded: String)?

  /// A rule that is possible for a description.
  private struct Candidate {
    var rule: Int32
    /// What this rule and those after it could set.
    var rest: RuleProperties
  }

  package init(_ ruleSet: RuleSet) {
    self.ruleSet = ruleSet
    plans = ruleSet.rules.map { RulePlan($0) }
    index = RuleIndex(plans, patternCount: ruleSet.patterns.count)
    patternMatcher = PatternMatcher(ruleSet.patterns)
  }

  /// How many distinct descriptions have been seen.
  package var distinctDescriptions: Int { memo.count }

  /// What the rules make of a transaction.
  package func decide(_ facts: TransactionFacts) -> RuleDecision {
    let known = memo.known(of: facts.description) { know(facts.description) }
    if known.decision >= 0 { return decisions[known.decision] }
    let matched = matchedPatterns[known.patterns]
    var decision = RuleDecision()
    var decided: RuleProperties = []
    for index in known.candidates {
      let candidate = candidates[index]
      if candidate.rest.isSubset(of: decided) { break }
      let rule = Int(candidate.rule)
      if holds(plans[rule].others, facts, matched, decision.tags) {
        apply(rule, to: &decision, &decided)
      }
    }
    return decision
  }

  /// Works out what a description alone decides.
  private func know(_ description: String) -> Known {
    let firstPattern = matchedPatterns.count
    patternMatcher.match(description, into: &matchedPatterns)
    let matched = matchedPatterns[firstPattern...]
    let firstCandidate = candidates.count
    for rule in index.rules(matching: matched) where !plans[Int(rule)].isExcluded(by: matched) {
      candidates.append(Candidate(rule: rule, rest: []))
    }
    var rest: RuleProperties = []
    for index in (firstCandidate..<candidates.count).reversed() {
      rest.formUnion(plans[Int(candidates[index].rule)].properties)
      candidates[index].rest = rest
    }
    let range = firstCandidate..<candidates.count
    return Known(
      candidates: range, patterns: firstPattern..<matchedPatterns.count,
      decision: constantDecision(range))
  }

  /// The number of the decision that all transactions of a description share, if they do.
  private func constantDecision(_ range: Range<Int>) -> Int {
    guard !range.isEmpty else { return 0 }
    var decision = RuleDecision()
    var decided: RuleProperties = []
    for candidate in candidates[range] {
      if candidate.rest.isSubset(of: decided) { break }
      guard plans[Int(candidate.rule)].others.isEmpty else { return -1 }
      apply(Int(candidate.rule), to: &decision, &decided)
    }
    decisions.append(decision)
    return decisions.count - 1
  }

  /// Sets what the rule sets and no rule before it has set.
  func apply(_ rule: Int, to decision: inout RuleDecision, _ decided: inout RuleProperties) {
    let effects = ruleSet.rules[rule].effects
    if decision.category == nil, let category = effects.category {
      decision.category = .init(category, by: rule)
    }
    if decision.payee == nil, let payee = effects.payee {
      decision.payee = .init(payee, by: rule)
    }
    if decision.note == nil, let note = effects.note { decision.note = .init(note, by: rule) }
    if decision.hidden == nil, let hidden = effects.hidden {
      decision.hidden = .init(hidden, by: rule)
    }
    if decision.transfer == nil, let transfer = effects.transfer {
      decision.transfer = .init(transfer, by: rule)
    }
    for tag in effects.tags where !decision.tags.contains(where: { $0.value == tag }) {
      decision.tags.append(.init(tag, by: rule))
    }
    // Tags accumulate: they are never decided.
    decided.formUnion(plans[rule].properties.subtracting(.tags))
  }

  /// A pattern that hit the match limit.
  package struct LimitHit: Hashable, Sendable {
    /// As it stands in the file.
    package var pattern: String
    package var location: SourceLocation
    /// The rule that uses it, by its number.
    package var rule: Int
    /// How often, over distinct texts.
    package var count: Int
  }

  /// The regular expressions that hit the match limit so far, rule by rule; such a match counted
  /// as none.
  package var limitHits: [LimitHit] {
    let hits = patternMatcher.limitHits
    guard !hits.isEmpty else { return [] }
    return ruleSet.rules.enumerated().flatMap { index, rule in
      rule.patternUses.compactMap { use in
        hits[use.id].map {
          LimitHit(pattern: use.text, location: use.location, rule: index, count: $0)
        }
      }
    }
  }
}
