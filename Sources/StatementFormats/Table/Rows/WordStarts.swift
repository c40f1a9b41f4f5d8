/// The first three bytes of some words, by which most other words are told at a glance.
///
/// One bit stands for every three bytes without their case, and for some others: that a bit is
/// set says nothing, that it isn't says that the word is none of these.
struct WordStarts: Sendable {
  private var bits = [UInt64](repeating: 0, count: 512)

  init(_ words: some Sequence<String>) {
    for word in words {
      let bytes = Array(word.utf8.prefix(3)) + [0, 0, 0]
      let place = Self.place(bytes[0], bytes[1], bytes[2])
      bits[place >> 6] |= 1 << UInt64(place & 63)
    }
  }

  /// Whether a word that begins so can be one of them; zeros stand for what a short word lacks.
  @inline(__always)
  func canBegin(with first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    let place = Self.place(first, second, third)
    return bits[place >> 6] & (1 << UInt64(place & 63)) != 0
  }

  /// The number of the bit for three bytes.
  @inline(__always)
  static func place(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    Int(first & 31) << 10 | Int(second & 31) << 5 | Int(third & 31)
  }
}
