import StatementModel

/// The names that the patterns of the rules in force are made of: what the world is known to have
/// beside one's own history.
///
/// A pattern that is also part of another merchant's name takes more than it was made for: `golden`
/// of one's florist is the golden arches' too.
struct PatternNames: Sendable {
  /// A literal part of a pattern.
  private struct Name: Sendable {
    var bytes: [UInt8]
    /// The numbers of its words; negative where no description has the word.
    var words: [Int]
    /// The categories of the rules that have the pattern.
    var categories: Set<Int>
  }

  private var names: [Name] = []
  private let namesOfWord: MemberLists
  private let paths: [CategoryPath]

  init(_ rules: RuleSet, _ history: DecidedHistory) {
    let table = history.table
    paths = history.categories
    var categories = [Set<Int>](repeating: [], count: rules.patterns.count)
    for rule in rules.rules {
      guard let category = rule.effects.category.flatMap(history.number(of:)) else { continue }
      for use in rule.patternUses { categories[use.id].insert(category) }
    }
    var pairs: [(group: Int32, member: Int32)] = []
    for (pattern, categories) in zip(rules.patterns, categories) where !categories.isEmpty {
      guard case .text(let text) = pattern else { continue }
      for case .literal(let bytes) in text.segments.joined() {
        let words = table.words(in: String(decoding: bytes, as: UTF8.self))
        for word in Set(words) where word >= 0 { pairs.append((Int32(word), Int32(names.count))) }
        names.append(Name(bytes: bytes, words: words, categories: categories))
      }
    }
    namesOfWord = MemberLists(pairs, groups: table.vocabulary.count)
  }

  /// Whether the run is part of a name of another category.
  ///
  /// - Parameters:
  ///   - category: The category's number; nothing where any category is another.
  ///   - descriptor: The words of the description that is meant: names that stand in it are its own.
  func contradict(_ run: [Int], _ category: Int?, meaning descriptor: [Int]) -> Bool {
    guard let first = run.first else { return false }
    return namesOfWord[first].contains { number in
      names[Int(number)].words.contains(run)
        && isOther(names[Int(number)], than: category, meaning: descriptor)
    }
  }

  /// Whether the pattern takes in a name of another category.
  func contradict(_ pattern: TextPattern, _ category: Int?, meaning descriptor: [Int]) -> Bool {
    names.contains { name in
      pattern.matches(name.bytes.span) && isOther(name, than: category, meaning: descriptor)
    }
  }

  private func isOther(_ name: Name, than category: Int?, meaning descriptor: [Int]) -> Bool {
    !descriptor.contains(name.words) && !name.categories.contains { isRelated($0, to: category) }
  }

  /// Whether one is the other, or within it.
  private func isRelated(_ one: Int, to other: Int?) -> Bool {
    guard let other else { return false }
    return one == other || paths[one].isWithin(paths[other]) || paths[other].isWithin(paths[one])
  }
}
