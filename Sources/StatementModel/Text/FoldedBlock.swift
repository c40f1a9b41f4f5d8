/// Eight ASCII characters folded at once, as the bytes of a word, the first as the lowest.
struct FoldedBlock {
  /// Of each character what it becomes.
  private let folded: UInt64
  /// The highest bit of each byte: whether it is a space behind another one.
  private let repeated: UInt64
  /// Whether a space comes last.
  let endsWithSpace: Bool

  private static let highest: UInt64 = 0x8080_8080_8080_8080
  private static let spaces: UInt64 = 0x2020_2020_2020_2020

  /// Nothing where a character is beyond ASCII or dropped.
  ///
  /// - Parameter isAfterSpace: Whether a space at the beginning would be one too many.
  @inline(__always)
  init?(_ word: UInt64, isAfterSpace: Bool) {
    if word & Self.highest != 0 { return nil }
    // In each byte a sum reaches its highest bit from a certain character on.
    let small = word | Self.spaces
    let letters = (small &+ Self.each(0x80 - 0x61)) & ~(small &+ Self.each(0x80 - 0x7B))
    let digits = (word &+ Self.each(0x80 - 0x30)) & ~(word &+ Self.each(0x80 - 0x3A))
    let kept = (letters | digits) & Self.highest
    let gaps = kept ^ Self.highest
    if gaps != 0 {
      let apostrophes = Self.differences(word, 0x27) & Self.differences(word, 0x60)
      if apostrophes & Self.highest != Self.highest { return nil }
    }
    // Digits have the bit by which small letters differ.
    let mask = kept &- kept &>> 7 | kept
    folded = small & mask | Self.spaces & ~mask
    repeated = gaps & (gaps &<< 8 | (isAfterSpace ? 0x80 : 0))
    endsWithSpace = gaps &>> 63 != 0
  }

  /// The highest bit of each ASCII byte that differs from another one.
  @inline(__always)
  private static func differences(_ word: UInt64, _ byte: UInt64) -> UInt64 {
    (word ^ each(byte)) &+ each(0x7F)
  }

  @inline(__always)
  private static func each(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }

  /// Writes what is left, and up to eight bytes of anything behind it.
  ///
  /// - Parameter end: Where to, with room for sixteen bytes; it becomes the place behind the last.
  @inline(__always)
  func write(to out: UnsafeMutableBufferPointer<UInt8>, _ end: inout Int) {
    guard let start = UnsafeMutableRawPointer(out.baseAddress) else { return }
    var (word, rest, count) = (folded, repeated, 8)
    while rest != 0 {
      // What stands before the space; then on behind that.
      unsafe start.storeBytes(of: word.littleEndian, toByteOffset: end, as: UInt64.self)
      let taken = rest.trailingZeroBitCount &>> 3
      end &+= taken
      count &-= taken &+ 1
      let shift = UInt64(truncatingIfNeeded: taken &+ 1) &* 8
      word = word >> shift
      rest = rest >> shift
    }
    unsafe start.storeBytes(of: word.littleEndian, toByteOffset: end, as: UInt64.self)
    end &+= count
  }
}
