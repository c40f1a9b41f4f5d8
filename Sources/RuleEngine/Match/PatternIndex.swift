/// The patterns of a rule set, filed by their literals; made once, and used for matching and for
/// checking alike.
final class PatternIndex: Sendable {
  let patterns: [Pattern]
  /// Looked for in folded texts: words and wildcards, and regular expressions as far as they have
  /// runs of letters (`FoldedRuns`).
  let texts: LiteralFilter
  /// Looked for in the searchable form of texts (`RegexSubject`): other regular expressions.
  let regexes: LiteralFilter
  /// Whether each of those has letters beyond ASCII, so that no text of ASCII matches.
  let regexesAreBeyondASCII: Bool
  /// Looked for in the searchable form of those texts in which folding may join characters beyond
  /// ASCII to others:
  /// the regular expressions of `texts` that have such characters.
  let joining: LiteralFilter
  /// Words and wildcards without a literal.
  let textsToTry: [Int32]
  /// Regular expressions of which no literal is known.
  let regexesToTry: [Int32]
  /// The texts of expressions that are nothing but a text.
  let wholes: [Int: RegexLiterals.Text]

  /// Patterns of which each is asked for by its number, and none looked for.
  init(unfiled patterns: [Pattern]) {
    self.patterns = patterns
    texts = LiteralFilter([], areFolded: true)
    regexes = LiteralFilter([], areFolded: false)
    joining = regexes
    regexesAreBeyondASCII = true
    textsToTry = []
    regexesToTry = []
    wholes = [:]
  }

  init(_ patterns: [Pattern]) {
    self.patterns = patterns
    var texts: [LiteralClauses] = []
    var regexes: [LiteralClauses] = []
    var joining: [LiteralClauses] = []
    var textsToTry: [Int32] = []
    var regexesToTry: [Int32] = []
    var wholes: [Int: RegexLiterals.Text] = [:]
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
          let plain = FoldedRuns.clauses(literals.clauses)
          if plain.isEmpty {
            regexes.append(Self.clauses(of: id, literals))
          } else {
            texts.append(LiteralClauses(pattern: id, clauses: plain, proof: .none, isRegex: true))
            let isASCII = literals.clauses.joined().joined().allSatisfy(\.isASCII)
            if !isASCII { joining.append(Self.clauses(of: id, literals)) }
          }
        }
      }
    }
    self.texts = LiteralFilter(texts, areFolded: true)
    self.regexes = LiteralFilter(regexes, areFolded: false)
    self.joining = LiteralFilter(joining, areFolded: false)
    regexesAreBeyondASCII = regexes.allSatisfy(Self.isBeyondASCII)
    self.textsToTry = textsToTry
    self.regexesToTry = regexesToTry
    self.wholes = wholes
  }

  /// A regular expression as the searchable form of texts tells of it.
  private static func clauses(of pattern: Int32, _ literals: RegexLiterals) -> LiteralClauses {
    LiteralClauses(
      pattern: pattern,
      clauses: literals.clauses.map { clause in
        clause.map { Literal(bytes: RegexSubject.bytes(of: $0)) }
      },
      proof: proof(of: literals), isRegex: true)
  }

  /// A text that is looked for may be found where it does not match, unless it is ASCII.
  private static func proof(of literals: RegexLiterals) -> LiteralClauses.Proof {
    literals.isWhole && literals.clauses.joined().joined().allSatisfy(\.isASCII)
      ? .whole : .none
  }

  /// Whether every text that the pattern matches has letters beyond ASCII.
  private static func isBeyondASCII(_ pattern: LiteralClauses) -> Bool {
    pattern.clauses.contains { clause in
      clause.allSatisfy { literal in literal.bytes.contains { $0 >= 0x80 } }
    }
  }
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
