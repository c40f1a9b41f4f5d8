/// Literals, one behind the other, of which each is looked for in all of a text.
struct LiteralShelf: Sendable {
  /// For each literal its length, and then its bytes, eight in a word, zeros behind the last.
  private var words: [UInt64] = []

  /// Adds a literal.
  ///
  /// - Returns: Its place.
  mutating func append(_ literal: [UInt8]) -> Int {
    let place = words.count
    words.append(UInt64(literal.count))
    for start in stride(from: 0, to: literal.count, by: 8) {
      var word: UInt64 = 0
      for index in start..<min(start + 8, literal.count) {
        word |= UInt64(literal[index]) << UInt64(8 * (index - start))
      }
      words.append(word)
    }
    return place
  }

  /// Whether the literal at a place stands anywhere in a padded text.
  ///
  /// - Parameter count: The length of the text alone.
  func isContained(_ place: Int, in text: Span<UInt8>, _ count: Int) -> Bool {
    let words = words.span
    let size = Int(truncatingIfNeeded: words[place])
    let length = min(size, 8)
    guard length > 0 else { return true }
    let wanted = ByteWord.prefix(words[place &+ 1], length)
    let first = UInt8(truncatingIfNeeded: wanted)
    let second = UInt8(truncatingIfNeeded: wanted &>> 8)
    let last = count &- size
    var block = 0
    while block <= last {
      // The places of the first byte, and of the first two, among eight of them.
      let word = text.word(at: block)
      var places =
        length == 1
        ? ByteWord.places(of: first, in: word)
        : ByteWord.places(of: first, before: second, in: word, text.word(at: block &+ 1))
      while places != 0 {
        let start = block &+ places.trailingZeroBitCount &>> 3
        if start > last { return false }
        if ByteWord.prefix(text.word(at: start), length) == wanted,
          Self.stands(words, place &+ 1, size, in: text, start)
        {
          return true
        }
        places &= places &- 1
      }
      block &+= 8
    }
    return false
  }

  /// Whether so many bytes of words stand at a byte of a text that has as many there.
  @inline(__always)
  static func stands(
    _ words: Span<UInt64>, _ place: Int, _ length: Int, in text: Span<UInt8>, _ start: Int
  ) -> Bool {
    var word = place
    var offset = 0
    while offset &+ 8 <= length {
      if words[word] != text.word(at: start &+ offset) { return false }
      word &+= 1
      offset &+= 8
    }
    return offset == length
      || words[word] == ByteWord.prefix(text.word(at: start &+ offset), length &- offset)
  }
}
