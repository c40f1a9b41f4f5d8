import StatementModel

/// Why an object gives no row.
enum NoRow: Error {
  /// The object is understood and is no transaction.
  case leftOut(LeftOutRow.Reason)
  /// The object can't be read; the node is the value at fault, nothing the object itself.
  case rejected(JSONRowFact, node: Int?)
  /// The object takes back a transaction of this id.
  case removes(id: String, account: String?)
}
