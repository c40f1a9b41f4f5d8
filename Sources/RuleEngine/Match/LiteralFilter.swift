/// A pattern as far as literals tell of it: each clause is a list of texts of which every match
/// contains at least one.
struct LiteralClauses: Sendable {
  /// What the clauses prove by themselves.
  enum Proof: Sendable {
    /// Nothing: the pattern must be tried.
    case none
    /// Where its one literal stands, the pattern matches.
    case whole
    /// The same, if words begin and end there as asked.
    case words(needsStart: Bool, needsEnd: Bool)
  }

  /// The pattern's number.
  var pattern: Int32
  /// No clause is empty.
  var clauses: [[Literal]]
  var proof: Proof
  /// Whether the pattern is a regular expression.
  var isRegex = false
}

/// What a literal that was found means for one pattern.
struct LiteralUse {
  var pattern: Int32
  var proof: LiteralClauses.Proof
  let isRegex: Bool
  /// The number of the list of further clauses that must hold as well, plus one; zero for none.
  fileprivate var others: Int

  private static let wholeBit: UInt64 = 1 << 61
  private static let wordsBit: UInt64 = 1 << 60
  private static let startBit: UInt64 = 1 << 59
  private static let endBit: UInt64 = 1 << 58
  private static let regexBit: UInt64 = 1 << 57
  private static let othersMask: UInt64 = (1 << 24) - 1

  fileprivate init(_ pattern: LiteralClauses, others: Int) {
    self.pattern = pattern.pattern
    proof = pattern.proof
    isRegex = pattern.isRegex
    self.others = others
  }

  /// What `packed` made a number of.
  @inline(__always)
  init(_ packed: UInt64) {
    pattern = Int32(truncatingIfNeeded: packed)
    others = Self.others(packed)
    isRegex = packed & Self.regexBit != 0
    if packed & Self.wordsBit != 0 {
      proof = .words(
        needsStart: packed & Self.startBit != 0, needsEnd: packed & Self.endBit != 0)
    } else {
      proof = packed & Self.wholeBit != 0 ? .whole : .none
    }
  }

  /// `others` of what `packed` made.
  @inline(__always)
  fileprivate static func others(_ packed: UInt64) -> Int {
    Int(truncatingIfNeeded: packed &>> 32 & othersMask)
  }

  /// The number of the pattern that `packed` made something of, if it is a regular expression.
  @inline(__always)
  static func regex(_ packed: UInt64) -> Int32? {
    packed & regexBit != 0 ? Int32(truncatingIfNeeded: packed) : nil
  }

  /// All of it in one word.
  var packed: UInt64 {
    let bits: UInt64 =
      switch proof {
      case .none: 0
      case .whole: Self.wholeBit
      case .words(let needsStart, let needsEnd):
        Self.wordsBit | (needsStart ? Self.startBit : 0) | (needsEnd ? Self.endBit : 0)
      }
    return UInt64(UInt32(bitPattern: pattern)) | UInt64(others) << 32 | bits
      | (isRegex ? Self.regexBit : 0)
  }
}

/// Says which of many patterns a text may match, by the literals that stand in it.
///
/// Each pattern is filed under the literals of that clause of it which the fewest patterns share;
/// the other clauses are looked at once it was found, before the pattern itself is tried.
final class LiteralFilter: Sendable {
  private let index: LiteralIndex
  private let further: FurtherClauses
  let isEmpty: Bool

  /// A clause says next to nothing where one of its literals is as short as the first, and little
  /// where one is as short as the second.
  private static let uselessLength = 1
  private static let shortLength = 3
  /// Clauses of more literals than that cost more to look at than they tell.
  private static let mostLiterals = 6
  /// Whether a text of which only the signature has a literal of so many bytes has it too is not
  /// worth asking: nearly always it has, and the pattern itself says so as well.
  private static let toldLength = 5

  /// - Parameter areFolded: Whether the literals and the texts are folded.
  init(_ patterns: [LiteralClauses], areFolded: Bool) {
    var shares: [[UInt8]: Int] = [:]
    for literal in patterns.lazy.flatMap(\.clauses).joined() {
      shares[literal.bytes, default: 0] += 1
    }
    func weight(_ clause: [Literal]) -> Int {
      clause.reduce(0) { sum, literal in
        let length = literal.bytes.count
        let penalty = length <= Self.uselessLength ? 1_000_000 : length <= Self.shortLength ? 50 : 0
        return sum + shares[literal.bytes, default: 0] + penalty
      }
    }
    var filed: [(literal: Literal, payload: UInt64)] = []
    filed.reserveCapacity(patterns.count)
    var needs: [TextSignature] = []
    needs.reserveCapacity(patterns.count)
    var further = FurtherClauses()
    for pattern in patterns {
      let weights = pattern.clauses.map(weight)
      guard let least = weights.min(), let best = weights.firstIndex(of: least) else { continue }
      var others = pattern.clauses
      others.remove(at: best)
      others.removeAll { clause in
        clause.count > Self.mostLiterals
          || clause.contains { $0.bytes.count <= Self.uselessLength }
      }
      let needed = others.map(Self.needed).reduce(TextSignature()) { $0.union($1) }
      others.removeAll { $0.count == 1 && $0[0].bytes.count >= Self.toldLength }
      let use = LiteralUse(pattern, others: further.add(others))
      for literal in pattern.clauses[best] {
        filed.append((literal, use.packed))
        needs.append(needed)
      }
    }
    index = LiteralIndex(filed, needs: needs, areFolded: areFolded)
    self.further = further
    isEmpty = index.isEmpty
  }

  /// What the signature of a text has in which a literal of a clause stands.
  private static func needed(_ clause: [Literal]) -> TextSignature {
    clause.reduce(.full) { $0.intersection(TextSignature(of: PaddedText($1.bytes))) }
  }

  /// Appends the places of the literals of a text, as far as its signature has what their patterns
  /// need; of words, perhaps some that do not begin or end
  /// as such.
  @inline(__always)
  func find(
    in text: borrowing PaddedText, into hits: inout LiteralHits,
    _ signature: inout TextSignature
  ) {
    index.find(in: text, into: &hits, &signature)
  }

  /// Whether a literal of each further clause stands in the text.
  @inline(__always)
  func holdsOthers(
    _ use: LiteralUse, in text: borrowing PaddedText, _ signature: inout TextSignature
  ) -> Bool {
    use.others == 0 || further.hold(use.others, in: text, &signature)
  }
}
