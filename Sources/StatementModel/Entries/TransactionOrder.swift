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

  /// Brings the transactions into that order.
  package mutating func sortNewestFirst(by basis: DateBasis) {
    // Tables of places move less memory than the transactions themselves.
    let order = indices.map { TransactionOrder(numbers[$0], by: basis, place: $0) }
    self = picking(order.sorted().map(\.place))
  }
}
