import StatementModel

/// The budgets that are of one month exactly, to stand beside what was spent in it.
struct MonthBudgets {
  private let standings: [BudgetStanding]

  init(_ ledger: BudgetLedger, of month: Month) {
    standings = ledger.accounts.flatMap { account in
      account.rounds.filter { $0.budget.span == .month && $0.first == month.firstDay }
    }
  }

  private init(_ standings: [BudgetStanding]) { self.standings = standings }

  /// Those in one currency; nothing where there are none.
  func only(in currency: Currency) -> MonthBudgets? {
    let own = standings.filter { $0.budget.limit.currency == currency }
    return own.isEmpty ? nil : MonthBudgets(own)
  }

  /// The budget of all spending.
  var everything: BudgetStanding? { standings.first { $0.budget.category == nil } }

  /// The budget of a category; what is uncategorized has none.
  subscript(category: CategoryPath?) -> BudgetStanding? {
    category.flatMap { category in standings.first { $0.budget.category == category } }
  }
}
