import StatementModel

/// Groups without their sums and in no order yet, column by column: there may be as many as
/// merchants.
struct CollectedGroups: Sendable {
  let keys: [TransactionGroup.Key]
  let headers: [String]
  /// Places of transactions, group after group.
  let indices: [Int]
  /// Where those of each group end.
  let ends: [Int]

  var places: Range<Int> { keys.indices }

  func indices(of place: Int) -> ArraySlice<Int> {
    indices[(place == 0 ? 0 : ends[place - 1])..<ends[place]]
  }

  /// The sums of all groups; where there are many, two cores add up.
  ///
  /// - Parameter roles: what each transaction counts as, by its place.
  func sums(
    _ table: TransactionTable, _ roles: [SpendingRole], on cores: Cores
  ) -> [GroupSums] {
    guard cores.share(rows: indices.count), keys.count > 1 else {
      return sums(of: places, table, roles)
    }
    let middle = ends.firstIndex { $0 >= indices.count / 2 } ?? 0
    let later = Meanwhile(on: cores) { sums(of: (middle + 1)..<places.upperBound, table, roles) }
    var all = sums(of: 0..<(middle + 1), table, roles)
    all.append(contentsOf: later.take())
    return all
  }

  private func sums(
    of groups: Range<Int>, _ table: TransactionTable, _ roles: [SpendingRole]
  ) -> [GroupSums] {
    groups.map { place in
      var sums = GroupSums()
      for index in indices(of: place) {
        let numbers = table.numbers[index]
        switch numbers.status {
        case .posted: sums.totals.add(numbers.amount, as: roles[index])
        case .pending: sums.pending.add(numbers.amount, as: roles[index])
        case .withdrawn, .deleted: break
        }
      }
      sums.totals.sortByCode()
      sums.pending.sortByCode()
      return sums
    }
  }
}

/// What a group comes to.
struct GroupSums: Sendable {
  /// Of those that are posted.
  var totals = CurrencyTotals()
  /// Of those that are pending.
  var pending = CurrencyTotals()
}
