import BookIndex
import StatementModel

/// The days to be judged around those that a new statement touches, where it overlaps with others.
///
/// They reach from break to break, as an `EvaluationWindow` does. Ids are followed apart from this
/// (`HangingDays`), and on days on which all statements say the same nothing can be settled; so a
/// break is sought only between what waits on other days and what may settle it.
struct OverlapWindows {
  let days: DayRanges

  /// How far from the days touched a break is looked for, if there is none nearby.
  private static let farthest: Int32 = 60

  /// - Parameters:
  ///   - touched: The days that a new statement touches.
  ///   - rows: Of all statements, the new one too; all of the days that `waitingDays` tells.
  ///   - unsure: The days on which transactions may be doubtful, in order.
  /// - Returns: Nothing where there is no break nearby.
  init?(
    around touched: Set<Int32>, rows: [[RowFact]], _ overlap: OverlapDays, unsure: [Int32]
  ) {
    let extent = overlap.extent
    let blocked = SettlementBlocks(rows, waitingOn: overlap.waiting).blocked
    let margin = EvaluationWindow.margin(gap: extent.gap)
    var windows: [ClosedRange<Int32>] = []
    for core in DayRanges(touched.map { $0...$0 }).ranges {
      var (start, end) = (core.lowerBound, core.upperBound)
      func extend() {
        while start > extent.days.lowerBound, blocked.contains(start) { start -= 1 }
        // The day after the last is a break as well.
        while end < extent.days.upperBound, blocked.contains(end + 1) { end += 1 }
      }
      extend()
      // Possible duplicates of whatever the new rows may be one with lie within some further days.
      if Self.has(unsure, in: start - margin..<start) { start -= margin }
      if Self.has(unsure, in: end + 1..<end + margin + 1) { end += margin }
      extend()
      guard core.lowerBound - start <= Self.farthest, end - core.upperBound <= Self.farthest
      else { return nil }
      windows.append(start...end)
    }
    days = DayRanges(windows)
  }

  /// The days whose rows tell where breaks are: those on which something waits, with those on which
  /// it may be settled.
  static func waitingDays(
    near touched: Set<Int32>, _ overlap: OverlapDays
  ) -> [ClosedRange<Int32>] {
    let gap = overlap.extent.gap
    let window = gap + Int32(Clustering.SettlementRule.dayWindow)
    let near = DayRanges(touched.map { $0...$0 }).widened(by: farthest + gap + window)
    return overlap.waiting.filter(near.contains).map { $0 - gap...$0 + window }
  }

  /// Whether any of some numbers, which are in order, is in a range.
  static func has(_ sorted: [Int32], in range: Range<Int32>) -> Bool {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < sorted.count && sorted[low] < range.upperBound
  }
}

/// The days that are no break, since a row before them waits for one from them on, or the other way
/// round.
private struct SettlementBlocks {
  private(set) var blocked: Set<Int32> = []

  /// When something waits.
  private struct Waiting: Hashable {
    var day: Int32
    var purchaseDay: Int32
    var isNegative: Bool
  }

  /// On which days there are posted rows of one sign.
  private struct PostedDays {
    var all: Set<Int32> = []
    /// Those to which their issuer gives a category, which may be one of places with tips.
    var categorized: Set<Int32> = []
    /// Those, and rows that are of places with tips by their code.
    var tipped: Set<Int32> = []
  }

  private struct Pair: Hashable {
    var one: Int32
    var other: Int32
  }

  private var pairs: Set<Pair> = []

  /// - Parameter days: Those whose pending rows may be settled.
  init(_ rows: [[RowFact]], waitingOn days: Set<Int32>) {
    var byAmount: [ExactDecimal: Set<Waiting>] = [:]
    var byID: [UInt64: Set<Waiting>] = [:]
    // With a tip anything of the sign may settle it: any row, one with a category, one of places with tips.
    var byTip: [WritableKeyPath<PostedDays, Set<Int32>>: Set<Waiting>] = [:]
    for row in rows.joined() where row.isPending && days.contains(row.day) {
      let waiting = Waiting(
        day: row.day, purchaseDay: row.purchaseDay, isNegative: row.amount.isNegative)
      byAmount[row.amount, default: []].insert(waiting)
      if let id = row.id { byID[id, default: []].insert(waiting) }
      let isTipped = row.merchantCategoryCode.map(Clustering.SettlementRule.tippedCodes.contains)
      if row.hasBankCategory || isTipped == true {
        byTip[\.all, default: []].insert(waiting)
      } else {
        byTip[isTipped == nil ? \.tipped : \.categorized, default: []].insert(waiting)
      }
    }
    guard !byAmount.isEmpty else { return }
    var posted = [PostedDays(), PostedDays()]
    for row in rows.joined() where !row.isPending {
      for waiting in byAmount[row.amount] ?? [] { block(waiting, row.day) }
      if let id = row.id, let same = byID[id] {
        for waiting in same where waiting.isNegative == row.amount.isNegative {
          block(waiting, row.day)
        }
      }
      let sign = row.amount.isNegative ? 1 : 0
      posted[sign].all.insert(row.day)
      if row.hasBankCategory { posted[sign].categorized.insert(row.day) }
      let code = row.merchantCategoryCode
      if row.hasBankCategory || code.map(Clustering.SettlementRule.tippedCodes.contains) == true {
        posted[sign].tipped.insert(row.day)
      }
    }
    for (days, all) in byTip {
      for waiting in all {
        for day in posted[waiting.isNegative ? 1 : 0][keyPath: days] { block(waiting, day) }
      }
    }
  }

  /// No break between the days of two rows that may meet.
  private mutating func block(_ waiting: Waiting, _ posted: Int32) {
    let last = waiting.purchaseDay + Int32(Clustering.SettlementRule.dayWindow)
    guard waiting.purchaseDay <= posted, posted <= last, waiting.day != posted,
      pairs.insert(Pair(one: waiting.day, other: posted)).inserted
    else { return }
    let (low, high) = (min(waiting.day, posted) + 1, max(waiting.day, posted))
    for day in low...high { blocked.insert(day) }
  }
}
