import StatementModel

/// Suggests rules for merchants that come again and again and that nobody has categorized, most
/// money first.
struct RepeatedSuggestions {
  private let history: DecidedHistory
  private let search: PatternSearch
  private let likeness: LikenessModel
  private let guesses: [LikenessModel.Guess?]
  private(set) var suggestions: [RuleSuggestion] = []
  /// The currencies that could not be compared, each behind the one before.
  private(set) var apart: [Currency] = []

  /// - Parameter known: Descriptions for which rules are suggested already.
  init(
    _ search: PatternSearch, _ likeness: LikenessModel, _ guesses: [LikenessModel.Guess?],
    minimumMatches: Int, by measure: MoneyMeasure, without known: Set<Int32>
  ) {
    self.guesses = guesses
    self.search = search
    self.likeness = likeness
    history = search.history
    var covered = known
    let (merchants, order) = merchants(minimumMatches, by: measure)
    apart = order.apart
    for number in order.numbers.map({ merchants[$0] }) {
      let open = open(number).filter { !covered.contains($0) }
      guard !open.isEmpty else { continue }
      for suggestion in suggestions(for: number, open)
      where suggestion.made.evidence.uncategorized >= minimumMatches {
        covered.formUnion(suggestion.hits)
        suggestions.append(suggestion.made)
      }
    }
  }

  /// The merchants with as many transactions that nobody has categorized, and their order.
  private func merchants(
    _ minimumMatches: Int, by measure: MoneyMeasure
  ) -> (merchants: [Int], order: MoneyOrder) {
    var numbers: [Int] = []
    var money: [[MoneyOrder.Amount]] = []
    for number in history.merchants.merchants.indices {
      let descriptors = open(number)
      let count = descriptors.reduce(0) { count, descriptor in
        count
          + history.tallies[Int(descriptor)].reduce(0) { sum, tally in
            tally.standing == .open ? sum + tally.count : sum
          }
      }
      guard count >= minimumMatches else { continue }
      numbers.append(number)
      money.append(
        history.subjects(of: descriptors).filter { history.standings[$0] == .open }.map {
          let subject = history.subjects[$0]
          return MoneyOrder.Amount(subject.transaction.amount, on: subject.facts.date)
        })
    }
    return (numbers, MoneyOrder(money, by: measure))
  }

  /// The descriptions of a merchant that nobody has categorized.
  private func open(_ merchant: Int) -> [Int32] {
    history.merchants.merchants[merchant].descriptors.filter { history.isOpen(Int($0)) }
  }

  private func suggestions(
    for merchant: Int, _ open: [Int32]
  ) -> [(made: RuleSuggestion, hits: [Int32])] {
    let guess = guesses[merchant]
    let named = guess.flatMap { $0.isNamed ? $0 : nil }
    var wanted = PatternSearch.Wanted(
      descriptors: open, name: history.merchants.merchants[merchant].words,
      category: named?.category)
    var found = search.patterns(for: wanted)
    if found.isEmpty, named != nil {
      // The pattern alone may be of use where it doesn't fit the category.
      wanted.category = nil
      found = search.patterns(for: wanted)
    }
    return found.map { pattern in
      let matched = history.subjects(of: pattern.hits)
      let suggestion = RuleSuggestion(
        ground: .repeated, pattern: pattern.pattern,
        category: wanted.category.map { history.categories[$0] },
        confidence: .init(thousandths: guess?.confidence ?? 0),
        reason: likeness.reason(guess, history),
        evidence: history.evidence(matched, for: wanted.category),
        examples: history.examples(pattern.hits))
      return (suggestion, pattern.hits)
    }
  }
}
