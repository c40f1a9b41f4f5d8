import Synchronization

/// Months that two cores read from both ends until they meet, so that each reads as much as it has
/// time for, whichever of them began first.
final class MonthsToRead: Sendable {
  /// Where the entries of each month end, newest first.
  private let ends: [Int]
  /// How many transactions there are up to the end of each.
  private let counts: [Int]
  /// The months that nobody has taken.
  private let left: Mutex<Range<Int>>

  /// - Parameter entries: newest first, those of one month together.
  init(_ entries: [MonthEntry]) {
    var (ends, counts) = ([Int](), [Int]())
    var count = 0
    for place in entries.indices {
      count &+= entries[place].count
      guard place + 1 == entries.count || entries[place + 1].month != entries[place].month else {
        continue
      }
      ends.append(place + 1)
      counts.append(count)
    }
    self.ends = ends
    self.counts = counts
    left = Mutex(ends.indices)
  }

  /// The entries of the newest month that nobody has; nothing where all are taken.
  func takeFirst() -> Range<Int>? {
    take { left in
      let first = left.lowerBound
      left = (first + 1)..<left.upperBound
      return first..<(first + 1)
    }
  }

  /// The entries of the oldest months that nobody has: a quarter of what is left, so that both
  /// cores come to the end at about the same time.
  func takeLast() -> Range<Int>? {
    take { left in
      let wanted = (count(left) &+ 3) / 4
      var first = left.upperBound - 1
      while first > left.lowerBound, count(first..<left.upperBound) < wanted { first -= 1 }
      let taken = first..<left.upperBound
      left = left.lowerBound..<first
      return taken
    }
  }

  /// Leaves the rest to nobody.
  func stop() { left.withLock { $0 = $0.upperBound..<$0.upperBound } }

  private func take(_ some: (inout Range<Int>) -> Range<Int>) -> Range<Int>? {
    left.withLock { left -> Range<Int>? in
      if left.isEmpty { return nil }
      let months = some(&left)
      return start(months.lowerBound)..<start(months.upperBound)
    }
  }

  /// Where a month's entries begin.
  private func start(_ month: Int) -> Int { month == 0 ? 0 : ends[month - 1] }

  /// How many transactions months have.
  private func count(_ months: Range<Int>) -> Int {
    let before = months.lowerBound == 0 ? 0 : counts[months.lowerBound - 1]
    return months.isEmpty ? 0 : counts[months.upperBound - 1] &- before
  }
}
