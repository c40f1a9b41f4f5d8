import StatementModel

/// Writes the lines of a list for a terminal.
struct TerminalLines: Sendable {
  let cells: ListCells
  let columns: [TransactionColumn]
  let layout: TerminalLayout

  /// The names of the columns.
  func titles(in locale: ReportLocale) -> ByteText {
    var line = ""
    for (index, column) in columns.enumerated() {
      let (title, width) = TextWidth.cut(
        CellText.terminal(locale[column.title]), to: cells.widths[column.rawValue])
      let blank = String(repeating: " ", count: max(0, cells.widths[column.rawValue] - width))
      if index > 0 { line += "  " }
      let isLast = index == columns.count - 1
      line += column.alignment == .right ? blank + title : isLast ? title : title + blank
    }
    var out = ByteText()
    out.append(TerminalStyle.bold.applied(to: line, if: layout.usesColor) + "\n")
    return out
  }

  func write(_ lines: Range<Int>, to out: inout ByteText) {
    cells.forEach(in: lines) { line, half in
      write(line, half.cells, half.faces, to: &out)
    }
  }

  private func write(
    _ line: Int, _ cells: TransactionCells, _ faces: CellFaces, to out: inout ByteText
  ) {
    for index in columns.indices {
      let column = columns[index]
      // The last column, and mostly empty: no blanks at the line's end.
      if column == .mark, !cells.isMarked(line) { continue }
      if index > 0 { out.appendSpaces(2) }
      guard layout.usesColor else {
        cells.append(
          column, ofLine: line, faces: faces, isLast: index == columns.count - 1, to: &out)
        continue
      }
      let style: TerminalStyle? =
        switch column {
        case .id: .dim
        case .amount where cells.isInflow(line): .green
        case .mark: .yellow
        default: nil
        }
      if let style { out.append("\u{1B}[\(style.rawValue)m") }
      cells.append(
        column, ofLine: line, faces: faces, isLast: index == columns.count - 1, to: &out)
      if style != nil { out.append("\u{1B}[0m") }
    }
    out.append(0x0A)
  }
}
