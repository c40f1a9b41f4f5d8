import RuleEngine
import StatementModel

/// One thing that needs a person.
package struct ReviewItem: Sendable {
  package enum Kind: Hashable, Sendable {
    /// A merchant that has transactions without category.
    case merchant
    /// A rule for what a person has put in a category by hand.
    case rule
    /// Two transactions that may be one, or one that may be two, by the number of the pair.
    case pair(Int)
    /// Rows of a file that could not be read.
    case rejected

    /// What programs call it.
    package var name: String {
      switch self {
      case .merchant: "merchant"
      case .rule: "rule"
      case .pair: "possible-duplicate"
      case .rejected: "rejected-rows"
      }
    }
  }

  /// One transaction, in words.
  package struct Row: Hashable, Sendable {
    package var date: String
    package var amount: String
    package var card: String
    package var description: String

    package init(date: String, amount: String, card: String, description: String) {
      (self.date, self.amount, self.card, self.description) = (date, amount, card, description)
    }
  }

  package var kind = Kind.merchant
  /// What it is called: the merchant's most frequent description.
  package var title: String
  /// The numbers of a merchant's transactions that have no category, newest first.
  package var subjects: [Int]
  /// The first of them, in words.
  package var rows: [Row]
  /// The sum of the magnitudes, in words: `54.20 USD`.
  package var money: String
  package var totals: MoneyTotals
  /// What a pattern of it might be, where nothing better is known.
  package var pattern: String
  package var suggestion: RuleSuggestion?

  package init(
    kind: Kind = .merchant, title: String, subjects: [Int], rows: [Row], money: String,
    totals: MoneyTotals, pattern: String, suggestion: RuleSuggestion?
  ) {
    self.kind = kind
    self.title = title
    self.subjects = subjects
    self.rows = rows
    self.money = money
    self.totals = totals
    self.pattern = pattern
    self.suggestion = suggestion
  }

  /// Whether it is one transaction that may be two, shown by two statements where they meet.
  package var mayBeTwo = false

  package var isPair: Bool { if case .pair = kind { true } else { false } }

  /// Whether a rule can be made of it.
  package var takesRule: Bool { kind == .merchant || kind == .rule }

  /// A row that could not be read.
  package struct Rejected: Hashable, Sendable {
    /// From 1.
    package var line: Int
    package var text: String
    package var reason: String

    package init(line: Int, text: String, reason: String) {
      (self.line, self.text, self.reason) = (line, text, reason)
    }
  }

  /// The rows that could not be read.
  package var rejected: [Rejected] = []

  /// What is asked of a pair, in few words.
  package var question: String { mayBeTwo ? "one or two?" : "one and the same?" }

  /// The rule that is suggested, if it sets a category.
  package var suggestedRule: NewRule? {
    guard let suggestion, let category = suggestion.category else { return nil }
    return suggestion.rule(category)
  }
}

extension RuleSuggestion {
  /// The suggestion as a rule for a category.
  package func rule(_ category: CategoryPath) -> NewRule {
    var rule = NewRule(category, [pattern])
    rule.conditions = conditions.map { .init($0.field, $0.values) }
    return rule
  }
}
