import StatementModel

extension SearchQuery {
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
