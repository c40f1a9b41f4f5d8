import StatementModel

/// Puts transactions in order.
///
/// Ties are broken by day, newest first, then by id, so that equal input gives equal output
/// whatever order it came in.
struct TransactionOrder {
  var sorting: Sorting
  var basis: DateBasis

  /// The same places, in order.
  func sorted(_ indices: [Int], of transactions: TransactionTable) -> [Int] {
    switch sorting {
    case .newestFirst, .date: byDate(indices, of: transactions)
    case .amount, .largestFirst: byAmount(indices, of: transactions)
    case .merchant: byMerchant(indices, of: transactions)
    }
  }

  private struct Dated {
    let day: Int32
    let id: UInt64
    let index: Int
  }

  private func dated(_ indices: [Int], of transactions: TransactionTable) -> [Dated] {
    indices.map { index in
      let numbers = transactions.numbers[index]
      return Dated(day: numbers.date(by: basis).dayNumber, id: numbers.id.high, index: index)
    }
  }

  /// Whether the left comes first among those that the sorting does not tell apart.
  private static func isNewer(_ left: Dated, _ right: Dated, _ all: TransactionTable) -> Bool {
    if left.day != right.day { return left.day > right.day }
    if left.id != right.id { return left.id < right.id }
    return all.numbers[left.index].id < all.numbers[right.index].id
  }

  private func byDate(_ indices: [Int], of all: TransactionTable) -> [Int] {
    let isOldestFirst = sorting == .date
    // What the index hands out is in order already.
    if !isOldestFirst, isNewestFirst(indices, of: all) { return indices }
    return dated(indices, of: all).sorted { left, right in
      if isOldestFirst, left.day != right.day { return left.day < right.day }
      return Self.isNewer(left, right, all)
    }.map(\.index)
  }

  private func isNewestFirst(_ indices: [Int], of all: TransactionTable) -> Bool {
    guard let first = indices.first else { return true }
    var last = all.numbers[first]
    for index in indices.dropFirst() {
      let next = all.numbers[index]
      let (day, lastDay) = (next.date(by: basis), last.date(by: basis))
      if lastDay < day || (lastDay == day && next.id < last.id) { return false }
      last = next
    }
    return true
  }

  private func byAmount(_ indices: [Int], of all: TransactionTable) -> [Int] {
    let isLargestFirst = sorting == .largestFirst
    return dated(indices, of: all).sorted { left, right in
      let (one, other) = (
        all.numbers[left.index].amount.amount, all.numbers[right.index].amount.amount
      )
      if one != other { return isLargestFirst ? other < one : one < other }
      return Self.isNewer(left, right, all)
    }.map(\.index)
  }

  private func byMerchant(_ indices: [Int], of all: TransactionTable) -> [Int] {
    // Names are compared once each, and their ranks from then on.
    var ranks = [Int32](repeating: -1, count: all.texts.count)
    for index in indices { ranks[all.names[index].merchant] = 0 }
    let names = ranks.indices.filter { ranks[$0] == 0 }
      .map { (name: TextFolding.fold(all.texts[$0]), number: $0) }
      .sorted { $0.name < $1.name }
    var rank: Int32 = 0
    for place in names.indices {
      if place > 0, names[place - 1].name != names[place].name { rank += 1 }
      ranks[names[place].number] = rank
    }
    return dated(indices, of: all).sorted { left, right in
      let one = ranks[all.names[left.index].merchant]
      let other = ranks[all.names[right.index].merchant]
      return one == other ? Self.isNewer(left, right, all) : one < other
    }.map(\.index)
  }
}
