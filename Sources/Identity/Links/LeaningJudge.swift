import StatementModel

/// Tells what transactions lean to, by the kinds of their categories among others.
struct LeaningJudge {
  private let all: TransactionTable
  /// By the table's numbers of categories.
  private let kinds: [Category.Kind]

  init(_ categories: CategoryTree, of all: TransactionTable) {
    self.all = all
    kinds = all.categories.map { categories.kind(of: $0) }
  }

  /// The kind of a transaction's category, where it has one.
  func kind(at index: Int) -> Category.Kind? {
    let number = Int(all.names[index].category)
    return number < 0 ? nil : kinds[number]
  }

  func leaning(at index: Int) -> LinkCandidate.Leaning {
    if all.numbers[index].isTransfer { return .transfer }
    switch kind(at: index) {
    case .transfer: return .transfer
    case .income: return .income
    case .expense: return .expense
    case nil: break
    }
    guard all.names[index].hasDetails, let details = all.details(at: index) else {
      return .unknown
    }
    if !details.split.isEmpty { return .expense }
    switch details.kind {
    case .transfer, .payment: return .transfer
    // Drawn cash may come in at the account that is the purse.
    case .cash, nil: return .unknown
    case .charge, .refund, .fee, .interest, .installment: return .statedOther
    }
  }
}
