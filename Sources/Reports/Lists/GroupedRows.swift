import StatementModel

/// The transactions that are to be put into groups: in the order of the list, and in that of memory.
///
/// In a list by amount, neighbours lie anywhere in the table. What is to be known of each is then
/// noted in the table's order, and dealt out in that of the list.
struct GroupedRows {
  /// Places of transactions in the order of the list.
  let indices: [Int]
  /// The same in ascending order, where the list is in another.
  private let ascending: [Int]?
  /// How many transactions the table has.
  private let tableCount: Int

  /// - Parameter ascending: The same places in ascending order, where somebody has them.
  init(_ indices: [Int], ascending: [Int]? = nil, of table: TransactionTable) {
    self.indices = indices
    // A few are looked up faster than all are noted.
    let isWorthIt = indices.count > table.count / 4
    self.ascending = isWorthIt && ascending != indices ? ascending : nil
    tableCount = table.count
  }

  /// The same places in the order in which they are best looked at.
  var inMemory: [Int] { ascending ?? indices }

  /// Notes the group of each transaction, which is looked at in the order of memory.
  func map(_ group: (_ index: Int) -> Int) -> RowGroups {
    var groups: [Int32] = []
    guard let ascending else {
      groups.append(addingCapacity: indices.count) { out in
        for index in indices { out.append(Int32(clamping: group(index))) }
      }
      return RowGroups(groups: groups, isByPlace: false)
    }
    groups.append(addingCapacity: tableCount) { out in
      for index in ascending {
        while out.count < index { out.append(-1) }
        out.append(Int32(clamping: group(index)))
      }
    }
    return RowGroups(groups: groups, isByPlace: true)
  }
}

/// The groups of transactions that stand in one each.
struct RowGroups {
  /// By the transactions' places in the table, else by their numbers in the list.
  fileprivate let groups: [Int32]
  fileprivate let isByPlace: Bool

  fileprivate init(groups: [Int32], isByPlace: Bool) {
    self.groups = groups
    self.isByPlace = isByPlace
  }

  /// - Parameter groups: by the transactions' numbers in the list.
  init(_ groups: [Int32]) { self.init(groups: groups, isByPlace: false) }

  /// Lays the transactions of each group side by side, in the order of the list.
  ///
  /// - Parameter count: how many groups there are.
  func dealt(_ rows: GroupedRows, count: Int) -> (indices: [Int], ends: [Int]) {
    var ends = [Int](repeating: 0, count: count)
    for group in groups where group >= 0 { ends[Int(group)] += 1 }
    var start = 0
    for group in ends.indices {
      let next = start + ends[group]
      ends[group] = start
      start = next
    }
    var dealt = [Int](repeating: 0, count: rows.indices.count)
    for (number, index) in rows.indices.enumerated() {
      let group = Int(groups[isByPlace ? index : number])
      dealt[ends[group]] = index
      ends[group] += 1
    }
    return (dealt, ends)
  }
}
