import StatementModel
import TestSupport

@testable import RuleEngine

/// A history for tests of suggestions, decided by rules and by hand as a book would.
struct SuggestHistory {
  private(set) var subjects: [RuleSubject] = []
  let rules: RuleSet
  let categories: CategoryTree
  private let matcher: RuleMatcher

  private static let starterFile = "Rules/50-starter.yaml"

  /// - Parameters:
  ///   - rules: The text of a rules file, its categories declared.
  ///   - starter: That of one that came with the program.
  init(_ rules: String = "rules:\n", starter: String = "rules:\n") {
    let compilation = RuleCompiler.compile([
      RuleSource(path: "Rules/10.yaml", text: rules),
      RuleSource(path: Self.starterFile, text: starter),
    ])
    self.rules = compilation.ruleSet ?? RuleSet()
    categories = CategoryTree(declared: self.rules.categories)
    matcher = RuleMatcher(self.rules)
  }

  /// Adds transactions of one description, a month apart.
  mutating func add(
    _ description: String, _ count: Int = 1, amount: String = "-10.00 USD",
    byHand category: String? = nil, card: String = "visa", code: Int? = nil,
    issuer: String? = nil, status: Transaction.Status = .posted
  ) throws {
    for _ in 0..<count {
      let number = subjects.count
      var facts = TransactionFacts(description: description)
      facts.card = CardID(card)
      facts.amount = try money(amount)
      facts.date = try day("2026-01-05").adding(days: number * 30)
      facts.merchantCategoryCode = code
      facts.bankCategory = issuer
      let decision = matcher.decide(facts)
      var transaction = Transaction(
        id: TransactionID(high: 0, low: UInt64(number)), card: CardID(card), status: status,
        purchaseDate: facts.date, postingDate: facts.date, amount: try money(amount),
        description: description, sourceFile: "a.csv", sourceLine: number)
      if let set = decision.category {
        transaction.category = set.value
        transaction.categorySource = .rule(set.rule)
      }
      if let category {
        transaction.category = CategoryPath(category)
        transaction.categorySource = .person
      }
      transaction.isTransfer = decision.transfer?.value ?? false
      subjects.append(RuleSubject(transaction: transaction, facts: facts))
    }
  }

  func suggester(minimumMatches: Int? = nil) -> RuleSuggester {
    RuleSuggester(
      subjects, rules: rules, categories: categories, starterFiles: [Self.starterFile],
      minimumMatches: minimumMatches)
  }

  func suggestions(_ ground: RuleSuggestion.Ground? = nil) -> [RuleSuggestion] {
    suggester().suggestions(from: ground.map { [$0] } ?? [.edits, .repeated])
  }

  /// `Food/Coffee: blue bottle`, with conditions behind it.
  func rulesInWords(_ ground: RuleSuggestion.Ground? = nil) -> [String] {
    suggestions(ground).map { suggestion in
      let conditions = suggestion.conditions.map {
        " \($0.field) \($0.values.joined(separator: ","))"
      }
      return "\(suggestion.category?.text ?? "?"): \(suggestion.pattern)"
        + conditions.joined()
    }
  }
}
