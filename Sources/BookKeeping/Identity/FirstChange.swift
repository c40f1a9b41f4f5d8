import StatementModel

/// Which transactions of a card are others than before, by all that goes into them.
///
/// Days are judged whole though hardly anything on them changes. What comes out as it was need be
/// neither made nor decided nor written; and what reaches over many days, as the search for links
/// does, must know from where on it has to look.
struct FirstChange {
  /// The clusters of some days, and the edits that hold to them.
  struct Side {
    var result: IdentityResult
    var edits: [Int: [Int]]
  }

  private struct Draft: Equatable {
    var sum: UInt64
    /// The day of posting; nothing where it is not posted.
    var day: Int32?

    init(_ sum: UInt64, _ numbers: TransactionNumbers) {
      self.sum = sum
      day = numbers.status == .posted ? numbers.date(by: .posting).dayNumber : nil
    }
  }

  /// The first day of posting of any that is posted now or was; nothing where these come out the same.
  ///
  /// What waits is no part of a link.
  private(set) var day: Int32?
  /// By cluster of those that come out: whether its transaction is as it was.
  private(set) var isAsBefore: [Bool] = []
  /// The ids of transactions that are no more, or come out otherwise.
  private(set) var gone: Set<TransactionID> = []
  /// The ids of those that are as they were.
  private(set) var staying: Set<TransactionID> = []
  /// The purchase days of all there were.
  private(set) var days: Set<CalendarDate> = []

  init(from before: Side, to after: Side, by builder: TransactionBuilder) {
    var old: [TransactionID: Draft] = [:]
    old.reserveCapacity(before.result.clusters.count)
    // Neighbours are mostly of one day.
    var last: CalendarDate?
    builder.forEachDraft(of: before.result) { cluster, numbers, sum in
      guard let numbers else { return }
      var own = Draft(sum.value, numbers)
      // What persons edited is never taken for the same.
      if before.edits[cluster] != nil { own.sum = ~own.sum }
      old[numbers.id] = own
      let day = numbers.date(by: .purchase)
      if day != last { days.insert(day) }
      last = day
    }
    var first = Int32.max
    isAsBefore.reserveCapacity(after.result.clusters.count)
    staying.reserveCapacity(min(old.count, after.result.clusters.count))
    builder.forEachDraft(of: after.result, isSummed: { [old] in old[$0] != nil }) {
      cluster, numbers, sum in
      guard let numbers else { return isAsBefore.append(false) }
      let own = Draft(sum.value, numbers)
      let isSame = after.edits[cluster] == nil && old[numbers.id] == own
      isAsBefore.append(isSame)
      if isSame {
        staying.insert(numbers.id)
      } else {
        first = min(first, own.day ?? .max)
      }
    }
    for (id, draft) in old where !staying.contains(id) {
      first = min(first, draft.day ?? .max)
      gone.insert(id)
    }
    day = first == .max ? nil : first
  }
}
