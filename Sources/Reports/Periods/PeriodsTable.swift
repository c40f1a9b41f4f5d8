import StatementModel

/// The periods of a book as a table: a line for each currency of a period.
package struct PeriodsTable {
  private let reports: [PeriodReport]
  private let ledger: SpendingLedger

  init(_ reports: [PeriodReport], ledger: SpendingLedger) {
    self.reports = reports
    self.ledger = ledger
  }

  package init(_ input: ReportInput) {
    let ledger = input.ledger
    self.init(PeriodReports(input, ledger: ledger).all, ledger: ledger)
  }

  /// With ids and days, for lists.
  package var table: TextTable {
    var table = TextTable(columns: [
      .init(.period, cut: .middle), .init(.id, priority: .low), .init(.start), .init(.end),
      .init(.automatic, priority: .low), .init(.transactions, .right, priority: .medium),
      .init(.first, priority: .low),
      .init(.last, priority: .low),
      .init(.spent, .right), .init(.currency),
    ])
    table.sharedColumns = 5
    for report in reports {
      let period = report.period
      let head: [TextTable.Cell] = [
        .text(period.name), .text(period.id.text), .date(period.start), .optional(period.end),
        .flag(period.isAutomatic),
      ]
      for line in lines(of: report) {
        table.rows.append(
          head + [
            .integer(line.count), .optional(report.days?.lowerBound),
            .optional(report.days?.upperBound), line.spent, line.currency,
          ])
      }
    }
    return table
  }

  /// With links to the files of each, for the index of the written reports: a line a period.
  func linked(in locale: ReportLocale) -> TextTable {
    let amounts = CurrencyColumns(ledger.currencies, locale)
    var table = TextTable(columns: [
      .init(.period), .init(.start), .init(.end), .init(.transactions, .right),
    ])
    table.columns +=
      ledger.currencies.count < 2
      ? [.init(.spent, .right), .init(.currency)] : amounts.columns
    let others = SpanFiles.groupings.dropFirst()
    table.columns += [.init(.byCardColumn), .init(.byDateColumn)]
    for report in reports {
      let lines = lines(of: report)
      var row: [TextTable.Cell] = [
        .link(report.period.name, to: "\(report.folder)/by-category.md"),
        .date(report.period.start), .optional(report.period.end),
        .integer(lines.reduce(0) { $0 + $1.count }),
      ]
      if ledger.currencies.count < 2 {
        row += [lines[0].spent, lines[0].currency]
      } else {
        let spent = report.spending.sections.map { ($0.currency, $0.spent) }
        row += amounts.cells(Dictionary(uniqueKeysWithValues: spent))
      }
      row += others.map { grouping, name in
        .link(locale[grouping.byWord], to: "\(report.folder)/\(name).md")
      }
      table.rows.append(row)
    }
    return table
  }

  /// One line for each currency; one without any for a period without posted transactions.
  private func lines(
    of report: PeriodReport
  ) -> [(count: Int, spent: TextTable.Cell, currency: TextTable.Cell)] {
    let totals = ledger.currencyOrder.sorted(report.totals.totals)
    if totals.isEmpty { return [(0, .empty, .empty)] }
    return totals.map { total in
      (
        total.count, .sum(report.spending[total.currency]?.spent ?? DecimalSum(), total.currency),
        .text(total.currency.code)
      )
    }
  }
}
