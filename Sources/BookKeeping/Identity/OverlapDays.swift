import BookIndex
import StatementModel

/// The days on which a new statement that overlaps with others says just what these say, and those
/// that it touches.
///
/// On a day of the first kind all statements that list anything list the same rows, in one order,
/// all of them posted. Each row of the new one then joins the transaction of the rows that equal it,
/// which shows as before: so nothing of that day need be judged. This is told by the statements'
/// digests, and no row is read for it.
struct OverlapDays {
  /// The days on which it says the same, and how many rows they have.
  private(set) var same: [Int32: Int] = [:]
  /// Those of them on which its ids agree with one of a statement that begins on another day.
  private(set) var agreeing: Set<Int32> = []
  /// The other days that it has rows on, or covers while others have; and what waits.
  private(set) var touched: Set<Int32> = []
  /// Of the rows of all statements.
  let extent: EvaluationWindow.Extent
  /// Whether each row has an id; if not, none has.
  let hasIDs: Bool

  /// - Returns: Nothing where the rows can't be compared day by day.
  init?(_ known: [CardIncrement.Digested], _ new: CardIncrement.Digested) {
    let all = known + [new]
    // Such a statement comes last in every order, and the place shown is never one of it.
    guard let end = new.statement.to, let begin = new.statement.from,
      known.allSatisfy({ $0.isBefore(new) }),
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
    var own = Dictionary(
      uniqueKeysWithValues: new.digest.days.map { ($0.day, $0) })
    var differing: Set<Int32> = []
    var found: Set<Int32> = []
    for statement in known {
      for day in statement.digest.days {
        if day.hasPending, day.day >= covered.lowerBound - wait { touched.insert(day.day) }
        guard let mine = own[day.day] else {
          if covered.contains(day.day) { touched.insert(day.day) }
          continue
        }
        found.insert(day.day)
        if mine.sum != day.sum || mine.count != day.count || mine.hasPending
          || (!hasIDs && mine.isDisordered)
        {
          differing.insert(day.day)
        } else if statement.statement.from != begin {
          agreeing.insert(day.day)
        }
      }
    }
    // Where two statements meet, equal rows may be doubtful; another one may end that or bring it.
    touched.formUnion(
      SharedBoundaries.meetingDays(of: all.map(\.statement)).filter { covered.contains($0) })
    for day in differing { own[day] = nil }
    for day in new.digest.days {
      if own[day.day] != nil, found.contains(day.day), !touched.contains(day.day) {
        same[day.day] = day.count
      } else {
        touched.insert(day.day)
      }
    }
    agreeing.formIntersection(same.keys)
  }

  /// Takes days for touched after all.
  mutating func touch(_ days: some Sequence<Int32>) {
    for day in days {
      touched.insert(day)
      same[day] = nil
      agreeing.remove(day)
    }
  }
}
