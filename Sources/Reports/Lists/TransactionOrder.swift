import StatementModel

/// Puts transactions in order.
///
/// Ties are broken by day, newest first, then by id, so that equal input gives equal output
/// whatever order it came in.
struct TransactionOrder {
  var sorting: Sorting
  var basis: DateBasis

  /// The same places, in order.
  func sorted(_ indices: [Int], of transactions: [Transaction]) -> [Int] {
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

  private func dated(_ indices: [Int], of transactions: [Transaction]) -> [Dated] {
    indices.map { index in
      let numbers = transactions.numbers(at: index)
      return Dated(day: numbers.date(by: basis).dayNumber, id: numbers.id.high, index: index)
    }
  }

  /// Whether the left comes first among those that the sorting does not tell apart.
  private static func isNewer(_ left: Dated, _ right: Dated, _ all: [Transaction]) -> Bool {
    if left.day != right.day { return left.day > right.day }
    if left.id != right.id { return left.id < right.id }
    return all.numbers(at: left.index).id < all.numbers(at: right.index).id
  }

  private func byDate(_ indices: [Int], of all: [Transaction]) -> [Int] {
    let isOldestFirst = sorting == .date
    // What the index hands out is in order already.
    if !isOldestFirst, isNewestFirst(indices, of: all) { return indices }
    return dated(indices, of: all).sorted { left, right in
      if isOldestFirst, left.day != right.day { return left.day < right.day }
      return Self.isNewer(left, right, all)
    }.map(\.index)
  }

  private func isNewestFirst(_ indices: [Int], of all: [Transaction]) -> Bool {
    guard let first = indices.first else { return true }
    var last = all.numbers(at: first)
    for index in indices.dropFirst() {
      let next = all.numbers(at: index)
      let (day, lastDay) = (next.date(by: basis), last.date(by: basis))
      if lastDay < day || (lastDay == day && next.id < last.id) { return false }
      last = next
    }
    return true
  }

  private func byAmount(_ indices: [Int], of all: [Transaction]) -> [Int] {
    let isLargestFirst = sorting == .largestFirst
    return dated(indices, of: all).sorted { left, right in
      let (one, other) = (
        all.numbers(at: left.index).amount.amount, all.numbers(at: right.index).amount.amount
      )
      if one != other { return isLargestFirst ? other < one : one < other }
      return Self.isNewer(left, right, all)
    }.map(\.index)
  }

  private func byMerchant(_ indices: [Int], of all: [Transaction]) -> [Int] {
    var folded: [String: String] = [:]
    let named = dated(indices, of: all).map { dated in
      let merchant = all.texts(at: dated.index).merchant
      let name = folded[merchant] ?? TextFolding.fold(merchant)
      folded[merchant] = name
      return (name: name, dated: dated)
    }
    return named.sorted { left, right in
      left.name == right.name
        ? Self.isNewer(left.dated, right.dated, all) : left.name < right.name
    }.map(\.dated.index)
  }
}
