/// Where the pieces of a short text begin and end that `WordKeys` cuts it into: a bit for each byte,
/// so that a piece is found by counting bits.
struct PieceEnds {
  /// Bit n: the byte n belongs to a piece.
  private(set) var inside: UInt64
  /// Bit n: a piece that began before the byte n ends there at the latest.
  private var ends: UInt64

  /// Texts of more bytes don't fit: behind the last byte there is always a bit that is no piece's.
  static let mostBytes = 63

  /// - Parameters:
  ///   - text: A padded text.
  ///   - count: Of so many bytes, at most `mostBytes`.
  @inline(__always)
  init(_ text: Span<UInt8>, _ count: Int) {
    // Spaces, zeros, and what is no text any more.
    var gaps: UInt64 = ~0 &<< UInt64(truncatingIfNeeded: count)
    /// Whether there are characters of three bytes or more.
    var high: UInt64 = 0
    var block = 0
    while block < count {
      let word = text.word(at: block)
      high |= word & word &<< 1 & word &<< 2
      gaps |= ByteWord.gaps(word) &<< UInt64(truncatingIfNeeded: block)
      block &+= 8
    }
    inside = ~gaps
    ends = gaps
    if high & 0x8080_8080_8080_8080 != 0 { cutUnspaced(text, count) }
  }

  /// Ends pieces on both sides of each character that is a piece by itself.
  @inline(never)
  private mutating func cutUnspaced(_ text: Span<UInt8>, _ count: Int) {
    var block = 0
    while block < count {
      let word = text.word(at: block)
      var leads = word & word &<< 1 & word &<< 2 & 0x8080_8080_8080_8080
      while leads != 0 {
        let place = block &+ leads.trailingZeroBitCount &>> 3
        leads &= leads &- 1
        guard place < count, WordBoundary.isUnspaced(text, at: place) else { continue }
        let end = place &+ (text[place] < 0xF0 ? 3 : 4)
        ends |= 1 &<< UInt64(truncatingIfNeeded: place)
        if end < count { ends |= 1 &<< UInt64(truncatingIfNeeded: end) }
      }
      block &+= 8
    }
  }

  /// The first byte of the first piece that is left, where `inside` is not zero.
  @inline(__always)
  var start: Int { inside.trailingZeroBitCount }

  /// The byte before which a piece ends that begins at a byte.
  @inline(__always)
  func end(from start: Int) -> Int {
    let first = UInt64(truncatingIfNeeded: start &+ 1)
    return start &+ 1 &+ (ends &>> first).trailingZeroBitCount
  }

  /// Goes on behind a piece.
  @inline(__always)
  mutating func pass(_ end: Int) { inside &= ~0 &<< UInt64(truncatingIfNeeded: end) }
}
