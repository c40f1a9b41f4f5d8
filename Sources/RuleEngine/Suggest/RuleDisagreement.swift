import StatementModel

/// A merchant that was put in several categories, so that no pattern could be right.
package struct RuleDisagreement: Sendable {
  /// One of its categories.
  package struct Decision: Hashable, Sendable {
    package var category: CategoryPath
    /// Transactions that a person put there.
    package var byHand: Int
    /// Transactions that rules put there.
    package var byRule: Int
  }

  /// The words that its descriptions have in common, folded.
  package var merchant: String
  /// The most frequent first.
  package var decisions: [Decision]
  /// Its transactions.
  package var matches: Int
  /// The sum of their magnitudes, by currency.
  package var money: [Money]
  /// Descriptions, the most frequent first, a few of them.
  package var examples: [String]

  init(_ history: DecidedHistory, _ number: Int) {
    let merchant = history.merchants.merchants[number]
    let matched = history.subjects(of: merchant.descriptors)
    var decisions: [Int: Decision] = [:]
    for subject in matched {
      let standing = history.standings[subject]
      guard let category = standing.category else { continue }
      var decision =
        decisions[category]
        ?? Decision(category: history.categories[category], byHand: 0, byRule: 0)
      if case .byHand = standing { decision.byHand += 1 } else { decision.byRule += 1 }
      decisions[category] = decision
    }
    self.merchant = merchant.key.text
    self.decisions = decisions.values.sorted { one, other in
      (other.byHand, other.byRule, one.category) < (one.byHand, one.byRule, other.category)
    }
    matches = matched.count
    money = history.money(of: matched)
    examples = history.examples(merchant.descriptors)
  }
}
