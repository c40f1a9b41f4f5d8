/// Numbers objects by who they are, in the order of being seen: asked for each transaction of a book,
/// which share their texts, it costs a fraction of a dictionary.
///
/// The objects must be held by somebody for as long as they are asked for.
package struct IdentityNumbers: Sendable {
  private struct Slot {
    /// Zero where the slot is free.
    var address: UInt = 0
    var number: Int32 = 0
  }

  /// Open addressing; a power of two of them.
  private var slots = [Slot](repeating: Slot(), count: 64)
  /// How many objects have numbers.
  package private(set) var count = 0

  package init() {}

  /// The number of an object: `count` as it was before where the object is new.
  package mutating func number(of object: ObjectIdentifier) -> Int {
    let slot = slot(of: UInt(bitPattern: object))
    if slots[slot].address != 0 { return Int(slots[slot].number) }
    slots[slot] = Slot(address: UInt(bitPattern: object), number: Int32(count))
    count += 1
    if count * 2 > slots.count { grow() }
    return count - 1
  }

  /// The number of an object that was seen before.
  package func known(_ object: ObjectIdentifier) -> Int? {
    let slot = slots[slot(of: UInt(bitPattern: object))]
    return slot.address == 0 ? nil : Int(slot.number)
  }

  /// Where an address stands, or would.
  private func slot(of address: UInt) -> Int {
    let slots = slots.span
    let mask = slots.count &- 1
    var slot = Self.place(of: address) & mask
    while slots[slot].address != 0, slots[slot].address != address { slot = (slot &+ 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 4)
    for entry in old where entry.address != 0 { slots[slot(of: entry.address)] = entry }
  }

  /// Addresses differ in their middle bits; the product brings those of all to the top.
  private static func place(of address: UInt) -> Int {
    Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) &>> 32)
  }
}
