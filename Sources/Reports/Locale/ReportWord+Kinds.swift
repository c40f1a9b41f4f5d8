import StatementModel

extension Category.Kind {
  /// What people call it.
  package var word: ReportWord {
    switch self {
    case .expense: .expenseKind
    case .income: .incomeKind
    case .transfer: .transfer
    }
  }
}

extension AccountType {
  /// What people call it.
  package var word: ReportWord {
    switch self {
    case .creditCard: .creditCard
    case .checking: .checkingAccount
    case .savings: .savingsAccount
    case .creditLine: .creditLine
    case .moneyMarket: .moneyMarket
    case .cash: .cashAccount
    case .investment: .investment
    case .other: .otherAccount
    }
  }
}
