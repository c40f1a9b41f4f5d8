/// Numbers the element names that a reader looks for, and finds the number of a name again.
///
/// Open addressing over packed names: some nanoseconds a name.
struct XMLNameTable: Sendable {
  private struct Slot {
    var name = PackedName()
    /// 0 for a free slot.
    var number: UInt16 = 0
  }

  private var slots = Array(repeating: Slot(), count: mask + 1)
  /// How many names there are.
  private(set) var count = 0

  /// Room for four times the names that any reader has.
  private static let mask = 1023

  /// The number of the name, from 1; a new one if it has none yet.
  ///
  /// - Precondition: Few names: the table never fills.
  mutating func add(_ name: String) -> Int {
    var packed = PackedName()
    for byte in name.utf8 { packed.append(byte) }
    let slot = slot(of: packed)
    if slots[slot].number == 0 {
      count += 1
      slots[slot] = Slot(name: packed, number: UInt16(count))
    }
    return Int(slots[slot].number)
  }

  /// The number of the name, or 0.
  func number(of name: PackedName) -> Int {
    guard name.count <= PackedName.longest else { return 0 }
    return Int(slots[slot(of: name)].number)
  }

  /// The slot of the name, or the free one where it would stand.
  private func slot(of name: PackedName) -> Int {
    var index = name.hash & Self.mask
    while slots[index].number != 0, slots[index].name != name { index = (index + 1) & Self.mask }
    return index
  }
}
