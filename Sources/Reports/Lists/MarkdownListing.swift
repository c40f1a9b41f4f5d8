import StatementModel

/// Writes transactions as the lines of Markdown tables whose columns all have the same widths.
struct MarkdownListing {
  let cells: TransactionCells
  let columns: [TransactionColumn]
  /// The titles of the columns, and the rule below them.
  private let head: [UInt8]

  /// The id is left out: who needs it finds it in the CSV.
  init(cells: TransactionCells, grouping: Grouping, locale: ReportLocale) {
    self.cells = cells
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

  /// - Parameter heading: Called before the table of a group, with the number of its first line.
  func write(
    _ stretch: ListStretch, _ faces: CellFaces, to out: inout ByteText,
    heading: (_ group: Int, _ line: Int, inout ByteText) -> Void
  ) {
    let ahead = cells.ahead(faces)
    var amounts = cells.amountWriter
    for part in stretch.parts {
      if part.begins {
        heading(part.group, part.lines.lowerBound, &out)
        writeHead(to: &out)
      }
      write(part.lines, cells, faces, ahead, &amounts, to: &out)
      if part.ends { out.append(0x0A) }
    }
  }

  /// Not part of its caller, in which the texts would be held anew for every line.
  @inline(never)
  private func write(
    _ lines: Range<Int>, _ cells: TransactionCells, _ faces: CellFaces, _ ahead: LinesAhead,
    _ amounts: inout AmountWriter, to out: inout ByteText
  ) {
    let room = cells.room + columns.count * 3 + 8 + OutputSpan<UInt8>.slack
    for number in lines {
      ahead.bringNear(after: number)
      let line = cells.line(number, faces)
      out.append(room: room + line.faceBytes) { out in
        out.append(word: 0x207C, count: 2)
        for index in columns.indices {
          if index > 0 { out.append(word: 0x20_7C20, count: 3) }
          cells.append(columns[index], of: line, faces, &amounts, to: &out)
        }
        out.append(word: 0x0A7C20, count: 3)
      }
    }
  }
}
