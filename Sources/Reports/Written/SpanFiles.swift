import StatementModel

/// The files of one month or period: its transactions by category, by card and by date, each as
/// Markdown and as CSV.
struct SpanFiles {
  let report: SpendingReport
  /// Where they stand in the reports folder: `months/2026-03`.
  let folder: String
  /// Places of the transactions, newest first.
  let indices: [Int]
  let input: ReportInput
  let ledger: SpendingLedger
  /// Where there are rates.
  var converted: ConvertedSpending?
  /// Where there are budgets.
  var budgets: BudgetLedger?

  static let groupings: [(grouping: Grouping, name: String)] = [
    (.category, "by-category"), (.card, "by-card"), (.date, "by-date"),
  ]

  /// Where a month's files stand in the reports folder.
  static func folder(of month: Month) -> String { "months/\(month)" }

  /// - Parameter places: of each transaction among `indices`.
  func write(
    places: [Int], faces: inout CellFaces, record: inout TransactionRecord,
    to sink: inout some ReportSink
  ) throws {
    let grouped = Self.groupings.map { grouping, _ in
      Grouper(
        grouping: grouping, cards: input.cards, locale: input.locale, basis: input.basis,
        currencies: ledger.currencies
      ).groups(
        of: input.transactions, GroupedRows(indices, of: input.transactions),
        sums: RoleSums(table: input.transactions, roles: ledger.roles)
      ).all
    }
    // Of a large span hardly any line stands on a page.
    let listed = SpanMarkdown.listed(indices, places, of: grouped)
    var lines = places
    if listed.count < indices.count {
      for (line, index) in listed.enumerated() { lines[index] = line }
    }
    let cells = TransactionCells(
      listed, of: input.transactions, basis: input.basis, faces: &faces)
    let listing = SpanListing(cells, faces: faces)
    let records = SpanRecords(indices, through: &record)
    let table = converted?.table(of: report.span, indices, input, ledger)
    // Filled anew for each piece.
    var out = ByteText()
    for ((grouping, name), groups) in zip(Self.groupings, grouped) {
      let markdown = SpanMarkdown(
        grouping: grouping, name: name, groups: groups, report: report, input: input,
        converted: table, budgets: budgets)
      out.removeAll()
      markdown.write(listing, lines, to: &out)
      try sink.add("\(folder)/\(name).md", out)
      out.removeAll()
      try sink.begin("\(folder)/\(name).csv")
      try records.write(
        groups, report: report, input: input, places: places, through: &out, to: &sink)
      try sink.end()
    }
  }
}

/// The transactions of a month or period as CSV lines, made once for the three files that hold them.
struct SpanRecords {
  private var lines = ByteText()
  private var ends: [Int] = []
  /// A CSV is handed on in pieces of about this size.
  private static let pieceBytes = 1 << 18

  /// - Parameter record: Of the input's transactions.
  init(_ indices: [Int], through record: inout TransactionRecord) {
    // Room beyond what lines usually take spares the growing of a buffer of megabytes; what is not
    // written to costs no memory.
    lines.reserve(indices.count * 256)
    ends.reserveCapacity(indices.count)
    for index in indices {
      record.append(index, to: &lines)
      lines.append("\r\n")
      ends.append(lines.count)
    }
  }

  /// One line a transaction: its group with the posted count, total, spending and share of the
  /// group in the transaction's currency, then the columns that every list has.
  func write(
    _ groups: [TransactionGroup], report: SpendingReport, input: ReportInput, places: [Int],
    through out: inout ByteText, to sink: inout some ReportSink
  ) throws {
    out.append("group,group_count,group_total,group_spent,group_share,")
    out.append(TransactionRecord.header.joined(separator: ",") + "\r\n")
    for group in groups {
      var prefixes: [Currency: [UInt8]] = [:]
      var last: (currency: Currency, prefix: [UInt8])?
      for index in group.indices {
        let currency = input.transactions.numbers[index].amount.currency
        if let last, last.currency == currency {
          out.append(last.prefix)
        } else {
          let prefix =
            prefixes[currency]
            ?? Self.prefix(group, report, currency, decimals: currency.minorUnits)
          prefixes[currency] = prefix
          last = (currency, prefix)
          out.append(prefix)
        }
        let place = places[index]
        out.append(lines, from: place == 0 ? 0 : ends[place - 1], to: ends[place])
        if out.count >= Self.pieceBytes {
          try sink.append(out.bytes)
          out.removeAll()
        }
      }
    }
    try sink.append(out.bytes)
  }

  private static func prefix(
    _ group: TransactionGroup, _ report: SpendingReport, _ currency: Currency, decimals: Int
  ) -> [UInt8] {
    var out = ByteText()
    // Programs read this: no word in another language than English.
    switch group.key {
    case .day(let date): out.append(iso: date)
    case .category(nil): out.append(csv: ReportWord.uncategorized.rawValue)
    case .card(nil): out.append(csv: ReportWord.unknownCard.rawValue)
    default: out.append(csv: group.header)
    }
    let total = group.totals[currency]
    out.append(0x2C)
    out.append(number: total?.count ?? 0)
    out.append(0x2C)
    out.append((total?.total ?? DecimalSum()).text(minimumDecimals: decimals))
    out.append(0x2C)
    out.append((total?.spent ?? DecimalSum()).text(minimumDecimals: decimals))
    out.append(0x2C)
    if let share = report.share(of: total) { out.append(TextTable.Cell.plain(permille: share)) }
    out.append(0x2C)
    return out.bytes
  }
}

extension SpendingReport {
  /// A group's part of all spending in its currency, in tenths of a percent; nothing
  /// where the group has no spending.
  func share(of total: CurrencyTotal?) -> Int? {
    guard let total, total.spendingCount > 0,
      let all = self[total.currency]?.spent,
      all > DecimalSum()
    else { return nil }
    return total.spent.permille(of: all)
  }
}

extension Grouping {
  /// How a page says by what it is grouped.
  var byWord: ReportWord {
    switch self {
    case .card: .byCard
    case .date: .byDate
    default: .byCategory
    }
  }
}
