import StatementModel

/// Groups without their sums and in no order yet, column by column: there may be as many as
/// merchants.
struct CollectedGroups: Sendable {
  private let table: TransactionTable
  let names: GroupNames
  /// Places of transactions, group after group; in each, in the order of the list.
  let indices: [Int]
  /// Where those of each group end.
  let ends: [Int]

  init(_ names: GroupNames, indices: [Int], ends: [Int], of table: TransactionTable) {
    self.names = names
    self.indices = indices
    self.ends = ends
    self.table = table
  }

  /// Those of the groups.
  var places: Range<Int> { ends.indices }

  /// Where the transactions of a group stand in `indices`.
  @inline(__always)
  func members(_ place: Int) -> Range<Int> {
    (place == 0 ? 0 : ends[place - 1])..<ends[place]
  }

  func indices(of place: Int) -> ArraySlice<Int> { indices[members(place)] }

  /// What stands above a group, which has at least one transaction.
  func header(_ place: Int) -> String {
    // As the first one of the list writes it.
    names.header(place) ?? table.texts[table.names[indices[members(place).lowerBound]].merchant]
  }

  /// The groups with only some of their transactions left; some may have none.
  func keeping(_ isKept: [Bool]) -> CollectedGroups {
    var (kept, ends) = ([Int](), [Int]())
    for place in places {
      kept.append(contentsOf: indices(of: place).lazy.filter { isKept[$0] })
      ends.append(kept.count)
    }
    return CollectedGroups(names, indices: kept, ends: ends, of: table)
  }

  /// The sums of all groups; where there are many, two cores add up.
  func sums(_ source: some SumSource, on cores: Cores) -> GroupSums {
    guard cores.share(rows: indices.count), ends.count > 1 else { return sums(places, source) }
    let middle = ends.firstIndex { $0 >= indices.count / 2 } ?? 0
    let later = Meanwhile(on: cores) { sums((middle + 1)..<places.upperBound, source) }
    var all = sums(0..<(middle + 1), source)
    all.append(later.take())
    return all
  }

  private func sums(_ groups: Range<Int>, _ source: some SumSource) -> GroupSums {
    GroupSums(
      count: groups.count, of: source, members: { members(groups.lowerBound + $0) }, in: indices)
  }
}
