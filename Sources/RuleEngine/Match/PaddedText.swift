/// A text with eight zero bytes behind it, so that eight bytes can be read at each of its places.
///
/// It is filled anew for one text after the other, in the same memory.
struct PaddedText {
  /// The text and the zero bytes behind it.
  private(set) var bytes: [UInt8] = []
  /// How many bytes the text has.
  private(set) var count = 0

  private static let padding = 8

  init() {}

  init(_ text: [UInt8]) {
    refill { $0.append(contentsOf: text) }
  }

  /// Puts another text in the place of the last one.
  ///
  /// - Parameter fill: Appends the text to an empty list.
  @inline(__always)
  mutating func refill(_ fill: (inout [UInt8]) -> Void) {
    bytes.removeAll(keepingCapacity: true)
    fill(&bytes)
    count = bytes.count
    bytes.append(addingCapacity: Self.padding) { span in
      for _ in 0..<Self.padding { span.append(0) }
    }
  }
}

extension Span<UInt8> {
  /// The eight bytes at a place, the first as the lowest; they must all be there.
  @inline(__always)
  func word(at place: Int) -> UInt64 {
    precondition(place >= 0 && place &+ 8 <= count)
    return UInt64(
      littleEndian: unsafe bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: place, as: UInt64.self))
  }
}

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

  /// How many bytes stand before the first that is a space or zero; eight if none is.
  @inline(__always)
  static func lengthBeforeSpace(_ word: UInt64) -> Int {
    // A space differs from zero by one bit; of each byte that is zero then the highest bit is set.
    let rest = word & 0xDFDF_DFDF_DFDF_DFDF
    let low = (rest & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F
    return (~(low | rest) & 0x8080_8080_8080_8080).trailingZeroBitCount &>> 3
  }
}
