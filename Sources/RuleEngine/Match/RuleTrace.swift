import StatementModel

/// How the rules came to a decision: every rule that matches, in file order, and those that
/// nearly did.
package struct RuleTrace: Sendable {
  /// What one condition saw.
  package struct Sight: Hashable, Sendable {
    /// The condition's key in the file: `amount`.
    package var field: String
    package var location: SourceLocation
    /// Whether the condition held.
    package var held: Bool
    /// What was there: the pattern that matched, or the transaction's own value.
    package var saw: String
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
    /// The properties that it would have set, had no earlier rule done so.
    package var lost: RuleProperties
    /// Whether its split does not fit the amount, or no amount is known.
    package var isUnfit = false

    /// The conditions because of which the rule did not match.
    package var failures: [Sight] { conditions.filter { !$0.held } }
  }

  /// The transaction as the rules saw it.
  package var facts: TransactionFacts
  /// What came of it.
  package var decision: RuleDecision
  /// In file order.
  package var steps: [Step]

  /// The rules whose patterns match and of which another condition failed.
  package var nearMisses: [Step] { steps.filter { !$0.matched } }
}

extension RuleMatcher {
  /// Decides a transaction and says how; slower than `decide`, which comes to the same decision.
  package func trace(_ facts: TransactionFacts) -> RuleTrace {
    var matchedPatterns: [Int32] = []
    patternMatcher.match(facts.description, into: &matchedPatterns)
    let matched = matchedPatterns[...]
    var trace = RuleTrace(facts: facts, decision: RuleDecision(), steps: [])
    var decided: RuleProperties = []
    for (number, rule) in ruleSet.rules.enumerated() {
      if let required = plans[number].required, !required.contains(where: matched.contains) {
        continue
      }
      let sights = rule.conditions.map { condition in
        RuleTrace.Sight(
          field: condition.field.rawValue, location: condition.location,
          held: holds(condition, facts, matched, trace.decision.tags),
          saw: saw(condition, facts, matched, trace.decision.tags))
      }
      let holdsAll = sights.allSatisfy(\.held)
      // A rule that does not look at the description at all is near to nothing.
      guard holdsAll || plans[number].required != nil else { continue }
      var step = RuleTrace.Step(
        rule: number, title: rule.title, location: rule.location, conditions: sights,
        matched: holdsAll, won: [], lost: [])
      if holdsAll {
        let tags = trace.decision.tags.count
        let before = decided
        apply(number, to: &trace.decision, &decided, facts, matched)
        step.won = decided.subtracting(before)
        if trace.decision.tags.count > tags { step.won.insert(.tags) }
        step.lost = rule.effects.properties.subtracting(step.won)
        step.isUnfit =
          rule.effects.split != nil && step.lost.contains(.category)
          && !decided.contains(.category)
        if step.isUnfit { step.lost.remove(.category) }
      }
      trace.steps.append(step)
    }
    return trace
  }

  /// What a condition looked at, in words.
  private func saw(
    _ condition: RuleCondition, _ facts: TransactionFacts, _ matched: ArraySlice<Int32>,
    _ tags: [RuleDecision.Setting<String>]
  ) -> String {
    switch condition.test {
    case .match(let uses), .unless(let uses):
      uses.first { matched.contains(Int32($0.id)) }?.text ?? "nothing"
    case .memo: facts.memo ?? "nothing"
    case .card: facts.card?.text ?? "nothing"
    case .accountType: facts.accountType?.name ?? "nothing"
    case .amount, .currency: facts.amount?.description ?? "nothing"
    case .direction: facts.knownDirection?.rawValue ?? "nothing"
    case .kind: facts.kind?.name ?? "nothing"
    case .date, .day: facts.date?.description ?? "nothing"
    case .weekday:
      facts.date.map { "\($0), \(ValueForms.weekdayName($0.weekday))" } ?? "nothing"
    case .bankCategory: bankCategoryText(facts)
    case .pending: facts.isPending.map { "\($0)" } ?? "nothing"
    case .tag:
      facts.tags.isEmpty && tags.isEmpty
        ? "nothing" : (facts.tags + tags.map(\.value)).joined(separator: ", ")
    case .all(let groups), .any(let groups), .not(let groups):
      "["
        + groups.map { group in
          group.map { "\($0.field.rawValue): \(saw($0, facts, matched, tags))" }
            .joined(separator: ", ")
        }.joined(separator: "] [") + "]"
    }
  }

  private func bankCategoryText(_ facts: TransactionFacts) -> String {
    let parts = [facts.bankCategory, facts.merchantCategoryCode.map { "code \($0)" }]
    let text = parts.compactMap { $0 }.joined(separator: ", ")
    return text.isEmpty ? "nothing" : text
  }
}
