import StatementModel

/// What can be wrong with what is asked of budgets, recurring payments and trends.
enum PlanFact: DiagnosticFact, Error {
  case badAmount(String)
  case badSpan(String)
  case noBudget(String)
  case noSuchPeriod(Budget)
  case budgetPassed(String)
  case unknownRecurring(String, known: [String])
  case notIgnored(String)

  var code: String {
    switch self {
    case .badAmount: "bad-amount"
    case .badSpan: "bad-span"
    case .noBudget: "no-budget"
    case .noSuchPeriod: "no-such-period"
    case .budgetPassed: "budget-passed"
    case .unknownRecurring: "unknown-recurring"
    case .notIgnored: "not-ignored"
    }
  }

  var summary: String {
    switch self {
    case .badAmount(let text): "\"\(text)\" is no amount of a budget"
    case .badSpan(let text): "--span cannot be \"\(text)\""
    case .noBudget(let name): "\"\(name)\" has no such budget"
    case .noSuchPeriod(let budget):
      "the budget of \"\(budget.name)\" is for the period \"\(budget.span.words)\", "
        + "which there is not"
    case .budgetPassed(let text): "a budget is passed: \(text)"
    case .unknownRecurring(let name, _): "no recurring payment is called \"\(name)\""
    case .notIgnored(let name): "\"\(name)\" is not ignored"
    }
  }

  var remedy: String? {
    switch self {
    case .badAmount: "write a positive amount, like 600 or \"80 EUR\""
    case .badSpan: "write week, month, quarter or year"
    case .noBudget: "`daybook budgets` lists those there are"
    case .noSuchPeriod: "make the period, or change the name under `budgets:` in daybook.yaml"
    case .budgetPassed: "`daybook budgets` shows how all budgets stand"
    case .unknownRecurring(let name, let known):
      NearMiss.best(for: name, among: known).map { "did you mean \"\($0)\"?" }
        ?? "`daybook recurring` lists those that were found"
    case .notIgnored: "`recurring:` in daybook.yaml lists what is"
    }
  }
}
