import StatementModel

/// A pair of transactions, whatever their order.
package struct LinkPair: Hashable, Sendable {
  package let low: TransactionID
  package let high: TransactionID

  package init(_ one: TransactionID, _ other: TransactionID) {
    low = min(one, other)
    high = max(one, other)
  }
}
