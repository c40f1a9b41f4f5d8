/// Many literals, each where what is known of it stands too, so that comparing one touches one
/// place of memory.
///
/// Literals that are filed under the same key stand one behind the other: a row.
struct LiteralShelf: Sendable {
  /// What stands before the bytes of a literal.
  struct Head {
    /// How many bytes the literal has.
    var count: Int
    /// The byte of the literal at which the key stands that it is filed under.
    var offset: Int
    /// Whether it is the last of its row.
    var isLast: Bool
    /// What the signature of a text must have in which it counts.
    var needs: TextSignature
    /// What it means to whoever filed it.
    var payload: UInt64
  }

  /// For each literal: its length, and in the upper half the offset, whose highest bit marks the
  /// last of a row; what it needs; the payload; its bytes, eight in a word, zeros behind the last.
  private var words: [UInt64] = []

  private static let lastBit: UInt64 = 1 << 63
  private static let headSize = 3

  /// The place at which the next literal will stand.
  var nextPlace: Int { words.count }

  mutating func append(
    _ literal: [UInt8], offset: Int, isLast: Bool, needs: TextSignature = TextSignature(),
    payload: UInt64
  ) {
    words.append(
      UInt64(UInt32(truncatingIfNeeded: literal.count)) | UInt64(offset) << 32
        | (isLast ? Self.lastBit : 0))
    words.append(needs.word)
    words.append(payload)
    for start in stride(from: 0, to: literal.count, by: 8) {
      var word: UInt64 = 0
      for index in start..<min(start + 8, literal.count) {
        word |= UInt64(literal[index]) << UInt64(8 * (index - start))
      }
      words.append(word)
    }
  }

  @inline(__always)
  func head(at place: Int) -> Head {
    let words = words.span
    let first = words[place]
    return Head(
      count: Int(first & 0xFFFF_FFFF), offset: Int((first & ~Self.lastBit) &>> 32),
      isLast: first & Self.lastBit != 0, needs: TextSignature(word: words[place &+ 1]),
      payload: words[place &+ 2])
  }

  /// The place of the literal behind one in its row.
  @inline(__always)
  func place(after place: Int, _ head: Head) -> Int {
    place &+ Self.headSize &+ (head.count &+ 7) &>> 3
  }

  /// Whether the literal stands at a byte of a padded text.
  ///
  /// - Parameter count: The length of the text alone.
  @inline(__always)
  func stands(_ head: Head, at place: Int, in text: Span<UInt8>, _ count: Int, _ start: Int)
    -> Bool
  {
    guard start >= 0, head.count <= count &- start else { return false }
    let literal = words.span
    var word = place &+ Self.headSize
    var offset = 0
    while offset &+ 8 <= head.count {
      if literal[word] != text.word(at: start &+ offset) { return false }
      word &+= 1
      offset &+= 8
    }
    return offset == head.count
      || literal[word] == ByteWord.prefix(text.word(at: start &+ offset), head.count &- offset)
  }

  /// Whether the literal stands anywhere in a padded text.
  func isContained(_ head: Head, at place: Int, in text: Span<UInt8>, _ count: Int) -> Bool {
    let length = min(head.count, 8)
    guard length > 0 else { return true }
    let wanted = ByteWord.prefix(words[place &+ Self.headSize], length)
    let first = UInt8(truncatingIfNeeded: wanted)
    let last = count &- head.count
    var block = 0
    while block <= last {
      // The places of the first byte among eight of them.
      var places = ByteWord.places(of: first, in: text.word(at: block))
      while places != 0 {
        let start = block &+ places.trailingZeroBitCount &>> 3
        if start > last { return false }
        if ByteWord.prefix(text.word(at: start), length) == wanted,
          stands(head, at: place, in: text, count, start)
        {
          return true
        }
        places &= places &- 1
      }
      block &+= 8
    }
    return false
  }
}
