import StatementModel

/// What a transaction counts as when spending is added up.
package enum SpendingRole: UInt8, Sendable, CaseIterable {
  /// A charge, or a refund that lowers what was spent.
  case spending
  case income
  /// Money moved between own accounts.
  case transfer
  /// A card's bill being paid.
  case payment
  /// Left out by a rule or a person.
  case hidden
  /// Money that came, of which nobody has said what it is; shown apart, never netted.
  case uncategorizedInflow
  /// A pending row that never became a transaction, or what a person deleted; counts nowhere.
  case gone
}

/// Decides the role of each transaction of a table; looks up the kind of each category once.
struct SpendingJudge {
  private let table: TransactionTable
  /// By the categories' numbers.
  private let kinds: [Category.Kind]

  init(_ categories: CategoryTree, of table: TransactionTable) {
    self.table = table
    kinds = table.categories.map { categories.kind(of: $0) }
  }

  /// What a person or a rule said comes before what the statement says of itself; except that
  /// money which the statement calls a payment to the card never lowers spending.
  func role(at index: Int) -> SpendingRole {
    let numbers = table.numbers[index]
    if numbers.status.isGone { return .gone }
    if numbers.isHidden { return .hidden }
    if numbers.isTransfer { return .transfer }
    let isInflow = numbers.isInflow
    let names = table.names[index]
    if names.category >= 0 {
      switch kinds[Int(names.category)] {
      case .transfer: return .transfer
      case .income: return .income
      case .expense:
        guard isInflow, names.hasDetails else { return .spending }
        return table.kind(at: index) == .payment ? .payment : .spending
      }
    }
    return uncategorizedRole(of: numbers, names.hasDetails ? table.kind(at: index) : nil)
  }

  /// An outflow called "payment" may be any bill paid from an account: it stays spending until
  /// somebody says that it pays a card.
  private func uncategorizedRole(
    of numbers: TransactionNumbers, _ kind: TransactionKind?
  ) -> SpendingRole {
    let isInflow = numbers.isInflow
    switch kind {
    case .transfer: return .transfer
    case .payment where isInflow: return .payment
    case .refund: return .spending
    // What gives back a charge that is uncategorized itself.
    case _ where numbers.categorySource == .link: return .spending
    default: return isInflow ? .uncategorizedInflow : .spending
    }
  }
}
