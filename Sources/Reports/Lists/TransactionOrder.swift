import StatementModel

/// Puts transactions in order.
///
/// Ties are broken by day, newest first, then by id, so that equal input gives equal output
/// whatever order it came in.
struct TransactionOrder {
  var sorting: Sorting
  var basis: DateBasis
  /// The order of merchants' names, where somebody has found it already.
  var ranks: MerchantRanks?

  /// The same places, in order.
  func sorted(_ indices: [Int], of transactions: TransactionTable) -> [Int] {
    let newestFirst = newestFirst(indices, of: transactions)
    return switch sorting {
    case .newestFirst: newestFirst
    case .date:
      Self.stable(
        newestFirst,
        by: newestFirst.map { Int64(transactions.numbers[$0].date(by: basis).dayNumber) })
    case .amount: Self.stable(newestFirst, by: Self.amounts(newestFirst, of: transactions))
    case .largestFirst:
      Self.stable(newestFirst, by: Self.amounts(newestFirst, of: transactions).map { ~$0 })
    case .merchant: byMerchant(newestFirst, of: transactions)
    }
  }

  /// By their keys, one for each place; where those are equal, as they were.
  private static func stable(_ indices: [Int], by keys: [Int64]) -> [Int] {
    RadixOrder.places(of: keys).map { indices[Int($0)] }
  }

  private func newestFirst(_ indices: [Int], of all: TransactionTable) -> [Int] {
    // What the index hands out is in order already.
    if isNewestFirst(indices, of: all) { return indices }
    return indices.sorted { left, right in
      let (one, other) = (all.numbers[left], all.numbers[right])
      let (day, otherDay) = (one.date(by: basis), other.date(by: basis))
      return day == otherDay ? one.id < other.id : day > otherDay
    }
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

  /// Numbers that order as the amounts do, one for each place.
  private static func amounts(_ indices: [Int], of all: TransactionTable) -> [Int64] {
    wholeUnits(indices, of: all) ?? ranks(indices, of: all)
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
    let ranks = self.ranks ?? MerchantRanks(indices, of: all, on: .one)
    return Self.stable(indices, by: indices.map { Int64(ranks[all.names[$0].merchant]) })
  }
}
