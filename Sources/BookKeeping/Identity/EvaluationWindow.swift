import BookIndex
import StatementModel

/// The days of a card that must be judged again when statements come: those that the new rows
/// touch, widened until no row inside can be of one event with a row outside.
///
/// A *break* is a day before which and from which on no two rows can meet: no id stands on both
/// sides within the days that an id may wander, and no pending row is within reach of a posted one
/// that could settle it. Contents meet on one day only. Between two breaks the function of the
/// whole card can therefore be computed by itself.
struct EvaluationWindow {
  /// Farther than this from the new rows no break is looked for.
  private static let farthest = 400
  /// So many rows are looked at for each there is, at most.
  private static let mostLooks = 64
  /// Where purchase and posting of a row lie farther apart than this, nothing is near.
  static let widestGap: Int32 = 60

  let days: ClosedRange<Int32>

  /// How far rows of a card reach, all of them.
  struct Extent {
    /// The first and the last day of any row.
    var days: ClosedRange<Int32>
    /// How far purchase and compared date of a row lie apart, at most.
    var gap: Int32
  }

  /// - Parameters:
  ///   - rows: Of all statements of the card, the new ones too.
  ///   - new: Of the new statements.
  ///   - open: Days of pending rows that a new statement may take for withdrawn.
  /// - Returns: Nothing where there is no break on one of the sides, or a row names another.
  init?(rows: [[RowFact]], new: [[RowFact]], open: [Int32]) {
    var first = Int32.max
    var last = Int32.min
    var gap: Int32 = 0
    for row in rows.joined() {
      guard !row.namesOther else { return nil }
      gap = max(gap, abs(row.day - row.purchaseDay))
      first = min(first, row.day)
      last = max(last, row.day)
    }
    guard first <= last else { return nil }
    var start = Int32.max
    var end = Int32.min
    for row in new.joined() {
      start = min(start, row.day)
      end = max(end, row.day)
    }
    guard start <= end else { return nil }
    for day in open {
      start = min(start, day)
      end = max(end, day)
    }
    self.init(
      around: start...end, rows: rows, of: Extent(days: first...last, gap: gap),
      farthest: Int32(Self.farthest))
  }

  /// - Parameters:
  ///   - core: The days that are touched.
  ///   - rows: Of all statements of the card; those of days farther away than `reach` tells are not
  ///     asked for.
  ///   - farthest: How far from the core a break is looked for.
  init?(
    around core: ClosedRange<Int32>, rows: [[RowFact]], of extent: Extent, farthest: Int32
  ) {
    guard extent.gap <= Self.widestGap else { return nil }
    var (start, end) = (core.lowerBound, core.upperBound)
    guard
      let blocked = Blocks(
        rows, gap: extent.gap, from: start - farthest, to: end + farthest)
    else { return nil }
    // Possible duplicates of whatever the new rows may be one with lie within some further days.
    for reach in [0, Self.margin(gap: extent.gap)] {
      start -= reach
      end += reach
      while start > extent.days.lowerBound, blocked.isBlocked(start) {
        start -= 1
        guard blocked.reaches(start) else { return nil }
      }
      // The day after the last is a break as well.
      while end < extent.days.upperBound, blocked.isBlocked(end + 1) {
        end += 1
        guard blocked.reaches(end + 1) else { return nil }
      }
    }
    days = start...end
  }

  /// How far beyond the breaks around a core days are judged as well.
  static func margin(gap: Int32) -> Int32 { Int32(FormatRule.postingWindow) + gap + 1 }

  /// How far from a core rows are looked at.
  static func reach(farthest: Int32, gap: Int32) -> Int32 { farthest + Blocks.reach(gap: gap) }

  /// The days that are no break.
  private struct Blocks {
    private let from: Int32
    private let to: Int32
    private var isBlocked: [Bool]

    /// Nothing where so much is pending among so many rows that the whole card costs less.
    init?(_ rows: [[RowFact]], gap: Int32, from: Int32, to: Int32) {
      self.from = from
      self.to = to
      isBlocked = [Bool](repeating: false, count: Int(to - from) + 1)
      let days = from - Self.reach(gap: gap)...to + Self.reach(gap: gap)
      // Counted first: a list that grows takes its memory thrice.
      var near: [RowFact] = []
      near.reserveCapacity(rows.joined().count { days.contains($0.day) })
      for row in rows.joined() where days.contains(row.day) { near.append(row) }
      near.sort { $0.day < $1.day }
      blockByIDs(near)
      guard blockBySettlement(near, gap: gap) else { return nil }
    }

    /// How far two rows that meet can lie apart.
    static func reach(gap: Int32) -> Int32 {
      gap + Int32(max(NativeIDRule.dayWindow, Clustering.SettlementRule.dayWindow))
    }

    func isBlocked(_ day: Int32) -> Bool { reaches(day) ? isBlocked[Int(day - from)] : true }

    func reaches(_ day: Int32) -> Bool { from <= day && day <= to }

    /// No break between the days of two rows that may meet.
    private mutating func block(_ one: Int32, _ other: Int32) {
      let low = max(min(one, other) + 1, from)
      let high = min(max(one, other), to)
      guard low <= high else { return }
      for day in low...high { isBlocked[Int(day - from)] = true }
    }

    private mutating func blockByIDs(_ rows: [RowFact]) {
      var last: [UInt64: Int32] = [:]
      last.reserveCapacity(rows.count)
      for row in rows {
        guard let id = row.id else { continue }
        if let before = last.updateValue(row.day, forKey: id), before < row.day,
          row.day - before <= Int32(NativeIDRule.dayWindow)
        {
          block(before, row.day)
        }
      }
    }

    /// Blocks the days between what waits and what may settle it.
    ///
    /// - Returns: Whether that was to be had at little cost.
    private mutating func blockBySettlement(_ rows: [RowFact], gap: Int32) -> Bool {
      var looks = rows.count * EvaluationWindow.mostLooks
      let window = Int32(Clustering.SettlementRule.dayWindow)
      for waiting in rows where waiting.isPending {
        // The posted rows whose day is at most so far from the pending one's.
        var next = Self.first(rows, from: waiting.day - gap)
        while next < rows.count, rows[next].day <= waiting.purchaseDay + window {
          let posted = rows[next]
          next += 1
          looks -= 1
          guard looks > 0 else { return false }
          guard !posted.isPending, posted.day >= waiting.purchaseDay,
            Self.maySettle(posted, waiting)
          else { continue }
          block(waiting.day, posted.day)
        }
      }
      return true
    }

    /// The place of the first row that is not before a day.
    private static func first(_ rows: [RowFact], from day: Int32) -> Int {
      var low = 0
      var high = rows.count
      while low < high {
        let middle = (low + high) / 2
        if rows[middle].day < day { low = middle + 1 } else { high = middle }
      }
      return low
    }

    private static func maySettle(_ posted: RowFact, _ waiting: RowFact) -> Bool {
      guard posted.amount.isNegative == waiting.amount.isNegative else { return false }
      if posted.amount == waiting.amount { return true }
      if let id = posted.id, id == waiting.id { return true }
      // With a tip: at places that are told by their code, or by a word that is not looked at here.
      if waiting.hasBankCategory || posted.hasBankCategory { return true }
      guard let code = waiting.merchantCategoryCode ?? posted.merchantCategoryCode else {
        return false
      }
      return Clustering.SettlementRule.tippedCodes.contains(code)
    }
  }
}
