/// Finds an element by its name, in any case, without making a string.
///
/// Names are packed into three words and looked up in an open-addressed table: some nanoseconds
/// a name, and a statement has twenty names a row.
struct OFXTagTable {
  /// The longest name that is looked up; every name of `OFXTag` is shorter.
  static let longestName = 24

  struct Slot {
    fileprivate var name = PackedName()
    fileprivate var tag = OFXTag.unknown
  }

  private(set) var slots: [Slot]
  private static let mask = 511

  /// The table of all names, made once.
  static let shared = OFXTagTable()

  private init() {
    slots = Array(repeating: Slot(), count: Self.mask + 1)
    for tag in OFXTag.allCases where tag != .unknown {
      var name = PackedName()
      for byte in tag.rawValue.utf8 { name.append(byte) }
      var index = name.hash & Self.mask
      while slots[index].tag != .unknown { index = (index + 1) & Self.mask }
      slots[index] = Slot(name: name, tag: tag)
    }
  }

  /// The element of that name, or `unknown`.
  static func find(_ name: PackedName, in slots: Span<Slot>) -> OFXTag {
    var index = name.hash & mask
    while true {
      if slots[index].name == name { return slots[index].tag }
      if slots[index].tag == .unknown { return .unknown }
      index = (index + 1) & mask
    }
  }
}

/// An element's name in upper case, packed; names longer than 24 bytes lose their identity.
struct PackedName: Equatable {
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
