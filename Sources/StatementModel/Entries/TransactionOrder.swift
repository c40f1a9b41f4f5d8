/// What transactions are ordered by: the newest day first, and by id within a day.
package struct TransactionOrder: Comparable, Sendable {
  package let day: Int32
  package let id: TransactionID
  /// The place among those that are to be ordered.
  package let place: Int

  package init(_ transaction: TransactionNumbers, by basis: DateBasis, place: Int) {
    day = transaction.date(by: basis).dayNumber
    id = transaction.id
    self.place = place
  }

  @inlinable package static func < (left: TransactionOrder, right: TransactionOrder) -> Bool {
    left.day == right.day ? left.id < right.id : left.day > right.day
  }

  @inlinable package static func == (left: TransactionOrder, right: TransactionOrder) -> Bool {
    left.day == right.day && left.id == right.id
  }
}

extension TransactionTable {
  /// The transactions in that order; what is in order already costs one look.
  package func newestFirst(by basis: DateBasis) -> TransactionTable {
    var order: [TransactionOrder] = []
    order.reserveCapacity(count)
    var isInOrder = true
    for place in indices {
      let next = TransactionOrder(numbers[place], by: basis, place: place)
      if let last = order.last, next < last { isInOrder = false }
      order.append(next)
    }
    if isInOrder { return self }
    // Tables of places move less memory than the transactions themselves.
    order.sort()
    return picking(order.map(\.place))
  }
}
