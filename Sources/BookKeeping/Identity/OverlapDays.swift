import BookIndex
import StatementModel

/// The days on which a new statement that overlaps with others says just what these say, and those
/// that it touches.
///
/// On a day of the first kind all statements that list anything list the same rows, in one order.
/// Each row of the new one then joins the transaction of the rows that equal it, which shows as
/// before: so nothing of that day need be judged. What is pending there is shown by every statement
/// that could have settled it, so that none did. This is told by the statements' digests, and no row
/// is read for it.
struct OverlapDays {
  /// The days on which it says the same, and how many rows with an id they have.
  private(set) var same: [Int32: Int] = [:]
  /// The days on which any row of any statement is pending and may be settled by another one.
  let waiting: Set<Int32>
  /// Of those of them on which its ids prove something: how many agreements each brings.
  private(set) var agreeing: [Int32: Int] = [:]
  /// The other days that it has rows on, or covers while others have; and what waits.
  private(set) var touched: Set<Int32> = []
  /// Of the days on which it says the same: those that another statement covers and lists nothing of.
  private let missed: Set<Int32>
  /// Of the rows of all statements.
  let extent: EvaluationWindow.Extent
  /// Whether each posted row has an id; if not, no row has.
  let hasIDs: Bool

  /// - Returns: Nothing where the rows can't be compared day by day.
  init?(_ known: [CardIncrement.Digested], _ new: CardIncrement.Digested) {
    let all = known + [new]
    // The place shown is never one of such a statement.
    guard let end = new.statement.to, let begin = new.statement.from,
      known.allSatisfy({ $0.isOlder(than: new) }),
      all.allSatisfy({
        $0.statement.source == new.statement.source
          && $0.statement.currency == new.statement.currency && !$0.digest.namesOther
      }),
      !(all.contains(where: \.digest.hasLonePurchase) && all.contains(where: \.digest.hasBothDates))
    else { return nil }
    let kinds = Set(all.lazy.filter { $0.digest.rowCount > 0 }.map(\.digest.ids))
    guard kinds.count == 1, let kind = kinds.first, kind != .other else { return nil }
    hasIDs = kind == .distinct
    let gap = all.lazy.map(\.digest.widestGap).max() ?? 0
    guard let first = all.compactMap({ $0.digest.days.first?.day }).min(),
      let last = all.compactMap({ $0.digest.days.last?.day }).max()
    else { return nil }
    extent = EvaluationWindow.Extent(days: first...last, gap: gap)
    // What waits this long before it may still be settled by it.
    let wait = EvaluationWindow.reach(farthest: 0, gap: gap) + gap
    let covered = begin.dayNumber...max(begin.dayNumber, end.dayNumber)
    let own = Dictionary(
      uniqueKeysWithValues: new.digest.days.map { ($0.day, $0) })
    let pending = PendingDays(known, new, reach: wait)
    var differing = Set(pending.open)
    var found: Set<Int32> = []
    for statement in known {
      for day in statement.digest.days {
        guard let mine = own[day.day] else {
          if covered.contains(day.day) || (day.hasPending && day.day >= covered.lowerBound - wait) {
            touched.insert(day.day)
          }
          continue
        }
        found.insert(day.day)
        if mine.sum != day.sum || mine.count != day.count || mine.isDisordered {
          differing.insert(day.day)
        }
      }
    }
    // Where two statements meet, equal rows may be doubtful; another one may end that or bring it.
    differing.formUnion(
      SharedBoundaries.meetingDays(of: all.map(\.statement)).filter { covered.contains($0) })
    for day in new.digest.days {
      if found.contains(day.day), !differing.contains(day.day) {
        same[day.day] = day.count - day.nameless
      } else {
        touched.insert(day.day)
      }
    }
    touched.formUnion(differing.filter { covered.contains($0) })
    waiting = pending.days.subtracting(same.keys)
    missed = Self.missed(same, by: known)
    if hasIDs { agreeing = Self.agreeing(known, new, on: same) }
  }

  /// The days of some that a statement covers without listing anything on them.
  private static func missed(
    _ same: [Int32: Int], by known: [CardIncrement.Digested]
  ) -> Set<Int32> {
    var missed: Set<Int32> = []
    for statement in known {
      guard let from = statement.statement.from?.dayNumber,
        let to = statement.statement.to?.dayNumber
      else { continue }
      let own = Set(statement.digest.days.map(\.day))
      missed.formUnion(same.keys.filter { from <= $0 && $0 <= to && !own.contains($0) })
    }
    return missed
  }

  /// The days of some on which a transaction may be doubtful: not every statement that covers them is
  /// known to list all that there is.
  func unsure(of listed: some Sequence<Int32>) -> [Int32] {
    Set(listed.lazy.filter { same[$0] == nil || missed.contains($0) }).sorted()
  }

  /// How many agreements each id of a day brings, where the statements that list anything on the day
  /// list the same.
  ///
  /// One after the other in canonical order, an id agrees with one before it that begins on another
  /// day, if there is any (`IDEvidence`).
  private static func agreeing(
    _ known: [CardIncrement.Digested], _ new: CardIncrement.Digested, on same: [Int32: Int]
  ) -> [Int32: Int] {
    struct Count {
      var first: CalendarDate?
      var bearers = 0
      var agreements = 0

      mutating func add(_ from: CalendarDate?) {
        if bearers == 0 { first = from }
        // Once two begin on different days, one of them differs from whatever follows.
        if agreements > 0 || from != first { agreements += 1 }
        bearers += 1
      }
    }
    var before: [Int32: Count] = [:]
    var after: [Int32: Count] = [:]
    func add(_ statement: CardIncrement.Digested, isNew: Bool) {
      for day in statement.digest.days where same[day.day] != nil {
        after[day.day, default: Count()].add(statement.statement.from)
        if !isNew { before[day.day, default: Count()].add(statement.statement.from) }
      }
    }
    let ordered = known.sorted { $0.isBefore($1) }
    let place = ordered.firstIndex { new.isBefore($0) } ?? ordered.count
    for statement in ordered[..<place] { add(statement, isNew: false) }
    add(new, isNew: true)
    for statement in ordered[place...] { add(statement, isNew: false) }
    return after.reduce(into: [:]) { gained, day in
      let more = day.value.agreements - (before[day.key]?.agreements ?? 0)
      if more > 0 { gained[day.key] = more }
    }
  }

  /// Takes days for touched after all.
  mutating func touch(_ days: some Sequence<Int32>) {
    for day in days {
      touched.insert(day)
      same[day] = nil
      agreeing[day] = nil
    }
  }
}

/// The days on which rows are pending.
private struct PendingDays {
  /// All of them.
  var days: Set<Int32> = []
  /// Those whose rows may have been settled or withdrawn by a statement that does not list them.
  var open: Set<Int32> = []

  /// - Parameter reach: How far from a pending row one that settles it can lie.
  init(_ known: [CardIncrement.Digested], _ new: CardIncrement.Digested, reach: Int32) {
    let all = known + [new]
    for day in all.lazy.flatMap(\.digest.days) where day.hasPending { days.insert(day.day) }
    guard !days.isEmpty else { return }
    let last = known.indices.max { known[$0].isBefore(known[$1]) }
    for (place, statement) in known.enumerated() {
      let own = statement.digest.days.map(\.day)
      let listed = Set(own)
      for day in days where !listed.contains(day) {
        let isNear = OverlapWindows.has(own, in: day - reach..<day + reach + 1)
        if place == last || isNear { open.insert(day) }
      }
    }
  }
}
