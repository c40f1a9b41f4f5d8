import StatementModel

/// The page that leads to all others.
struct IndexFile {
  let input: ReportInput
  let ledger: SpendingLedger
  /// Where there are rates.
  var converted: ConvertedSpending?

  /// How many months the chart shows.
  private static let chartedMonths = 12

  var text: ByteText {
    let locale = input.locale
    let cards = CardsSummary(input)
    var out = ByteText()
    out.append("# Spending and cards\n\n")
    if let asOf = input.asOf { out.append("As of \(locale.longText(asOf)).\n\n") }
    guard !ledger.months.isEmpty else {
      out.append("There are no transactions yet.\n")
      return out
    }
    if let chart = chart { out.append(chart + "\n") }
    out.append("## Months\n\n")
    monthsTable(withLinks: true).writeMarkdown(locale, to: &out)
    out.append("\nEvery month, category and currency: [spending.csv](spending.csv)\n")
    if let converted {
      out.append("\n## \(converted.title)\n\n")
      converted.monthsTable(ledger.months, locale).writeMarkdown(locale, to: &out)
      out.append("\n\(converted.note(input.rates))\n")
    }
    let pages = PlanPages.links(input)
    if !pages.isEmpty { out.append("\n\(pages)\n") }
    out.append("\n## Cards\n\n")
    cards.table.writeMarkdown(locale, to: &out)
    return out
  }

  private var chart: String? {
    guard let currency = ledger.currencies.first else { return nil }
    let months = ledger.months.suffix(Self.chartedMonths).map { month in
      let section = ledger.report(for: month)[currency]
      return (month: month, spent: section?.spent ?? DecimalSum())
    }
    return MermaidChart.bars(months, currency)
  }

  /// Newest first; a line for each currency of a month.
  func monthsTable(withLinks: Bool) -> TextTable {
    var table = TextTable(columns: [
      .init("Month"), .init("Transactions", .right), .init("Spent", .right), .init("Currency"),
      .init("Change", .right),
    ])
    if withLinks {
      table.columns += MonthFiles.groupings.dropFirst().map { .init("By \($0.grouping.rawValue)") }
    }
    for month in ledger.months.reversed() {
      let report = ledger.report(for: month)
      let totals = ledger.sums[month]?.totals ?? CurrencyTotals()
      for total in ledger.inOrder(totals.totals) {
        let currency = total.currency
        let section = report[currency]
        var row: [TextTable.Cell] = [
          withLinks
            ? .link(input.locale.text(month), to: MonthFiles.path(month, "by-category.md"))
            : .month(month),
          .integer(total.count), .sum(section?.spent ?? DecimalSum(), currency),
          .text(currency.code), section?.change.map { .sum($0, currency) } ?? .empty,
        ]
        if withLinks {
          for (grouping, name) in MonthFiles.groupings.dropFirst() {
            row.append(
              .link("by \(grouping.rawValue)", to: MonthFiles.path(month, name + ".md")))
          }
        }
        table.rows.append(row)
      }
    }
    return table
  }
}
