/// Cuts folded texts at every place where a pattern's word may begin or end, and makes keys of
/// the pieces.
///
/// A piece ends at a space or a zero byte, and on both sides of a character of a script that does not separate
/// its words: such a character is a piece by itself. Its key is its first eight bytes, zeros behind
/// those of a shorter one.
enum WordKeys {
  /// - Parameters:
  ///   - text: A padded text of so many bytes.
  ///   - body: Is told where a piece begins and ends, and its key.
  @inline(__always)
  static func forEach(
    in text: Span<UInt8>, _ count: Int, _ body: (_ start: Int, _ end: Int, _ key: UInt64) -> Void
  ) {
    if mayHaveUnspaced(text, count) { return forEachUnspaced(in: text, count, body) }
    var start = 0
    while start < count {
      let first = text.word(at: start)
      let length = ByteWord.lengthBeforeSpace(first)
      if length == 0 {
        start &+= 1
        continue
      }
      var end = start &+ length
      if length == 8 {
        var more = 8
        while more == 8 {
          more = ByteWord.lengthBeforeSpace(text.word(at: end))
          end &+= more
        }
      }
      body(start, end, ByteWord.prefix(first, length))
      start = end &+ 1
    }
  }

  /// The key of two pieces next to each other.
  @inline(__always)
  static func pair(_ one: UInt64, _ other: UInt64) -> UInt64 {
    (one &* 0xD6E8_FEB8_6659_FD93) ^ (other &<< 29 | other &>> 35)
  }

  /// Whether the text has characters of three bytes or more; all of the scripts meant are of
  /// such ones.
  @inline(__always)
  private static func mayHaveUnspaced(_ text: Span<UInt8>, _ count: Int) -> Bool {
    var found: UInt64 = 0
    var place = 0
    while place < count {
      let word = text.word(at: place)
      found |= word & word &<< 1 & word &<< 2
      place &+= 8
    }
    return found & 0x8080_8080_8080_8080 != 0
  }

  /// The same for a text with characters of three bytes or more.
  @inline(never)
  private static func forEachUnspaced(
    in text: Span<UInt8>, _ count: Int, _ body: (_ start: Int, _ end: Int, _ key: UInt64) -> Void
  ) {
    var start = 0
    var place = 0
    func close(at end: Int) {
      guard end > start else { return }
      body(start, end, ByteWord.prefix(text.word(at: start), min(end - start, 8)))
    }
    while place < count {
      let byte = text[place]
      if byte & 0xDF == 0 {
        close(at: place)
        place += 1
        start = place
      } else if byte < 0xE0 {
        place += 1
      } else {
        let end = min(count, place + (byte < 0xF0 ? 3 : 4))
        if WordBoundary.isUnspaced(text, at: place) {
          close(at: place)
          start = place
          close(at: end)
          start = end
        }
        place = end
      }
    }
    close(at: count)
  }
}
