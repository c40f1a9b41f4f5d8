import StatementModel

/// What a person searches for: words and "quoted phrases", all of which must be found.
package struct SearchQuery: Hashable, Sendable {
  /// The words, folded; none is empty.
  let words: [[UInt8]]

  /// More words than this say nothing more, and each has its bit in a word of the machine.
  static let maximumWords = 64

  package init(_ text: String) throws(ReportFact) {
    var words: [[UInt8]] = []
    var rest = text[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if Self.isQuote(first) {
        rest.removeFirst()
        guard let end = rest.firstIndex(where: Self.isQuote) else {
          throw .openQuote(String(rest))
        }
        words.append(Array(TextFolding.fold(String(rest[..<end])).utf8))
        rest = rest[rest.index(after: end)...]
      } else {
        // A quotation mark inside a word belongs to it, as in Hebrew abbreviations.
        let end = rest.firstIndex(where: \.isWhitespace) ?? rest.endIndex
        words.append(Array(TextFolding.fold(String(rest[..<end])).utf8))
        rest = rest[end...]
      }
    }
    words.removeAll(where: \.isEmpty)
    guard !words.isEmpty else { throw .emptySearch(text) }
    guard words.count <= Self.maximumWords else {
      throw .tooManySearchWords(limit: Self.maximumWords)
    }
    self.words = words
  }

  /// One bit for each word.
  var allFound: UInt64 { words.count == 64 ? .max : (1 << UInt64(words.count)) - 1 }

  /// Which of the words stand in the text.
  func found(in text: String) -> UInt64 {
    let folded = TextFolding.fold(text)
    let bytes = folded.utf8.span
    var found: UInt64 = 0
    for (index, word) in words.enumerated() where Self.contains(bytes, word) {
      found |= 1 << UInt64(index)
    }
    return found
  }

  private static func isQuote(_ character: Character) -> Bool {
    character == "\"" || character == "“" || character == "”"
  }

  private static func contains(_ text: Span<UInt8>, _ word: [UInt8]) -> Bool {
    guard let first = word.first, word.count <= text.count else { return false }
    var start = 0
    let last = text.count - word.count
    while start <= last {
      if text[start] == first {
        var length = 1
        while length < word.count, text[start + length] == word[length] { length += 1 }
        if length == word.count { return true }
      }
      start += 1
    }
    return false
  }
}
