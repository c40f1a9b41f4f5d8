import StatementModel

/// Tells what transactions lean to, by the kinds of their categories among others.
struct LeaningJudge {
  /// By place in the table.
  private let leanings: [LinkCandidate.Leaning]

  init(_ categories: CategoryTree, of all: TransactionTable) {
    let kinds = CategoryKinds(categories, of: all)
    leanings = all.indices.map { Self.leaning(at: $0, of: all, kinds) }
  }

  func leaning(at index: Int) -> LinkCandidate.Leaning { leanings[index] }

  private static func leaning(
    at index: Int, of all: TransactionTable, _ kinds: CategoryKinds
  ) -> LinkCandidate.Leaning {
    if all.numbers[index].isTransfer { return .transfer }
    switch kinds.kind(of: all.names[index]) {
    case .transfer: return .transfer
    case .income: return .income
    case .expense: return .expense
    case nil: break
    }
    if all.isSplit(at: index) { return .expense }
    switch all.kind(at: index) {
    case .transfer, .payment: return .transfer
    // Drawn cash may come in at the account that is the purse.
    case .cash, nil: return .unknown
    case .charge, .refund, .fee, .interest, .installment: return .statedOther
    }
  }
}

/// The kinds of the categories of a table, each looked up once.
struct CategoryKinds {
  /// By the table's numbers of categories.
  private let kinds: [Category.Kind]

  init(_ categories: CategoryTree, of all: TransactionTable) {
    kinds = all.categories.map { categories.kind(of: $0) }
  }

  /// The kind of a transaction's category, where it has one.
  func kind(of own: TransactionTable.Names) -> Category.Kind? {
    own.category < 0 ? nil : kinds[Int(own.category)]
  }
}
