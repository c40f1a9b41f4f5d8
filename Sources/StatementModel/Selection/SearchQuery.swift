/// What a person searches for: words and "quoted phrases", all of which must be found.
package struct SearchQuery: Hashable, Sendable {
  /// The words, folded; none is empty.
  package let words: [[UInt8]]

  /// More words than this say nothing more, and each has its bit in a word of the machine.
  package static let maximumWords = 64

  package init(_ text: String) throws(SelectionFact) {
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

  private static func isQuote(_ character: Character) -> Bool {
    character == "\"" || character == "“" || character == "”"
  }
}
