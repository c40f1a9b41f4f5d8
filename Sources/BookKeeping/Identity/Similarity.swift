import StatementModel

/// Whether two descriptions are likely of one event: folded, one is a prefix of the other, or
/// they share at least half of all their words.
enum Similarity {
  static func similar(_ left: String, _ right: String) -> Bool {
    left == right || similarFolded(KeyFolding.foldV1(left), KeyFolding.foldV1(right))
  }

  static func similarFolded(_ left: String, _ right: String) -> Bool {
    if left == right { return true }
    if left.isEmpty || right.isEmpty { return false }
    if left.hasPrefix(right) || right.hasPrefix(left) { return true }
    let leftWords = Set(left.split(separator: " "))
    let rightWords = Set(right.split(separator: " "))
    let shared = leftWords.intersection(rightWords).count
    return shared * 2 >= leftWords.union(rightWords).count
  }
}
