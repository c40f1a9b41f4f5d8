/// What a raw score is worth: how often guesses with such a score proved right.
///
/// Scores run from 0 to 999 and are cut into ten bands. Only real cases count: merchants that a person
/// filed, guessed as if nothing were known of them. A band with few of them is counted together with the
/// one below, and so are bands of which the higher is worth less than the lower.
struct ConfidenceBands: Sendable {
  /// Cases of one band.
  struct Counts: Sendable {
    var right: Int
    var tried: Int

    /// What is said of them, in thousandths: their share, with two imagined cases that went wrong, so
    /// that few cases promise little.
    var share: Int { right * 1000 / (tried + 2) }

    static func + (left: Counts, right: Counts) -> Counts {
      Counts(right: left.right + right.right, tried: left.tried + right.tried)
    }
  }

  static let count = 10
  /// Fewer cases say nothing.
  static let fewestCases = 10
  /// Nothing is certain.
  private static let most = 990

  /// In thousandths, ascending; 0 where nothing can be said.
  let values: [Int]

  /// - Parameter cases: The cases of each band.
  init(_ cases: [Counts]) {
    var pools: [(counts: Counts, width: Int)] = []
    for counts in cases.reversed() {
      if let last = pools.last, last.counts.tried < Self.fewestCases {
        pools[pools.count - 1] = (last.counts + counts, last.width + 1)
      } else {
        pools.append((counts, 1))
      }
      // Neighbours that rise towards the lower band are put together.
      while pools.count > 1,
        pools[pools.count - 2].counts.share < pools[pools.count - 1].counts.share
      {
        let lower = pools.removeLast()
        let higher = pools[pools.count - 1]
        pools[pools.count - 1] = (higher.counts + lower.counts, higher.width + lower.width)
      }
    }
    values = pools.flatMap { pool in
      let isKnown = pool.counts.tried >= Self.fewestCases
      return Array(repeating: isKnown ? min(pool.counts.share, Self.most) : 0, count: pool.width)
    }.reversed()
  }

  /// The band of a score.
  static func band(of score: Int) -> Int { min(max(score, 0) / 100, count - 1) }

  /// How sure a guess with the score is, in thousandths.
  func confidence(of score: Int) -> Int { values[Self.band(of: score)] }
}
