import StatementModel

extension ReportKind {
  /// Spending by month and currency, and converted.
  static let currencies = ReportKind(
    name: "currencies",
    abstract: "Every month in each currency, and converted to the book's where rates are known.",
    make: .whole { input in
      let ledger = input.ledger
      return CurrenciesReport(input, ledger).printed
    })
}

/// Spending of each month in each currency, and converted to the book's.
struct CurrenciesReport {
  private let input: ReportInput
  private let ledger: SpendingLedger
  private let converted: ConvertedSpending?

  init(_ input: ReportInput, _ ledger: SpendingLedger) {
    self.input = input
    self.ledger = ledger
    converted = ConvertedSpending(input, ledger)
  }

  var printed: PrintedReport {
    var sections: [PrintedReport.Section] = []
    let table = table(forPeople: true)
    if !table.rows.isEmpty { sections.append(.init(title: "", table: table)) }
    return PrintedReport(
      title: input.locale[.currencies], sections: sections, flat: self.table(forPeople: false))
  }

  /// A line a month and currency; behind those of a month, in all currencies, one without a
  /// currency.
  func table(forPeople: Bool) -> TextTable {
    var table = TextTable(columns: [
      .init(.month), .init(.currency), .init(.count, .right), .init(.spent, .right),
      .init(.converted, .right), .init(.inCurrency, key: "converted_currency"),
    ])
    table.sharedColumns = 1
    for month in forPeople ? ledger.months.reversed() : ledger.months {
      let report = ledger.report(for: month)
      let parts = converted?.currencies(of: month) ?? [:]
      for section in report.sections {
        let part = parts[section.currency]
        table.rows.append([
          .month(month), .text(section.currency.code), .integer(section.count),
          .sum(section.spent, section.currency),
          part?.cell(in: input.currency) ?? .empty,
          part == nil ? .empty : .text(input.currency.code),
        ])
      }
      if let converted, report.sections.count > 1 || parts[input.currency] == nil {
        let total = converted.total(of: month)
        guard total.count > 0 else { continue }
        table.rows.append([
          .month(month), forPeople ? .word(.allCurrencies) : .empty, .integer(total.count), .empty,
          total.cell(in: input.currency), .text(input.currency.code),
        ])
      }
    }
    return table
  }
}
