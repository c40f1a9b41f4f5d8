/// Reading rare properties of one of many transactions.
///
/// These stand in this module because only here does the compiler see that they touch one word of
/// the element; asked for from another module, `transactions[index].details` copies the whole.
extension [Transaction] {
  /// The details of one transaction, where it has any.
  package func details(at index: Int) -> TransactionDetails? {
    span[index].texts.details?.details
  }

  /// What the statement says the transaction is, where it says so.
  package func kind(at index: Int) -> TransactionKind? {
    span[index].texts.details?.details.kind
  }

  /// The card of one transaction.
  package func card(at index: Int) -> CardID { self[index].texts.card }

  /// The category of one transaction, where it has one.
  package func category(at index: Int) -> CategoryPath? { self[index].texts.category }

  /// What the bank wrote of one transaction.
  package func description(at index: Int) -> String { self[index].texts.description }

  /// The amount of one transaction in the currency of its purchase, where it has one.
  package func original(at index: Int) -> Money? {
    self[index].hasDetails ? self[index].details.original : nil
  }

  /// The same for two transactions whose texts are one in memory.
  package func textsIdentity(at index: Int) -> ObjectIdentifier {
    ObjectIdentifier(self[index].texts)
  }
}
