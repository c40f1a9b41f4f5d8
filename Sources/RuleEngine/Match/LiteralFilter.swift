/// A pattern as far as literals tell of it: each clause is a list of texts of which every match
/// contains at least one.
struct LiteralClauses: Sendable {
  /// What a literal proves by itself.
  enum Proof: Sendable {
    /// Nothing: the pattern must be tried.
    case none
    /// Where it stands, the pattern matches, if words begin and end there as asked.
    case words(needsStart: Bool, needsEnd: Bool)
  }

  /// The pattern's number.
  var pattern: Int32
  /// No clause is empty.
  var clauses: [[Literal]]
  var proof = Proof.none
}

/// Says which of many patterns a text may match, by the literals that stand in it.
///
/// Each pattern is filed under the literals of that clause of it which the fewest patterns share.
struct LiteralFilter: Sendable {
  /// What a literal that was found means for one pattern.
  struct Use {
    var pattern: Int32
    var proof: LiteralClauses.Proof
  }

  private let index: LiteralIndex
  /// By the numbers of literals.
  private let uses: [Use]

  var isEmpty: Bool { uses.isEmpty }

  /// A clause says next to nothing where one of its literals is as short as the first, and little
  /// where one is as short as the second; a sign is as rare in texts as two letters.
  private static let uselessLength = 1
  private static let shortLength = 3

  private static func length(_ literal: Literal) -> Int {
    literal.bytes.reduce(0) { $0 + (signs.contains($1) ? 2 : 1) }
  }

  private static let signs = Set("&+@!%$=_~".utf8)

  /// - Parameter areFolded: Whether the literals and the texts are folded.
  init(_ patterns: [LiteralClauses], areFolded: Bool) {
    var shares: [[UInt8]: Int] = [:]
    // Where there is but one clause, there is nothing to choose.
    for literal in patterns.lazy.filter({ $0.clauses.count > 1 }).flatMap(\.clauses).joined() {
      shares[literal.bytes, default: 0] += 1
    }
    func weight(_ clause: [Literal]) -> Int {
      clause.reduce(0) { sum, literal in
        let length = Self.length(literal)
        let penalty = length <= Self.uselessLength ? 1_000_000 : length <= Self.shortLength ? 50 : 0
        return sum + shares[literal.bytes, default: 0] + penalty
      }
    }
    var literals: [Literal] = []
    var uses: [Use] = []
    for pattern in patterns {
      let best =
        pattern.clauses.count == 1
        ? pattern.clauses[0] : pattern.clauses.min { weight($0) < weight($1) } ?? []
      for literal in best {
        literals.append(literal)
        uses.append(Use(pattern: pattern.pattern, proof: pattern.proof))
      }
    }
    index = LiteralIndex(literals, areFolded: areFolded)
    self.uses = uses
  }

  /// Tells of the literals that stand in a text what they mean, and where each begins and ends.
  func find(in text: Span<UInt8>, _ body: (_ use: Use, _ place: Range<Int>) -> Void) {
    index.find(in: text) { literal, place in body(uses[literal], place) }
  }
}
