/// Texts of up to eight bytes as words, the first byte as the lowest.
enum ByteWord {
  /// The first bytes of a word, zeros for the others.
  ///
  /// - Parameter count: From 1 to 8.
  @inline(__always)
  static func prefix(_ word: UInt64, _ count: Int) -> UInt64 {
    word & ~0 &>> UInt64(truncatingIfNeeded: 64 &- 8 &* count)
  }

  /// Of each byte one bit, the first as the lowest: whether it is a space or zero.
  @inline(__always)
  static func gaps(_ word: UInt64) -> UInt64 {
    let rest = word & 0xDFDF_DFDF_DFDF_DFDF
    let low = (rest & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F
    let zeros = (~(low | rest) & 0x8080_8080_8080_8080) &>> 7
    // Brings the lowest bits of the eight bytes side by side into the highest byte.
    return (zeros &* 0x0102_0408_1020_4080) &>> 56
  }

  /// Of each byte that equals another one the highest bit.
  @inline(__always)
  static func places(of byte: UInt8, in word: UInt64) -> UInt64 {
    let rest = word ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
    let low = (rest & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F
    return ~(low | rest) & 0x8080_8080_8080_8080
  }

  /// Of each byte that equals a first one, and of which the one behind it equals a second, the highest
  /// bit.
  ///
  /// - Parameter next: The word that begins one byte later.
  @inline(__always)
  static func places(
    of first: UInt8, before second: UInt8, in word: UInt64, _ next: UInt64
  ) -> UInt64 {
    let rest =
      (word ^ (UInt64(first) &* 0x0101_0101_0101_0101))
      | (next ^ (UInt64(second) &* 0x0101_0101_0101_0101))
    let low = (rest & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F
    return ~(low | rest) & 0x8080_8080_8080_8080
  }

  /// How many bytes stand before the first that is a space or zero; eight if none is.
  @inline(__always)
  static func lengthBeforeSpace(_ word: UInt64) -> Int {
    // A space differs from zero by one bit; of each byte that is zero then the highest bit is set.
    let rest = word & 0xDFDF_DFDF_DFDF_DFDF
    let low = (rest & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F
    return (~(low | rest) & 0x8080_8080_8080_8080).trailingZeroBitCount &>> 3
  }

  /// The same with capital letters made small, of bytes that are all ASCII.
  @inline(__always)
  static func lowercase(_ word: UInt64) -> UInt64 {
    let fromA = word &+ 0x3F3F_3F3F_3F3F_3F3F
    let beyondZ = word &+ 0x2525_2525_2525_2525
    return word | (fromA & ~beyondZ & 0x8080_8080_8080_8080) &>> 2
  }

  /// Whether one of eight bytes that are all ASCII stands before the space.
  @inline(__always)
  static func hasControls(_ word: UInt64) -> Bool {
    (word &+ 0x6060_6060_6060_6060) & 0x8080_8080_8080_8080 != 0x8080_8080_8080_8080
  }
}
