/// Which grams of four bytes a text has, as far as 64 bits tell: what has others than the text is
/// no part of it.
struct TextSignature: Sendable {
  private var bits: UInt64 = 0

  /// That of no text.
  init() {}

  init(of padded: borrowing PaddedText) {
    let text = padded.bytes.span
    var place = 0
    while place &+ 4 <= padded.count {
      insert(GramStarts.hash(text.word(at: place)))
      place &+= 1
    }
  }

  var isEmpty: Bool { bits == 0 }

  /// Adds a gram by its hash, of which other bits count than for the places of grams.
  @inline(__always)
  mutating func insert(_ hash: UInt64) { bits |= 1 &<< (hash &>> 42 & 63) }

  @inline(__always)
  func contains(_ other: TextSignature) -> Bool { other.bits & ~bits == 0 }
}
