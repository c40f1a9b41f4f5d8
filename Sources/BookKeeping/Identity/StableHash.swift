/// MurmurHash3 x64 128 (Austin Appleby, public domain), fed piece by piece.
///
/// Its results are written into journals as names of rows, so they may never change. It is no
/// protection against forgery and need not be: the only one who could forge is the book's owner.
struct StableHash {
  /// A 128-bit hash.
  struct Value: Hashable, Sendable {
    var high: UInt64
    var low: UInt64
  }

  private var bytes: [UInt8] = []

  init() { bytes.reserveCapacity(128) }

  mutating func reset() { bytes.removeAll(keepingCapacity: true) }

  mutating func add(_ byte: UInt8) { bytes.append(byte) }

  mutating func add(_ word: Int64) {
    unsafe withUnsafeBytes(of: word.littleEndian) { unsafe bytes.append(contentsOf: $0) }
  }

  /// Adds a text with its length, so that neighbouring texts can't be confused.
  mutating func add(_ text: String) {
    add(Int64(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  var value: Value {
    let c1: UInt64 = 0x87c3_7b91_1142_53d5
    let c2: UInt64 = 0x4cf5_ad43_2745_937f
    var h1: UInt64 = 0
    var h2: UInt64 = 0
    let count = bytes.count
    let blocks = count / 16
    for block in 0..<blocks {
      let k1 = word(at: block * 16)
      let k2 = word(at: block * 16 + 8)
      h1 ^= Self.rotate(k1 &* c1, 31) &* c2
      h1 = (Self.rotate(h1, 27) &+ h2) &* 5 &+ 0x52dc_e729
      h2 ^= Self.rotate(k2 &* c2, 33) &* c1
      h2 = (Self.rotate(h2, 31) &+ h1) &* 5 &+ 0x3849_5ab5
    }
    var k1: UInt64 = 0
    var k2: UInt64 = 0
    for position in (blocks * 16)..<count {
      let place = position & 15
      if place < 8 {
        k1 |= UInt64(bytes[position]) << UInt64(8 * place)
      } else {
        k2 |= UInt64(bytes[position]) << UInt64(8 * (place - 8))
      }
    }
    h2 ^= Self.rotate(k2 &* c2, 33) &* c1
    h1 ^= Self.rotate(k1 &* c1, 31) &* c2
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

  /// Eight bytes that stand within `bytes`, the lowest first.
  private func word(at offset: Int) -> UInt64 {
    precondition(offset >= 0 && offset + 8 <= bytes.count)
    // The bounds are checked just above.
    return unsafe bytes.withUnsafeBytes {
      unsafe UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
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
