import StatementModel

/// Sorts places by sums, the largest first.
///
/// Sums are compared as whole units of their smallest decimal where all are small enough, as nearly
/// always, and so are many of them in the time in which a few would be as sums.
enum LargestFirst {
  /// - Parameters:
  ///   - sums: by place.
  ///   - standsBefore: decides between places whose sums are equal.
  static func sorted(
    _ places: [Int], by sums: [DecimalSum], _ standsBefore: (Int, Int) -> Bool
  ) -> [Int] {
    guard let units = wholeUnits(of: sums) else {
      return places.sorted { one, other in
        sums[one] == sums[other] ? standsBefore(one, other) : sums[one] > sums[other]
      }
    }
    var order = places.map { Entry(units: units[$0], place: $0) }
    order.sort { $0.units > $1.units }
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, order[end].units == order[start].units { end += 1 }
      if end - start > 1 { order[start..<end].sort { standsBefore($0.place, $1.place) } }
      start = end
    }
    return order.map(\.place)
  }

  private struct Entry {
    let units: Int64
    let place: Int
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
