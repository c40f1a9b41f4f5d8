import StatementModel

/// Whether two descriptions are likely of one event: folded, one is a prefix of the other, or
/// they share at least half of all their words.
enum Similarity {
  static func similar(_ left: String, _ right: String) -> Bool {
    left == right || ComparedText(folded: KeyFolding.foldV1(left)).isSimilar(to: right)
  }
}

/// A folded description with its words, made once for all that it is compared with.
struct ComparedText {
  private let folded: String
  /// Each once, in order.
  private let words: [Substring]

  init(folded: String) {
    self.folded = folded
    var words = folded.split(separator: " ")
    words.sort()
    self.words = words.indices.filter { $0 == 0 || words[$0 - 1] != words[$0] }.map { words[$0] }
  }

  fileprivate func isSimilar(to text: String) -> Bool {
    isSimilar(to: ComparedText(folded: KeyFolding.foldV1(text)))
  }

  func isSimilar(to other: ComparedText) -> Bool {
    if folded == other.folded { return true }
    if folded.isEmpty || other.folded.isEmpty { return false }
    if folded.hasPrefix(other.folded) || other.folded.hasPrefix(folded) { return true }
    let shared = countShared(with: other)
    return shared * 2 >= words.count + other.words.count - shared
  }

  private func countShared(with other: ComparedText) -> Int {
    var (own, their, shared) = (0, 0, 0)
    while own < words.count, their < other.words.count {
      if words[own] == other.words[their] {
        (own, their, shared) = (own + 1, their + 1, shared + 1)
      } else if words[own] < other.words[their] {
        own += 1
      } else {
        their += 1
      }
    }
    return shared
  }
}
