import StatementModel

extension ReportKind {
  /// All months at a glance.
  static let index = ReportKind(
    name: "index", abstract: "Every month: how many transactions, and what was spent.",
    make: .whole { input in
      let ledger = input.ledger
      let index = IndexFile(input: input, ledger: ledger)
      let table = index.shownMonths(withLinks: false)
      var sections = table.rows.isEmpty ? [] : [PrintedReport.Section(title: "", table: table)]
      if let converted = ConvertedSpending(input, ledger) {
        sections.append(
          .init(
            title: converted.title(input.locale),
            table: converted.monthsTable(ledger.months, input.locale)))
      }
      return PrintedReport(title: input.locale[.months], sections: sections, flat: index.flatMonths)
    })
}
