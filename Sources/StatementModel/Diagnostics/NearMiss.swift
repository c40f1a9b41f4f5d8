/// Finds what a misspelt word probably meant.
package enum NearMiss {
  /// The candidate that alone begins with `word`, or else the closest, if one is close enough to be
  /// worth suggesting: at most a third of the word's letters (and at least one) inserted, dropped,
  /// replaced or swapped.
  package static func best(for word: String, among candidates: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased())
    let candidates = Array(candidates)
    let begun = candidates.filter { $0.lowercased().hasPrefix(word.lowercased()) }
    if letters.count > 1, begun.count == 1 { return begun[0] }
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

  /// The category closest to a name: one that is spelt nearly so, else one below another that has
  /// the name, `Food/Groceries` for `groceries`.
  package static func category(for name: String, among paths: [String]) -> String? {
    let length = name.count
    // A name of quite another length can't be meant; leaving it out keeps large trees cheap.
    let similar = paths.lazy.filter { abs($0.count - length) <= length / 3 + 1 }
    if let best = best(for: name, among: similar) { return best }
    func last(_ path: String) -> String {
      String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
        .lowercased()
    }
    let wanted = last(name)
    if let same = paths.first(where: { last($0) == wanted }) { return same }
    // Of short words too many are alike.
    guard wanted.count > 5 else { return nil }
    var byName: [String: String] = [:]
    for path in paths where byName[last(path)] == nil { byName[last(path)] = path }
    let names = byName.keys.sorted().lazy.filter {
      abs($0.count - wanted.count) <= wanted.count / 3
    }
    return best(for: wanted, among: names).flatMap { byName[$0] }
  }

  /// What to do about a name that nothing has: the one that may be meant, else those there are.
  package static func advice(for word: String, among known: [String]) -> String? {
    if let near = best(for: word, among: known) { return "did you mean \"\(near)\"?" }
    guard !known.isEmpty else { return nil }
    let shown = known.prefix(20).joined(separator: ", ")
    return "there are: \(shown)\(known.count > 20 ? ", …" : "")"
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
