/// Reading rare properties of one of many transactions.
///
/// These stand in this module because only here does the compiler see that they touch one word of
/// the element; asked for from another module, `transactions[index].details` copies the whole.
extension [Transaction] {
  /// The details of one transaction, where it has any.
  package func details(at index: Int) -> TransactionDetails? {
    span[index].texts.details?.details
  }

  /// The same for two transactions whose texts are one in memory.
  package func textsIdentity(at index: Int) -> ObjectIdentifier {
    ObjectIdentifier(self[index].texts)
  }
}
