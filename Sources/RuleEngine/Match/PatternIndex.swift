/// The patterns of a rule set, filed by their literals; made once, and used for matching and for
/// checking alike.
final class PatternIndex: Sendable {
  let patterns: [Pattern]
  /// Words and wildcards, looked for in folded texts.
  let texts: LiteralFilter
  /// Regular expressions, looked for in the searchable form of texts (`RegexSubject`).
  let regexes: LiteralFilter
  /// Words and wildcards without a literal.
  let textsToTry: [Int32]
  /// Regular expressions of which no literal is known.
  let regexesToTry: [Int32]
  /// The texts of expressions that are nothing but a text.
  let wholes: [Int: RegexLiterals.Text]

  /// Files the patterns that rules use.
  convenience init(_ ruleSet: RuleSet) {
    var isUsed = [Bool](repeating: false, count: ruleSet.patterns.count)
    for use in ruleSet.rules.lazy.flatMap(\.patternUses) { isUsed[use.id] = true }
    self.init(ruleSet.patterns) { isUsed[$0] }
  }

  /// - Parameter isFiled: Whether the pattern of a number is looked for.
  init(_ patterns: [Pattern], where isFiled: (Int) -> Bool = { _ in true }) {
    self.patterns = patterns
    var texts: [LiteralClauses] = []
    var regexes: [LiteralClauses] = []
    var textsToTry: [Int32] = []
    var regexesToTry: [Int32] = []
    var wholes: [Int: RegexLiterals.Text] = [:]
    for (index, pattern) in patterns.enumerated() where isFiled(index) {
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
        if literals.isWhole { wholes[index] = literals.anyOf?.first }
        if literals.clauses.isEmpty {
          regexesToTry.append(id)
        } else {
          let clauses = literals.clauses.map { clause in
            clause.map { Literal(bytes: RegexSubject.bytes(of: $0)) }
          }
          regexes.append(LiteralClauses(pattern: id, clauses: clauses))
        }
      }
    }
    self.texts = LiteralFilter(texts, areFolded: true)
    self.regexes = LiteralFilter(regexes, areFolded: false)
    self.textsToTry = textsToTry
    self.regexesToTry = regexesToTry
    self.wholes = wholes
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
