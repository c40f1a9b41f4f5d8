import StatementModel

extension TrendsReport {
  /// What is held against what was before, each as tables under headings.
  struct Comparisons: Sendable {
    /// This month against the same point of the last one and of last year, a section a currency.
    var samePoints: [(currency: Currency, section: PrintedReport.Section)] = []
    /// The biggest changes, a section a currency.
    var changes: [PrintedReport.Section] = []
    var unusual: PrintedReport.Section?
    /// What the tables of changes are made of, a currency each.
    var categories: [CategoryChanges] = []
    /// Unusual charges, the newest first, with the reason in words.
    var charges: [(charge: UnusualCharges.Charge, reason: String)] = []

    /// In the order in which they are printed.
    var sections: [PrintedReport.Section] {
      samePoints.map(\.section) + changes + [unusual].compactMap { $0 }
    }
  }

  private static let shownChanges = 10

  var comparisons: Comparisons {
    var made = Comparisons()
    guard let asOf else { return made }
    let point = SamePoint(input, ledger, asOf: asOf)
    for table in tables where point.hasLastMonth {
      guard let lines = point.lines[table.currency] else { continue }
      let title = input.locale.text(
        .thisMonthUpTo, table.currency.code, input.locale.longText(asOf))
      made.samePoints.append(
        (table.currency, .init(title: title, table: samePointTable(lines, point, table.currency))))
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
}
