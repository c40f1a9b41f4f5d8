import StatementModel

/// Whether two descriptions are likely of one event: folded, one is a prefix of the other, or
/// they share at least half of all their words.
enum Similarity {
  static func similar(_ left: String, _ right: String) -> Bool {
    left == right || TextSimilarity([left, right].map(KeyFolding.foldV1)).areSimilar(0, 1)
  }

  /// How many words texts of so many words each must share at least.
  static func leastShared(_ one: Int, _ other: Int) -> Int { (one + other + 2) / 3 }
}
