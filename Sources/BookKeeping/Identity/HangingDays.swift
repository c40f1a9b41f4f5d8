import BookIndex
import StatementModel

/// Days that hang on those judged by an id that stands on both, and days on which a new statement
/// says the same as others while another one has an id of theirs elsewhere.
///
/// Where there are none, all that is asked of ids is answered by the rows of the days judged.
struct HangingDays {
  private(set) var days: Set<Int32> = []

  /// - Parameters:
  ///   - judged: The days to be judged.
  ///   - known: Of each known statement its digest, and the facts of all rows that are on days
  ///     judged, or on others than those on which all say the same.
  ///   - new: Facts of the new statement's rows, those of all days judged among them.
  ///   - others: Facts of the new statement's other rows.
  init<Failure: Error>(
    judged: DayRanges, _ overlap: OverlapDays, known: [(digest: RowDigest, facts: [RowFact])],
    new: [RowFact], others: () throws(Failure) -> [RowFact]
  ) throws(Failure) {
    let same = overlap.same.keys.filter { !judged.contains($0) }
    // The ids of days judged.
    var inside = Set(new.lazy.filter { judged.contains($0.day) }.compactMap(\.id))
    // By id: the days of rows that are neither judged nor known to be the same everywhere.
    var outside: [UInt64: [Int32]] = [:]
    // Those of either kind that could stand among the rows that are the same as well: a statement
    // has each id once, so none of one that lists all of these rows.
    var doubtful = Set<UInt64>()
    for (digest, facts) in known {
      let own = Set(digest.days.map(\.day))
      let listsAll = same.allSatisfy(own.contains)
      for fact in facts {
        guard let id = fact.id else { continue }
        if judged.contains(fact.day) {
          inside.insert(id)
        } else if overlap.same[fact.day] == nil {
          outside[id, default: []].append(fact.day)
        } else {
          continue
        }
        if !listsAll { doubtful.insert(id) }
      }
    }
    for (id, own) in outside where inside.contains(id) { days.formUnion(own) }
    guard !doubtful.isEmpty else { return }
    var filter = HashFilter(expecting: doubtful.count)
    for id in doubtful { filter.insert(id) }
    for fact in try others() {
      guard !judged.contains(fact.day), let id = fact.id else { continue }
      guard filter.mayContain(id), doubtful.contains(id) else { continue }
      days.insert(fact.day)
      days.formUnion(outside[id] ?? [])
    }
  }
}
