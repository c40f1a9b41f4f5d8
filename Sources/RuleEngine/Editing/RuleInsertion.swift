import StatementModel

/// A rule put into the text of a rules file, with every other byte of it as it was.
package struct RuleInsertion: Sendable {
  /// The file's path, as its source names it.
  package var path: String
  package var oldText: String
  package var newText: String
  /// Each of the rule's patterns once.
  package var patterns: [String]
  /// Whether the patterns joined those of a rule that was there.
  package var isJoined: Bool
  /// All files with the new text in its place.
  package var sources: [RuleSource]
  /// What they compile to.
  package var ruleSet: RuleSet
  /// The number of the rule that has the patterns now.
  package var rule: Int
  /// What should be known of it: what it can't decide, and what it takes from others.
  package var remarks: [Diagnostic]

  /// Where the new rule begins, or the one that was joined.
  package var location: SourceLocation { ruleSet.rules[rule].location }
}

/// Puts rules into rules files.
///
/// A rule of the short form joins the last rule of its category in the file that can take it
/// without a change of precedence; else it becomes a rule of its own, before the first that would
/// always win over it, or behind all.
package struct RuleEditor: Sendable {
  package let sources: [RuleSource]
  package let ruleSet: RuleSet
  private let categories: [Category]
  /// How many places are tried for a rule of its own.
  private static let mostPlaces = 8

  /// - Parameters:
  ///   - sources: All rules files in their order; those that are to be changed with the role
  ///     `asked`.
  ///   - categories: What is declared elsewhere.
  /// - Throws: `.mistakes` where the files can't be compiled.
  package init(
    _ sources: [RuleSource], categories: [Category] = []
  ) throws(RuleInsertionFailure) {
    let compilation = RuleCompiler.compile(sources, categories: categories)
    guard let ruleSet = compilation.ruleSet else {
      throw .mistakes(compilation.diagnostics.filter { $0.severity == .error })
    }
    self.sources = sources
    self.categories = categories
    self.ruleSet = ruleSet
  }

  /// The same after an insertion, without compiling anything again.
  package func taking(_ insertion: RuleInsertion) -> RuleEditor {
    RuleEditor(sources: insertion.sources, ruleSet: insertion.ruleSet, categories: categories)
  }

  private init(sources: [RuleSource], ruleSet: RuleSet, categories: [Category]) {
    self.sources = sources
    self.ruleSet = ruleSet
    self.categories = categories
  }

  /// The same with a file more that says nothing yet, or nothing but comments.
  ///
  /// - Parameter sources: All files; those that are known say what they said.
  package func with(_ sources: [RuleSource]) -> RuleEditor {
    RuleEditor(sources: sources, ruleSet: ruleSet, categories: categories)
  }

  /// What is declared elsewhere than in the files.
  var elsewhere: [Category] { categories }

  /// All categories that rules can name.
  package var tree: CategoryTree { CategoryTree(declared: categories + ruleSet.categories) }

  /// Puts a rule into one of the files; nothing is written.
  ///
  /// - Parameters:
  ///   - path: The file's, as its source names it; with an empty text it may be a new one.
  ///   - declares: Whether the rule's category is to be declared in the file too.
  /// - Throws: `.refused` where a pattern stands already, is none, or no place is found.
  package func insert(
    _ rule: NewRule, into path: String, declaringCategory declares: Bool = false
  ) throws(RuleInsertionFailure) -> RuleInsertion {
    guard let source = sources.firstIndex(where: { $0.path == path }) else {
      throw .refused(
        .noPlace(lines: Self.lines(of: rule), category: nil), at: SourceLocation(file: path))
    }
    let (rule, patterns) = try Self.parsed(rule)
    let placement = RulePlacement(
      rule, patterns, in: ruleSet, files: sources.map(\.path), file: path)
    if let twice = placement.duplicates.first { throw .refused(duplicate(twice, rule), at: nil) }
    let oldText = sources[source].text
    var text = oldText
    if declares {
      let editor = RulesFileEditor(RulesFileText(text, path: path))
      guard let declared = editor.text(editor.declaring(rule.category))?.text else {
        throw .refused(
          .noPlace(
            lines: Self.lines(of: rule),
            category: YAMLWriter.scalar(rule.category.text, in: .key)),
          at: SourceLocation(file: path))
      }
      text = declared
    }
    let editor = RulesFileEditor(RulesFileText(text, path: path))
    for joins in [true, false] {
      let attempts = joins ? joining(rule, editor, placement) : adding(rule, editor, placement)
      guard let (newText, _) = editor.text(attempts) else { continue }
      var sources = sources
      sources[source].text = newText
      let ruleSet = try compiled(sources, rule, isJoined: joins)
      let number = number(of: rule, in: ruleSet, path)
      let unlikely = ruleSet.rules[number].patternUses.filter { rule.patterns.contains($0.text) }
        .flatMap { use in
          PatternWarnings.facts(of: use, ruleSet.patterns[use.id]).map { Diagnostic(.warning, $0) }
        }
      return RuleInsertion(
        path: path, oldText: oldText, newText: newText, patterns: rule.patterns,
        isJoined: joins, sources: sources, ruleSet: ruleSet, rule: number,
        remarks: unlikely + Self.neverMatching(number, in: ruleSet) + remarks(placement))
    }
    throw .refused(
      .noPlace(lines: Self.lines(of: rule), category: nil), at: SourceLocation(file: path))
  }

  /// The rule with each of its patterns once.
  private static func parsed(
    _ rule: NewRule
  ) throws(RuleInsertionFailure) -> (NewRule, [Pattern]) {
    var patterns: [Pattern] = []
    var texts: [String] = []
    for text in rule.patterns {
      let pattern = try PatternProbe.parsed(text)
      guard !patterns.contains(pattern) else { continue }
      patterns.append(pattern)
      texts.append(text)
    }
    var rule = rule
    rule.patterns = texts
    return (rule, patterns)
  }

  private func joining(
    _ rule: NewRule, _ editor: RulesFileEditor, _ placement: RulePlacement
  ) -> [RulesFileEditor.Attempt] {
    guard rule.isShort else { return [] }
    return editor.items.indices.reversed().flatMap { index -> [RulesFileEditor.Attempt] in
      guard placement.places.contains(index), case .mapping(let entries, _) = editor.items[index],
        entries.count == 1, RuleField(rawValue: entries[0].key.text) == nil,
        CategoryPath(entries[0].key.text) == rule.category
      else { return [] }
      return editor.joining(rule.patterns, item: index)
    }
  }

  private func adding(
    _ rule: NewRule, _ editor: RulesFileEditor, _ placement: RulePlacement
  ) -> [RulesFileEditor.Attempt] {
    // A text of several lines may leave no place behind it; then there is one further up.
    placement.places.reversed().prefix(Self.mostPlaces).flatMap { editor.adding(rule, at: $0) }
  }

  /// The lines to put into a file by hand.
  private static func lines(of rule: NewRule) -> [String] {
    RuleWriter(RulesFileText("", path: ""), items: [], near: 0).lines(of: rule)
  }
}

