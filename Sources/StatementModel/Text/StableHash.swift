/// MurmurHash3 x64 128 (Austin Appleby, public domain), fed piece by piece.
///
/// Its results are written into journals as names of rows, so they may never change. It is no
/// protection against forgery and need not be: the only one who could forge is the book's owner.
package struct StableHash {
  /// A 128-bit hash.
  package struct Value: Hashable, Sendable {
    package var high: UInt64
    package var low: UInt64

    package init(high: UInt64, low: UInt64) {
      self.high = high
      self.low = low
    }
  }

  private var h1: UInt64 = 0
  private var h2: UInt64 = 0
  /// The bytes of the block at hand, the lowest first; zero where none have come yet.
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  /// How many bytes came.
  private var count = 0

  package init() {}

  package mutating func reset() { self = StableHash() }

  package mutating func add(_ byte: UInt8) { add(UInt64(byte), bytes: 1) }

  package mutating func add(_ word: Int64) { add(UInt64(bitPattern: word), bytes: 8) }

  /// Adds a text with its length, so that neighbouring texts can't be confused.
  package mutating func add(_ text: String) {
    let bytes = text.utf8.span
    add(Int64(bytes.count))
    let raw = unsafe bytes.bytes
    var offset = 0
    while offset &+ 8 <= bytes.count {
      // The loop's bound keeps the eight bytes inside the span.
      let word = unsafe raw.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self)
      add(UInt64(littleEndian: word), bytes: 8)
      offset &+= 8
    }
    guard offset < bytes.count else { return }
    var tail: UInt64 = 0
    var shift: UInt64 = 0
    let rest = bytes.count &- offset
    while offset < bytes.count {
      tail |= UInt64(bytes[offset]) &<< shift
      shift &+= 8
      offset &+= 1
    }
    add(tail, bytes: rest)
  }

  /// Adds the lowest 1 to 8 bytes of a word; the others must be zero.
  private mutating func add(_ word: UInt64, bytes: Int) {
    let place = count & 15
    let shift = UInt64(place & 7) &* 8
    // What of the word does not fit into its half of the block.
    let rest = shift == 0 ? 0 : word &>> (64 &- shift)
    if place < 8 {
      low |= word &<< shift
      high = rest
    } else {
      high |= word &<< shift
      if place &+ bytes >= 16 {
        mixBlock()
        low = rest
        high = 0
      }
    }
    count &+= bytes
  }

  private static var c1: UInt64 { 0x87c3_7b91_1142_53d5 }
  private static var c2: UInt64 { 0x4cf5_ad43_2745_937f }

  private mutating func mixBlock() {
    h1 ^= Self.rotate(low &* Self.c1, 31) &* Self.c2
    h1 = (Self.rotate(h1, 27) &+ h2) &* 5 &+ 0x52dc_e729
    h2 ^= Self.rotate(high &* Self.c2, 33) &* Self.c1
    h2 = (Self.rotate(h2, 31) &+ h1) &* 5 &+ 0x3849_5ab5
  }

  /// The hash of what came so far; more may be added.
  package var value: Value {
    var (h1, h2) = (h1, h2)
    h2 ^= Self.rotate(high &* Self.c2, 33) &* Self.c1
    h1 ^= Self.rotate(low &* Self.c1, 31) &* Self.c2
    h1 ^= UInt64(count)
    h2 ^= UInt64(count)
    h1 = h1 &+ h2
    h2 = h2 &+ h1
    h1 = Self.mixed(h1)
    h2 = Self.mixed(h2)
    h1 = h1 &+ h2
    h2 = h2 &+ h1
    return Value(high: h1, low: h2)
  }

  private static func rotate(_ word: UInt64, _ by: UInt64) -> UInt64 {
    word << by | word >> (64 - by)
  }

  private static func mixed(_ word: UInt64) -> UInt64 {
    var word = word
    word ^= word >> 33
    word = word &* 0xff51_afd7_ed55_8ccd
    word ^= word >> 33
    word = word &* 0xc4ce_b9fe_1a85_ec53
    word ^= word >> 33
    return word
  }
}

extension StableHash {
  /// The hash as 32 hexadecimal digits.
  package var text: String {
    let value = value
    return TransactionID(high: value.high, low: value.low).description
  }
}
