/// Finds an element by its name, in any case, without making a string.
///
/// Names are packed into three words and looked up in an open-addressed table: some nanoseconds
/// a name, and a statement has twenty names a row.
struct OFXTagTable {
  /// The longest name that is looked up; every name of `OFXTag` is shorter.
  static let longestName = PackedName.longest

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