// What is checked before, and what is told after.
extension RuleEditor {
  /// Compiles all files again: there must be the rule more, or its patterns, and nothing else.
  private func compiled(
    _ sources: [RuleSource], _ rule: NewRule, isJoined: Bool
  ) throws(RuleInsertionFailure) -> RuleSet {
    let compilation = RuleCompiler.compile(sources, categories: categories)
    guard let new = compilation.ruleSet else {
      let fact = compilation.diagnostics.first { $0.severity == .error }?.fact
      throw .refused(
        .badRule(fact?.summary ?? "the rule can't be read", advice: fact?.remedy), at: nil)
    }
    let uses = { (set: RuleSet) in set.rules.reduce(0) { $0 + $1.patternUses.count } }
    guard new.rules.count == ruleSet.rules.count + (isJoined ? 0 : 1),
      uses(new) == uses(ruleSet) + rule.patternCount
    else { throw .refused(.noPlace(lines: Self.lines(of: rule), category: nil), at: nil) }
    return new
  }

  /// The rule whose patterns are new: the first that is unlike the one that stood in its place.
  private func number(of rule: NewRule, in new: RuleSet, _ path: String) -> Int {
    let count = new.rules.count
    for number in 0..<count {
      guard ruleSet.rules.indices.contains(number) else { return number }
      let (old, now) = (ruleSet.rules[number], new.rules[number])
      if old.name != now.name || old.effects != now.effects
        || old.location.file != now.location.file
        || old.patternUses.map(\.text) != now.patternUses.map(\.text)
        || old.conditions.map(\.field) != now.conditions.map(\.field)
      {
        return number
      }
    }
    return max(0, count - 1)
  }

  private func duplicate(_ rival: RulePlacement.Rival, _ rule: NewRule) -> RuleInsertionFact {
    let category = ruleSet.rules[rival.rule].effects.category
    return .duplicatePattern(
      rival.pattern, category: category?.text ?? ruleSet.rules[rival.rule].title,
      at: rival.location, isSame: category == rule.category)
  }

  /// What is said of a rule whose conditions never hold together.
  private static func neverMatching(_ number: Int, in ruleSet: RuleSet) -> [Diagnostic] {
    let rule = ruleSet.rules[number]
    // To file all patterns takes time, and one condition contradicts none.
    guard rule.conditions.count > 1 else { return [] }
    var proof = ConditionProof(ruleSet, PatternCoverage(ruleSet.patterns))
    return proof.contradiction(in: Conjunction(rule.conditions)).map { found in
      [Diagnostic(.warning, RuleFact.neverMatches(rule.title, found.fields))]
    } ?? []
  }

  private func remarks(_ placement: RulePlacement) -> [Diagnostic] {
    var told: Set<String> = []
    let winners = placement.winners.filter { told.insert($0.pattern).inserted }.map { rival in
      let category = ruleSet.rules[rival.rule].effects.category?.text
      return Diagnostic(
        .warning,
        RuleInsertionFact.neverWins(
          rival.pattern, category: category ?? ruleSet.rules[rival.rule].title,
          at: rival.location))
    }
    let wider = placement.wider.map { rival in
      let text = ruleSet.rules[rival.rule].patternUses.first { $0.location == rival.location }?.text
      return Diagnostic(
        .note, RuleInsertionFact.covered(rival.pattern, by: text ?? "", at: rival.location))
    }
    let losers = placement.losers.map { rival in
      Diagnostic(
        .warning,
        RuleInsertionFact.takesOver(
          rival.pattern, from: ruleSet.rules[rival.rule].title, at: rival.location))
    }
    return winners + wider + losers
  }
}
