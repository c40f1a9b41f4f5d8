import StatementModel

/// A transaction of the history as the analyses of rules see it: what rules are given of it, and
/// how it stands.
package struct RuleSubject: Sendable {
  /// As it stands: decided by the rules in force and by what a person said.
  package var transaction: Transaction
  /// What rules see of it; the tags in it are those set by hand.
  package var facts: TransactionFacts
  /// The properties that a person set: whatever rules say of these counts for nothing.
  ///
  /// Tags are never among them: those of a person are in `facts`, and rules may give more.
  package var setByHand: RuleProperties
  /// Tags that a person took away: rules can't give them.
  package var removedTags: [String]

  package init(
    transaction: Transaction, facts: TransactionFacts, setByHand: RuleProperties = [],
    removedTags: [String] = []
  ) {
    self.transaction = transaction
    self.facts = facts
    self.setByHand = setByHand
    self.removedTags = removedTags
  }

  /// Whether a person chose the category: then no rule can change it.
  package var isCategorizedByHand: Bool { transaction.categorySource == .person }

  /// The number of the rule that decided the category or the split.
  package var categoryRule: Int? {
    if case .rule(let number) = transaction.categorySource { number } else { nil }
  }
}
