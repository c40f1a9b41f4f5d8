import StatementModel

/// A folded word, or a few of them, as two numbers: compared and looked up without a text of its own.
struct PackedWord: Hashable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// So many bytes have room.
  static let mostBytes = 16

  /// What is longer than that: equal to no word, since no text has such bytes.
  static let long = PackedWord(low: .max, high: .max)

  /// Of folded bytes, none of which is zero.
  init(_ folded: Span<UInt8>) {
    guard folded.count <= Self.mostBytes else {
      self = .long
      return
    }
    for place in folded.indices { add(folded[place], at: place) }
  }

  init(_ folded: String) { self.init(folded.utf8.span) }

  /// Of the bytes of ASCII, as folding leaves them.
  init(foldingASCII text: Span<UInt8>) {
    var count = 0
    var spaceIsDue = false
    for place in text.indices {
      let byte = text[place]
      switch DescriptorBytes.kind(of: byte) {
      case .letter, .digit:
        if spaceIsDue, count > 0 {
          add(0x20, at: count)
          count += 1
        }
        spaceIsDue = false
        guard count < Self.mostBytes else {
          self = .long
          return
        }
        add(byte | 0x20, at: count)
        count += 1
      case .dropped: continue
      case .dot, .other, .blank: spaceIsDue = true
      }
    }
  }

  private init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  private mutating func add(_ byte: UInt8, at place: Int) {
    let shift = UInt64(truncatingIfNeeded: place & 7) * 8
    if place < 8 {
      low |= UInt64(byte) &<< shift
    } else {
      high |= UInt64(byte) &<< shift
    }
  }

  /// For a table with as many places as a power of two.
  func place(in mask: Int) -> Int {
    let mixed = (low ^ (high &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed &>> 40) & mask
  }
}

/// What the bytes of ASCII are in a descriptor.
enum DescriptorBytes {
  enum Kind: UInt8 {
    case letter, digit, dot, other
    /// Blanks, and the stars between a merchant and what belongs to one purchase.
    case blank
    /// Apostrophe and grave accent, which folding drops.
    case dropped
  }

  private static let kinds: [Kind] = (0...255).map { byte in
    switch UInt8(byte) {
    case 0x41...0x5A, 0x61...0x7A: .letter
    case 0x30...0x39: .digit
    case 0x2E: .dot
    case 0x20, 0x09...0x0D, 0x2A: .blank
    case 0x27, 0x60: .dropped
    default: .other
    }
  }

  @inline(__always)
  static func kind(of byte: UInt8) -> Kind {
    // The table has a place for every byte.
    unsafe kinds.span[unchecked: Int(byte)]
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// Whether each byte is a character of its own.
  static func arePlain(_ text: Span<UInt8>) -> Bool {
    guard UTF8Decoding.isASCII(text) else { return false }
    for place in text.indices where text[place] == 0x0D { return false }
    return true
  }
}
