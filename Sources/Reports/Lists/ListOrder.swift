import StatementModel

/// Puts transactions in order.
///
/// Ties are broken by day, newest first, then by id, so that equal input gives equal output
/// whatever order it came in.
struct ListOrder {
  var sorting: Sorting
  var basis: DateBasis

  /// The same places, in order.
  func sorted(_ indices: [Int], of table: TransactionTable) -> [Int] {
    let newestFirst = indices.map { TransactionOrder(table.numbers[$0], by: basis, place: $0) }
      .sorted().map(\.place)
    switch sorting {
    case .newestFirst: return newestFirst
    case .date: return Self.sorted(newestFirst) { table.numbers[$0].date(by: basis) }
    case .amount: return Self.sorted(newestFirst) { table.numbers[$0].amount.amount }
    case .largestFirst: return Self.sorted(newestFirst) { -table.numbers[$0].amount.amount }
    case .merchant:
      let ranks = Self.ranksOfMerchants(newestFirst, table)
      return Self.sorted(newestFirst) { ranks[table.names[$0].merchant] }
    }
  }

  /// A transaction's key, and where it stands in the order that decides between equal keys.
  private struct Entry<Key: Comparable>: Comparable {
    var key: Key
    var place: Int

    static func < (left: Entry, right: Entry) -> Bool {
      left.key == right.key ? left.place < right.place : left.key < right.key
    }
  }

  /// By a key of each; where keys are equal, as they were.
  private static func sorted<Key: Comparable>(_ indices: [Int], by key: (Int) -> Key) -> [Int] {
    let entries = indices.indices.map { Entry(key: key(indices[$0]), place: $0) }
    return entries.sorted().map { indices[$0.place] }
  }

  /// How many merchants' names stand before each in the order of folded names, by the numbers of the
  /// table's texts: each text is folded once, and those that differ in case or accents alone are one.
  private static func ranksOfMerchants(_ indices: [Int], _ table: TransactionTable) -> [Int] {
    var isName = [Bool](repeating: false, count: table.texts.count)
    for index in indices { isName[table.names[index].merchant] = true }
    let names = isName.indices.filter { isName[$0] }
      .map { (text: $0, folded: TextFolding.fold(table.texts[$0])) }
      .sorted { $0.folded < $1.folded }
    var ranks = [Int](repeating: 0, count: table.texts.count)
    var rank = 0
    for (place, name) in names.enumerated() {
      if place > 0, names[place - 1].folded != name.folded { rank += 1 }
      ranks[name.text] = rank
    }
    return ranks
  }
}
