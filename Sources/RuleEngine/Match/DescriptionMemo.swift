/// What is known of each distinct description: an open-addressing table with the descriptions'
/// bytes one behind the other, so that looking one up touches few places of memory.
struct DescriptionMemo<Known> {
  private struct Entry {
    /// Where the description stands in `bytes`, and its length.
    var start: UInt32
    var count: UInt32
    var known: Known
  }

  /// Descriptions of more bytes than this in all are too many to be kept.
  private static var byteLimit: Int { 1 << 30 }

  private var entries: [Entry] = []
  private var bytes: [UInt8] = []
  /// In the high half of a slot the high half of the hash; in the low half the number of an entry
  /// plus one, zero where the slot is free.
  private var slots = [UInt64](repeating: 0, count: 1024)

  /// How many distinct descriptions are known.
  var count: Int { entries.count }

  /// Whether no more can be taken up.
  var isFull: Bool { bytes.count >= Self.byteLimit }

  /// What is known, or what `make` then makes known.
  mutating func known(of description: String, make: () -> Known) -> Known {
    let text = description.utf8.span
    let hash = Self.hash(text)
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: hash >> 32) & mask
    while slots[slot] != 0 {
      if slots[slot] ^ hash < 1 << 32 {
        let entry = entries[Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) &- 1]
        if Self.equal(text, bytes.span, Int(entry.start), Int(entry.count)) { return entry.known }
      }
      slot = (slot &+ 1) & mask
    }
    let known = make()
    add(description, hash, known, slot)
    return known
  }

  private mutating func add(_ description: String, _ hash: UInt64, _ known: Known, _ slot: Int) {
    // A description of 4 GiB is longer than any text that is read.
    entries.append(
      Entry(
        start: UInt32(truncatingIfNeeded: bytes.count),
        count: UInt32(truncatingIfNeeded: description.utf8.count), known: known))
    bytes.append(contentsOf: description.utf8)
    slots[slot] = hash & 0xFFFF_FFFF_0000_0000 | UInt64(entries.count)
    if entries.count * 4 > slots.count * 3 { grow() }
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count * 2)
    let mask = slots.count &- 1
    for value in old where value != 0 {
      var slot = Int(truncatingIfNeeded: value >> 32) & mask
      while slots[slot] != 0 { slot = (slot &+ 1) & mask }
      slots[slot] = value
    }
  }

  /// Whether `count` bytes from `start` on are the text.
  @inline(__always)
  private static func equal(
    _ text: Span<UInt8>, _ bytes: Span<UInt8>, _ start: Int, _ count: Int
  ) -> Bool {
    guard text.count == count, start &+ count <= bytes.count else { return false }
    let one = unsafe text.bytes
    let other = unsafe bytes.bytes
    var offset = 0
    while offset &+ 8 <= count {
      let left = unsafe one.unsafeLoadUnaligned(
        fromUncheckedByteOffset: offset, as: UInt64.self)
      let right = unsafe other.unsafeLoadUnaligned(
        fromUncheckedByteOffset: start &+ offset, as: UInt64.self)
      guard left == right else { return false }
      offset &+= 8
    }
    while offset < count {
      guard text[offset] == bytes[start &+ offset] else { return false }
      offset &+= 1
    }
    return true
  }

  /// A hash of the bytes, eight at a time, by multiplication and folding of the halves.
  private static func hash(_ text: Span<UInt8>) -> UInt64 {
    let seed = HashSeed.value
    let raw = unsafe text.bytes
    var hash = UInt64(text.count) &* seed
    var offset = 0
    while offset &+ 8 <= text.count {
      // Eight bytes are there, and any eight bytes are an integer.
      let word = unsafe raw.unsafeLoadUnaligned(
        fromUncheckedByteOffset: offset, as: UInt64.self)
      hash = mixed(hash ^ word, seed)
      offset &+= 8
    }
    var tail: UInt64 = 0
    while offset < text.count {
      tail = tail << 8 | UInt64(text[offset])
      offset &+= 1
    }
    return mixed(hash ^ tail, seed)
  }

  @inline(__always)
  private static func mixed(_ value: UInt64, _ seed: UInt64) -> UInt64 {
    let product = (value ^ seed).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}

/// Unguessable from one run to the next, so that no file can be made to collide.
private enum HashSeed {
  static let value = UInt64.random(in: .min ... .max)
}
