import RuleEngine
import StatementModel

extension Book {
  /// All purchases that are paid in parts, the newest first.
  package func installments() throws(BookError) -> [InstallmentPlan] {
    Self.installments(among: try transactionTable())
  }

  /// The same of transactions that were read already: all of a book.
  package static func installments(among all: TransactionTable) -> [InstallmentPlan] {
    var names: [String: String] = [:]
    return InstallmentSearch.plans(among: all) { description in
      if let known = names[description] { return known }
      let name = MerchantKey(description).text
      names[description] = name
      return name
    }
  }
}
