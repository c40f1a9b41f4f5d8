import StatementModel

/// How spending moves: months side by side, averages, this month against the same point before,
/// the biggest changes, and charges that stand out.
package struct TrendsReport: Sendable {
  private let input: ReportInput
  private let ledger: SpendingLedger
  private let converted: ConvertedSpending?
  let months: [Month]
  private let asOf: CalendarDate?
  /// A table for each currency with spending.
  let tables: [CategoryMonths]
  private let merchants: MerchantTable

  /// As many months as fit beside each other.
  static let shownMonths = 6
  private static let shownChanges = 10

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

  /// What is held against what was before, each as tables under headings.
  struct Comparisons: Sendable {
    /// This month against the same point of the last one and of last year, a section a currency.
    var samePoints: [PrintedReport.Section] = []
    /// The biggest changes, a section a currency.
    var changes: [PrintedReport.Section] = []
    var unusual: PrintedReport.Section?
    /// What the tables of changes are made of, a currency each.
    var categories: [CategoryChanges] = []
    /// Unusual charges, the newest first, with the reason in words.
    var charges: [(charge: UnusualCharges.Charge, reason: String)] = []

    /// In the order in which they are printed.
    var sections: [PrintedReport.Section] { samePoints + changes + [unusual].compactMap { $0 } }
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

  var comparisons: Comparisons {
    var made = Comparisons()
    guard let asOf else { return made }
    let point = SamePoint(input, ledger, asOf: asOf)
    for table in tables where point.hasLastMonth {
      guard let lines = point.lines[table.currency] else { continue }
      made.samePoints.append(
        .init(
          title: input.locale.text(
            .thisMonthUpTo, table.currency.code, input.locale.longText(asOf)),
          table: samePointTable(lines, point, table.currency)))
    }
    made.categories = tables.compactMap { CategoryChanges($0, lastCompleteMonth, input.locale) }
    if let before = made.categories.first?.before {
      let largest = LargestCharges(
        input, ledger, months: before.lowerBound...before.upperBound.next)
      made.changes = made.categories.map { section($0, largest) }
    }
    made.charges = UnusualCharges(input, ledger, merchants, asOf: asOf).charges.map {
      ($0, reason($0, input.transactions[$0.index]))
    }
    let unusual = unusualTable(made.charges)
    if !unusual.rows.isEmpty {
      made.unusual = .init(title: input.locale[.unusualCharges], table: unusual)
    }
    return made
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

  // MARK: Comparing

  private func samePointTable(
    _ lines: [SamePoint.Line], _ point: SamePoint, _ currency: Currency
  ) -> TextTable {
    var text = TextTable(columns: [
      .init(.category, cut: .middle), .init(.thisMonth, .right),
      .init(.lastMonth, .right), .init(.change, .right),
    ])
    if point.hasLastYear {
      text.columns += [
        .init(.lastYear, .right, priority: .medium),
        .init(.change, key: "year_change", .right, priority: .medium),
      ]
    }
    var total = SamePoint.Line()
    for line in lines {
      text.rows.append(
        samePointRow(.category(line.category), line, point, currency))
      total.now.add(line.now)
      total.lastMonth.add(line.lastMonth)
      total.lastYear.add(line.lastYear)
    }
    text.rows.append(samePointRow(.word(.total), total, point, currency))
    return text
  }

  private func samePointRow(
    _ name: TextTable.Cell, _ line: SamePoint.Line, _ point: SamePoint, _ currency: Currency
  ) -> [TextTable.Cell] {
    func change(_ before: DecimalSum) -> TextTable.Cell {
      var change = line.now
      change.subtract(before)
      return .sum(change, currency)
    }
    var row: [TextTable.Cell] = [
      name, .sum(line.now, currency), .sum(line.lastMonth, currency),
      change(line.lastMonth),
    ]
    if point.hasLastYear { row += [.sum(line.lastYear, currency), change(line.lastYear)] }
    return row
  }

  /// The biggest changes as a table.
  private func section(
    _ changes: CategoryChanges, _ largest: LargestCharges
  ) -> PrintedReport.Section {
    let currency = changes.currency
    let length = String(changes.length)
    var text = TextTable(columns: [.init(.category, cut: .middle)])
    text.columns += CategoryMonths.columns([changes.month], input.locale)
    text.columns +=
      changes.length == 1
      ? CategoryMonths.columns([changes.month.previous], input.locale)
      : [
        .init(
          input.locale.text(.averageBefore, length), key: "average_\(length)_before", .right)
      ]
    text.columns += [
      .init(.change, .right), .init("%", key: "change_share", .right, priority: .low),
      .init(.mostly, cut: .end, priority: .low),
    ]
    for line in changes.lines.prefix(Self.shownChanges) {
      // What came counts where more was spent, and what has stayed away where less was.
      let charges = largest.words(
        of: line.category, currency,
        in: line.change > DecimalSum() ? changes.month...changes.month : changes.before)
      text.rows.append([
        .category(line.category), .sum(line.now, currency),
        .sum(line.usual, currency), .sum(line.change, currency),
        .share(line.usual > DecimalSum() ? line.change.permille(of: line.usual) : nil),
        .text(charges),
      ])
    }
    return .init(title: input.locale.text(.biggestChangesIn, currency.code), table: text)
  }

  // MARK: Unusual

  private func unusualTable(
    _ charges: [(charge: UnusualCharges.Charge, reason: String)]
  ) -> TextTable {
    var text = TextTable(columns: [
      .init(.date), .init(.merchant, cut: .middle), .init(.amount, .right),
      .init(.currency), .init(.category, cut: .middle, priority: .medium),
      .init(.why, cut: .end),
    ])
    for (charge, reason) in charges {
      let transaction = input.transactions[charge.index]
      text.rows.append([
        .date(transaction.date(by: input.basis)),
        .text(input.transactions.merchantName(at: charge.index)),
        .amount(transaction.amount), .text(transaction.amount.currency.code),
        .category(transaction.category),
        .text(reason),
      ])
    }
    return text
  }

  /// `4.2 times the usual 23.50 at this merchant (14 charges)`.
  private func reason(_ charge: UnusualCharges.Charge, _ transaction: Transaction) -> String {
    let locale = input.locale
    let times = locale.localized("\(charge.tenfold / 10).\(charge.tenfold % 10)")
    let minor = transaction.amount.currency.minorUnits
    let usual = locale.text(charge.usual, minimumDecimals: minor)
    let count = locale.text(charge.count)
    let first = charge.isFirst ? locale[.firstOfMerchant] : ""
    switch charge.reason {
    case .twice: return locale[.unusualTwice]
    case .merchant: return locale.text(.unusualOfMerchant, times, usual, count) + first
    case .category:
      let category = transaction.category?.text ?? ""
      return locale.text(.unusualInCategory, times, usual, category, count) + first
    case .all: return locale.text(.unusualOfAll, times, usual, count) + first
    }
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
