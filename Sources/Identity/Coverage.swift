import StatementModel

/// How many statements of a card cover a day.
struct Coverage {
  private let first: Int32
  /// By day from the first on.
  private var counts: [Int32] = []

  init(_ statements: [LiveStatement]) {
    let periods = statements.compactMap { statement -> ClosedRange<Int32>? in
      guard let from = statement.from, let to = statement.to, from <= to else { return nil }
      return from.dayNumber...to.dayNumber
    }
    guard let first = periods.map(\.lowerBound).min(), let last = periods.map(\.upperBound).max()
    else {
      self.first = 0
      return
    }
    self.first = first
    counts = Array(repeating: 0, count: Int(last - first) + 2)
    for period in periods {
      counts[Int(period.lowerBound - first)] += 1
      counts[Int(period.upperBound - first) + 1] -= 1
    }
    for day in counts.indices.dropFirst() { counts[day] += counts[day - 1] }
  }

  func count(on day: Int32) -> Int {
    let place = Int(day) - Int(first)
    return counts.indices.contains(place) ? Int(counts[place]) : 0
  }
}
