extension TransactionTable {
  /// The transactions with the newest day first, and by id within a day; what is in order already
  /// costs one look.
  package func newestFirst(by basis: DateBasis) -> TransactionTable {
    var keys: [OrderKey] = []
    keys.reserveCapacity(count)
    var isInOrder = true
    for place in indices {
      let next = OrderKey(numbers[place], by: basis, place: place)
      if let last = keys.last, next < last { isInOrder = false }
      keys.append(next)
    }
    if isInOrder { return self }
    // Keys move less memory than the transactions themselves.
    keys.sort()
    return picking(keys.map(\.place))
  }
}

private struct OrderKey: Comparable {
  let day: Int32
  let id: TransactionID
  let place: Int

  init(_ transaction: TransactionNumbers, by basis: DateBasis, place: Int) {
    day = transaction.date(by: basis).dayNumber
    id = transaction.id
    self.place = place
  }

  static func < (left: OrderKey, right: OrderKey) -> Bool {
    left.day == right.day ? left.id < right.id : left.day > right.day
  }
}
