/// What transactions are ordered by: the newest day first, and by id within a day.
public struct TransactionOrder: Comparable, Sendable {
  public let day: Int32
  public let id: TransactionID
  /// The place among those that are to be ordered.
  package let place: Int

  package init(_ transaction: TransactionNumbers, by basis: DateBasis, place: Int) {
    day = transaction.date(by: basis).dayNumber
    id = transaction.id
    self.place = place
  }

  @inlinable public static func < (left: TransactionOrder, right: TransactionOrder) -> Bool {
    left.day == right.day ? left.id < right.id : left.day > right.day
  }

  @inlinable public static func == (left: TransactionOrder, right: TransactionOrder) -> Bool {
    left.day == right.day && left.id == right.id
  }
}

extension TransactionTable {
  /// The transactions in that order.
  package func newestFirst(by basis: DateBasis) -> TransactionTable {
    var table = self
    table.sortNewestFirst(by: basis)
    return table
  }

  /// Brings the transactions into that order; what is in order already costs one look, and a few
  /// behind many that are in order are put among them where those lie.
  package mutating func sortNewestFirst(by basis: DateBasis) {
    func order(_ place: Int) -> TransactionOrder {
      TransactionOrder(numbers[place], by: basis, place: place)
    }
    guard !isEmpty else { return }
    var end = 1
    var last = order(0)
    while end < count {
      let next = order(end)
      if next < last { break }
      last = next
      end += 1
    }
    if end == count { return }
    // Tables of places move less memory than the transactions themselves.
    if (count - end) * 8 > count {
      self = picking(indices.map(order).sorted().map(\.place))
    } else {
      merge((end..<count).map(order).sorted(), before: end, by: basis)
    }
  }
}
