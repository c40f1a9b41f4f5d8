/// A 64-bit checksum against damage, not against malice: each step multiplies 64 by 64 bits and
/// folds the product (the mixing step of Wang Yi's wyhash).
///
/// The same on every machine and in every run, so it may be kept in files.
public struct Checksum {
  @usableFromInline var state: UInt64

  @inlinable package var value: UInt64 { state }

  @usableFromInline static var multiplier: UInt64 { 0xA076_1D64_78BD_642F }

  /// `salt` tells uses apart, so that one table's row cannot pass for another's.
  @inlinable package init(salt: UInt64 = 0) { state = salt &+ 0xE703_7ED1_A0B4_28DB }

  @inlinable package mutating func add(_ word: UInt64) {
    let product = (state ^ word).multipliedFullWidth(by: Self.multiplier)
    state = (product.high ^ product.low) &+ 0x8EBC_6AF0_9C88_C6E3
  }

  @inlinable package mutating func add(_ word: Int64) { add(UInt64(bitPattern: word)) }

  package mutating func add(_ bytes: Span<UInt8>) { unsafe add(bytes.bytes) }

  package mutating func add(_ bytes: RawSpan) {
    var offset = 0
    while offset &+ 8 <= bytes.byteCount {
      // The loop's bound keeps the eight bytes inside the span.
      let word = unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self)
      add(UInt64(littleEndian: word))
      offset &+= 8
    }
    add(Self.tail(bytes, from: offset))
    add(UInt64(bytes.byteCount))
  }

  /// The last bytes, seven at most, as a number whose lowest byte is the last.
  @inline(__always)
  private static func tail(_ bytes: RawSpan, from start: Int) -> UInt64 {
    let count = bytes.byteCount &- start
    if count > 0, start > 0 {
      // With those before them they are a word.
      let word = unsafe bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: bytes.byteCount &- 8, as: UInt64.self)
      return UInt64(bigEndian: word) & (1 << UInt64(count &* 8) &- 1)
    }
    var tail: UInt64 = 0
    for offset in start..<bytes.byteCount {
      tail =
        unsafe tail << 8
        | UInt64(bytes.unsafeLoad(fromUncheckedByteOffset: offset, as: UInt8.self))
    }
    return tail
  }

  package mutating func add(_ text: String) { add(text.utf8.span) }

  package static func of(_ bytes: Span<UInt8>) -> UInt64 {
    var sum = Checksum()
    sum.add(bytes)
    return sum.value
  }
}
