import StatementModel

/// The lines of a list for a terminal, and what stands above them.
struct TerminalLines: Sendable {
  let cells: ListCells
  let columns: [TransactionColumn]
  let layout: TerminalLayout

  var writer: LineWriter {
    LineWriter(cells, columns, in: .terminal, usesColor: layout.usesColor)
  }

  /// The names of the columns.
  func titles(in locale: ReportLocale) -> ByteText {
    var line = ""
    for (index, column) in columns.enumerated() {
      let (title, width) = TextWidth.cut(
        CellText.terminal(locale[column.title]), to: cells.cells.widths[column.rawValue])
      let blank = String(repeating: " ", count: max(0, cells.cells.widths[column.rawValue] - width))
      if index > 0 { line += "  " }
      let isLast = index == columns.count - 1
      line += column.alignment == .right ? blank + title : isLast ? title : title + blank
    }
    var out = ByteText()
    out.append(TerminalStyle.bold.applied(to: line, if: layout.usesColor) + "\n")
    return out
  }
}
