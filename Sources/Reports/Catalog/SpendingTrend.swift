import StatementModel

extension ReportKind {
  /// Spending of several months side by side.
  static let spending = ReportKind(
    name: "spending", abstract: "Categories by months: what was spent in each.",
    make: .whole { input in
      let ledger = input.ledger
      return PrintedReport(
        title: input.locale[.spendingByCategoryAndMonth],
        sections: SpendingTrend(ledger).sections(input.locale),
        flat: SpendingReport.flatTable(ledger.months.map(ledger.report)))
    })
}

/// Spending as a table for each currency: a line a category, a column a month, the newest last.
private struct SpendingTrend {
  private let months: [Month]
  private var rows: [Currency: [CategoryPath?: Row]] = [:]
  private var order: [Currency] = []

  /// One category in one currency.
  private struct Row {
    var months: [Month: DecimalSum] = [:]
    var sum = DecimalSum()
  }

  /// As many months as fit beside each other.
  private static let shownMonths = 6

  init(_ ledger: SpendingLedger) {
    months = Array(ledger.months.suffix(Self.shownMonths))
    for month in months {
      for (category, totals) in ledger.sums[month]?.categories ?? [:] {
        for total in totals.totals {
          var row = rows[total.currency]?[category] ?? Row()
          row.months[month] = total.spent
          row.sum.add(total.spent)
          rows[total.currency, default: [:]][category] = row
        }
      }
    }
    order = ledger.currencies.filter { rows[$0] != nil }
  }

  func sections(_ locale: ReportLocale) -> [PrintedReport.Section] {
    order.map { PrintedReport.Section(title: $0.code, table: table(in: $0, locale)) }
  }

  private func table(in currency: Currency, _ locale: ReportLocale) -> TextTable {
    var table = TextTable(columns: [.init(.category, cut: .middle)])
    table.columns += CategoryMonths.columns(months, locale)
    // It is of all these months, so it goes before any of them does.
    table.columns.append(.init(.total, .right, priority: .low))
    let sorted = (rows[currency] ?? [:]).sorted { left, right in
      guard let leftCategory = left.key else { return false }
      guard let rightCategory = right.key else { return true }
      return left.value.sum == right.value.sum
        ? leftCategory < rightCategory : left.value.sum > right.value.sum
    }
    for (category, row) in sorted {
      let cells = months.map { month in
        row.months[month].map { TextTable.Cell.sum($0, currency) } ?? .empty
      }
      table.rows.append(
        [.category(category)] + cells
          + [.sum(row.sum, currency)])
    }
    return table
  }
}
