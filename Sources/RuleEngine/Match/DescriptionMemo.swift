/// What is known of each distinct description: an open-addressing table that keeps the strings it
/// is given, without copying their bytes.
struct DescriptionMemo<Known> {
  private struct Entry {
    var description: String
    var hash: UInt64
    var known: Known
  }

  private var entries: [Entry] = []
  /// The number of an entry plus one; zero where the slot is free.
  private var slots = [Int32](repeating: 0, count: 1024)

  var count: Int { entries.count }

  /// What is known, or what `make` then makes known.
  mutating func known(
    of description: String, make: () -> Known
  ) -> Known {
    let hash = Self.hash(description)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if entries[index].hash == hash, entries[index].description == description {
        return entries[index].known
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    let known = make()
    entries.append(Entry(description: description, hash: hash, known: known))
    slots[slot] = Int32(entries.count)
    if entries.count * 2 > slots.count { grow() }
    return known
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    for index in entries.indices {
      var slot = Int(truncatingIfNeeded: entries[index].hash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index + 1)
    }
  }

  /// A hash of the bytes, eight at a time, by multiplication and folding of the halves.
  private static func hash(_ text: String) -> UInt64 {
    let utf8 = text.utf8.span
    let bytes = unsafe utf8.bytes
    var hash = UInt64(bytes.byteCount) &* seed
    var offset = 0
    while offset + 8 <= bytes.byteCount {
      // Eight bytes are there, and any eight bytes are an integer.
      let word = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
      hash = mixed(hash ^ word)
      offset += 8
    }
    var tail: UInt64 = 0
    while offset < bytes.byteCount {
      tail = tail << 8 | UInt64(utf8[offset])
      offset += 1
    }
    return mixed(hash ^ tail)
  }

  /// Unguessable from one run to the next, so that no file can be made to collide.
  private static var seed: UInt64 { HashSeed.value }

  @inline(__always)
  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = (value ^ HashSeed.value).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}

private enum HashSeed {
  static let value = UInt64.random(in: .min ... .max)
}
