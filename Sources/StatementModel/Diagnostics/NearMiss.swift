/// Finds what a misspelt word probably meant.
package enum NearMiss {
  /// The candidate closest to `word`, if one is close enough to be worth suggesting: at most a
  /// third of the word's letters (and at least one) inserted, dropped, replaced or swapped.
  package static func best(for word: String, among candidates: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased())
    let limit = max(1, letters.count / 3)
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
      let distance = distance(letters, Array(candidate.lowercased()))
      if distance <= limit, best.map({ distance < $0.distance }) ?? true {
        best = (distance, candidate)
      }
    }
    return best?.candidate
  }

  /// The optimal string alignment distance: edits of one letter, and swaps of two neighbours.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var before: [Int] = []
    var previous = Array(0...right.count)
    for i in left.indices {
      var current = [i + 1]
      for j in right.indices {
        let replaced = previous[j] + (left[i] == right[j] ? 0 : 1)
        var cost = min(replaced, previous[j + 1] + 1, current[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          cost = min(cost, before[j - 1] + 1)
        }
        current.append(cost)
      }
      before = previous
      previous = current
    }
    return previous[right.count]
  }
}
