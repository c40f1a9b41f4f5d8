import StatementModel

extension RuleInsertion {
  /// What an insertion changes in a history.
  package struct Effect: Hashable, Sendable {
    /// Transactions that the new patterns match, with the rule's conditions.
    package var matches = 0
    /// The numbers of the subjects whose category becomes another by it.
    package var moved: [Int] = []
    /// Those of `matches` that an earlier rule keeps deciding otherwise.
    package var keptByRules = 0
    /// Those of `matches` that a person has put into another category.
    package var keptByHand = 0
  }

  /// Decides the whole history before and after.
  ///
  /// - Parameters:
  ///   - old: Decides by the rules as they were.
  ///   - isCounted: Whether a subject counts at all.
  package func effect(
    on subjects: [RuleSubject], after old: RuleMatcher,
    where isCounted: (RuleSubject) -> Bool = { $0.transaction.status != .withdrawn }
  ) -> Effect {
    let new = RuleMatcher(ruleSet)
    let own = RuleMatcher(ownRules)
    let category = ruleSet.rules[rule].effects.category
    var effect = Effect()
    for (number, subject) in subjects.enumerated() where isCounted(subject) {
      let matches = own.decide(subject.facts).category != nil
      if matches { effect.matches += 1 }
      if subject.isCategorizedByHand {
        if matches, subject.transaction.category != category { effect.keptByHand += 1 }
        continue
      }
      let before = old.decide(subject.facts)
      let after = new.decide(subject.facts)
      if before.category?.value != after.category?.value
        || before.split?.value != after.split?.value
      {
        effect.moved.append(number)
      } else if matches, after.category?.value != category {
        effect.keptByRules += 1
      }
    }
    return effect
  }

  /// The new patterns alone, with the conditions of their rule.
  private var ownRules: RuleSet {
    var own = ruleSet.rules[rule]
    for index in own.conditions.indices {
      if isJoined, case .match(let uses) = own.conditions[index].test {
        own.conditions[index].test = .match(uses.filter { patterns.contains($0.text) })
      }
    }
    return RuleSet(rules: [own], categories: [], patterns: ruleSet.patterns)
  }
}
