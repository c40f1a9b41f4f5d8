import StatementModel

/// What stands above the lines of Markdown tables whose columns all have the same widths.
struct MarkdownListing: Sendable {
  let columns: [TransactionColumn]
  /// The titles of the columns, and the rule below them.
  private let head: [UInt8]

  /// The id is left out: who needs it finds it in the CSV.
  init(cells: TransactionCells, grouping: Grouping, locale: ReportLocale) {
    columns = TransactionColumn.allCases.filter { column in
      column != .id && column.isShown(under: grouping) && (column != .mark || cells.hasMarks)
    }
    let widths = columns.map { cells.widths[$0.rawValue] }
    let alignments = columns.map(\.alignment)
    var head = ByteText()
    MarkdownTable.writeRow(columns.map { locale[$0.title] }, widths, alignments, to: &head)
    MarkdownTable.writeRule(widths, alignments, to: &head)
    self.head = head.bytes
  }

  func writeHead(to out: inout ByteText) { out.append(head) }
}
