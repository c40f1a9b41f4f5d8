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

  /// What a transaction is ordered by, in numbers.
  private struct Keyed {
    /// The smallest first.
    let key: Int64
    let id: UInt64
    let day: Int32
    let index: Int32
  }

  /// The places by their keys; where those are equal, the newest first, and by id within a day.
  private func sorted(_ indices: [Int], _ all: TransactionTable, by keys: [Int64]) -> [Int] {
    var order: [Keyed] = []
    order.reserveCapacity(indices.count)
    for (place, index) in indices.enumerated() {
      let numbers = all.numbers[index]
      order.append(
        Keyed(
          key: keys[place], id: numbers.id.high, day: numbers.date(by: basis).dayNumber,
          index: Int32(truncatingIfNeeded: index)))
    }
    order.sort { left, right in
      if left.key != right.key { return left.key < right.key }
      if left.day != right.day { return left.day > right.day }
      if left.id != right.id { return left.id < right.id }
      return all.numbers[Int(left.index)].id < all.numbers[Int(right.index)].id
    }
    return order.map { Int($0.index) }
  }

  private func byDate(_ indices: [Int], of all: TransactionTable) -> [Int] {
    let isOldestFirst = sorting == .date
    // What the index hands out is in order already.
    if !isOldestFirst, isNewestFirst(indices, of: all) { return indices }
    let keys = indices.map { index in
      let day = Int64(all.numbers[index].date(by: basis).dayNumber)
      return isOldestFirst ? day : -day
    }
    return sorted(indices, all, by: keys)
  }

  private func isNewestFirst(_ indices: [Int], of all: TransactionTable) -> Bool {
    guard let first = indices.first else { return true }
    var (lastDay, lastID) = (all.numbers[first].date(by: basis), all.numbers[first].id)
    for index in indices.dropFirst() {
      let numbers = all.numbers[index]
      let (day, id) = (numbers.date(by: basis), numbers.id)
      if lastDay < day || (lastDay == day && id < lastID) { return false }
      (lastDay, lastID) = (day, id)
    }
    return true
  }

  private func byAmount(_ indices: [Int], of all: TransactionTable) -> [Int] {
    let keys = Self.wholeUnits(indices, of: all) ?? Self.ranks(indices, of: all)
    return sorted(indices, all, by: sorting == .largestFirst ? keys.map { -$0 } : keys)
  }

  /// The amounts as whole units of their smallest decimal; nothing where one is too large.
  private static func wholeUnits(_ indices: [Int], of all: TransactionTable) -> [Int64]? {
    let scale = indices.reduce(0) { max($0, Int(all.numbers[$1].amount.amount.scale)) }
    var keys: [Int64] = []
    keys.reserveCapacity(indices.count)
    for index in indices {
      let amount = all.numbers[index].amount.amount
      let (units, overflows) = amount.units.multipliedReportingOverflow(
        by: Int64(ByteText.powers[scale - Int(amount.scale)]))
      if overflows { return nil }
      keys.append(units)
    }
    return keys
  }

  /// How many different amounts are smaller than each.
  private static func ranks(_ indices: [Int], of all: TransactionTable) -> [Int64] {
    let amounts = indices.map { all.numbers[$0].amount.amount }
    let order = amounts.indices.sorted { amounts[$0] < amounts[$1] }
    var ranks = [Int64](repeating: 0, count: amounts.count)
    var rank: Int64 = 0
    for (number, place) in order.enumerated() {
      if number > 0, amounts[order[number - 1]] != amounts[place] { rank += 1 }
      ranks[place] = rank
    }
    return ranks
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
    return sorted(indices, all, by: indices.map { Int64(ranks[all.names[$0].merchant]) })
  }
}
