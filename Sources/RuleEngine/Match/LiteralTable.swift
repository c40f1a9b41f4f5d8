/// Says where the row of literals stands that is filed under a key, for keys of which nearly all
/// that are asked have none.
///
/// A key that has none is mostly told by one look at a filter, which is small enough to stay in the
/// processor's cache.
struct LiteralTable: Sendable {
  /// Of each key two bits are set, in one word.
  private let filter: [UInt64]
  /// How far a key's hash is shifted to be the number of its word.
  private let shift: UInt64
  /// Open addressing: in the low half the place plus one, zero where free; in the high half that
  /// of the key's hash.
  private let slots: [UInt64]
  private let mask: Int

  /// About so many bits of the filter for each key, so that one of a hundred others passes it.
  private static let bitsForKey = 24

  /// - Parameter keys: Each once, with the place of its row, below 2^32 - 1.
  init(_ keys: [(key: UInt64, place: Int)]) {
    var bits: UInt64 = 4
    while 64 << bits < keys.count * Self.bitsForKey, bits < 20 { bits += 1 }
    let shift = 64 - bits
    var filter = [UInt64](repeating: 0, count: 1 << bits)
    var size = 16
    while size < keys.count * 2 { size *= 2 }
    var slots = [UInt64](repeating: 0, count: size)
    for (key, place) in keys {
      let hash = Self.hash(key)
      filter[Int(hash >> shift)] |= Self.bits(hash)
      var slot = Int(truncatingIfNeeded: hash >> 32) & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = hash & 0xFFFF_FFFF_0000_0000 | UInt64(place + 1)
    }
    self.filter = filter
    self.shift = shift
    self.slots = slots
    mask = size - 1
  }

  /// Whether something may be filed under a key of this hash.
  @inline(__always)
  func mayHold(_ hash: UInt64) -> Bool {
    let bits = Self.bits(hash)
    // There are as many words as what is left of a hash can be the number of.
    let word = unsafe filter.span[unchecked: Int(truncatingIfNeeded: hash &>> shift)]
    return word & bits == bits
  }

  /// The place of the row under a key of this hash; seldom that of another key, nothing if there
  /// is none.
  @inline(__always)
  func place(of hash: UInt64) -> Int? {
    var slot = Int(truncatingIfNeeded: hash &>> 32) & mask
    while slots[slot] != 0 {
      if slots[slot] ^ hash < 1 << 32 {
        return Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) &- 1
      }
      slot = (slot &+ 1) & mask
    }
    return nil
  }

  /// A hash of which all bits depend on all of the key.
  @inline(__always)
  static func hash(_ key: UInt64) -> UInt64 {
    let product = (key ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }

  @inline(__always)
  private static func bits(_ hash: UInt64) -> UInt64 {
    1 &<< (hash & 63) | 1 &<< (hash &>> 6 & 63)
  }
}
