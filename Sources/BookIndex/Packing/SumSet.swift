/// Tells which of many sums came before; two that differ are never taken for one.
struct SumSet {
  /// The places plus 1, and 0 where nothing stands; a power of two of them.
  private var slots: [UInt32]
  private var sums: [UInt64] = []

  init(expecting count: Int) {
    var size = 16
    while size < count * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    sums.reserveCapacity(count)
  }

  /// Takes the next sum in; gives the place of the one that it is equal to, if there is one.
  ///
  /// There must not be more than were expected.
  mutating func insert(_ sum: UInt64) -> Int? {
    sums.append(sum)
    var slot = Int(truncatingIfNeeded: sum) & (slots.count - 1)
    while slots[slot] != 0 {
      let other = Int(slots[slot]) - 1
      if sums[other] == sum { return other }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = UInt32(sums.count)
    return nil
  }

  /// The place of a sum among those taken in, from 0.
  func place(of sum: UInt64) -> Int? {
    var slot = Int(truncatingIfNeeded: sum) & (slots.count - 1)
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      if sums[place] == sum { return place }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }
}
