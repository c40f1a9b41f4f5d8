/// An element's name in upper case, packed; names longer than 24 bytes lose their identity.
///
/// No name that a reader of ours looks for is longer, neither of OFX nor of ISO 20022.
struct PackedName: Hashable {
  /// The longest name that keeps its identity, in bytes.
  static let longest = 24

  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0
  private(set) var count = 0

  init() {}

  init(_ name: String) {
    for byte in name.utf8 { append(byte) }
  }

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
}
