import RuleEngine
import StatementModel

extension Book {
  /// All purchases that are paid in parts, the newest first.
  package func installments() throws(BookError) -> [InstallmentPlan] {
    Self.installments(among: try transactions())
  }

  /// The same of transactions that were read already: all of a book.
  package static func installments(among all: [Transaction]) -> [InstallmentPlan] {
    var names: [String: String] = [:]
    return InstallmentSearch.plans(among: all) { transaction in
      if let known = names[transaction.description] { return known }
      let name = MerchantKey(transaction.description).text
      names[transaction.description] = name
      return name
    }
  }
}
