import StatementModel

/// Collects groups as they are met, and the transactions that stand in them.
struct GroupCollector {
  /// Without their transactions, until all are added.
  private(set) var groups: [TransactionGroup] = []
  private var places: [TransactionGroup.Key: Int] = [:]
  /// The places of transactions as they were added, and those of their groups beside them.
  private var members: [Int] = []
  private var groupsOfMembers: [Int] = []

  /// The place of a group, which is met now or was before.
  mutating func place(
    of key: TransactionGroup.Key, _ header: @autoclosure () -> String
  ) -> Int {
    if let known = places[key] { return known }
    places[key] = groups.count
    groups.append(TransactionGroup(key: key, header: header()))
    return groups.count - 1
  }

  mutating func add(_ index: Int, to place: Int) {
    members.append(index)
    groupsOfMembers.append(place)
  }

  /// Gives groups their transactions, in the order in which these were added, and their sums.
  ///
  /// - Parameters:
  ///   - order: Of the sums' currencies.
  ///   - add: adds a transaction to the sums of its group.
  mutating func finish(
    in order: CurrencyOrder, _ add: (_ index: Int, _ group: inout TransactionGroup) -> Void
  ) {
    // Where the next transaction of each group stands, among all of them group by group.
    var next = [Int](repeating: 0, count: groups.count + 1)
    for group in groupsOfMembers { next[group + 1] += 1 }
    for group in groups.indices { next[group + 1] += next[group] }
    let starts = next
    var all = [Int](repeating: 0, count: members.count)
    for (index, group) in zip(members, groupsOfMembers) {
      all[next[group]] = index
      next[group] += 1
    }
    for place in groups.indices {
      for member in starts[place]..<starts[place + 1] { add(all[member], &groups[place]) }
      groups[place].indices = all[starts[place]..<starts[place + 1]]
      groups[place].sortSums(by: order)
    }
  }
}
