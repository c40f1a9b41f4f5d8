import StatementModel

/// Cells of a list with all that stands behind them in a line: of categories, cards and dates there
/// are few, and each stands in thousands of lines.
struct PaddedCells: Sendable {
  /// By the numbers of the table's categories, the first for none.
  let categories: [CellFace]
  /// By the numbers of the table's cards.
  let cards: [CellFace]
  /// As the last dates stand among faces.
  let dates: [CellFace]
  /// What they consist of, with some zeros behind.
  let bytes: [UInt8]

  init(_ cells: ListCells, in frame: LineFrame) {
    let faces = cells.faces
    let widths = cells.cells.lineWidths
    var out = ByteText()
    func padded(_ place: Int, _ width: Int) -> CellFace {
      let (face, start) = (faces[place], out.count)
      out.append(faces.bytes[face.start..<face.end])
      out.append(room: max(0, width - face.columns) + frame.spaces + 2 * BytePen.slack) {
        $0.endCell(frame, left: width - face.columns)
      }
      return CellFace(start: start, end: out.count, columns: max(width, face.columns))
    }
    categories =
      [padded(0, widths.category)]
      + faces.categories.map {
        padded(Int($0), widths.category)
      }
    cards = faces.cards.map { padded(Int($0), widths.card) }
    let none = CellFace(start: 0, end: 0, columns: 0)
    dates = faces.recentDates.map {
      $0.day == CellFaces.noDay ? none : padded(Int($0.place), widths.date)
    }
    out.append(0, times: BytePen.slack)
    bytes = out.bytes
  }
}
