import StatementModel

/// A month at a glance: a line a currency, with what most was spent on.
package struct MonthOverview {
  private let input: ReportInput
  private let month: Month

  package init(_ input: ReportInput, of month: Month) {
    self.input = input
    self.month = month
  }

  /// How many categories are named of each currency.
  private static let named = 3

  package var printed: PrintedReport {
    let ledger = input.ledger
    let report = ledger.report(for: month)
    var table = TextTable(columns: [
      .init(.spent, .right), .init(.currency), .init(.count, .right, priority: .medium),
      .init(.change, .right, priority: .medium), .init(.mostSpentOn, cut: .end),
    ])
    for section in report.sections {
      let currency = section.currency
      table.rows.append([
        .sum(section.spent, currency), .text(currency.code), .integer(section.count),
        section.change.map { .sum($0, currency) } ?? .empty, .text(words(for: section)),
      ])
    }
    if let converted = ConvertedSpending(input, ledger), report.sections.count > 1 {
      let total = converted.total(of: month)
      table.rows.append([
        total.cell(in: converted.currency), .text(converted.currency.code), .integer(total.count),
        .empty, .text(converted.title(input.locale)),
      ])
    }
    let sections = table.rows.isEmpty ? [] : [PrintedReport.Section(title: "", table: table)]
    return PrintedReport(
      title: report.span.title(in: input.locale), sections: sections, flat: table)
  }

  /// `Food/Groceries 767.55, Home 214.37`.
  private func words(for section: SpendingReport.Section) -> String {
    section.lines.prefix(Self.named).filter { $0.spent > DecimalSum() }.map { line in
      let name = line.category?.text ?? input.locale[.uncategorized]
      let spent = input.locale.text(line.spent, minimumDecimals: section.currency.minorUnits)
      return "\(name) \(spent)"
    }.joined(separator: ", ")
  }
}
