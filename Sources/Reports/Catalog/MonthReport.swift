import StatementModel

extension ReportKind {
  /// One month's spending by category.
  static let month = ReportKind(
    name: "month", abstract: "What was spent in a month, by category, and how that changed.",
    make: .ofMonth { input, month in
      let ledger = input.ledger
      let report = ledger.report(for: month)
      let budgets = input.budgets.isEmpty ? nil : BudgetLedger(input, ledger)
      let own = budgets.map { MonthBudgets($0, of: month) }
      var sections = report.sections.map { section in
        PrintedReport.Section(
          title: input.locale.text(.spendingIn, section.currency.code),
          table: section.table(with: own))
      }
      if let converted = ConvertedSpending(input, ledger),
        let shown = converted.table(of: report.span, [], input, ledger)
      {
        sections.append(PrintedReport.Section(title: shown.title, table: shown.table))
      }
      if let budgets,
        let table = BudgetTables(ledger: budgets, locale: input.locale).table(of: .month(month))
      {
        sections.append(PrintedReport.Section(title: input.locale[.budgets], table: table))
      }
      if let apart = report.apartTable {
        sections.append(PrintedReport.Section(title: input.locale[.notInSpending], table: apart))
      }
      return PrintedReport(
        title: report.span.title(in: input.locale), sections: sections,
        flat: SpendingReport.flatTable([report]))
    })
}
