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

  private func sort(_ places: inout [Int], _ range: Range<Int>, from level: Int) {
    guard range.count > 1 else { return }
    guard level < levels else { return places[range].sort(by: standsBefore) }
    let sums = places[range].map { sum($0, level) }
    let old = Array(places[range])
    let isNew: (Int, Int) -> Bool
    let order: [Int32]
    if let units = Self.wholeUnits(of: sums) {
      // The complement orders the other way round, and none of them overflows.
      order = RadixOrder.places(of: units.map { ~$0 })
      isNew = { units[$0] != units[$1] }
    } else {
      order = sums.indices.map { Int32(truncatingIfNeeded: $0) }
        .sorted { sums[Int($0)] > sums[Int($1)] }
      isNew = { sums[$0] != sums[$1] }
    }
    var start = 0
    for number in order.indices {
      places[range.lowerBound + number] = old[Int(order[number])]
      let isLast = number + 1 == order.count
      guard isLast || isNew(Int(order[number]), Int(order[number + 1])) else { continue }
      // Those with equal sums, mostly one.
      let equal = (range.lowerBound + start)..<(range.lowerBound + number + 1)
      if equal.count > 1 { sort(&places, equal, from: level + 1) }
      start = number + 1
    }
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
