import StatementModel

extension ReportKind {
  /// Spending of several months side by side.
  static let spending = ReportKind(
    name: "spending", abstract: "Categories by months: what was spent in each.",
    make: .whole { input in
      let ledger = SpendingLedger(
        input.transactions, categories: input.categories, basis: input.basis)
      let sections = ledger.currencies.compactMap { currency in
        SpendingTrend(ledger, currency).section
      }
      return PrintedReport(
        title: "Spending by category and month", sections: sections,
        flat: SpendingReport.flatTable(ledger.months.map(ledger.report)))
    })
}

/// One currency's spending, a line a category and a column a month, the newest month last.
private struct SpendingTrend {
  let section: PrintedReport.Section?

  /// As many months as fit beside each other.
  private static let shownMonths = 6

  init(_ ledger: SpendingLedger, _ currency: Currency) {
    let months = ledger.months.suffix(Self.shownMonths)
    var byCategory: [CategoryPath?: [Month: DecimalSum]] = [:]
    var sums: [CategoryPath?: DecimalSum] = [:]
    for month in months {
      for (category, totals) in ledger.sums[month]?.categories ?? [:] {
        guard let total = totals[currency] else { continue }
        byCategory[category, default: [:]][month] = total.spent
        sums[category, default: DecimalSum()].add(total.spent)
      }
    }
    guard !sums.isEmpty else {
      section = nil
      return
    }
    var table = TextTable(columns: [.init("Category", flexible: true)])
    table.columns += months.map { .init($0.description, .right) }
    table.columns.append(.init("Total", .right))
    let order = sums.sorted { left, right in
      guard let leftCategory = left.key else { return false }
      guard let rightCategory = right.key else { return true }
      return left.value == right.value
        ? leftCategory < rightCategory : left.value > right.value
    }
    for (category, sum) in order {
      let cells = months.map { month in
        byCategory[category]?[month].map { TextTable.Cell.sum($0, currency) } ?? .empty
      }
      table.rows.append(
        [.text(category?.text ?? TransactionGroup.uncategorized)] + cells
          + [.sum(sum, currency)])
    }
    section = PrintedReport.Section(title: "\(currency)", table: table)
  }
}
