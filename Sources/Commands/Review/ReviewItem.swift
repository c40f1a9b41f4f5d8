import RuleEngine
import StatementModel

/// One thing that needs a person: a merchant that no rule knows, or a rule that hand edits speak
/// for.
struct ReviewItem: Sendable {
  /// One transaction, in words.
  struct Row: Hashable, Sendable {
    var date: String
    var amount: String
    var card: String
    var description: String
  }

  /// What it is called: the merchant's most frequent description.
  var title: String
  /// The numbers of the transactions that have no category, newest first; none where a rule is
  /// offered for what a person has put in a category by hand.
  var subjects: [Int]
  /// The first of them, in words.
  var rows: [Row]
  /// The sum of the magnitudes, in words: `54.20 USD`.
  var money: String
  var totals: MoneyTotals
  /// What a pattern of it might be, where nothing better is known.
  var pattern: String
  var suggestion: RuleSuggestion?

  /// The rule that is suggested, if it sets a category.
  var suggestedRule: NewRule? {
    guard let suggestion, let category = suggestion.category else { return nil }
    return suggestion.rule(category)
  }
}

extension RuleSuggestion {
  /// The suggestion as a rule for a category.
  func rule(_ category: CategoryPath) -> NewRule {
    var rule = NewRule(category, [pattern])
    rule.conditions = conditions.map { .init($0.field, $0.values) }
    return rule
  }
}
