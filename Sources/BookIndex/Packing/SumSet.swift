import StatementModel

/// Tells which of many sums came before; two that differ are never taken for one.
struct SumSet {
  /// The places plus 1, and 0 where nothing stands; a power of two of them.
  private var slots: [UInt32]
  private var sums: [UInt64] = []
  /// A bit for some of each sum's digits: mostly enough to tell that one is not among them.
  private var marks: [UInt64]
  private let seed = HashSeed.value

  init(expecting count: Int) {
    var size = 16
    while size < count * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    marks = Array(repeating: 0, count: size / 8)
    sums.reserveCapacity(count)
  }

  /// Takes the next sum in; gives the place of the one that it is equal to, if there is one.
  ///
  /// There must not be more than were expected.
  mutating func insert(_ sum: UInt64) -> Int? {
    sums.append(sum)
    let mark = Int(truncatingIfNeeded: sum >> 32)
    marks[mark >> 6 & (marks.count - 1)] |= 1 << UInt64(mark & 63)
    var slot = HashSeed.place(of: sum, seed: seed) & (slots.count - 1)
    while slots[slot] != 0 {
      let other = Int(slots[slot]) - 1
      if sums[other] == sum { return other }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = UInt32(sums.count)
    return nil
  }

  /// Whether a sum may be among those taken in; quicker than asking for its place.
  @inline(__always)
  func mayHave(_ sum: UInt64) -> Bool {
    let mark = Int(truncatingIfNeeded: sum >> 32)
    return marks[mark >> 6 & (marks.count &- 1)] >> UInt64(mark & 63) & 1 == 1
  }

  /// The place of a sum among those taken in, from 0.
  func place(of sum: UInt64) -> Int? {
    var slot = HashSeed.place(of: sum, seed: seed) & (slots.count - 1)
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      if sums[place] == sum { return place }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }
}
