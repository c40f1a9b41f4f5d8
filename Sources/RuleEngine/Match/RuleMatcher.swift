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
    var candidates: Range<Int32>
    var patterns: Range<Int32>
    /// The decision's number, where no other condition has a say; else -1.
    var decision: Int32
  }

  /// The rules that the matcher decides by.
  package let ruleSet: RuleSet
  let plans: [RulePlan]
  private let index: RuleIndex
  var patternMatcher: PatternMatcher
  private var memo = DescriptionMemo<Known>()
  private var candidates: [RuleCandidate] = []
  private var matchedPatterns: [Int32] = []
  private var decisions: [RuleDecision] = [RuleDecision()]
  /// The decision of each rule where it alone has a say.
  private var ownDecisions: [Int: Int32] = [:]
  var foldedBankCategory: (text: String, folded: String)?

  package init(_ ruleSet: RuleSet) {
    self.ruleSet = ruleSet
    plans = ruleSet.rules.map { RulePlan($0) }
    index = RuleIndex(plans, patternCount: ruleSet.patterns.count)
    patternMatcher = PatternMatcher(ruleSet.patterns)
  }

  /// How many distinct descriptions are kept at once, so that memory stays bounded.
  private static let maximumKnown = 1 << 19
  private static let maximumCandidates = 1 << 24

  /// Starts anew: what comes again is matched again.
  private func forget() {
    memo = DescriptionMemo()
    candidates = []
    matchedPatterns = []
    decisions = [RuleDecision()]
    ownDecisions = [:]
  }

  /// How many distinct descriptions are known.
  package var distinctDescriptions: Int { memo.count }

  /// What the rules make of a transaction.
  package func decide(_ facts: TransactionFacts) -> RuleDecision {
    if memo.count >= Self.maximumKnown || candidates.count >= Self.maximumCandidates { forget() }
    let known = memo.known(of: facts.description) { know(facts.description) }
    if known.decision >= 0 { return decisions[Int(known.decision)] }
    let matched = matched(known)
    var decision = RuleDecision()
    var decided: RuleProperties = []
    var walk = Walk(known.candidates)
    while let rule = next(&walk, after: decided) {
      let plan = plans[rule]
      if !plan.isExcluded(by: matched), holds(plan.others, facts, matched, decision.tags) {
        apply(rule, to: &decision, &decided, facts, matched)
      }
    }
    return decision
  }

  /// A place in the two lists of possible rules: those of the description, and those that are
  /// possible whatever it says.
  private struct Walk {
    var candidate: Int
    let end: Int
    var always = 0

    init(_ range: Range<Int32>) {
      candidate = Int(range.lowerBound)
      end = Int(range.upperBound)
    }
  }

  /// The next possible rule in file order; nothing once no further rule could set anything.
  private func next(_ walk: inout Walk, after decided: RuleProperties) -> Int? {
    let candidate = walk.candidate < walk.end ? candidates[walk.candidate] : nil
    let always = walk.always < index.always.count ? index.always[walk.always] : nil
    let rest = (candidate?.rest ?? []).union(always?.rest ?? [])
    if rest.isSubset(of: decided) { return nil }
    switch (candidate, always) {
    case (let candidate?, let always?):
      if candidate.rule < always.rule {
        walk.candidate += 1
        return Int(candidate.rule)
      }
      walk.always += 1
      return Int(always.rule)
    case (let candidate?, nil):
      walk.candidate += 1
      return Int(candidate.rule)
    case (nil, let always?):
      walk.always += 1
      return Int(always.rule)
    case (nil, nil): return nil
    }
  }

  /// Works out what a description alone decides.
  private func know(_ description: String) -> Known {
    let firstPattern = matchedPatterns.count
    patternMatcher.match(description, into: &matchedPatterns)
    let matched = matchedPatterns[firstPattern...]
    let firstCandidate = candidates.count
    let rules = index.rules(matching: matched).filter { !plans[Int($0)].isExcluded(by: matched) }
    candidates.append(contentsOf: RuleCandidate.list(rules, plans))
    var known = Known(
      candidates: Int32(firstCandidate)..<Int32(candidates.count),
      patterns: Int32(firstPattern)..<Int32(matchedPatterns.count), decision: -1)
    known.decision = constantDecision(known, description)
    return known
  }

  private func matched(_ known: Known) -> ArraySlice<Int32> {
    matchedPatterns[Int(known.patterns.lowerBound)..<Int(known.patterns.upperBound)]
  }

  /// The number of the decision that all transactions of a description share, if they do.
  private func constantDecision(_ known: Known, _ description: String) -> Int32 {
    var decision = RuleDecision()
    var decided: RuleProperties = []
    var applied: [Int] = []
    let facts = TransactionFacts(description: description)
    let matched = matched(known)
    var walk = Walk(known.candidates)
    while let rule = next(&walk, after: decided) {
      let plan = plans[rule]
      if plan.isExcluded(by: matched) { continue }
      guard plan.others.isEmpty, !plan.isSplit else { return -1 }
      apply(rule, to: &decision, &decided, facts, matched)
      applied.append(rule)
    }
    guard let first = applied.first else { return 0 }
    // Most decisions are one rule's alone: kept once each, they stay in the processor's cache.
    let isOwn = applied.count == 1 && !plans[first].isFilled
    if isOwn, let known = ownDecisions[first] { return known }
    decisions.append(decision)
    let number = Int32(decisions.count - 1)
    if isOwn { ownDecisions[first] = number }
    return number
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
