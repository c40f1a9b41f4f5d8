import RuleEngine
import StatementModel

extension Book {
  /// All purchases that are paid in parts, the newest first.
  package func installments() throws(BookError) -> [InstallmentPlan] {
    var names: [String: String] = [:]
    return InstallmentSearch.plans(among: try transactions()) { transaction in
      if let known = names[transaction.description] { return known }
      let name = MerchantKey(transaction.description).text
      names[transaction.description] = name
      return name
    }
  }
}
