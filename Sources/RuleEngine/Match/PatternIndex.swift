/// The patterns of a rule set, filed by their literals; made once, and used for matching and for
/// checking alike.
final class PatternIndex: Sendable {
  let patterns: [Pattern]
  /// Looked for in folded texts.
  let texts: LiteralFilter
  /// Looked for in the searchable form of texts (`RegexSubject`).
  let regexes: LiteralFilter
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
          regexes.append(
            LiteralClauses(
              pattern: id, clauses: literals.clauses, proof: Self.proof(of: literals)))
        }
      }
    }
    self.texts = LiteralFilter(texts)
    self.regexes = LiteralFilter(regexes)
    self.textsToTry = textsToTry
    self.regexesToTry = regexesToTry
    self.wholes = wholes
  }

  /// A text that is looked for may be found where it does not match, unless it is ASCII.
  private static func proof(of literals: RegexLiterals) -> LiteralClauses.Proof {
    literals.isWhole && literals.clauses.joined().joined().allSatisfy { $0 < 0x80 }
      ? .whole : .none
  }

  /// Whether there are regular expressions at all.
  var hasRegexes: Bool { !regexes.isEmpty || !regexesToTry.isEmpty }
}

extension TextPattern {
  /// All its literals.
  fileprivate var literals: [[UInt8]] {
    segments.joined().compactMap { if case .literal(let bytes) = $0 { bytes } else { nil } }
  }

  /// A pattern of one literal matches where that stands between the boundaries it needs.
  fileprivate var proof: LiteralClauses.Proof {
    guard segments.count == 1, segments[0].count == 1, case .literal = segments[0][0] else {
      return .none
    }
    return .words(needsStart: !isOpenAtStart, needsEnd: !isOpenAtEnd)
  }
}
