import Identity
import StatementModel

/// Links between transactions, and purchases in parts.
extension Book {
  /// All links, those without effect too, and those that a person refused; newest first.
  package func links() throws(BookError) -> [ShownLink] {
    let snapshot = try snapshot()
    return try mending { () throws(BookError) in try BookLinks(evaluator).all(of: snapshot) }
  }

  /// The links of one transaction.
  package func links(of transaction: Transaction) throws(BookError) -> [ShownLink] {
    try links().filter { $0.link.source == transaction.id || $0.link.target == transaction.id }
  }

  /// The link by which a transaction is what it is, by the id of the other side.
  package func linkSetting(
    _ transaction: Transaction
  ) throws(BookError) -> (category: TransactionID?, transfer: TransactionID?) {
    guard let effect = try snapshot().links.byID[transaction.id] else { return (nil, nil) }
    return (
      effect.setsCategory ? effect.other : nil, effect.marksTransfer ? effect.other : nil
    )
  }

  /// All purchases that are paid in parts, the newest first.
  package func installments() throws(BookError) -> [InstallmentPlan] {
    Self.installments(among: try transactionTable())
  }

  /// The same of transactions that were read already: all of a book.
  package static func installments(among all: TransactionTable) -> [InstallmentPlan] {
    InstallmentSearch.plans(among: all, all.merchantKeys ?? BookLinks.merchantKeys(of: all))
  }
}
