import StatementModel

/// A pattern that does not match a text, and whose words are nearly there.
package struct NearPattern: Hashable, Sendable {
  /// What keeps the pattern from matching.
  package enum Difference: Hashable, Sendable {
    /// The pattern stands there as a part of this word.
    case within(String)
    /// The same letters with other spaces between them.
    case spacing
    /// This word of the pattern is spelt otherwise there.
    case spelt(String, there: String)
    /// All words are there, but not next to each other.
    case apart
    /// These words of the pattern are not there; most of its letters are.
    case missing([String])

    /// The less there is to change, the nearer.
    fileprivate var rank: Int {
      switch self {
      case .within, .spacing: 0
      case .spelt: 1
      case .apart: 2
      case .missing: 3
      }
    }
  }

  /// The rule's number in the rule set.
  package var rule: Int
  package var pattern: PatternUse
  package var difference: Difference
}

extension RuleSet {
  /// The patterns of `match` that come nearest to a text without matching it, the nearest first.
  ///
  /// Only words and wildcards are looked at, by their words: a regular expression has none. Each
  /// rule is named once.
  ///
  /// - Parameters:
  ///   - without: Rules that need not be named.
  ///   - most: How many are wanted.
  package func nearPatterns(
    of description: String, without: Set<Int> = [], most: Int = 5
  ) -> [NearPattern] {
    let text = NearText(TextFolding.fold(description))
    guard !text.words.isEmpty else { return [] }
    var known: [Int: NearPattern.Difference?] = [:]
    var found: [NearPattern] = []
    for (number, rule) in rules.enumerated() where !without.contains(number) {
      var best: NearPattern?
      for use in rule.conditions.flatMap(\.matchUses) {
        guard case .text(let pattern) = patterns[use.id] else { continue }
        let difference = known[use.id] ?? text.difference(from: pattern)
        known[use.id] = .some(difference)
        guard let difference, difference.rank < best?.difference.rank ?? .max else { continue }
        best = NearPattern(rule: number, pattern: use, difference: difference)
      }
      if let best { found.append(best) }
    }
    // The sort keeps the order of the file among equals.
    let sorted = found.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      return (a.difference.rank, -a.pattern.text.count, left.offset)
        < (b.difference.rank, -b.pattern.text.count, right.offset)
    }
    return sorted.prefix(most).map(\.element)
  }
}

extension RuleCondition {
  /// The patterns of which one must match, those of nested conditions too.
  fileprivate var matchUses: [PatternUse] {
    switch test {
    case .match(let uses): uses
    case .all(let groups), .any(let groups): groups.joined().flatMap(\.matchUses)
    default: []
    }
  }
}

/// A folded text with its words.
private struct NearText {
  let words: [[UInt8]]
  private let folded: [UInt8]
  private let joined: [UInt8]
  private let wordSet: Set<[UInt8]>

  /// Patterns of fewer letters are near to too much.
  private static let fewestLetters = 4

  init(_ text: String) {
    folded = Array(text.utf8)
    words = folded.split(separator: 0x20).map(Array.init)
    joined = folded.filter { $0 != 0x20 }
    wordSet = Set(words)
  }

  func difference(from pattern: TextPattern) -> NearPattern.Difference? {
    let literals = pattern.segments.joined().flatMap { piece -> [[UInt8]] in
      if case .literal(let bytes) = piece {
        bytes.split(separator: 0x20).map(Array.init)
      } else {
        []
      }
    }
    let letters = literals.map(\.count).reduce(0, +)
    guard letters >= Self.fewestLetters else { return nil }
    if let words = pattern.words {
      if let place = ByteSearch.first(words.span, in: folded.span) {
        return .within(word(at: place, length: words.count))
      }
      let letters = literals.flatMap(\.self)
      if isThere(letters, isOneWord: literals.count == 1) { return .spacing }
      if literals.count > 1,
        let there = self.words.first(where: { Self.isOneEditAway($0, letters) })
      {
        return .spelt(Self.text(words), there: Self.text(there))
      }
    }
    let absent = literals.filter { !wordSet.contains($0) }
    guard let first = absent.first else { return .apart }
    if absent.count == 1, first.count >= Self.fewestLetters,
      let there = words.first(where: { Self.isOneEditAway($0, first) })
    {
      return .spelt(Self.text(first), there: Self.text(there))
    }
    let present = letters - absent.map(\.count).reduce(0, +)
    guard present * 2 >= letters, present >= Self.fewestLetters else { return nil }
    return .missing(absent.map(Self.text))
  }

  /// Whether the letters stand there, whatever the spaces, from a word's beginning on; of a pattern
  /// of one word, to a word's end as well.
  private func isThere(_ letters: [UInt8], isOneWord: Bool) -> Bool {
    guard let place = ByteSearch.first(letters.span, in: joined.span) else { return false }
    var starts: Set<Int> = [0]
    for word in words { starts.insert((starts.max() ?? 0) + word.count) }
    return starts.contains(place) && (!isOneWord || starts.contains(place + letters.count))
  }

  /// The words that a range of the text lies in.
  private func word(at start: Int, length: Int) -> String {
    var (first, last) = (start, start + length)
    while first > 0, folded[first - 1] != 0x20 { first -= 1 }
    while last < folded.count, folded[last] != 0x20 { last += 1 }
    return String(decoding: folded[first..<last], as: UTF8.self)
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Whether one byte added, dropped or replaced, or two neighbours swapped, makes one the other.
  private static func isOneEditAway(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard abs(left.count - right.count) <= 1 else { return false }
    let head = zip(left, right).prefix { $0 == $1 }.count
    let tail = min(
      zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count,
      min(left.count, right.count) - head)
    let rest = (left.count - head - tail, right.count - head - tail)
    if max(rest.0, rest.1) <= 1 { return true }
    return rest == (2, 2) && left[head] == right[head + 1] && left[head + 1] == right[head]
  }
}
