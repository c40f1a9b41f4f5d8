import StatementModel

extension RecurringChain {
  /// Puts payments one behind the other: each goes to the chain that it is nearest to the due day
  /// of, or begins one.
  ///
  /// - Parameter fewest: Chains with fewer payments are left out; they take payments all the same.
  static func all(
    among entries: [RecurringEntry], _ interval: RecurringInterval, fewest: Int
  ) -> [RecurringChain] {
    // Days alone decide. Most chains are left out, and none of those is made.
    var chains: [(last: Int32, count: Int)] = []
    var open: [Int] = []
    var closed: [Int] = []
    var ofEntries: [(chain: Int, step: Int)] = []
    ofEntries.reserveCapacity(entries.count)
    let reach = Int32(interval.days * longestGap + interval.tolerance * 2 + 10)
    let gaps = IntervalGaps(interval)
    for entry in entries {
      let day = entry.date.dayNumber
      if open.contains(where: { day - chains[$0].last > reach }) {
        closed += open.filter { day - chains[$0].last > reach }
        open.removeAll { day - chains[$0].last > reach }
      }
      var best: (chain: Int, count: Int, off: Int)?
      for chain in open {
        guard let step = gaps.step(of: Int(day - chains[chain].last)) else { continue }
        if best.map({ (step.count, step.off) < ($0.count, $0.off) }) ?? true {
          best = (chain, step.count, step.off)
        }
      }
      if let best {
        chains[best.chain].last = day
        chains[best.chain].count += 1
        ofEntries.append((best.chain, best.count))
      } else if open.count < mostOpen {
        open.append(chains.count)
        ofEntries.append((chains.count, 0))
        chains.append((day, 1))
      } else {
        ofEntries.append((-1, 0))
      }
    }
    return (closed + open).filter { chains[$0].count >= fewest }.map { chain in
      let places = entries.indices.filter { ofEntries[$0].chain == chain }
      return RecurringChain(
        places.map { entries[$0] }, steps: places.dropFirst().map { ofEntries[$0].step }, interval)
    }
  }

  /// More chains side by side are no series whatever comes.
  private static let mostOpen = 16
}

/// How many intervals a number of days may be.
struct IntervalGaps {
  private let tolerance: Int
  /// By count, from one on.
  private let days: (Int, Int)

  init(_ interval: RecurringInterval) {
    tolerance = interval.tolerance
    days = (interval.days(1), interval.days(2))
  }

  /// How many intervals lie between two payments, and how many days they are off; nothing where
  /// the one can't follow the other.
  func step(of gap: Int) -> (count: Int, off: Int)? {
    let once = abs(gap - days.0)
    if once <= tolerance { return (1, once) }
    let twice = abs(gap - days.1)
    return twice <= tolerance ? (2, twice) : nil
  }

  /// By the days between two payments: a bit for each interval at which the one can follow the other.
  private static let fitting: [UInt8] = {
    let all = RecurringInterval.allCases.map { IntervalGaps($0) }
    let longest = all.map { $0.days.1 + $0.tolerance }.max() ?? 0
    return (0...longest).map { gap in
      all.indices.reduce(0) { $0 | (all[$1].step(of: gap) == nil ? 0 : 1 << UInt8($1)) }
    }
  }()

  /// How many payments have one before them that they could follow in a chain, for each interval;
  /// all where there are too many to look.
  ///
  /// - Parameter entries: By date.
  static func followers(among entries: [RecurringEntry], most: Int) -> [Int] {
    let count = RecurringInterval.allCases.count
    guard entries.count <= most else { return Array(repeating: entries.count, count: count) }
    var counts = [Int](repeating: 0, count: count)
    for place in entries.indices {
      let day = entries[place].date.dayNumber
      var fits: UInt8 = 0
      for other in entries[..<place] {
        let gap = Int(day - other.date.dayNumber)
        if gap < fitting.count { fits |= fitting[gap] }
      }
      for interval in 0..<count where fits >> UInt8(interval) & 1 == 1 { counts[interval] += 1 }
    }
    return counts
  }
}
