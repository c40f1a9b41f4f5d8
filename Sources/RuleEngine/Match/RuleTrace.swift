import StatementModel

/// How the rules came to a decision: every rule that matches, in file order, and those that
/// nearly did.
package struct RuleTrace: Sendable {
  /// What one condition asked and saw.
  package struct Sight: Hashable, Sendable {
    /// The condition's key in the file: `amount`.
    package var field: String
    package var location: SourceLocation
    /// Whether the condition held.
    package var held: Bool
    /// What it asks, as a rules file would have it: `10..20 or 35`; nothing for groups.
    package var asked: String
    /// What was there: the pattern that matched, or the transaction's own value.
    package var saw: String
    /// The conditions of each group, where the condition has groups.
    package var groups: [[Sight]] = []
  }

  /// A property that a rule would have set, had no earlier rule done so.
  package struct Loss: Hashable, Sendable {
    /// One property.
    package var property: RuleProperties
    /// The number of the rule that has set it.
    package var winner: Int
  }

  /// One rule.
  package struct Step: Sendable {
    /// The rule's number in the rule set.
    package var rule: Int
    /// What to call the rule.
    package var title: String
    package var location: SourceLocation
    /// What each condition saw, in the order of the file.
    package var conditions: [Sight]
    /// Whether all conditions held; else the description matched and something else failed.
    package var matched: Bool
    /// The properties that the rule set.
    package var won: RuleProperties
    /// The properties for which it came too late, each with the rule that was earlier.
    package var losses: [Loss] = []
    /// Whether its split does not fit the amount, or no amount is known.
    package var isUnfit = false
    /// Texts with places of which nothing was left once what the pattern found was filled in.
    package var unfilled: RuleProperties = []

    /// The conditions because of which the rule did not match.
    package var failures: [Sight] { conditions.filter { !$0.held } }
  }

  /// The transaction as the rules saw it.
  package var facts: TransactionFacts
  /// The merchant's name, which patterns are held against as well as against the description;
  /// nothing where it is all of that.
  package var merchant: String? {
    MerchantText.name(in: facts.description).map { String($0) }
  }
  /// What came of it.
  package var decision: RuleDecision
  /// In file order.
  package var steps: [Step]

  /// The rules that match.
  package var matches: [Step] { steps.filter(\.matched) }

  /// The rules whose patterns match and of which another condition failed.
  package var nearMisses: [Step] { steps.filter { !$0.matched } }
}

extension RuleMatcher {
  /// Decides a transaction and says how; slower than `decide`, which comes to the same decision.
  package func trace(_ facts: TransactionFacts) -> RuleTrace {
    let matched = knownPatterns(in: facts.description) ?? patterns(in: facts.description)
    var trace = RuleTrace(facts: facts, decision: RuleDecision(), steps: [])
    var decided: RuleProperties = []
    for (number, rule) in ruleSet.rules.enumerated() {
      if let required = plans[number].required, !required.contains(where: matched.contains) {
        continue
      }
      let sights = rule.conditions.map { sight($0, facts, matched, trace.decision.tags) }
      let holdsAll = sights.allSatisfy(\.held)
      // A rule that does not look at the description at all is near to nothing.
      guard holdsAll || plans[number].required != nil else { continue }
      var step = RuleTrace.Step(
        rule: number, title: rule.title, location: rule.location, conditions: sights,
        matched: holdsAll, won: [])
      if holdsAll {
        let tags = trace.decision.tags.count
        let before = decided
        apply(number, to: &trace.decision, &decided, facts, matched)
        step.won = decided.subtracting(before)
        if trace.decision.tags.count > tags { step.won.insert(.tags) }
        note(rule.effects.properties.subtracting(step.won), of: rule, trace.decision, in: &step)
      }
      trace.steps.append(step)
    }
    return trace
  }

  /// Says why a rule that matches did not set some of what it could.
  private func note(
    _ properties: RuleProperties, of rule: Rule, _ decision: RuleDecision,
    in step: inout RuleTrace.Step
  ) {
    for property in properties.single {
      if let winner = decision.rule(that: property, tags: rule.effects.tags) {
        step.losses.append(RuleTrace.Loss(property: property, winner: winner))
      } else if property == .category {
        step.isUnfit = true
      } else {
        step.unfilled.insert(property)
      }
    }
  }

  private func sight(
    _ condition: RuleCondition, _ facts: TransactionFacts, _ matched: [Int32],
    _ tags: [RuleDecision.Setting<String>]
  ) -> RuleTrace.Sight {
    var sight = RuleTrace.Sight(
      field: condition.field.rawValue, location: condition.location,
      held: holds(condition, facts, matched, tags), asked: condition.test.words,
      saw: saw(condition, facts, matched, tags))
    if case .all(let groups) = condition.test { sight.groups = sights(of: groups) }
    if case .any(let groups) = condition.test { sight.groups = sights(of: groups) }
    if case .not(let groups) = condition.test { sight.groups = sights(of: groups) }
    return sight

    func sights(of groups: [[RuleCondition]]) -> [[RuleTrace.Sight]] {
      groups.map { group in group.map { self.sight($0, facts, matched, tags) } }
    }
  }
}

extension RuleDecision {
  /// The rule that has set a property; of tags, the first that set one of these.
  fileprivate func rule(that property: RuleProperties, tags wanted: [String]) -> Int? {
    switch property {
    case .category: category?.rule ?? split?.rule
    case .payee: payee?.rule
    case .note: note?.rule
    case .hidden: hidden?.rule
    case .transfer: transfer?.rule
    case .period: period?.rule
    default: tags.first { wanted.contains($0.value) }?.rule
    }
  }
}
