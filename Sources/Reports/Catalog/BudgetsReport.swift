import StatementModel

extension ReportKind {
  /// All budgets: how they stand, and how they stood.
  static let budgets = ReportKind(
    name: "budgets", abstract: "What is spent, meant to be spent and left, by budget.",
    make: .whole { input in BudgetLedger(input).printed(input.locale, withHistory: true) })
}

extension BudgetLedger {
  /// The budgets as a report.
  ///
  /// - Parameter withHistory: Whether people see earlier rounds as well.
  package func printed(_ locale: ReportLocale, withHistory: Bool) -> PrintedReport {
    let tables = BudgetTables(ledger: self, locale: locale)
    var sections: [PrintedReport.Section] = []
    let current = tables.current
    if !current.rows.isEmpty { sections.append(.init(title: "", table: current)) }
    for account in accounts where withHistory {
      guard let history = tables.history(of: account) else { continue }
      let name = account.budget.category?.text ?? locale[.everything]
      sections.append(.init(title: "\(name) \(locale[account.budget.span.byWord])", table: history))
    }
    var report = PrintedReport(
      title: locale[.budgets], sections: sections, flat: BudgetTables.flat(self))
    report.remark = asOf.map { locale.text(.asOf, locale.longText($0)) }
    return report
  }
}

extension Budget.Span {
  /// How a heading says over which spans a table goes.
  var byWord: ReportWord {
    switch self {
    case .week: .byWeek
    case .month: .byMonth
    case .quarter: .byQuarter
    case .year: .byYear
    case .period: .byPeriod
    }
  }
}
