import StatementModel

/// What transactions are ordered by: the newest day first, and by id within a day.
struct TransactionOrder: Comparable {
  var day: Int32
  var id: TransactionID
  /// The place in the array that is to be ordered.
  var place: Int

  init(_ transaction: Transaction, by basis: DateBasis, place: Int) {
    day = transaction.date(by: basis).dayNumber
    id = transaction.id
    self.place = place
  }

  static func < (left: TransactionOrder, right: TransactionOrder) -> Bool {
    left.day == right.day ? left.id < right.id : left.day > right.day
  }

  static func == (left: TransactionOrder, right: TransactionOrder) -> Bool {
    left.day == right.day && left.id == right.id
  }

  /// The transactions in order; what is ordered already costs one look.
  static func sorted(_ transactions: [Transaction], by basis: DateBasis) -> [Transaction] {
    var order: [TransactionOrder] = []
    order.reserveCapacity(transactions.count)
    var isSorted = true
    for (place, transaction) in transactions.enumerated() {
      let next = TransactionOrder(transaction, by: basis, place: place)
      if let last = order.last, next < last { isSorted = false }
      order.append(next)
    }
    if isSorted { return transactions }
    // Tables of places move less memory than the transactions themselves.
    order.sort()
    return order.map { transactions[$0.place] }
  }
}
