import StatementModel

/// Proves that one pattern matches whenever another does.
///
/// It proves only what is plain: what it does not find may still be so.
struct PatternCoverage {
  private let index: PatternIndex
  /// Patterns that match every text.
  private let universal: [Int]
  /// Of expressions that are a text as a whole: the bytes by which it is found.
  private let searchables: [Int: [UInt8]]
  private var patterns: [Pattern] { index.patterns }

  /// Stands in a sample for whatever a wildcard may match; no folded text has it.
  private static let filler: UInt8 = 1

  init(_ patterns: [Pattern]) { self.init(PatternIndex(patterns)) }

  init(_ index: PatternIndex) {
    self.index = index
    searchables = index.wholes.mapValues { RegexSubject.bytes(of: $0) }
    universal = index.textsToTry.map { Int($0) }.filter { id in
      if case .text(let text) = index.patterns[id] { text.segments.isEmpty } else { false }
    }
  }

  /// The patterns that match whenever this one does, itself among them, by number.
  func patterns(covering id: Int) -> [Int] {
    var found: Set<Int> = [id]
    found.formUnion(universal)
    switch patterns[id] {
    case .text(let pattern):
      let sample = Self.sample(of: pattern)
      for candidate in Self.candidates(index.texts, in: sample) {
        guard case .text(let wider) = patterns[candidate],
          pattern.words != nil || !wider.hasAnyOne, wider.matches(sample.span)
        else { continue }
        found.insert(candidate)
      }
    case .regex:
      guard let searchable = searchables[id] else { break }
      let candidates = Self.candidates(index.regexes, in: searchable)
      for candidate in candidates {
        guard let part = searchables[candidate],
          ByteSearch.first(part.span, in: searchable.span) != nil
        else { continue }
        found.insert(candidate)
      }
    }
    return found.sorted()
  }

  /// The patterns that are filed under a literal which stands in the text.
  private static func candidates(_ filter: LiteralFilter, in text: [UInt8]) -> [Int] {
    var found: [Int] = []
    filter.find(in: text.span) { use, _ in found.append(Int(use.pattern)) }
    return found
  }

  /// A text that has what every match of the pattern has, and nothing else that could be matched.
  private static func sample(of pattern: TextPattern) -> [UInt8] {
    var sample: [UInt8] = pattern.isOpenAtStart ? [filler] : []
    for (index, segment) in pattern.segments.enumerated() {
      if index > 0 { sample.append(filler) }
      for piece in segment {
        switch piece {
        case .literal(let bytes): sample.append(contentsOf: bytes)
        case .anyOne: sample.append(filler)
        }
      }
    }
    if pattern.isOpenAtEnd { sample.append(filler) }
    return sample
  }
}

extension TextPattern {
  fileprivate var hasAnyOne: Bool { segments.joined().contains(.anyOne) }
}
