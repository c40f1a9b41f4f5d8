/// An element's name in upper case, packed; names longer than 24 bytes lose their identity.
///
/// No name that a reader of ours looks for is longer, neither of OFX nor of ISO 20022.
struct PackedName: Equatable {
  /// The longest name that keeps its identity, in bytes.
  static let longest = 24

  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0
  private(set) var count = 0

  /// Adds one byte, letters in upper case.
  mutating func append(_ byte: UInt8) {
    let isLower = byte &- 0x61 < 26
    let upper = UInt64(isLower ? byte & 0xDF : byte)
    switch count {
    case 0..<8: first = first << 8 | upper
    case 8..<16: second = second << 8 | upper
    case 16..<24: third = third << 8 | upper
    default: third = .max
    }
    count += 1
  }

  /// Spreads the names over a table.
  var hash: Int {
    let mixed = (first ^ second &* 0x9E37_79B9_7F4A_7C15 ^ third) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed >> 40)
  }
}
