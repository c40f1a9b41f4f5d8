import StatementModel

/// The groups of a list in their order, column by column; each becomes a value of its own only where
/// somebody asks for it.
struct ListGroups: Sendable {
  private let collected: CollectedGroups
  let sums: GroupSums
  /// Their places among those collected.
  private let order: [Int]

  init(_ collected: CollectedGroups, _ sums: GroupSums, order: [Int]) {
    self.collected = collected
    self.sums = sums
    self.order = order
  }

  /// No groups at all.
  static let none = ListGroups(
    CollectedGroups(GroupNames(keys: [], headers: []), indices: [], ends: [], of: .init()),
    GroupSums(), order: [])

  var count: Int { order.count }

  /// The place of a group among the sums, by its number in the list.
  @inline(__always)
  func place(_ number: Int) -> Int { order[number] }

  /// Has the sums brought near of a group that is written soon.
  @inline(__always)
  func bringNear(after number: Int) {
    if number + Self.ahead < order.count { sums.bringNear(order[number + Self.ahead]) }
  }

  private static let ahead = 6

  func header(_ number: Int) -> String { collected.header(place(number)) }

  /// How many transactions each has.
  var lineCounts: [Int] { order.map { collected.members($0).count } }

  /// The transactions' places, group by group.
  var indices: [Int] {
    let indices = collected.indices
    var all: [Int] = []
    all.append(addingCapacity: indices.count) { out in
      // Group by group: most have a few, for which a call to copy them would take longer.
      for place in order {
        for member in collected.members(place) { out.append(indices[member]) }
      }
    }
    return all
  }

  /// Every group by itself.
  var all: [TransactionGroup] {
    order.map { place in
      TransactionGroup(
        key: collected.names.key(place), header: collected.header(place),
        indices: collected.indices(of: place), totals: sums.totals(sums.posted(place)),
        pending: sums.totals(sums.pending(place)))
    }
  }

  /// The groups with only some of their transactions left, and without those that have none.
  func keeping(_ isKept: [Bool]) -> ListGroups {
    let kept = collected.keeping(isKept)
    return ListGroups(kept, sums, order: order.filter { !kept.members($0).isEmpty })
  }
}
