import StatementModel

/// One page of a month or period: what was spent, then the transactions group by group.
struct SpanMarkdown {
  let grouping: Grouping
  let groups: [TransactionGroup]
  let report: SpendingReport
  let input: ReportInput
  /// Where there are rates: the span converted.
  var converted: ConvertedTable?
  /// Where there are budgets.
  var budgets: BudgetLedger?

  /// More transactions than this stand in the CSV alone.
  static let longest = 1000

  private var locale: ReportLocale { input.locale }

  /// Those of a span's transactions that any of its pages lists.
  static func listed(in grouped: [[TransactionGroup]]) -> Set<Int> {
    Set(grouped.flatMap { $0.lazy.flatMap(\.indices).prefix(longest) })
  }

  /// - Parameters:
  ///   - lines: of all transactions that a page of the span lists: the columns of its pages are
  ///     equally wide.
  ///   - places: where each transaction stands among the lines.
  func write(_ lines: TransactionLines, _ places: [Int: Int], to out: inout ByteText) {
    let columns = lines.markdownColumns(under: grouping)
    let head = lines.markdownHead(columns, locale)
    writeHead(to: &out)
    var left = Self.longest
    var rest = 0
    for group in groups {
      out.append("\n## " + locale.isolated(CellText.markdown(group.title(in: locale))) + "\n\n")
      out.append(totalsLine(of: group) + "\n")
      let listed = group.indices.prefix(left)
      left -= listed.count
      rest += group.indices.count - listed.count
      guard !listed.isEmpty else { continue }
      out.append(0x0A)
      out.append(head)
      for line in listed.compactMap({ places[$0] }) {
        lines.append(markdown: line, columns, to: &out)
      }
    }
    if rest > 0 {
      let link = "[\(SpanFiles.records)](\(SpanFiles.records))"
      out.append("\n" + locale.text(.moreAreIn, locale.text(rest), link) + "\n")
    }
  }

  /// Writes what stands above the transactions.
  func writeHead(to out: inout ByteText) {
    writeTitle(to: &out)
    if grouping == .category { writeSpending(to: &out) } else { writeSummary(to: &out) }
  }

  private func writeTitle(to out: inout ByteText) {
    let title = CellText.markdown(report.span.title(in: locale))
    out.append("# \(title) \(locale[grouping.byWord])\n\n")
    let others = SpanFiles.groupings.filter { $0.grouping != grouping }
      .map { "[\(locale[$0.grouping.byWord])](\($0.name).md)" }
    let all: ReportWord = if case .period = report.span { .allPeriods } else { .allMonths }
    let links = others + ["[CSV](\(SpanFiles.records))", "[\(locale[all])](../../index.md)"]
    out.append(links.joined(separator: " · ") + "\n")
    if case .period(let period) = report.span {
      let words = PeriodText.comparison(of: report, in: locale).map { " " + $0 } ?? ""
      out.append("\n" + PeriodText.days(of: period, in: locale) + "." + words + "\n")
    }
    // What the newest statement ends in is not over yet.
    if let asOf = input.asOf, report.span.isOpen(asOf: asOf) {
      out.append("\n" + locale.text(.asOf, locale.longText(asOf)) + "\n")
    }
  }

  /// A table for each currency, what stands apart, and a chart of the most used currency.
  private func writeSpending(to out: inout ByteText) {
    out.append("\n## \(locale[.spending])\n\n")
    if report.sections.isEmpty { out.append(locale[.nothingSpent] + "\n") }
    let month: Month? = if case .month(let month) = report.span { month } else { nil }
    let own = budgets.flatMap { budgets in month.map { MonthBudgets(budgets, of: $0) } }
    for (number, section) in report.sections.enumerated() {
      if number > 0 { out.append(0x0A) }
      section.table(with: own).writeMarkdown(locale, to: &out)
    }
    if let converted {
      out.append("\n### \(converted.title)\n\n")
      converted.table.writeMarkdown(locale, to: &out)
      out.append("\n\(converted.note)\n")
    }
    if let budgets,
      let table = BudgetTables(ledger: budgets, locale: locale).table(of: report.span)
    {
      out.append("\n### \(locale[.budgets])\n\n")
      table.writeMarkdown(locale, to: &out)
    }
    if let apart = report.apartTable {
      out.append(0x0A)
      apart.writeMarkdown(locale, to: &out)
    }
    if let section = report.sections.first,
      let chart = MermaidChart.pie(of: section, report.span, locale)
    {
      out.append("\n" + chart)
    }
  }

  private func writeSummary(to out: inout ByteText) {
    var table = TextTable(columns: [
      .init(grouping == .card ? .card : .date), .init(.count, .right), .init(.total, .right),
      .init(.spent, .right), .init(.currency), .init(.share, .right),
    ])
    for group in groups {
      for total in group.totals.totals {
        table.rows.append([
          .text(group.header), .integer(total.count), .sum(total.total, total.currency),
          .sum(total.spent, total.currency), .text(total.currency.code),
          .share(report.share(of: total)),
        ])
      }
    }
    guard !table.rows.isEmpty else { return }
    out.append("\n## \(locale[.summary])\n\n")
    table.writeMarkdown(locale, to: &out)
  }

  /// `3 transactions · **412.30 USD** spent, 34.1 % · pending: 1 · -5.00 USD`.
  private func totalsLine(of group: TransactionGroup) -> String {
    var summary = TotalsWriter(locale)
    guard grouping == .category, group.totals.totals.contains(where: { $0.spendingCount > 0 })
    else { return summary.text(group.totals, pending: group.pending) }
    var parts = [locale.count(.transactions, group.totals.count)]
    for total in group.totals.totals where total.spendingCount > 0 {
      let share = report.share(of: total).map { ", " + locale.percentage($0) } ?? ""
      let amount = "**\(locale.text(total.spent, total.currency))**"
      parts.append(locale.text(.spentAmount, amount) + share)
    }
    if !group.pending.isEmpty {
      parts.append(summary.text(CurrencyTotals(), pending: group.pending))
    }
    return parts.joined(separator: " · ")
  }
}
