import Identity
import StatementModel

extension Book {
  /// All purchases that are paid in parts, the newest first.
  package func installments() throws(BookError) -> [InstallmentPlan] {
    Self.installments(among: try transactionTable())
  }

  /// The same of transactions that were read already: all of a book.
  package static func installments(among all: TransactionTable) -> [InstallmentPlan] {
    let merchants = all.merchantKeys ?? merchantKeys(of: all)
    return InstallmentSearch.plans(among: all, merchants)
  }
}
