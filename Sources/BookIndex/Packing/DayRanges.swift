import StatementModel

/// Days, as ranges that neither meet nor overlap, in order.
package struct DayRanges: Equatable, Sendable {
  package private(set) var ranges: [ClosedRange<Int32>] = []

  package init() {}

  /// - Parameters:
  ///   - ranges: In any order; they may overlap.
  ///   - distance: Ranges that lie at most so many days apart become one.
  package init(_ ranges: [ClosedRange<Int32>], joining distance: Int32 = 1) {
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = self.ranges.last,
        Int64(range.lowerBound) - Int64(last.upperBound) <= Int64(distance)
      {
        let end = max(last.upperBound, range.upperBound)
        self.ranges[self.ranges.count - 1] = last.lowerBound...end
      } else {
        self.ranges.append(range)
      }
    }
  }

  package var isEmpty: Bool { ranges.isEmpty }

  package func contains(_ day: Int32) -> Bool {
    guard let first = ranges.first, let last = ranges.last, day >= first.lowerBound,
      day <= last.upperBound
    else { return false }
    if ranges.count == 1 { return true }
    var low = 0
    var high = ranges.count
    // The first range that does not end before the day.
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < day { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound <= day
  }

  /// With some days more on both sides of each range.
  package func widened(by days: Int32) -> DayRanges {
    DayRanges(
      ranges.map { range in
        let low = range.lowerBound.subtractingReportingOverflow(days)
        let high = range.upperBound.addingReportingOverflow(days)
        return (low.overflow ? .min : low.partialValue)...(high.overflow ? .max : high.partialValue)
      })
  }
}
