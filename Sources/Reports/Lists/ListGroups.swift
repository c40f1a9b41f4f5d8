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

  func header(_ number: Int) -> String { collected.header(place(number)) }

  /// How many transactions each has.
  var lineCounts: [Int] { order.map { collected.members($0).count } }

  /// The transactions' places, group by group.
  var indices: [Int] {
    var all: [Int] = []
    all.reserveCapacity(collected.indices.count)
    for place in order { all.append(contentsOf: collected.indices(of: place)) }
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
