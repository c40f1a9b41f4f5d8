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
  /// No literal is empty; no clause either.
  var clauses: [[[UInt8]]]
  var proof: Proof
}

/// Says which of many patterns a text may match, by the literals that stand in it.
///
/// Each pattern is filed under the literals of that clause of it which the fewest patterns share;
/// the other clauses are looked at once it was found, before the pattern itself is tried.
final class LiteralFilter: Sendable {
  /// What a literal that was found means for one pattern.
  struct Use: Sendable {
    var pattern: Int32
    var proof: LiteralClauses.Proof
    /// The clauses that must hold as well.
    var others: Range<Int32>
  }

  private let index: LiteralIndex
  private let lengths: [Int32]
  /// The uses of each literal, one list behind the other.
  private let uses: [Use]
  private let useStarts: [Int32]
  /// The literals of the further clauses.
  private let clauseLiterals: [Int32]
  private let clauses: [Range<Int32>]
  let isEmpty: Bool

  /// A clause says next to nothing where one of its literals is as short as the first, and little
  /// where one is as short as the second.
  private static let uselessLength = 1
  private static let shortLength = 3

  init(_ patterns: [LiteralClauses]) {
    var numbers: [[UInt8]: Int32] = [:]
    var literals: [[UInt8]] = []
    var shares: [Int32] = []
    var numbered: [[[Int32]]] = []
    numbered.reserveCapacity(patterns.count)
    for pattern in patterns {
      numbered.append(
        pattern.clauses.map { clause in
          clause.map { literal in
            if let known = numbers[literal] {
              shares[Int(known)] += 1
              return known
            }
            let number = Int32(literals.count)
            numbers[literal] = number
            literals.append(literal)
            shares.append(1)
            return number
          }
        })
    }
    func weight(_ clause: [Int32]) -> Int {
      clause.reduce(0) { sum, literal in
        let length = literals[Int(literal)].count
        let penalty = length <= Self.uselessLength ? 1_000_000 : length <= Self.shortLength ? 50 : 0
        return sum + Int(shares[Int(literal)]) + penalty
      }
    }
    /// The numbers of those literals that are looked for; of the others there are none.
    var used = [Int32](repeating: -1, count: literals.count)
    var usedLiterals: [[UInt8]] = []
    func use(_ literal: Int32) -> Int32 {
      if used[Int(literal)] < 0 {
        used[Int(literal)] = Int32(usedLiterals.count)
        usedLiterals.append(literals[Int(literal)])
      }
      return used[Int(literal)]
    }
    var filed: [(literal: Int32, use: Use)] = []
    filed.reserveCapacity(patterns.count)
    var clauseLiterals: [Int32] = []
    var ranges: [Range<Int32>] = []
    for (pattern, clauses) in zip(patterns, numbered) {
      let weights = clauses.map(weight)
      guard let least = weights.min(), let best = weights.firstIndex(of: least) else { continue }
      let first = Int32(ranges.count)
      for (place, clause) in clauses.enumerated() where place != best {
        guard !clause.contains(where: { literals[Int($0)].count <= Self.shortLength }) else {
          continue
        }
        let start = Int32(clauseLiterals.count)
        for literal in clause { clauseLiterals.append(use(literal)) }
        ranges.append(start..<Int32(clauseLiterals.count))
      }
      let entry = Use(
        pattern: pattern.pattern, proof: pattern.proof, others: first..<Int32(ranges.count))
      for literal in clauses[best] { filed.append((use(literal), entry)) }
    }
    var byLiteral = [[Use]](repeating: [], count: usedLiterals.count)
    for (literal, use) in filed { byLiteral[Int(literal)].append(use) }
    var uses: [Use] = []
    var starts: [Int32] = []
    starts.reserveCapacity(byLiteral.count + 1)
    for list in byLiteral {
      starts.append(Int32(uses.count))
      uses.append(contentsOf: list)
    }
    starts.append(Int32(uses.count))
    self.uses = uses
    useStarts = starts
    self.clauseLiterals = clauseLiterals
    clauses = ranges
    lengths = usedLiterals.map { Int32($0.count) }
    index = LiteralIndex(usedLiterals)
    isEmpty = usedLiterals.isEmpty
  }

  /// How many literals there are: the size of the list that `find` marks them in.
  var literalCount: Int { lengths.count }

  /// Finds the literals of a text.
  ///
  /// - Parameter marks: At the number of each literal found, `mark` is set.
  func find(
    in text: Span<UInt8>, into places: inout [LiteralPlace], _ marks: inout [Int32], _ mark: Int32
  ) {
    index.find(in: text, into: &places)
    for place in places { marks[Int(place.literal)] = mark }
  }

  /// Finds the literals of a text, and marks none.
  func find(in text: Span<UInt8>, into places: inout [LiteralPlace]) {
    index.find(in: text, into: &places)
  }

  /// The numbers of what is filed under a literal, for `use`.
  @inline(__always)
  func uses(of literal: Int32) -> Range<Int> {
    Int(useStarts[Int(literal)])..<Int(useStarts[Int(literal) + 1])
  }

  @inline(__always)
  func use(_ number: Int) -> Use { uses[number] }

  /// The byte behind a literal that was found.
  @inline(__always)
  func end(of place: LiteralPlace) -> Int { Int(place.start + lengths[Int(place.literal)]) }

  /// Whether a literal of each further clause was found.
  func holdsOthers(_ use: Use, _ marks: [Int32], _ mark: Int32) -> Bool {
    for clause in use.others {
      let literals = clauses[Int(clause)]
      var isFound = false
      for literal in literals where marks[Int(clauseLiterals[Int(literal)])] == mark {
        isFound = true
        break
      }
      if !isFound { return false }
    }
    return true
  }
}
