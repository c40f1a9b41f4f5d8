import StatementModel

extension ReportKind {
  /// All cards at a glance.
  static let cards = ReportKind(
    name: "cards", abstract: "Every card: how many transactions, from when to when, in total.",
    make: .whole { input in
      let table = CardsSummary(input, input.ledger).table
      let sections = table.rows.isEmpty ? [] : [PrintedReport.Section(title: "", table: table)]
      return PrintedReport(title: input.locale[.cards], sections: sections, flat: table)
    })
}
