import StatementModel

/// The page that leads to all others.
struct IndexFile {
  let input: ReportInput
  let ledger: SpendingLedger
  var periods: [PeriodReport] = []
  /// Where there are rates.
  var converted: ConvertedSpending?
  var overview: IndexOverview?

  /// How many months the chart shows.
  private static let chartedMonths = 12

  var text: ByteText {
    let locale = input.locale
    let cards = CardsSummary(input, ledger)
    var out = ByteText()
    out.append("# \(locale[.spendingAndCards])\n\n")
    if let asOf = input.asOf { out.append(locale.text(.asOf, locale.longText(asOf)) + "\n\n") }
    guard !ledger.months.isEmpty else {
      out.append(locale[.noTransactions] + "\n")
      return out
    }
    overview?.write(to: &out)
    if let chart = chart { out.append(chart + "\n") }
    out.append("## \(locale[.months])\n\n")
    shownMonths(withLinks: true).writeMarkdown(locale, to: &out)
    out.append("\n" + locale.text(.everyMonth, "[spending.csv](spending.csv)") + "\n")
    if let converted {
      out.append("\n## \(converted.title(locale))\n\n")
      converted.monthsTable(ledger.months, locale).writeMarkdown(locale, to: &out)
      out.append("\n\(converted.note(input.rates, locale))\n")
    }
    let pages = PlanPages.links(input)
    if !pages.isEmpty { out.append("\n\(pages)\n") }
    if !periods.isEmpty {
      out.append("\n## \(locale[.periods])\n\n")
      PeriodsTable(periods, ledger: ledger).linked(in: locale).writeMarkdown(locale, to: &out)
    }
    out.append("\n## \(locale[.cards])\n\n")
    cards.table.writeMarkdown(locale, to: &out)
    return out
  }

  private var chart: String? {
    guard let currency = ledger.currencies.first else { return nil }
    let months = ledger.months.suffix(Self.chartedMonths).map { month in
      let section = ledger.report(for: month)[currency]
      return (month: month, spent: section?.spent ?? DecimalSum())
    }
    return MermaidChart.bars(months, currency, input.locale)
  }

  /// Newest first, for people: a line a month, with a column for each currency where there are
  /// several.
  func shownMonths(withLinks: Bool) -> TextTable {
    let amounts = CurrencyColumns(ledger.currencies, input.locale)
    let isSingle = ledger.currencies.count < 2
    var table = TextTable(columns: [
      .init(.month), .init(.transactions, .right, priority: .medium),
    ])
    table.columns +=
      isSingle
      ? [.init(.spent, .right), .init(.currency), .init(.change, .right)] : amounts.columns
    if withLinks { table.columns += [.init(.byCardColumn), .init(.byDateColumn)] }
    for month in ledger.months.reversed() {
      let report = ledger.report(for: month)
      let totals = ledger.sums[month]?.totals ?? CurrencyTotals()
      guard !totals.isEmpty else { continue }
      var row: [TextTable.Cell] = [
        withLinks
          ? .link(input.locale.text(month), to: SpanFiles.folder(of: month) + "/by-category.md")
          : .month(month),
        .integer(totals.count),
      ]
      if isSingle, let currency = ledger.currencies.first {
        row += [
          .sum(report[currency]?.spent ?? DecimalSum(), currency), .text(currency.code),
          report[currency]?.change.map { .sum($0, currency) } ?? .empty,
        ]
      } else {
        let spent = report.sections.map { ($0.currency, $0.spent) }
        row += amounts.cells(Dictionary(uniqueKeysWithValues: spent))
      }
      if withLinks {
        for (grouping, name) in SpanFiles.groupings.dropFirst() {
          row.append(
            .link(input.locale[grouping.byWord], to: "\(SpanFiles.folder(of: month))/\(name).md"))
        }
      }
      table.rows.append(row)
    }
    return table
  }

  /// Newest first, for programs; a line for each currency of a month.
  var flatMonths: TextTable {
    var table = TextTable(columns: [
      .init(.month), .init(.transactions, .right), .init(.spent, .right), .init(.currency),
      .init(.change, .right),
    ])
    for month in ledger.months.reversed() {
      let report = ledger.report(for: month)
      let totals = ledger.sums[month]?.totals ?? CurrencyTotals()
      for total in ledger.currencyOrder.sorted(totals.totals) {
        let section = report[total.currency]
        table.rows.append([
          .month(month), .integer(total.count),
          .sum(section?.spent ?? DecimalSum(), total.currency), .text(total.currency.code),
          section?.change.map { .sum($0, total.currency) } ?? .empty,
        ])
      }
    }
    return table
  }
}
