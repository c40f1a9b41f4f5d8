/// What the page shows of plans and of changes, where there is any.
struct PagePlans {
  var budgets: BudgetLedger?
  var recurring: RecurringReport?
  var trends: PageTrends.Source?
  /// Whether changes can be made where the page is shown.
  var isServed = false
}
