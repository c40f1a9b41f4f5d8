/// The patterns of a rule set, filed by their literals; made once, and used for matching and for
/// checking alike.
final class PatternIndex: Sendable {
  let patterns: [Pattern]
  /// Looked for in folded texts: words and wildcards, and regular expressions as far as they have
  /// plain letters.
  let texts: LiteralFilter
  /// Looked for in the searchable form of texts (`RegexSubject`): other regular expressions.
  let regexes: LiteralFilter
  /// Whether each of those has letters beyond ASCII, so that no text of ASCII matches.
  let regexesAreBeyondASCII: Bool
  /// Words and wildcards without a literal.
  let textsToTry: [Int32]
  /// Regular expressions of which no literal is known.
  let regexesToTry: [Int32]
  /// The texts of expressions that are nothing but a text.
  let wholes: [Int: [UInt8]]

  init(_ patterns: [Pattern]) {
    self.patterns = patterns
    var texts: [LiteralClauses] = []
    var regexes: [LiteralClauses] = []
    var textsToTry: [Int32] = []
    var regexesToTry: [Int32] = []
    var wholes: [Int: [UInt8]] = [:]
    for (index, pattern) in patterns.enumerated() {
      let id = Int32(index)
      switch pattern {
      case .text(let text):
        let clauses = text.literals.map { [$0] }
        if clauses.isEmpty {
          textsToTry.append(id)
        } else {
          texts.append(LiteralClauses(pattern: id, clauses: clauses, proof: text.proof))
        }
      case .regex(let expression):
        let literals = RegexLiterals(expression)
        if literals.clauses.isEmpty {
          regexesToTry.append(id)
        } else {
          if literals.isWhole { wholes[index] = literals.anyOf?.first }
          let plain = Self.plain(literals.clauses)
          if !plain.isEmpty {
            texts.append(LiteralClauses(pattern: id, clauses: plain, proof: .none))
            continue
          }
          regexes.append(
            LiteralClauses(
              pattern: id,
              clauses: literals.clauses.map { clause in clause.map { Literal(bytes: $0) } },
              proof: Self.proof(of: literals)))
        }
      }
    }
    self.texts = LiteralFilter(texts, areFolded: true)
    self.regexes = LiteralFilter(regexes, areFolded: false)
    regexesAreBeyondASCII = regexes.allSatisfy { pattern in
      pattern.clauses.contains { clause in clause.allSatisfy { Self.isBeyondASCII($0.bytes) } }
    }
    self.textsToTry = textsToTry
    self.regexesToTry = regexesToTry
    self.wholes = wholes
  }

  /// A text that is looked for may be found where it does not match, unless it is ASCII.
  private static func proof(of literals: RegexLiterals) -> LiteralClauses.Proof {
    literals.isWhole && literals.clauses.joined().joined().allSatisfy { $0 < 0x80 }
      ? .whole : .none
  }

  /// A literal of so many letters tells something.
  private static let leastPlain = 3

  /// The clauses as far as their literals have runs of ASCII letters and digits: what stands so in
  /// a text stands in the folded text too, since folding takes nothing out between two of them.
  ///
  /// None where letters beyond ASCII tell more.
  private static func plain(_ clauses: [[[UInt8]]]) -> [[Literal]] {
    if clauses.contains(where: { clause in clause.allSatisfy(isBeyondASCII) }) { return [] }
    return clauses.compactMap { clause in
      let runs = clause.map { literal in
        literal.split { byte in !(byte &- 0x30 < 10 || byte &- 0x61 < 26) }
          .max { $0.count < $1.count }.map { Array($0) } ?? []
      }
      return runs.allSatisfy { $0.count >= leastPlain } ? runs.map { Literal(bytes: $0) } : nil
    }
  }

  private static func isBeyondASCII(_ literal: [UInt8]) -> Bool { literal.contains { $0 >= 0x80 } }
}

extension TextPattern {
  /// All its literals.
  fileprivate var literals: [Literal] {
    segments.enumerated().flatMap { index, segment in
      segment.enumerated().compactMap { place, piece -> Literal? in
        guard case .literal(let bytes) = piece else { return nil }
        let isFirst = index == 0 && place == 0
        let isLast = index == segments.count - 1 && place == segment.count - 1
        return Literal(
          bytes: bytes, startsWord: isFirst && !isOpenAtStart, endsWord: isLast && !isOpenAtEnd)
      }
    }
  }

  /// A pattern of one literal matches where that stands between the boundaries it needs.
  fileprivate var proof: LiteralClauses.Proof {
    guard segments.count == 1, segments[0].count == 1, case .literal = segments[0][0] else {
      return .none
    }
    return .words(needsStart: !isOpenAtStart, needsEnd: !isOpenAtEnd)
  }
}
