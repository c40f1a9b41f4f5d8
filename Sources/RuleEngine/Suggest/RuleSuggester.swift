import StatementModel

/// Finds rules that the history speaks for.
///
/// All work on the history is done when the value is made; asking it costs little.
package struct RuleSuggester: Sendable {
  /// What is known of the transactions that are called alike.
  private struct Merchant {
    var pattern: String
    var examples: [String: Int] = [:]
    var decided: [CategoryPath: Int] = [:]
    var byHand: [CategoryPath: Int] = [:]
    var money = MoneyTotals()
    var matches = 0
    var uncategorized = 0
  }

  private var merchants: [String: Merchant] = [:]
  private let minimumMatches: Int

  /// Looks at the whole history.
  ///
  /// - Parameters:
  ///   - subjects: The history as it stands.
  ///   - rules: The rules in force.
  ///   - categories: The categories that rules may name.
  ///   - minimumMatches: How many transactions a rule must match to be worth suggesting.
  package init(
    _ subjects: [RuleSubject], rules: RuleSet, categories: CategoryTree, minimumMatches: Int = 2
  ) {
    self.minimumMatches = minimumMatches
    for subject in subjects where subject.transaction.status != .withdrawn {
      let key = Self.key(of: subject.facts.description)
      guard !key.isEmpty else { continue }
      var merchant = merchants[key] ?? Merchant(pattern: key)
      merchant.examples[subject.facts.description, default: 0] += 1
      merchant.matches += 1
      let amount = subject.transaction.amount
      merchant.money.add(Money(amount.amount.magnitude, amount.currency))
      if let category = subject.transaction.category {
        merchant.decided[category, default: 0] += 1
        if subject.isCategorizedByHand { merchant.byHand[category, default: 0] += 1 }
      } else {
        merchant.uncategorized += 1
      }
      merchants[key] = merchant
    }
  }

  /// Rules worth having, those from hand edits first.
  package func suggestions() -> [RuleSuggestion] {
    merchants.keys.sorted().compactMap { key -> RuleSuggestion? in
      guard let merchant = merchants[key], merchant.matches >= minimumMatches,
        merchant.uncategorized > 0 || !merchant.byHand.isEmpty
      else { return nil }
      return suggestion(merchant)
    }.sorted { ($0.ground == .edits ? 0 : 1) < ($1.ground == .edits ? 0 : 1) }
  }

  /// The category of one transaction by its likeness to what is known, with the rule that would
  /// set it; nothing where nothing can be said of it.
  package func guess(_ subject: RuleSubject) -> RuleSuggestion? {
    merchants[Self.key(of: subject.facts.description)].flatMap(suggestion)
  }

  private func suggestion(_ merchant: Merchant) -> RuleSuggestion? {
    let known = merchant.byHand.isEmpty ? merchant.decided : merchant.byHand
    guard known.count < 2 else { return nil }
    let category = known.first?.key
    let agreements = known.first?.value ?? 0
    return RuleSuggestion(
      ground: merchant.byHand.isEmpty ? .repeated : .edits, pattern: merchant.pattern,
      category: category,
      confidence: .init(
        thousandths: category == nil ? 0 : (agreements + 1) * 1000 / (agreements + 2)),
      reason: category.map { "the same merchant is in \($0)" } ?? "nothing like it is known",
      evidence: .init(
        matches: merchant.matches,
        money: merchant.money.currencies.compactMap { currency in
          merchant.money[currency].exactDecimal.map { Money($0, currency) }
        }, agreements: merchant.byHand.isEmpty ? 0 : agreements, contradictions: 0,
        uncategorized: merchant.uncategorized),
      examples: merchant.examples.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key))
  }

  /// The folded words that have no digits.
  private static func key(of description: String) -> String {
    TextFolding.fold(description).split(separator: " ")
      .filter { !$0.contains(where: \.isNumber) }.joined(separator: " ")
  }
}
