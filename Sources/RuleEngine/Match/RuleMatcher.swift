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
    /// The state of the decision, where no other condition has a say; else -1.
    var state: Int32
  }

  /// The rules that the matcher decides by.
  package let ruleSet: RuleSet
  let plans: [RulePlan]
  private let index: RuleIndex
  var patternMatcher: PatternMatcher
  private var memo = DescriptionMemo<Known>()
  private var candidates: [RuleCandidate] = []
  /// Reused from description to description.
  private var possible: [Int32] = []
  private var matchedPatterns: [Int32] = []
  private var graph: DecisionGraph
  private var bankCategoryRules: BankCategoryRules
  var foldedBankCategory: (text: String, folded: String)?

  package convenience init(_ ruleSet: RuleSet) {
    self.init(ruleSet, PatternIndex(ruleSet.patterns))
  }

  /// - Parameter patterns: The rule set's patterns, filed.
  init(_ ruleSet: RuleSet, _ patterns: PatternIndex) {
    self.ruleSet = ruleSet
    plans = ruleSet.rules.map { RulePlan($0) }
    index = RuleIndex(plans, patternCount: ruleSet.patterns.count)
    patternMatcher = PatternMatcher(patterns)
    graph = DecisionGraph(ruleCount: plans.count)
    bankCategoryRules = BankCategoryRules(index.byBankCategory, plans)
  }

  /// How much is kept at once, so that memory stays bounded: distinct descriptions, possible rules
  /// of them, and decisions.
  private static let maximumKnown = 1 << 19
  private static let maximumCandidates = 1 << 24
  private static let maximumDecisions = 1 << 19

  /// Starts anew: what comes again is matched again.
  private func forget() {
    memo = DescriptionMemo()
    candidates = []
    matchedPatterns = []
    graph = DecisionGraph(ruleCount: plans.count)
  }

  /// How many distinct descriptions are known.
  package var distinctDescriptions: Int { memo.count }

  /// What the rules make of a transaction.
  package func decide(_ facts: TransactionFacts) -> RuleDecision {
    if memo.count >= Self.maximumKnown || memo.isFull || candidates.count >= Self.maximumCandidates
      || graph.count >= Self.maximumDecisions
    {
      forget()
    }
    let known = memo.known(of: facts.description) { know(facts.description) }
    if known.state >= 0 { return graph.decisions[Int(known.state)] }
    var walk = Walk(known.candidates, bankCategoryRules.list(for: facts, plans))
    var state = DecisionGraph.start
    while let rule = next(&walk, after: graph.decided[Int(state)]) {
      guard holds(rule, facts, known, graph.decisions[Int(state)].tags) else { continue }
      guard plans[rule].isConstant else {
        return decide(facts, known, from: state, rule, &walk)
      }
      state = self.state(after: state, rule, facts)
    }
    return graph.decisions[Int(state)]
  }

  /// Goes on with a rule of which the transaction decides what it sets.
  private func decide(
    _ facts: TransactionFacts, _ known: Known, from state: Int32, _ rule: Int, _ walk: inout Walk
  ) -> RuleDecision {
    let matched = matched(known)
    var decision = graph.decisions[Int(state)]
    var decided = graph.decided[Int(state)]
    apply(rule, to: &decision, &decided, facts, matched)
    while let rule = next(&walk, after: decided) {
      if holds(rule, facts, known, decision.tags) {
        apply(rule, to: &decision, &decided, facts, matched)
      }
    }
    return decision
  }

  /// The state that a rule leads to.
  private func state(after state: Int32, _ rule: Int, _ facts: TransactionFacts) -> Int32 {
    if let next = graph.state(after: state, rule) { return next }
    var decision = graph.decisions[Int(state)]
    var decided = graph.decided[Int(state)]
    apply(rule, to: &decision, &decided, facts, [])
    return graph.add(decision, decided, after: state, rule)
  }

  /// Whether all conditions of a rule hold that the description has not decided.
  private func holds(
    _ rule: Int, _ facts: TransactionFacts, _ known: Known,
    _ tags: @autoclosure () -> [RuleDecision.Setting<String>]
  ) -> Bool {
    if !plans[rule].excluded.isEmpty, plans[rule].isExcluded(by: matched(known)) { return false }
    for index in plans[rule].quick.indices {
      if let holds = plans[rule].quick[index].holds(facts) {
        if !holds { return false }
      } else if !holds(plans[rule].others[index], facts, matched(known), tags()) {
        return false
      }
    }
    return true
  }

  /// A place in the three lists of possible rules: those of the description, those of the issuer's
  /// category, and those that are possible whatever they say.
  private struct Walk {
    var candidate: Int
    let end: Int
    var always = 0
    let list: Int?
    var place = 0

    init(_ range: Range<Int32>, _ list: Int?) {
      candidate = Int(range.lowerBound)
      end = Int(range.upperBound)
      self.list = list
    }
  }

  /// The next possible rule in file order; nothing once no further rule could set anything.
  @inline(__always)
  private func next(_ walk: inout Walk, after decided: RuleProperties) -> Int? {
    let candidate = walk.candidate < walk.end ? candidates[walk.candidate] : .absent
    let always = walk.always < index.always.count ? index.always[walk.always] : .absent
    let listed = walk.list.flatMap { bankCategoryRules.candidate($0, walk.place) } ?? .absent
    if candidate.rest.union(always.rest).union(listed.rest).isSubset(of: decided) { return nil }
    let least = min(candidate.rule, always.rule, listed.rule)
    if candidate.rule == least {
      walk.candidate += 1
    } else if always.rule == least {
      walk.always += 1
    } else {
      walk.place += 1
    }
    return Int(least)
  }

  /// Works out what a description alone decides.
  private func know(_ description: String) -> Known {
    let firstPattern = matchedPatterns.count
    patternMatcher.match(description, into: &matchedPatterns)
    let matched = matchedPatterns[firstPattern...]
    let firstCandidate = candidates.count
    index.findRules(matching: matched, into: &possible)
    var latest: Int32 = -1
    for rule in possible where rule != latest {
      latest = rule
      guard !plans[Int(rule)].isExcluded(by: matched) else { continue }
      candidates.append(RuleCandidate(rule: rule, rest: plans[Int(rule)].properties))
    }
    RuleCandidate.sumUp(&candidates, from: firstCandidate)
    var known = Known(
      candidates: Int32(firstCandidate)..<Int32(candidates.count),
      patterns: Int32(firstPattern)..<Int32(matchedPatterns.count), state: -1)
    known.state = constantState(known, description)
    return known
  }

  private func matched(_ known: Known) -> ArraySlice<Int32> {
    matchedPatterns[Int(known.patterns.lowerBound)..<Int(known.patterns.upperBound)]
  }

  /// The state of the decision that all transactions of a description share; -1 where they may
  /// differ.
  private func constantState(_ known: Known, _ description: String) -> Int32 {
    let facts = TransactionFacts(description: description)
    let matched = matched(known)
    var state = DecisionGraph.start
    var walk = Walk(known.candidates, BankCategoryRules.all)
    // Texts that the description goes into make a decision of its own.
    var own: (decision: RuleDecision, decided: RuleProperties)?
    while let rule = next(&walk, after: own?.decided ?? graph.decided[Int(state)]) {
      if plans[rule].isExcluded(by: matched) { continue }
      guard plans[rule].others.isEmpty, ruleSet.rules[rule].effects.split == nil else { return -1 }
      if own == nil, !plans[rule].isConstant {
        own = (graph.decisions[Int(state)], graph.decided[Int(state)])
      }
      if var (decision, decided) = own {
        apply(rule, to: &decision, &decided, facts, matched)
        own = (decision, decided)
      } else {
        state = self.state(after: state, rule, facts)
      }
    }
    return own.map { graph.add($0.decision, $0.decided) } ?? state
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
