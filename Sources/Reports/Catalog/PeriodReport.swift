import StatementModel

extension ReportKind {
  /// One period's spending by category.
  static let period = ReportKind(
    name: "period", abstract: "What was spent in a period of yours, by category.",
    make: .ofPeriod { input, period in
      let ledger = input.ledger
      let found = PeriodReports(input, ledger: ledger).all.first { $0.period.id == period.id }
      let report = found?.spending ?? ledger.report(for: period, places: [], in: input.transactions)
      var sections = report.sections.map { section in
        PrintedReport.Section(
          title: input.locale.text(.spendingIn, section.currency.code),
          table: section.table(with: nil))
      }
      if let comparison = PeriodText.comparison(of: report, in: input.locale), !sections.isEmpty {
        sections[0].note = comparison
      }
      if let converted = ConvertedSpending(input, ledger),
        let shown = converted.table(of: report.span, found?.places ?? [], input, ledger)
      {
        sections.append(PrintedReport.Section(title: shown.title, table: shown.table))
      }
      if let apart = report.apartTable {
        sections.append(PrintedReport.Section(title: input.locale[.notInSpending], table: apart))
      }
      return PrintedReport(
        title: "\(period.name): \(PeriodText.days(of: period, in: input.locale))",
        sections: sections,
        flat: SpendingReport.flatTable([report], of: .period, isComparing: false))
    })

  /// All periods at a glance.
  static let periods = ReportKind(
    name: "periods", abstract: "Every period: its days, how many transactions, and what was spent.",
    make: .whole { input in
      let table = PeriodsTable(input).table
      let sections = table.rows.isEmpty ? [] : [PrintedReport.Section(title: "", table: table)]
      return PrintedReport(title: input.locale[.periods], sections: sections, flat: table)
    })
}
