import StatementModel

/// Which transactions of a card are others than before, by all that goes into them; told by the
/// first day of posting of any.
///
/// Days are judged whole though hardly anything on them changes. What reaches over many days, as
/// the search for links does, must know from where on it has to look.
struct FirstChange {
  /// The clusters of some days, and the edits that hold to them.
  struct Side {
    var result: IdentityResult
    var edits: [Int: [Int]]
  }

  private struct Draft: Equatable {
    var sum: UInt64
    var day: Int32
  }

  /// Nothing where all transactions come out as they were.
  private(set) var day: Int32?

  init(from before: Side, to after: Side, by builder: TransactionBuilder) {
    var old = Self.drafts(before, by: builder)
    var day = Int32.max
    builder.forEachDraft(of: after.result) { cluster, numbers, sum in
      guard let numbers else { return }
      let own = Draft(sum: sum.value, day: numbers.date(by: .posting).dayNumber)
      if after.edits[cluster] == nil, old[numbers.id] == own {
        old[numbers.id] = nil
      } else {
        day = min(day, own.day)
      }
    }
    for draft in old.values { day = min(day, draft.day) }
    self.day = day == .max ? nil : day
  }

  /// By id; those that persons edited are never taken for the same.
  private static func drafts(
    _ side: Side, by builder: TransactionBuilder
  ) -> [TransactionID: Draft] {
    var drafts: [TransactionID: Draft] = [:]
    drafts.reserveCapacity(side.result.clusters.count)
    builder.forEachDraft(of: side.result) { cluster, numbers, sum in
      guard let numbers else { return }
      var own = Draft(sum: sum.value, day: numbers.date(by: .posting).dayNumber)
      if side.edits[cluster] != nil { own.sum = ~own.sum }
      drafts[numbers.id] = own
    }
    return drafts
  }
}
