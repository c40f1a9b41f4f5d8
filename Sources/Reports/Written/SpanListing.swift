import StatementModel

/// The transactions of a month or period as Markdown lines with all columns, written out once; each page takes
/// the lines without the column that its headings already say.
struct SpanListing {
  /// Where the columns of a line begin, in bytes of `lines`.
  private struct Line {
    var start: Int
    var merchant: Int
    var category: Int
    var card: Int
    var amount: Int
    var end: Int
  }

  let cells: TransactionCells
  private var lines = ByteText()
  private var places: [Line] = []

  init(_ cells: TransactionCells, faces: CellFaces) {
    self.cells = cells
    places.reserveCapacity(cells.count)
    for line in 0..<cells.count {
      let start = lines.count
      append(.date, line, faces)
      let merchant = lines.count
      append(.merchant, line, faces)
      let category = lines.count
      append(.category, line, faces)
      let card = lines.count
      append(.card, line, faces)
      let amount = lines.count
      append(.amount, line, faces)
      if cells.hasMarks { append(.mark, line, faces) }
      lines.append("|\n")
      places.append(
        Line(
          start: start, merchant: merchant, category: category, card: card, amount: amount,
          end: lines.count))
    }
  }

  private mutating func append(_ column: TransactionColumn, _ line: Int, _ faces: CellFaces) {
    lines.append("| ")
    cells.append(column, ofLine: line, faces: faces, to: &lines)
    lines.append(0x20)
  }

  /// One line without the column of the grouping.
  func write(_ number: Int, under grouping: Grouping, to out: inout ByteText) {
    let line = places[number]
    switch grouping {
    case .date:
      out.append(lines, from: line.merchant, to: line.end)
    case .category:
      out.append(lines, from: line.start, to: line.category)
      out.append(lines, from: line.card, to: line.end)
    case .card:
      out.append(lines, from: line.start, to: line.card)
      out.append(lines, from: line.amount, to: line.end)
    default:
      out.append(lines, from: line.start, to: line.end)
    }
  }
}
