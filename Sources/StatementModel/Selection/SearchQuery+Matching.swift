extension SearchQuery {
  /// One bit for each word.
  package var allFound: UInt64 { words.count == 64 ? .max : (1 << UInt64(words.count)) - 1 }

  /// Which of the words stand in the text.
  package func found(in text: String) -> UInt64 {
    var buffer: [UInt8] = []
    return found(in: text, through: &buffer)
  }

  /// The same for many texts, without making a buffer for each.
  package func found(in text: String, through buffer: inout [UInt8]) -> UInt64 {
    buffer.removeAll(keepingCapacity: true)
    TextFolding.fold(text.utf8.span, into: &buffer)
    let bytes = buffer.span
    var found: UInt64 = 0
    for (index, word) in words.enumerated() where Self.contains(bytes, word.span) {
      found |= 1 << UInt64(index)
    }
    return found
  }

  private static func contains(_ text: Span<UInt8>, _ word: Span<UInt8>) -> Bool {
    guard !word.isEmpty, word.count <= text.count else { return false }
    let first = word[0]
    let last = text.count &- word.count
    var start = 0
    while start <= last {
      if unsafe text[unchecked: start] == first {
        var length = 1
        while length < word.count,
          unsafe text[unchecked: start &+ length] == word[unchecked: length]
        {
          length &+= 1
        }
        if length == word.count { return true }
      }
      start &+= 1
    }
    return false
  }
}
