/// Which descriptions of a card are similar; each is taken apart once, its words are compared by
/// their numbers.
final class TextSimilarity {
  /// By the number of a text.
  private let folded: [String]
  /// By the number of a text: its words, each once, in the order of their numbers; of those that
  /// were compared so far.
  private var known: [[Int32]?]
  private var wordNumbers: [Substring: Int32] = [:]

  /// - Parameter folded: By the number of a text.
  init(_ folded: [String]) {
    self.folded = folded
    known = Array(repeating: nil, count: folded.count)
  }

  func areSimilar(_ one: Int32, _ other: Int32) -> Bool {
    if one == other { return true }
    let (left, right) = (folded[Int(one)], folded[Int(other)])
    if left == right { return true }
    if left.isEmpty || right.isEmpty { return false }
    if left.hasPrefix(right) || right.hasPrefix(left) { return true }
    let (own, their) = (words(of: one), words(of: other))
    return Self.shared(own, their) >= Similarity.leastShared(own.count, their.count)
  }

  func folded(_ text: Int32) -> String { folded[Int(text)] }

  /// The numbers of a text's words, each once and in order.
  func words(of text: Int32) -> [Int32] {
    if let words = known[Int(text)] { return words }
    var words: [Int32] = []
    for word in folded[Int(text)].split(separator: " ") {
      let number = wordNumbers[word] ?? Int32(wordNumbers.count)
      wordNumbers[word] = number
      words.append(number)
    }
    words.sort()
    words = words.indices.filter { $0 == 0 || words[$0 - 1] != words[$0] }.map { words[$0] }
    known[Int(text)] = words
    return words
  }

  /// How many numbers stand in both.
  private static func shared(_ own: [Int32], _ their: [Int32]) -> Int {
    var (left, right, shared) = (0, 0, 0)
    while left < own.count, right < their.count {
      if own[left] == their[right] {
        (left, right, shared) = (left + 1, right + 1, shared + 1)
      } else if own[left] < their[right] {
        left += 1
      } else {
        right += 1
      }
    }
    return shared
  }
}
