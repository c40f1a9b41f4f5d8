/// Gives each distinct text a number, from 0 in order of first sight.
///
/// Texts are compared by their bytes: Swift's own equality takes a composed and a decomposed `é`
/// for one, and what a statement wrote must come back as it was.
package struct StringInterner: Sendable {
  package private(set) var strings: [String] = []
  /// By number.
  private var hashes: [UInt64] = []
  /// Open addressing with linear probing: number plus one, 0 where free; a power of two long.
  private var slots: [UInt32] = []

  private let seed = HashSeed.value

  package init() {}

  /// Distinct texts, by their numbers; where each is found is worked out when one is looked for.
  package init(_ strings: [String]) { self.strings = strings }

  private mutating func index() {
    hashes.reserveCapacity(strings.count)
    for text in strings { hashes.append(hash(of: text.utf8.span)) }
    grow(toHold: strings.count)
  }

  package var count: Int { strings.count }

  /// Takes room for so many texts.
  package mutating func reserveCapacity(_ count: Int) {
    strings.reserveCapacity(count)
    hashes.reserveCapacity(count)
    if count * 2 > slots.count { grow(toHold: count) }
  }

  /// The number of the text, which is kept from now on.
  package mutating func number(of text: String) -> Int {
    if hashes.count < strings.count { index() }
    let bytes = text.utf8.span
    let hash = hash(of: bytes)
    if let known = find(bytes, hash: hash) { return known }
    append(text, hash: hash)
    return strings.count - 1
  }

  /// The number of the text that has these bytes, which are UTF-8.
  package mutating func number(of bytes: Span<UInt8>) -> Int {
    if hashes.count < strings.count { index() }
    let hash = hash(of: bytes)
    if let known = find(bytes, hash: hash) { return known }
    let text = unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
    append(text, hash: hash)
    return strings.count - 1
  }

  /// The number of a text that has one.
  package mutating func knownNumber(of text: String) -> Int? {
    if hashes.count < strings.count { index() }
    let bytes = text.utf8.span
    return find(bytes, hash: hash(of: bytes))
  }

  private func hash(of bytes: Span<UInt8>) -> UInt64 {
    var sum = Checksum(salt: seed)
    sum.add(bytes)
    return sum.value
  }

  private func find(_ bytes: Span<UInt8>, hash: UInt64) -> Int? {
    guard !slots.isEmpty else { return nil }
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if hashes[number] == hash, Self.sameBytes(strings[number].utf8.span, bytes) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private mutating func append(_ text: String, hash: UInt64) {
    if (strings.count + 1) * 2 > slots.count { grow(toHold: strings.count + 1) }
    strings.append(text)
    hashes.append(hash)
    place(strings.count - 1)
  }

  private mutating func grow(toHold count: Int) {
    var size = 64
    while size < count * 3 { size *= 2 }
    slots = [UInt32](repeating: 0, count: size)
    for number in hashes.indices { place(number) }
  }

  private mutating func place(_ number: Int) {
    var slot = Int(truncatingIfNeeded: hashes[number]) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = UInt32(number + 1)
  }

  private static func sameBytes(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
    let (one, other) = unsafe (left.bytes, right.bytes)
    var offset = 0
    while offset &+ 8 <= left.count {
      // The loop's bound keeps the eight bytes inside both spans.
      let word = unsafe one.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self)
      let same = unsafe other.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self)
      guard word == same else { return false }
      offset &+= 8
    }
    while offset < left.count {
      guard left[offset] == right[offset] else { return false }
      offset &+= 1
    }
    return true
  }
}
