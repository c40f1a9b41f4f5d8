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
    if let units = Self.wholeUnits(of: sums) {
      sort(&places, range, from: level, by: units)
    } else {
      sort(&places, range, from: level, by: sums)
    }
  }

  private func sort<Key: Comparable>(
    _ places: inout [Int], _ range: Range<Int>, from level: Int, by keys: [Key]
  ) {
    var order = zip(keys, places[range]).map { (key: $0, place: $1) }
    order.sort { $0.key > $1.key }
    var start = 0
    while start < order.count {
      var end = start
      while end < order.count, order[end].key == order[start].key {
        places[range.lowerBound + end] = order[end].place
        end += 1
      }
      let equal = (range.lowerBound + start)..<(range.lowerBound + end)
      sort(&places, equal, from: level + 1)
      start = end
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
