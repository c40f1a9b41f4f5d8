import StatementModel

// Wildcards, where whole words don't do.
extension PatternSearch {
  /// The beginning of a word that a wildcard needs.
  private static let shortestBeginning = 5

  /// A wildcard for descriptions that have no fitting words in common: `amznmktp*`, `uber*eats`.
  func wildcard(for wanted: Wanted) -> Found? {
    guard wanted.descriptors.count > 1 else { return nil }
    for (beginning, rest) in beginnings(for: wanted) + pairs(for: wanted) {
      let text = "\(beginning)*\(rest)"
      guard case .text(let pattern)? = try? PatternParser.parse(text),
        let hits = hits(of: pattern, beginning, wanted)
      else { continue }
      return Found(pattern: text, hits: hits)
    }
    return nil
  }

  /// What the first words of the names begin with.
  private func beginnings(for wanted: Wanted) -> [(String, String)] {
    let name = Set(wanted.name)
    var common: String?
    for descriptor in wanted.descriptors {
      let words = table.words(of: Int(descriptor))
      guard let word = words.first(where: { name.contains($0.number) }) ?? words.first else {
        return []
      }
      let text = table.vocabulary[word.number]
      common = common.map { Self.beginning(of: $0, sharedWith: text) } ?? text
    }
    guard let common, common.count >= Self.shortestBeginning, common.allSatisfy(\.isLetter),
      !(table.number(of: common).map(strength.isCommon) ?? false)
    else { return [] }
    return [(common, "")]
  }

  private static func beginning(of one: String, sharedWith other: String) -> String {
    String(zip(one, other).prefix { $0 == $1 }.map(\.0))
  }

  /// Two words of the name that all descriptions have in this order.
  private func pairs(for wanted: Wanted) -> [(String, String)] {
    guard wanted.name.count > 1 else { return [] }
    let texts = wanted.name.prefix(6).map { table.vocabulary[$0] }
    var pairs: [(String, String)] = []
    for (index, first) in texts.enumerated() {
      for second in texts.dropFirst(index + 1) where first.count + second.count >= 7 {
        pairs.append((first, second))
      }
    }
    return pairs.sorted { one, other in
      let (length, otherLength) = (
        one.0.utf8.count + one.1.utf8.count, other.0.utf8.count + other.1.utf8.count
      )
      return (length, one.0, one.1) < (otherLength, other.0, other.1)
    }
  }

  /// All descriptions that the wildcard matches, unless it leaves out a wanted one, would go against
  /// a decision, or takes in a known name of another category.
  private func hits(
    of pattern: TextPattern, _ beginning: String, _ wanted: Wanted
  ) -> [Int32]? {
    guard let meant = wanted.descriptors.first,
      wanted.descriptors.allSatisfy({ table.matches(pattern, Int($0)) }),
      !names.contradict(
        pattern, wanted.category, meaning: table.words(of: Int(meant)).map(\.number))
    else { return nil }
    let candidates = history.table.descriptors(withWordBeginning: beginning)
    var hits: Set<Int32> = []
    for descriptor in candidates where table.matches(pattern, Int(descriptor)) {
      if history.contradicts(wanted.category, Int(descriptor)) { return nil }
      hits.insert(descriptor)
    }
    return hits.sorted()
  }
}
