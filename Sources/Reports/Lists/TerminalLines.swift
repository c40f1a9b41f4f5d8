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

  /// - Parameter heading: Called before the first line of a group, with that line's number.
  func write(
    _ stretch: ListStretch, to out: inout ByteText,
    heading: (_ group: Int, _ line: Int, inout ByteText) -> Void
  ) {
    let ahead = cells.cells.ahead(cells.faces)
    var amounts = cells.cells.amountWriter
    for part in stretch.parts {
      if part.begins { heading(part.group, part.lines.lowerBound, &out) }
      write(part.lines, cells.cells, cells.faces, ahead, &amounts, to: &out)
    }
  }

  /// Not part of its caller, in which the texts would be held anew for every line.
  @inline(never)
  private func write(
    _ lines: Range<Int>, _ cells: TransactionCells, _ faces: CellFaces, _ ahead: LinesAhead,
    _ amounts: inout AmountWriter, to out: inout ByteText
  ) {
    // Blanks between columns, and colours before and behind cells.
    let room = cells.room + columns.count * (2 + Self.mostStyleBytes) + OutputSpan<UInt8>.slack
    for number in lines {
      ahead.bringNear(after: number)
      let line = cells.line(number, faces)
      out.append(room: room + line.faceBytes) { out in
        write(line, cells, faces, &amounts, to: &out)
      }
    }
  }

  /// `ESC [ 33 m` and `ESC [ 0 m`.
  private static let mostStyleBytes = 16

  @inline(__always)
  private func write(
    _ line: TransactionCells.Line, _ cells: TransactionCells, _ faces: CellFaces,
    _ amounts: inout AmountWriter, to out: inout OutputSpan<UInt8>
  ) {
    for index in columns.indices {
      let column = columns[index]
      // The last column, and mostly empty: no blanks at the line's end.
      if column == .mark, !line.isMarked { continue }
      if index > 0 { out.append(word: 0x2020, count: 2) }
      let isLast = index == columns.count - 1
      let style = layout.usesColor ? Self.style(column, line) : nil
      if let style {
        out.append(word: 0x5B1B, count: 2)
        for byte in style.rawValue.utf8 { out.append(byte) }
        out.append(0x6D)
      }
      cells.append(column, of: line, faces, &amounts, isLast: isLast, to: &out)
      if style != nil { out.append(word: 0x6D30_5B1B, count: 4) }
    }
    out.append(0x0A)
  }

  private static func style(
    _ column: TransactionColumn, _ line: TransactionCells.Line
  ) -> TerminalStyle? {
    switch column {
    case .id: .dim
    case .amount where line.isInflow: .green
    case .mark: .yellow
    default: nil
    }
  }
}
