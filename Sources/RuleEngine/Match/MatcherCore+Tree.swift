import StatementModel

// How the decision tree grows: by the walk through the rules, the first time that a transaction
// comes by.
extension MatcherCore {
  /// What decides the transactions of a set of patterns.
  mutating func outcome(ofSet set: Int32) -> DecisionOutcome {
    var walk = walk(set, list: BankCategoryRules.all)
    while let rule = nextRule(&walk, after: memory.graph.decided[Int(walk.state)]) {
      guard plans[rule].others.isEmpty, ruleSet.rules[rule].effects.split == nil else {
        return .byTransaction
      }
      guard plans[rule].isConstant else { return .byDescription }
      walk.state = state(after: walk.state, rule)
    }
    return .always(walk.state)
  }

  /// The state of the decision that all transactions of a description share; nothing where they
  /// may differ.
  mutating func constantState(ofSet set: Int32, _ description: String) -> Int32? {
    let facts = TransactionFacts(description: description)
    var walk = walk(set, list: BankCategoryRules.all)
    var decision = RuleDecision()
    var decided: RuleProperties = []
    while let rule = nextRule(&walk, after: decided) {
      guard plans[rule].others.isEmpty, ruleSet.rules[rule].effects.split == nil else {
        return nil
      }
      apply(rule, to: &decision, &decided, facts, memory.sets.patterns(of: Int(set)))
    }
    return memory.graph.add(decision, decided)
  }

  /// The first step for the transactions of a set of patterns.
  ///
  /// - Parameter list: The number of the issuer's category's list of rules; nothing for none.
  mutating func root(of set: Int32, list: Int?) -> DecisionStep {
    let root = step(from: walk(set, list: list))
    if let list {
      memory.tree.note(root: root, of: set, list)
    } else {
      memory.tree.note(root: root, of: set)
    }
    return root
  }

  /// The step behind a question that nobody has answered so before.
  mutating func step(behind question: Int, _ holds: Bool) -> DecisionStep {
    var walk = memory.tree.walk(behind: question)
    let rule = memory.tree.rule(of: question)
    let next: DecisionStep
    if holds, !plans[rule].isConstant {
      next = .own
    } else {
      if holds { walk.state = state(after: walk.state, rule) }
      next = step(from: walk)
    }
    memory.tree.note(next, after: question, answer: holds)
    return next
  }

  /// Walks on to the next rule of which the transaction decides what it does.
  private mutating func step(from start: RuleWalk) -> DecisionStep {
    var walk = start
    while let rule = nextRule(&walk, after: memory.graph.decided[Int(walk.state)]) {
      guard plans[rule].others.isEmpty, plans[rule].isConstant else {
        return memory.tree.add(question: rule, memory.tests.place(of: rule), walk)
      }
      walk.state = state(after: walk.state, rule)
    }
    return DecisionStep(end: walk.state)
  }

  /// Goes on from a rule that holds and of which the transaction decides what it memory.sets.
  mutating func ownDecision(_ facts: TransactionFacts, at question: Int) -> RuleDecision {
    var walk = memory.tree.walk(behind: question)
    let matched = memory.sets.patterns(of: Int(walk.set))
    var decision = memory.graph.decisions[Int(walk.state)]
    var decided = memory.graph.decided[Int(walk.state)]
    apply(memory.tree.rule(of: question), to: &decision, &decided, facts, matched)
    while let rule = nextRule(&walk, after: decided) {
      if holds(plans[rule].others, facts, matched, decision.tags) {
        apply(rule, to: &decision, &decided, facts, matched)
      }
    }
    return decision
  }

  /// Whether the conditions hold that a question asks.
  mutating func holds(_ question: Int, _ facts: TransactionFacts) -> Bool {
    let walk = memory.tree.walk(behind: question)
    return holds(
      plans[memory.tree.rule(of: question)].others, facts,
      memory.sets.patterns(of: Int(walk.set)), memory.graph.decisions[Int(walk.state)].tags)
  }

  /// The state that a rule leads to which sets the same whatever the transaction.
  private mutating func state(after state: Int32, _ rule: Int) -> Int32 {
    if let next = memory.graph.state(after: state, rule) { return next }
    var decision = memory.graph.decisions[Int(state)]
    var decided = memory.graph.decided[Int(state)]
    apply(rule, to: &decision, &decided, TransactionFacts(description: ""), [])
    return memory.graph.add(decision, decided, after: state, rule)
  }

  private mutating func walk(_ set: Int32, list: Int?) -> RuleWalk {
    RuleWalk(
      set: set, candidate: Int32(memory.sets.candidates(of: Int(set)).lowerBound),
      list: list.map { Int32($0) } ?? -1)
  }

  /// The next possible rule in file order that the patterns do not exclude; nothing once no
  /// further rule could set anything.
  private mutating func nextRule(_ walk: inout RuleWalk, after decided: RuleProperties) -> Int? {
    let end = memory.sets.candidates(of: Int(walk.set)).upperBound
    while true {
      let candidate =
        Int(walk.candidate) < end ? memory.sets.candidates[Int(walk.candidate)] : .absent
      let always =
        Int(walk.always) < index.always.count ? index.always[Int(walk.always)] : .absent
      let listed =
        walk.list < 0
        ? .absent : memory.lists.candidate(Int(walk.list), Int(walk.listed)) ?? .absent
      if candidate.rest.union(always.rest).union(listed.rest).isSubset(of: decided) { return nil }
      let least = min(candidate.rule, always.rule, listed.rule)
      if candidate.rule == least {
        // Those that the patterns exclude are not among the candidates.
        walk.candidate += 1
        return Int(least)
      }
      if always.rule == least { walk.always += 1 } else { walk.listed += 1 }
      if !plans[Int(least)].isExcluded(by: memory.sets.patterns(of: Int(walk.set))) {
        return Int(least)
      }
    }
  }
}
