/// What a raw score is worth: how often guesses with such a score proved right.
///
/// Scores run from 0 to 999 and are cut into ten bands. Each band begins with a few imagined cases
/// that say what the method was worth elsewhere; each real case is counted beside them. A higher
/// band is never worth less than a lower one: neighbours that say otherwise are counted together.
struct ConfidenceBands: Sendable {
  /// Cases of one band.
  struct Counts: Sendable {
    var right: Int
    var tried: Int

    /// Their share in thousandths.
    var share: Int { tried == 0 ? 0 : right * 1000 / tried }
  }

  static let count = 10
  /// How many imagined cases each band has.
  private static let imagined = 10
  /// How many of those were right: what random histories gave, less a little.
  private static let imaginedRight = [1, 2, 3, 4, 5, 6, 7, 7, 8, 9]
  /// Nothing is certain.
  private static let most = 990

  /// In thousandths, ascending.
  let values: [Int]

  /// - Parameter cases: The cases of each band.
  init(_ cases: [Counts]) {
    // Pools adjacent violators: neighbouring bands that fall are put together.
    var pools: [(counts: Counts, width: Int)] = []
    for (band, counts) in cases.enumerated() {
      let imagined = Counts(right: Self.imaginedRight[band], tried: Self.imagined)
      var pool = Counts(
        right: counts.right + imagined.right, tried: counts.tried + imagined.tried)
      var width = 1
      while let last = pools.last, last.counts.share > pool.share {
        pools.removeLast()
        pool.right += last.counts.right
        pool.tried += last.counts.tried
        width += last.width
      }
      pools.append((pool, width))
    }
    values = pools.flatMap { pool in
      Array(repeating: min(pool.counts.share, Self.most), count: pool.width)
    }
  }

  /// The band of a score.
  static func band(of score: Int) -> Int { min(max(score, 0) / 100, count - 1) }

  /// How sure a guess with the score is, in thousandths.
  func confidence(of score: Int) -> Int { values[Self.band(of: score)] }
}
