import StatementModel

/// The rules that ask for the issuer's category and for no description: which of them are
/// possible for a category is worked out once.
struct BankCategoryRules {
  private struct Key: Hashable {
    var category: String?
    var code: Int?
  }

  /// All of them, in file order.
  let all: [RuleCandidate]
  private let rules: [(rule: Int32, wanted: [BankCategory])]
  private var lists: [Key: [RuleCandidate]] = [:]

  /// Beyond so many different categories, all are forgotten.
  private static let mostKnown = 1 << 16

  init(_ rules: [(rule: Int32, wanted: [BankCategory])], _ plans: [RulePlan]) {
    self.rules = rules
    all = RuleCandidate.list(rules.map(\.rule), plans)
  }

  /// The rules that are possible for a transaction.
  mutating func candidates(
    for facts: TransactionFacts, _ plans: [RulePlan]
  ) -> [RuleCandidate] {
    let key = Key(category: facts.bankCategory, code: facts.merchantCategoryCode)
    guard !rules.isEmpty, key.category != nil || key.code != nil else { return [] }
    if let known = lists[key] { return known }
    if lists.count >= Self.mostKnown { lists = [:] }
    let folded = key.category.map { TextFolding.fold($0) }
    let possible = rules.filter { rule in
      rule.wanted.contains { category in
        switch category {
        case .name(let name): folded == name
        case .codes(let codes): key.code.map { codes ~= $0 } ?? false
        }
      }
    }
    let list = RuleCandidate.list(possible.map(\.rule), plans)
    lists[key] = list
    return list
  }
}
