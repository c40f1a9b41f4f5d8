import StatementModel

/// The files of one month or period: its transactions by category, by card and by date as Markdown, and
/// all of them as CSV.
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

  func write(to sink: inout some ReportSink) throws {
    let grouped = Self.groupings.map { grouping, _ in
      Grouper(
        grouping: grouping, cards: input.cards, locale: input.locale, basis: input.basis,
        currencies: ledger.currencyOrder
      ).groups(of: input.transactions, indices) { ledger.roles[$0] }
    }
    // Of a large span hardly any line stands on a page.
    let isListed = SpanMarkdown.listed(in: grouped)
    let listed = indices.filter(isListed.contains)
    var lines = TransactionLines(
      listed, of: input.transactions, in: .markdown, cards: input.cards, locale: input.locale,
      basis: input.basis)
    lines.fit()
    let places = Dictionary(uniqueKeysWithValues: zip(listed, listed.indices))
    let table = converted?.table(of: report.span, indices, input, ledger)
    var out = ByteText()
    for ((grouping, name), groups) in zip(Self.groupings, grouped) {
      let markdown = SpanMarkdown(
        grouping: grouping, groups: groups, report: report, input: input, converted: table,
        budgets: budgets)
      out.removeAll()
      markdown.write(lines, places, to: &out)
      try sink.add("\(folder)/\(name).md", out)
    }
    try writeRecords(of: grouped[0], to: &sink)
  }

  /// The file of all transactions.
  static let records = "transactions.csv"

  /// Writes all transactions in the order of the first page.
  private func writeRecords(
    of groups: [TransactionGroup], to sink: inout some ReportSink
  ) throws {
    try sink.begin("\(folder)/\(Self.records)")
    var record = TransactionRecord(input.transactions, basis: input.basis)
    var out = ByteText()
    out.append(TransactionRecord.header.joined(separator: ",") + "\r\n")
    for index in groups.lazy.flatMap(\.indices) {
      record.append(csvOf: index, to: &out)
      out.append("\r\n")
      try out.handOnPiece { try sink.append($0) }
    }
    try sink.append(out.bytes)
    try sink.end()
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
