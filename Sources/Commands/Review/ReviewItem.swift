import RuleEngine
import StatementModel

/// One thing that needs a person.
struct ReviewItem: Sendable {
  enum Kind: Hashable, Sendable {
    /// A merchant that has transactions without category.
    case merchant
    /// A rule for what a person has put in a category by hand.
    case rule
    /// Two transactions that may be one, or one that may be two, by the number of the pair.
    case pair(Int)
    /// Rows of a file that could not be read.
    case rejected

    /// What programs call it.
    var name: String {
      switch self {
      case .merchant: "merchant"
      case .rule: "rule"
      case .pair: "possible-duplicate"
      case .rejected: "rejected-rows"
      }
    }
  }

  /// One transaction, in words.
  struct Row: Hashable, Sendable {
    var date: String
    var amount: String
    var card: String
    var description: String
  }

  var kind = Kind.merchant
  /// What it is called: the merchant's most frequent description.
  var title: String
  /// The numbers of a merchant's transactions that have no category, newest first.
  var subjects: [Int]
  /// The first of them, in words.
  var rows: [Row]
  /// The sum of the magnitudes, in words: `54.20 USD`.
  var money: String
  var totals: MoneyTotals
  /// What a pattern of it might be, where nothing better is known.
  var pattern: String
  var suggestion: RuleSuggestion?

  /// Whether it is one transaction that may be two, shown by two statements where they meet.
  var mayBeTwo = false

  var isPair: Bool { if case .pair = kind { true } else { false } }

  /// Whether a rule can be made of it.
  var takesRule: Bool { kind == .merchant || kind == .rule }

  /// A row that could not be read.
  struct Rejected: Hashable, Sendable {
    /// From 1.
    var line: Int
    var text: String
    var reason: String
  }

  /// The rows that could not be read.
  var rejected: [Rejected] = []

  /// What is asked of a pair, in few words.
  var question: String { mayBeTwo ? "one or two?" : "one and the same?" }

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
