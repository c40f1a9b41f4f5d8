import StatementModel

/// How spending moves: months side by side, averages, this month against the same point before,
/// the biggest changes, and charges that stand out.
package struct TrendsReport: Sendable {
  let input: ReportInput
  let ledger: SpendingLedger
  private let converted: ConvertedSpending?
  let months: [Month]
  let asOf: CalendarDate?
  /// A table for each currency with spending.
  let tables: [CategoryMonths]
  let merchants: MerchantTable

  /// As many months as fit beside each other.
  static let shownMonths = 6

  /// - Parameter asOf: The day as of which they stand, nothing after it being known; else the
  ///   input's own.
  package init(_ input: ReportInput, asOf: CalendarDate? = nil) {
    var input = input
    if let asOf {
      let basis = input.basis
      input.transactions.keepAll { numbers, _ in numbers.date(by: basis) <= asOf }
    }
    let ledger = input.ledger
    self.init(
      input, ledger, converted: ConvertedSpending(input, ledger), merchants: MerchantTable(input),
      asOf: asOf)
  }

  init(
    _ input: ReportInput, _ ledger: SpendingLedger, converted: ConvertedSpending?,
    merchants: MerchantTable, asOf: CalendarDate? = nil
  ) {
    self.input = input
    self.ledger = ledger
    self.converted = converted
    self.merchants = merchants
    let day = asOf ?? input.asOf ?? ledger.months.last?.lastDay
    self.asOf = day
    let months = CategoryMonths.months(of: ledger, asOf: day)
    self.months = months
    tables = ledger.currencies.map { CategoryMonths(ledger, months, in: $0) }
      .filter { !$0.rows.isEmpty }
  }

  package var printed: PrintedReport { printed(with: comparisons) }

  /// - Parameter comparisons: The report's own, where they have been made already.
  func printed(with comparisons: Comparisons) -> PrintedReport {
    var sections: [PrintedReport.Section] = []
    let last = lastCompleteMonth
    for table in tables {
      sections.append(
        .init(
          title: input.locale.text(.spendingIn, table.currency.code),
          table: monthsTable(table, last)))
    }
    if let converted {
      sections.append(
        .init(title: converted.title(input.locale), table: convertedTable(converted, last)))
    }
    var report = PrintedReport(
      title: input.locale[.trends], sections: sections + comparisons.sections, flat: flat)
    report.remark = asOf.map { input.locale.text(.asOf, input.locale.longText($0)) }
    return report
  }

  /// The place of the newest month that is over.
  var lastCompleteMonth: Int? {
    guard let asOf else { return nil }
    return months.lastIndex { $0.lastDay <= asOf }
  }

  // MARK: Months

  private func monthsTable(_ table: CategoryMonths, _ last: Int?) -> TextTable {
    let shown = months.indices.suffix(Self.shownMonths)
    var text = TextTable(columns: [.init(.category, cut: .middle)])
    text.columns += CategoryMonths.columns(Array(months.suffix(Self.shownMonths)), input.locale)
    text.columns += CategoryMonths.averages.enumerated().map { number, length in
      .init(
        CategoryMonths.word(forAverageOf: length), .right, priority: number == 0 ? .medium : .low)
    }
    let lines: [(name: TextTable.Cell, sums: [DecimalSum])] =
      table.rows.map { (.category($0.category), $0.sums) } + [(.word(.total), table.totals)]
    for (name, sums) in lines {
      let cells = shown.map { place -> TextTable.Cell in
        sums[place].isZero ? .empty : .sum(sums[place], table.currency)
      }
      text.rows.append([name] + cells + averages(sums, last, table.currency))
    }
    // A young book has no average of so many months.
    return text
  }

  private func averages(
    _ sums: [DecimalSum], _ last: Int?, _ currency: Currency
  ) -> [TextTable.Cell] {
    CategoryMonths.averages.map { length in
      let average = last.flatMap {
        CategoryMonths.average(sums, upTo: $0, months: length, currency)
      }
      // As in the months, nothing stands for nothing.
      guard let average, !average.isZero else { return .empty }
      return .sum(average, currency)
    }
  }

  private func convertedTable(_ converted: ConvertedSpending, _ last: Int?) -> TextTable {
    var text = TextTable(columns: [
      .init(.month), .init(.spent, .right), .init(.currency), .init(.average3, .right),
      .init(.average6, .right, priority: .low), .init(.average12, .right, priority: .low),
      .init(.notConverted, cut: .middle),
    ])
    let sums = months.map {
      converted.total(of: $0).rounded(in: converted.currency) ?? DecimalSum()
    }
    let minor = converted.currency.minorUnits
    for place in months.indices.suffix(Self.shownMonths * 2).reversed() {
      let total = converted.total(of: months[place])
      let cells = CategoryMonths.averages.map { length -> TextTable.Cell in
        CategoryMonths.average(sums, upTo: place, months: length, converted.currency)
          .map { .converted($0, minimumDecimals: minor) } ?? .empty
      }
      text.rows.append(
        [.month(months[place]), total.cell(in: converted.currency), .text(converted.currency.code)]
          + (last.map { place <= $0 } == true ? cells : cells.map { _ in .empty })
          + [.text(total.leftText(input.locale))])
    }
    return text
  }

  // MARK: Programs

  /// Months × categories with moving averages; every month of the book, zeros too.
  private var flat: TextTable {
    var text = TextTable(columns: [
      .init(.month), .init(.category), .init(.currency), .init(.spent, .right),
    ])
    text.columns += CategoryMonths.averages.map {
      .init(CategoryMonths.word(forAverageOf: $0), .right)
    }
    text.columns.append(.init("Complete"))
    let last = lastCompleteMonth ?? -1
    for (place, month) in months.enumerated() {
      for table in tables {
        for row in table.rows {
          text.rows.append(
            [
              .month(month), .category(row.category),
              .text(table.currency.code), .sum(row.sums[place], table.currency),
            ]
              + CategoryMonths.averages.map { length in
                CategoryMonths.average(row.sums, upTo: place, months: length, table.currency)
                  .map { .sum($0, table.currency) } ?? .empty
              } + [.flag(place <= last)])
        }
      }
    }
    return text
  }
}
