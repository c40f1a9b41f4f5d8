import StatementModel

/// Sorts places by sums, the largest first: by the first sum of each, and where that is equal by the
/// next.
///
/// Sums are compared as whole units of their smallest decimal where all are small enough, as nearly
/// always: many of them in the time in which a few would be as sums.
struct LargestFirst {
  /// How many sums a place has.
  let levels: Int
  /// A place's sum of one level.
  let sum: (_ place: Int, _ level: Int) -> DecimalSum
  /// Decides between places all of whose sums are equal.
  let standsBefore: (Int, Int) -> Bool

  func sorted(_ places: [Int]) -> [Int] {
    var places = places
    sort(&places, places.indices, from: 0)
    return places
  }

  /// So few are compared one with the other: keys for all of them would take longer.
  private static let few = 24

  private func sort(_ places: inout [Int], _ range: Range<Int>, from level: Int) {
    guard range.count > 1 else { return }
    if range.count <= Self.few { return insert(&places, range, from: level) }
    guard level < levels else { return places[range].sort(by: standsBefore) }
    let sums = places[range].map { sum($0, level) }
    let old = Array(places[range])
    if let units = Self.wholeUnits(of: sums) {
      // The complement orders the other way round, and none of them overflows.
      let order = RadixOrder.places(of: units.map { ~$0 })
      take(order, of: old, keys: units, into: &places, range, from: level)
    } else {
      let order = sums.indices.map { Int32(truncatingIfNeeded: $0) }
        .sorted { sums[Int($0)] > sums[Int($1)] }
      take(order, of: old, keys: sums, into: &places, range, from: level)
    }
  }

  /// Puts places in an order, and those among them whose keys are equal by their next sums.
  private func take<Key: Equatable>(
    _ order: [Int32], of old: [Int], keys: [Key], into places: inout [Int], _ range: Range<Int>,
    from level: Int
  ) {
    var start = 0
    for number in order.indices {
      let place = Int(order[number])
      places[range.lowerBound + number] = old[place]
      let isLast = number + 1 == order.count
      guard isLast || keys[place] != keys[Int(order[number + 1])] else { continue }
      sort(
        &places, (range.lowerBound + start)..<(range.lowerBound + number + 1), from: level + 1)
      start = number + 1
    }
  }

  /// Sorts a few places where they lie.
  private func insert(_ places: inout [Int], _ range: Range<Int>, from level: Int) {
    for number in range.dropFirst() {
      let place = places[number]
      var slot = number
      while slot > range.lowerBound, comesFirst(place, places[slot - 1], from: level) {
        places[slot] = places[slot - 1]
        slot -= 1
      }
      places[slot] = place
    }
  }

  private func comesFirst(_ one: Int, _ other: Int, from level: Int) -> Bool {
    for level in level..<levels {
      let (left, right) = (sum(one, level), sum(other, level))
      if left != right { return left > right }
    }
    return standsBefore(one, other)
  }

  private static func wholeUnits(of sums: [DecimalSum]) -> [Int64]? {
    let scale = sums.reduce(0) { max($0, $1.digits.scale) }
    guard scale < ByteText.powers.count else { return nil }
    var all: [Int64] = []
    all.reserveCapacity(sums.count)
    for sum in sums {
      let digits = sum.digits
      guard let units = Int64(exactly: digits.units) else { return nil }
      let (whole, overflow) = units.multipliedReportingOverflow(
        by: Int64(ByteText.powers[scale - digits.scale]))
      if overflow { return nil }
      all.append(whole)
    }
    return all
  }
}
