import StatementModel

extension CustomReport {
  /// The report as it is printed and written.
  package func printed(_ input: ReportInput) -> PrintedReport {
    var request = ListRequest()
    request.filter = filter
    request.grouping = grouping
    request.sorting = sorting
    request.locale = input.locale
    request.basis = input.basis
    request.periods = input.periods
    let list = ListReport(
      table: input.transactions, cards: input.cards, categories: input.categories, request: request)
    let rows = CustomRows(list)
    let shown = columns ?? Self.usualColumns
    let told = columns ?? Column.allCases
    var summary = TotalsWriter(input.locale)
    var flat = TextTable(columns: told.map(\.column))
    if grouping != .none { flat.columns.insert(.init("Group", key: "group"), at: 0) }
    var sections: [PrintedReport.Section] = []
    for group in list.groups {
      var table = TextTable(columns: shown.map(\.column))
      let key = grouping == .none ? [] : [TextTable.Cell.text(group.plainHeader)]
      for index in group.indices {
        table.rows.append(rows.cells(shown, at: index))
        flat.rows.append(key + rows.cells(told, at: index))
      }
      var section = PrintedReport.Section(
        title: grouping == .none ? "" : group.header, table: table)
      section.note = summary.text(group.totals, pending: group.pending)
      section.totals = Self.totals(group.totals, pending: group.pending)
      sections.append(section)
    }
    var report = PrintedReport(title: title ?? name, sections: sections, flat: flat)
    report.origin = ReportOrigin(name: name, asOf: input.asOf, currency: input.currency)
    if sections.count > 1 { report.note = summary.text(list.totals, pending: list.pending) }
    return report
  }

  /// Writes its files.
  func write(_ input: ReportInput, to sink: inout some ReportSink) throws {
    let report = printed(input)
    for format in formats {
      try sink.begin("\(file).\(format.rawValue)")
      try sink.append(report.bytes(as: format.output, locale: input.locale))
      try sink.end()
    }
  }

  /// What people see where no columns are chosen.
  private static let usualColumns: [Column] = [
    .date, .merchant, .category, .cardName, .amount, .currency,
  ]

  private static func totals(_ posted: CurrencyTotals, pending: CurrencyTotals) -> TextTable {
    var table = TextTable(columns: [
      .init(.status, key: "status"), .init(.currency, key: "currency"),
      .init(.count, key: "count"), .init(.total, key: "total"), .init(.spent, key: "spent"),
    ])
    for (status, totals) in [("posted", posted), ("pending", pending)] {
      for total in totals.totals {
        table.rows.append([
          .text(status), .text(total.currency.code), .integer(total.count),
          .sum(total.total, total.currency), .sum(total.spent, total.currency),
        ])
      }
    }
    return table
  }
}

extension CustomReport.Format {
  fileprivate var output: OutputFormat {
    switch self {
    case .md: .md
    case .csv: .csv
    case .json: .json
    }
  }
}

extension CustomReport.Column {
  fileprivate var column: TextTable.Column {
    switch self {
    case .amount, .originalAmount: .init(title, key: rawValue, .right)
    case .description, .merchant, .payee, .memo, .note, .category, .cardName:
      .init(title, key: rawValue, cut: .middle)
    default: .init(title, key: rawValue)
    }
  }

  private var title: ReportWord {
    switch self {
    case .id: .id
    case .date: .date
    case .posted: .posted
    case .card: .card
    case .cardName: .cardName
    case .description: .description
    case .payee: .payee
    case .merchant: .merchant
    case .memo: .memo
    case .category: .category
    case .amount: .amount
    case .currency: .currency
    case .originalAmount: .originalAmount
    case .originalCurrency: .originalCurrency
    case .status: .status
    case .tags: .tags
    case .note: .note
    case .source: .source
    case .period: .period
    case .part: .part
    }
  }
}

extension TransactionGroup {
  /// The heading as programs want it: days and months as in ISO 8601.
  var plainHeader: String {
    switch key {
    case .day(let date), .week(let date): date.description
    case .month(let month): month.description
    case .quarter(let year, let quarter): "\(year)-Q\(quarter)"
    case .period(.made(let period)): period.name
    default: header
    }
  }
}

/// Makes the cells of a list's transactions.
private struct CustomRows {
  private let list: ListReport
  private let cardNames: [CardID: String]

  init(_ list: ListReport) {
    self.list = list
    cardNames = CardNames.byID(list.cards)
  }

  func cells(_ columns: [CustomReport.Column], at index: Int) -> [TextTable.Cell] {
    let transaction = list.transactions[index]
    let details = transaction.details
    return columns.map { column in
      switch column {
      case .id: .text(transaction.id.description)
      case .date: .date(transaction.date(by: list.request.basis))
      case .posted: .optional(transaction.postingDate)
      case .card: .text(transaction.card.text)
      case .cardName: .text(cardNames[transaction.card] ?? CardNames.unknown)
      case .description: .text(transaction.description)
      case .payee: .optional(transaction.payee)
      case .merchant: .text(transaction.merchant)
      case .memo: .optional(details.memo)
      case .category: .optional(transaction.category?.text)
      case .amount: .amount(transaction.amount)
      case .currency: .text(transaction.amount.currency.code)
      case .originalAmount: details.original.map(TextTable.Cell.amount) ?? .empty
      case .originalCurrency: .optional(details.original?.currency.code)
      case .status: .text(transaction.status.name)
      case .tags: details.tags.isEmpty ? .empty : .words(details.tags)
      case .note: .optional(details.note)
      case .source: .text("\(transaction.sourceFile):\(transaction.sourceLine)")
      case .period: .optional(details.period)
      case .part: .optional(details.part?.description)
      }
    }
  }
}
