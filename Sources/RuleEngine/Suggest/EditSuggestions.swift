import StatementModel

/// Suggests rules from what a person has categorized by hand and the rules alone would not.
struct EditSuggestions {
  private let history: DecidedHistory
  private let search: PatternSearch
  private(set) var suggestions: [RuleSuggestion] = []
  private(set) var disagreements: [RuleDisagreement] = []
  /// The merchants of which a disagreement has been told.
  private var told: Set<Int> = []
  /// What the patterns for the category in hand match.
  private var covered: Set<Int32> = []
  /// What all suggested patterns without conditions match.
  private(set) var coveredByAny: Set<Int32> = []

  init(_ search: PatternSearch) {
    self.search = search
    history = search.history
    for (category, merchants) in wanted() { suggest(category, merchants) }
    suggestions.sort { left, right in
      let (one, other) = (left.evidence, right.evidence)
      if one.agreements != other.agreements { return one.agreements > other.agreements }
      if one.matches != other.matches { return one.matches > other.matches }
      return left.pattern < right.pattern
    }
    disagreements.sort { ($1.matches, $0.merchant) < ($0.matches, $1.merchant) }
  }

  /// By category and merchant, the descriptions that a person put there and no rule would.
  private func wanted() -> [(category: Int, merchants: [Int: [Int32]])] {
    var wanted: [Int: [Int: [Int32]]] = [:]
    for (descriptor, tallies) in history.tallies.enumerated() {
      for tally in tallies {
        guard case .byHand(let category, needsRule: true) = tally.standing else { continue }
        let merchant = Int(history.merchants.ofDescriptor[descriptor])
        wanted[Int(category), default: [:]][merchant, default: []].append(Int32(descriptor))
      }
    }
    return wanted.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private mutating func suggest(_ category: Int, _ wanted: [Int: [Int32]]) {
    covered = []
    var merchants = wanted
    for number in wanted.keys.sorted() {
      let descriptors = wanted[number] ?? []
      if descriptors.contains(where: { history.contradicts(category, Int($0)) }) {
        separate(category, number, descriptors)
        merchants[number] = nil
      }
    }
    merchants = together(category, merchants)
    for number in merchants.keys.sorted() {
      let descriptors = (merchants[number] ?? []).filter { !covered.contains($0) }
      if descriptors.isEmpty { continue }
      let found = search.patterns(for: self.wanted(category, number, descriptors))
      for pattern in found { add(pattern, category) }
      let left = descriptors.filter { !covered.contains($0) }
      if !left.isEmpty { separate(category, number, left) }
    }
  }

  private func wanted(
    _ category: Int?, _ merchant: Int, _ descriptors: [Int32]
  ) -> PatternSearch.Wanted {
    PatternSearch.Wanted(
      descriptors: descriptors, name: history.merchants.merchants[merchant].words,
      category: category)
  }

  // MARK: Several merchants

  /// Suggests one pattern for merchants whose names begin alike, and gives those that are left.
  private mutating func together(
    _ category: Int, _ wanted: [Int: [Int32]]
  ) -> [Int: [Int32]] {
    var left = wanted
    let byWord = Dictionary(grouping: wanted.keys.sorted()) { number in
      history.merchants.merchants[number].words.first ?? -1
    }
    for (word, numbers) in byWord.sorted(by: { $0.key < $1.key })
    where word >= 0 && numbers.count > 1 {
      let names = numbers.map { history.merchants.merchants[$0].words }
      guard let first = names.first else { continue }
      let name = first.enumerated().prefix { offset, word in
        names.allSatisfy { $0.indices.contains(offset) && $0[offset] == word }
      }.map(\.element)
      let all = PatternSearch.Wanted(
        descriptors: numbers.flatMap { wanted[$0] ?? [] }, name: name, isShared: true,
        category: category)
      guard let found = search.pattern(for: all), areMostlyOwn(found, numbers.count) else {
        continue
      }
      add(found, category)
      for number in numbers { left[number] = nil }
    }
    return left
  }

  /// Whether a pattern for several merchants brings in no more than as many that nobody has
  /// categorized: one word in common may be chance.
  private func areMostlyOwn(_ found: PatternSearch.Found, _ own: Int) -> Bool {
    let open = found.hits.filter { hit in
      history.tallies[Int(hit)].allSatisfy { $0.standing == .open }
    }
    return Set(open.map { history.merchants.ofDescriptor[Int($0)] }).count <= own
  }

  // MARK: Disagreement

  /// Looks for a condition that tells a merchant's decisions apart, and says so where none does.
  private mutating func separate(_ category: Int, _ merchant: Int, _ descriptors: [Int32]) {
    if let found = search.broadest(for: wanted(category, merchant, descriptors)) {
      let matched = history.subjects(of: found.hits)
      let agreeing = matched.filter { history.standings[$0].isByHand(category) }
      let against = matched.filter { history.standings[$0].contradicts(category) }
      if let condition = SeparatingCondition.separating(
        agreeing.map { history.subjects[$0].facts },
        from: against.map { history.subjects[$0].facts })
      {
        add(found, category, condition)
        return
      }
    }
    guard told.insert(merchant).inserted else { return }
    disagreements.append(RuleDisagreement(history, merchant))
  }

  private mutating func add(
    _ found: PatternSearch.Found, _ category: Int, _ condition: SeparatingCondition? = nil
  ) {
    if condition == nil {
      covered.formUnion(found.hits)
      coveredByAny.formUnion(found.hits)
    }
    let matched = history.subjects(of: found.hits, where: condition)
    let evidence = history.evidence(matched, for: category)
    let path = history.categories[category]
    // The rule of succession: as many as agreed, and one imagined case of each kind.
    let confidence =
      (evidence.agreements + 1) * 1000 / (evidence.agreements + evidence.contradictions + 2)
    let times = evidence.agreements == 1 ? "once" : "\(evidence.agreements) times"
    let separated = condition.map { ", told apart by \($0.written.field)" } ?? ""
    let corrected = corrected(by: matched, category).map { rule in
      ", against the starter rule \(rule.title) (\(rule.location.description))"
    }
    var suggestion = RuleSuggestion(
      ground: .edits, pattern: found.pattern, conditions: condition.map { [$0.written] } ?? [],
      category: path, confidence: .init(thousandths: confidence),
      reason: "put in \(path) by hand \(times)\(separated)\(corrected ?? "")",
      evidence: evidence, examples: history.examples(found.hits))
    suggestion.correctsStarter = corrected != nil
    suggestions.append(suggestion)
  }

  /// The rule that came with the program and that a person corrected most often by putting some of
  /// the subjects in the category.
  private func corrected(by matched: [Int], _ category: Int) -> Rule? {
    var counts: [Int32: Int] = [:]
    for subject in matched where history.standings[subject].isByHand(category) {
      let rule = history.corrected[subject]
      if rule >= 0 { counts[rule, default: 0] += 1 }
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
      .map { history.rules.rules[Int($0.key)] }
  }
}

extension Standing {
  /// Whether a person put it in the category.
  fileprivate func isByHand(_ category: Int) -> Bool {
    if case .byHand(let decided, _) = self { Int(decided) == category } else { false }
  }
}
