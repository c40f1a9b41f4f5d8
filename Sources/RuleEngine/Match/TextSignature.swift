/// Which grams of four bytes a text has, as far as 64 bits tell: what has others than the text is
/// no part of it.
struct TextSignature: Sendable {
  private var bits: UInt64 = 0

  /// That of no text.
  init() {}

  /// One that has all that any other has.
  static let full = TextSignature(word: ~0)

  init(of padded: borrowing PaddedText) {
    let text = padded.bytes.span
    var place = 0
    while place &+ 4 <= padded.count {
      insert(GramStarts.hash(text.word(at: place)))
      place &+= 1
    }
  }

  /// What one word keeps of it.
  var word: UInt64 { bits }

  init(word: UInt64) { bits = word }

  var isEmpty: Bool { bits == 0 }

  /// What a text has that has all of both.
  func union(_ other: TextSignature) -> TextSignature { TextSignature(word: bits | other.bits) }

  /// What a text has that has all of one of the two.
  func intersection(_ other: TextSignature) -> TextSignature {
    TextSignature(word: bits & other.bits)
  }

  /// Adds a gram by its hash, of which other bits count than for the places of grams.
  @inline(__always)
  mutating func insert(_ hash: UInt64) { bits |= 1 &<< (hash &>> 42 & 63) }

  @inline(__always)
  func contains(_ other: TextSignature) -> Bool { other.bits & ~bits == 0 }
}
