import StatementModel

/// Proves that one pattern matches whenever another does.
///
/// It proves only what is plain: what it does not find may still be so.
struct PatternCoverage {
  private let patterns: [Pattern]
  private let textIndex: LiteralIndex
  private let regexIndex: LiteralIndex
  /// Patterns that match every text.
  private let universal: [Int]
  /// The texts of expressions that are nothing but a text.
  private let wholes: [[UInt8]?]

  /// Stands in a sample for whatever a wildcard may match; no folded text has it.
  private static let filler: UInt8 = 1

  init(_ patterns: [Pattern]) {
    self.patterns = patterns
    var texts: [(bytes: [UInt8], id: Int32)] = []
    var expressions: [(bytes: [UInt8], id: Int32)] = []
    var universal: [Int] = []
    var wholes: [[UInt8]?] = []
    for (index, pattern) in patterns.enumerated() {
      var whole: [UInt8]?
      switch pattern {
      case .text(let text):
        if let literal = text.longestLiteral { texts.append((literal, Int32(index))) }
        if text.segments.isEmpty { universal.append(index) }
      case .regex(let expression):
        let literals = RegexLiterals(expression)
        whole = literals.isWhole ? literals.anyOf?.first : nil
        if let whole { expressions.append((whole, Int32(index))) }
      }
      wholes.append(whole)
    }
    self.universal = universal
    self.wholes = wholes
    textIndex = LiteralIndex(texts)
    regexIndex = LiteralIndex(expressions)
  }

  /// The patterns that match whenever this one does, itself among them, by number.
  func patterns(covering id: Int) -> [Int] {
    var found: Set<Int> = [id]
    found.formUnion(universal)
    switch patterns[id] {
    case .text(let pattern):
      let sample = Self.sample(of: pattern)
      var candidates: [Int32] = []
      textIndex.find(in: sample.span, into: &candidates)
      for candidate in Set(candidates) {
        guard case .text(let wider) = patterns[Int(candidate)],
          pattern.words != nil || !wider.hasAnyOne, wider.matches(sample.span)
        else { continue }
        found.insert(Int(candidate))
      }
    case .regex:
      guard let whole = wholes[id] else { break }
      var candidates: [Int32] = []
      regexIndex.find(in: whole.span, into: &candidates)
      found.formUnion(candidates.map { Int($0) })
    }
    return found.sorted()
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
