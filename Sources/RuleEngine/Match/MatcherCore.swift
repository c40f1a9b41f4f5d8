import StatementModel

/// All that a matcher knows and does.
///
/// One value that can't be copied: whatever is asked of it, access to it is claimed once and not
/// again for each of its parts, which would cost as much as deciding does.
struct MatcherCore: ~Copyable {
  /// The rules that the matcher decides by.
  let ruleSet: RuleSet
  let plans: [RulePlan]
  let index: RuleIndex
  /// Asked for single patterns, and for all of them where no pool is.
  var patternMatcher: PatternMatcher
  private let shared: (pool: PatternPool, member: PatternPool.Member)?
  var memory: DecisionMemory
  var foldedBankCategory: (text: String, folded: String)?
  /// Reused from description to description.
  var matched = MatchedPatterns()
  private var possible: [Int32] = []
  private var candidates: [RuleCandidate] = []

  init(
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
  mutating func findPatterns(in description: String, into matched: inout [Int32]) {
    if let shared {
      shared.pool.match(description, of: shared.member, into: &matched)
    } else {
      patternMatcher.match(description, into: &matched)
    }
  }

  /// How many distinct descriptions are known.
  var distinctDescriptions: Int { memory.descriptions.count }

  /// What the rules make of a transaction.
  @inline(__always)
  mutating func decide(_ facts: borrowing TransactionFacts) -> RuleDecision {
    // What comes again is matched again.
    if memory.isFull { memory.removeAll(ruleCount: plans.count) }
    let pause = memory.look(for: facts)
    // Nearly always that was the end.
    if case .end(let state) = pause { return memory.graph.decisions[state] }
    return goOn(facts, from: pause)
  }

  /// Goes on from where a look at the memory came to.
  @inline(never)
  mutating func goOn(
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
        pause = memory.look(from: number, facts, CopiedFacts(facts))
      case .list(let set):
        if memory.lists.makeList(for: facts, plans) { memory.tree.forgetLists() }
        pause = memory.look(from: set, facts, CopiedFacts(facts))
      case .root(let set, let list):
        let root = root(of: set, list: list)
        pause = memory.follow(root, CopiedFacts(facts))
      case .step(let question, let holds):
        let step = step(behind: question, holds)
        pause = step == .own ? .own(question) : memory.follow(step, CopiedFacts(facts))
      case .question(let question):
        let holds = holds(question, facts)
        let step = memory.tree.step(behind: question, holds)
        switch step {
        case .unknown: pause = .step(behind: question, holds: holds)
        case .own: pause = .own(question)
        default: pause = memory.follow(step, CopiedFacts(facts))
        }
      }
    }
  }

  /// Works out what a description alone decides.
  mutating func know(_ description: String) -> Int32 {
    // Taken out of its place so that it can be filled while the rest is asked.
    var matched = MatchedPatterns()
    swap(&matched, &self.matched)
    defer { swap(&matched, &self.matched) }
    matched.removeAll()
    findPatterns(in: description, into: &matched.numbers)
    let set = number(of: matched.numbers, matched.numbers.indices)
    return number(ofSet: Int32(set), description)
  }

  /// The number of a set of patterns.
  ///
  /// - Parameters:
  ///   - list: The patterns are a part of it, in ascending order.
  ///   - range: Which part.
  mutating func number(of list: [Int32], _ range: Range<Int>) -> Int {
    memory.sets.number(of: list, range) ?? add(list, range)
  }

  /// What is known of a description whose patterns are a set.
  @inline(__always)
  mutating func number(ofSet set: Int32, _ description: String) -> Int32 {
    switch memory.outcomes[Int(set)] {
    case .always(let state): return ~state
    case .byDescription:
      if let state = constantState(ofSet: set, description) { return ~state }
    case .byTransaction: break
    }
    return set
  }

  @inline(never)
  private mutating func add(_ list: [Int32], _ range: Range<Int>) -> Int {
    let matched = list[range]
    index.findRules(matching: matched, into: &possible)
    candidates.removeAll(keepingCapacity: true)
    for rule in possible where rule != candidates.last?.rule {
      guard !plans[Int(rule)].isExcluded(by: matched) else { continue }
      candidates.append(RuleCandidate(rule: rule, rest: plans[Int(rule)].properties))
    }
    RuleCandidate.sumUp(&candidates, from: 0)
    let set = memory.sets.add(list, range, candidates)
    memory.tree.addRoot()
    memory.outcomes.append(outcome(ofSet: Int32(set)))
    return set
  }

  /// The regular expressions that hit the match limit so far, rule by rule; such a match counted
  /// as none.
  var limitHits: [RuleMatcher.LimitHit] {
    var hits = patternMatcher.limitHits
    if let shared { hits.merge(shared.pool.limitHits(of: shared.member)) { $0 + $1 } }
    guard !hits.isEmpty else { return [] }
    return ruleSet.rules.enumerated().flatMap { index, rule in
      rule.patternUses.compactMap { use in
        hits[use.id].map {
          RuleMatcher.LimitHit(pattern: use.text, location: use.location, rule: index, count: $0)
        }
      }
    }
  }
}
