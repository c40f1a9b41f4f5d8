import StatementModel

/// One month's page: what was spent, then the transactions group by group.
struct MonthMarkdown {
  let grouping: Grouping
  /// The page's name without its ending.
  let name: String
  let groups: [TransactionGroup]
  let report: SpendingReport
  let input: ReportInput

  /// More transactions of a group than this stand in the CSV alone.
  static let longestGroup = 1000

  private var locale: ReportLocale { input.locale }

  /// Those of a month's transactions that any of its pages lists, in their order.
  ///
  /// - Parameter places: Of each transaction among `indices`.
  static func listed(
    _ indices: [Int], _ places: [Int], of grouped: [[TransactionGroup]]
  ) -> [Int] {
    guard grouped.joined().contains(where: { $0.indices.count > longestGroup }) else {
      return indices
    }
    var isListed = [Bool](repeating: false, count: indices.count)
    for group in grouped.joined() {
      for index in group.indices.prefix(longestGroup) { isListed[places[index]] = true }
    }
    return indices.indices.filter { isListed[$0] }.map { indices[$0] }
  }

  func write(_ listing: MonthListing, _ places: [Int], to out: inout ByteText) {
    let head = MarkdownListing(cells: listing.cells, grouping: grouping)
    writeTitle(to: &out)
    if grouping == .category { writeSpending(to: &out) } else { writeSummary(to: &out) }
    for group in groups {
      out.append("\n## " + CellText.markdown(group.header) + "\n\n")
      out.append(totalsLine(of: group) + "\n\n")
      head.writeHead(to: &out)
      for index in group.indices.prefix(Self.longestGroup) {
        listing.write(places[index], under: grouping, to: &out)
      }
      let rest = group.indices.count - Self.longestGroup
      if rest > 0 {
        out.append("\n…and \(locale.text(rest)) more: all are in [\(name).csv](\(name).csv).\n")
      }
    }
  }

  private func writeTitle(to out: inout ByteText) {
    out.append("# \(locale.text(report.month)) by \(grouping.rawValue)\n\n")
    let others = MonthFiles.groupings.filter { $0.grouping != grouping }
      .map { "[by \($0.grouping.rawValue)](\($0.name).md)" }
    let links = others + ["[CSV](\(name).csv)", "[all months](../../index.md)"]
    out.append(links.joined(separator: " · ") + "\n")
    // A month that the newest statement ends in is not over yet.
    if let asOf = input.asOf, asOf.month <= report.month {
      out.append("\nAs of \(locale.longText(asOf)).\n")
    }
  }

  /// A table for each currency, what stands apart, and a chart of the most used currency.
  private func writeSpending(to out: inout ByteText) {
    out.append("\n## Spending\n\n")
    if report.sections.isEmpty { out.append("Nothing was spent.\n") }
    for (number, section) in report.sections.enumerated() {
      if number > 0 { out.append(0x0A) }
      section.table.writeMarkdown(locale, to: &out)
    }
    if let apart = report.apartTable {
      out.append(0x0A)
      apart.writeMarkdown(locale, to: &out)
    }
    if let section = report.sections.first, let chart = MermaidChart.pie(of: section, report.month)
    {
      out.append("\n" + chart)
    }
  }

  private func writeSummary(to out: inout ByteText) {
    var table = TextTable(columns: [
      .init(grouping == .card ? "Card" : "Date"), .init("Count", .right), .init("Total", .right),
      .init("Spent", .right), .init("Currency"), .init("Share", .right),
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
    out.append("\n## Summary\n\n")
    table.writeMarkdown(locale, to: &out)
  }

  /// `3 transactions · **412.30 USD** spent, 34.1 % · pending: 1 · -5.00 USD`.
  private func totalsLine(of group: TransactionGroup) -> String {
    let summary = TotalsText(locale: locale)
    guard grouping == .category, group.totals.totals.contains(where: { $0.spendingCount > 0 })
    else { return summary.text(group.totals, pending: group.pending) }
    var parts = [summary.count(group.totals.count)]
    for total in group.totals.totals where total.spendingCount > 0 {
      let share = report.share(of: total).map { ", " + locale.percentage($0) } ?? ""
      parts.append("**\(locale.text(total.spent, total.currency))** spent" + share)
    }
    if !group.pending.isEmpty {
      parts.append(summary.text(CurrencyTotals(), pending: group.pending))
    }
    return parts.joined(separator: " · ")
  }
}
