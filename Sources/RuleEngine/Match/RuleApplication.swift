import StatementModel

// What a rule that matches sets.
extension RuleMatcher {
  /// Sets what the rule sets and no rule before it has set.
  ///
  /// - Parameters:
  ///   - decided: The properties set so far; those that the rule sets are added.
  ///   - facts: For the amount that a split divides, and the description that goes into payee
  ///     and note.
  ///   - matched: The numbers of all patterns that match the description.
  func apply(
    _ rule: Int, to decision: inout RuleDecision, _ decided: inout RuleProperties,
    _ facts: TransactionFacts, _ matched: [Int32]
  ) {
    let effects = ruleSet.rules[rule].effects
    let description = facts.description
    if !decision.isCategorized {
      if let category = effects.category {
        decision.category = .init(category, by: rule)
      } else if let split = effects.split, let amount = facts.amount,
        split.parts(of: amount) != nil
      {
        decision.split = .init(split, by: rule)
      }
    }
    if decision.payee == nil, let payee = effects.payee {
      let text = plans[rule].payee.map { filled($0, rule, description, matched) } ?? payee
      decision.payee = text.map { .init($0, by: rule) }
    }
    if decision.note == nil, let note = effects.note {
      let text = plans[rule].note.map { filled($0, rule, description, matched) } ?? note
      decision.note = text.map { .init($0, by: rule) }
    }
    if decision.hidden == nil, let hidden = effects.hidden {
      decision.hidden = .init(hidden, by: rule)
    }
    if decision.transfer == nil, let transfer = effects.transfer {
      decision.transfer = .init(transfer, by: rule)
    }
    if decision.period == nil, let period = effects.period {
      decision.period = .init(period, by: rule)
    }
    for tag in effects.tags where !decision.tags.contains(where: { $0.value == tag }) {
      decision.tags.append(.init(tag, by: rule))
    }
    // Tags accumulate: they are never decided. A text of which nothing is left is not set, nor is
    // a split that doesn't fit.
    var set = plans[rule].properties.subtracting(.tags)
    if !decision.isCategorized { set.remove(.category) }
    if decision.payee == nil { set.remove(.payee) }
    if decision.note == nil { set.remove(.note) }
    decided.formUnion(set)
  }

  /// The template with what the rule's pattern matched: the first, in file order, that did.
  private func filled(
    _ template: TextTemplate, _ rule: Int, _ description: String, _ matched: [Int32]
  ) -> String? {
    let groups = template.groups
    var captures: [String: String] = [:]
    if !groups.isEmpty, let pattern = plans[rule].required?.first(where: matched.contains) {
      captures = patternMatcher.captures(Int(pattern), description, groups)
      if captures.isEmpty, let name = MerchantText.name(in: description) {
        captures = patternMatcher.captures(Int(pattern), String(name), groups)
      }
    }
    return template.filled { captures[$0] }
  }
}
