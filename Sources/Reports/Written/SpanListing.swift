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
    var amounts = cells.amountWriter
    let room = cells.room + TransactionColumn.allCases.count * 3 + 8 + BytePen.slack
    // What lines usually take, so that the text need not grow.
    lines.reserve(cells.count * room * 3 / 4)
    for number in 0..<cells.count {
      let line = cells.line(number, faces)
      let start = lines.count
      lines.append(room: room + line.faceBytes) { out in
        let first = out.count
        func append(_ column: TransactionColumn, to out: inout BytePen) -> Int {
          out.append(word: 0x207C, count: 2)
          cells.append(column, of: line, faces, &amounts, to: &out)
          out.append(0x20)
          return start + out.count - first
        }
        let merchant = append(.date, to: &out)
        let category = append(.merchant, to: &out)
        let card = append(.category, to: &out)
        let amount = append(.card, to: &out)
        _ = append(.amount, to: &out)
        if cells.hasMarks { _ = append(.mark, to: &out) }
        out.append(word: 0x0A7C, count: 2)
        places.append(
          Line(
            start: start, merchant: merchant, category: category, card: card, amount: amount,
            end: start + out.count - first))
      }
    }
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
