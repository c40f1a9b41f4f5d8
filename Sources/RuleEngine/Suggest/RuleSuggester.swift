import StatementModel

/// Finds rules that the history speaks for.
///
/// All work on the history is done when the value is made; asking it costs little.
package struct RuleSuggester: Sendable {
  private let history: DecidedHistory
  private let search: PatternSearch
  private let likeness: LikenessModel
  /// One for each merchant.
  private let guesses: [LikenessModel.Guess?]
  private let minimumMatches: Int?
  private let measure: MoneyMeasure

  /// Looks at the whole history.
  ///
  /// - Parameters:
  ///   - subjects: The history as it stands.
  ///   - rules: The rules in force.
  ///   - categories: The categories that rules may name.
  ///   - starterFiles: The files of rules that came with the program, which a person's word outweighs.
  ///   - minimumMatches: How many transactions a rule must match to be worth suggesting: two unless
  ///     told, one where a person corrected a rule that came with the program.
  ///   - measure: By what merchants with most money are found.
  package init(
    _ subjects: [RuleSubject], rules: RuleSet, categories: CategoryTree,
    starterFiles: Set<String> = [], minimumMatches: Int? = nil,
    measure: MoneyMeasure = MoneyMeasure()
  ) {
    let history = DecidedHistory(
      subjects, rules: rules, starterFiles: starterFiles, categories: categories)
    let words = RuleWords(rules, history)
    let strength = PatternStrength(history.table, history.merchants)
    self.history = history
    self.minimumMatches = minimumMatches
    self.measure = measure
    let likeness = LikenessModel(history, ruleWords: words, categories: categories)
    guesses = likeness.guesses(history)
    search = PatternSearch(
      history: history, strength: strength, names: PatternNames(rules, history),
      likely: guesses.map { guess in
        guess.flatMap { $0.isNamed ? Int32($0.category) : nil } ?? -1
      })
    self.likeness = likeness
  }

  /// Rules worth having: those from hand edits first, then those for repeated merchants, most
  /// money first.
  ///
  /// - Parameter grounds: What the suggestions may rest on.
  package func suggestions(
    from grounds: Set<RuleSuggestion.Ground> = Set(RuleSuggestion.Ground.allCases)
  ) -> [RuleSuggestion] {
    ranked(from: grounds).suggestions
  }

  /// The same, with the currencies of repeated merchants that could not be compared: what is in one
  /// of them stands behind what is in the one before.
  package func ranked(
    from grounds: Set<RuleSuggestion.Ground>
  ) -> (suggestions: [RuleSuggestion], apart: [Currency]) {
    var apart: [Currency] = []
    var suggestions: [RuleSuggestion] = []
    var covered: Set<Int32> = []
    if grounds.contains(.edits) {
      let edits = EditSuggestions(search)
      suggestions = edits.suggestions.filter { suggestion in
        suggestion.evidence.matches >= minimumMatches ?? (suggestion.correctsStarter ? 1 : 2)
      }
      covered = edits.coveredByAny
    }
    if grounds.contains(.repeated) {
      let repeated = RepeatedSuggestions(
        search, likeness, guesses, minimumMatches: minimumMatches ?? 2, by: measure,
        without: covered)
      suggestions += repeated.suggestions
      apart = repeated.apart
    }
    return (suggestions, apart)
  }

  /// The merchants of which hand edits, or hand edits and rules, say different things, and nothing
  /// tells the one from the other; of those no rule is suggested.
  package func disagreements() -> [RuleDisagreement] {
    EditSuggestions(search).disagreements.filter { $0.matches >= minimumMatches ?? 2 }
  }

  /// The category of one transaction of the history by its likeness to what is known, with the
  /// rule that would set it.
  ///
  /// - Returns: Nothing where its description is not in the history, or has no words. Without a
  ///   category where none is likely enough. Its evidence tells whether the rule would contradict
  ///   decisions.
  package func guess(_ subject: RuleSubject) -> RuleSuggestion? {
    guard let merchant = history.merchants.number(of: subject.facts.description) else { return nil }
    let guess = guesses[merchant]
    let category = guess.flatMap { $0.isNamed ? $0.category : nil }
    let own = history.merchants.merchants[merchant].descriptors
    let same = own.filter { history.table.texts[Int($0)] == subject.facts.description }
    let open = own.filter { history.isOpen(Int($0)) && !same.contains($0) }
    let name = history.merchants.merchants[merchant].words
    let wanted = PatternSearch.Wanted(descriptors: same + open, name: name, category: category)
    let alone = PatternSearch.Wanted(descriptors: same, name: name, category: category)
    guard !same.isEmpty,
      let found = search.pattern(for: wanted) ?? search.patterns(for: alone).first
        ?? search.broadest(for: alone)
    else { return nil }
    return RuleSuggestion(
      ground: guess?.own?.isByHand == true ? .edits : .repeated, pattern: found.pattern,
      category: category.map { history.categories[$0] },
      confidence: .init(thousandths: guess?.confidence ?? 0),
      reason: likeness.reason(guess, history),
      evidence: history.evidence(history.subjects(of: found.hits), for: category),
      examples: history.examples(found.hits))
  }
}
