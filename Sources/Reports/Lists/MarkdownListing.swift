import StatementModel

/// Writes transactions as the lines of Markdown tables whose columns all have the same widths.
struct MarkdownListing {
  let cells: TransactionCells
  let columns: [TransactionColumn]
  let locale: ReportLocale

  /// The id is left out: who needs it finds it in the CSV.
  init(cells: TransactionCells, grouping: Grouping, locale: ReportLocale) {
    self.cells = cells
    self.locale = locale
    columns = TransactionColumn.allCases.filter { column in
      column != .id && column.isShown(under: grouping) && (column != .mark || cells.hasMarks)
    }
  }

  func writeHead(to out: inout ByteText) {
    let widths = columns.map { cells.widths[$0.rawValue] }
    let alignments = columns.map(\.alignment)
    MarkdownTable.writeRow(columns.map { locale[$0.title] }, widths, alignments, to: &out)
    MarkdownTable.writeRule(widths, alignments, to: &out)
  }

  /// - Parameter cells: what the line is of; they have the widths of the listing's.
  func writeLine(
    _ line: Int, of cells: TransactionCells, faces: CellFaces, to out: inout ByteText
  ) {
    out.append("| ")
    var isFirst = true
    for column in columns {
      if !isFirst { out.append(" | ") }
      cells.append(column, ofLine: line, faces: faces, to: &out)
      isFirst = false
    }
    out.append(" |\n")
  }
}
