import StatementModel

/// Decides transactions by a rule set.
///
/// Each distinct description is folded and matched against all patterns once, and what came of it
/// is kept: the decision itself where nothing else is asked, or else the set of patterns that
/// matched. From there `DecisionTree` leads through the other conditions of the rules that remain
/// possible, transaction by transaction. One matcher serves one thread.
package final class RuleMatcher {
  /// The rules that the matcher decides by.
  package let ruleSet: RuleSet
  let plans: [RulePlan]
  let index: RuleIndex
  /// Asked for single patterns, and for all of them where no pool is.
  var patternMatcher: PatternMatcher
  private let shared: (pool: PatternPool, member: PatternPool.Member)?
  var memory: DecisionMemory
  var foldedBankCategory: (text: String, folded: String)?
  /// Reused from description to description.
  private var matched: [Int32] = []
  private var possible: [Int32] = []

  package convenience init(_ ruleSet: RuleSet) {
    self.init(ruleSet, PatternIndex(ruleSet.patterns))
  }

  /// - Parameter patterns: The rule set's patterns, filed.
  convenience init(_ ruleSet: RuleSet, _ patterns: PatternIndex) {
    self.init(ruleSet, patterns, shared: nil)
  }

  /// - Parameters:
  ///   - pool: Where the patterns are looked for, together with those of other sets.
  ///   - member: The rule set's own in it.
  convenience init(_ ruleSet: RuleSet, _ pool: PatternPool, _ member: PatternPool.Member) {
    self.init(ruleSet, PatternIndex(unfiled: ruleSet.patterns), shared: (pool, member))
  }

  private init(
    _ ruleSet: RuleSet, _ patterns: PatternIndex,
    shared: (pool: PatternPool, member: PatternPool.Member)?
  ) {
    self.ruleSet = ruleSet
    self.shared = shared
    plans = ruleSet.rules.map { RulePlan($0) }
    index = RuleIndex(plans, patternCount: ruleSet.patterns.count)
    patternMatcher = PatternMatcher(patterns)
    memory = DecisionMemory(plans, index, patternCount: ruleSet.patterns.count)
  }

  /// Appends the numbers of all patterns that match a description, in ascending order.
  func findPatterns(in description: String, into matched: inout [Int32]) {
    if let shared {
      shared.pool.match(description, of: shared.member, into: &matched)
    } else {
      patternMatcher.match(description, into: &matched)
    }
  }

  /// How many distinct descriptions are known.
  package var distinctDescriptions: Int { memory.descriptions.count }

  /// What the rules make of a transaction.
  package func decide(_ facts: borrowing TransactionFacts) -> RuleDecision {
    // What comes again is matched again.
    if memory.isFull { memory.removeAll(ruleCount: plans.count) }
    let pause = memory.look(for: facts)
    // Nearly always that was the end.
    if case .end(let state) = pause { return memory.graph.decisions[state] }
    return goOn(facts, from: pause)
  }

  /// Goes on from where a look at the memory came to.
  @inline(never)
  private func goOn(
    _ facts: borrowing TransactionFacts, from start: DecisionMemory.Pause
  ) -> RuleDecision {
    var pause = start
    while true {
      switch pause {
      case .end(let state): return memory.graph.decisions[state]
      case .own(let question): return ownDecision(facts, at: question)
      case .description(let vacancy):
        let number = know(facts.description)
        memory.descriptions.add(number, at: vacancy)
        pause = memory.look(from: number, facts)
      case .list(let set):
        if memory.lists.makeList(for: facts, plans) { memory.tree.forgetLists() }
        pause = memory.look(from: set, facts)
      case .root(let set, let list):
        let root = root(of: set, list: list)
        pause = memory.follow(root, facts)
      case .step(let question, let holds):
        let step = step(behind: question, holds)
        pause = step == .own ? .own(question) : memory.follow(step, facts)
      case .question(let question):
        let holds = holds(question, facts)
        let step = memory.tree.step(behind: question, holds)
        switch step {
        case .unknown: pause = .step(behind: question, holds: holds)
        case .own: pause = .own(question)
        default: pause = memory.follow(step, facts)
        }
      }
    }
  }

  /// Works out what a description alone decides.
  private func know(_ description: String) -> Int32 {
    matched.removeAll(keepingCapacity: true)
    findPatterns(in: description, into: &matched)
    let set = memory.sets.number(of: matched) ?? add(matched)
    switch memory.outcomes[set] {
    case .always(let state): return ~state
    case .byDescription:
      if let state = constantState(ofSet: Int32(set), description) { return ~state }
    case .byTransaction: break
    }
    return Int32(set)
  }

  private func add(_ matched: [Int32]) -> Int {
    index.findRules(matching: matched[...], into: &possible)
    var rules: [RuleCandidate] = []
    for rule in possible where rule != rules.last?.rule {
      let plan = plans[Int(rule)]
      guard !plan.isExcluded(by: matched[...]) else { continue }
      rules.append(RuleCandidate(rule: rule, rest: plan.properties))
    }
    RuleCandidate.sumUp(&rules, from: 0)
    let set = memory.sets.add(matched, rules)
    memory.tree.addRoot()
    memory.outcomes.append(outcome(ofSet: Int32(set)))
    return set
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
    var hits = patternMatcher.limitHits
    if let shared { hits.merge(shared.pool.limitHits(of: shared.member)) { $0 + $1 } }
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
