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

  func writeLines(_ lines: Range<Int>, _ faces: CellFaces, to out: inout ByteText) {
    var amounts = cells.amountWriter
    let room = cells.room + columns.count * 3 + 8 + OutputSpan<UInt8>.slack
    for number in lines {
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
