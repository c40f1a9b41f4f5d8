import StatementModel

/// Puts the tables of a page into one sheet, one below the other as spreadsheet programs show them.
///
/// What a statement is of often stands in a table of its own above that of its rows.
struct HTMLReader {
  static let choice = XMLElementChoice(
    keeping: ["table", "tr", "td", "th"], skipping: ["script", "style", "title"],
    breaking: ["br", "p", "div", "li"])

  /// Cells that reach over several rows or columns count in so many columns.
  private static let widest = 256

  var workbook: Workbook
  private var row = 0

  init(_ limits: ReadingLimits) { workbook = Workbook(limits: limits) }

  /// Takes a table with all that is in it.
  mutating func take(_ table: XMLElement) throws(WorkbookFault) {
    // By column, the row from which on no cell from above stands there.
    var free = [Int](repeating: 0, count: Self.widest)
    let lines = table.children.filter { $0.name == "tr" }
    for (number, line) in lines.enumerated() {
      var cells: [SheetCell] = []
      var column = 0
      row += 1
      for cell in line.children where cell.name == "td" || cell.name == "th" {
        while column < Self.widest, free[column] > number { column += 1 }
        let width = cell.attributes.number("colspan", from: 1) ?? 1
        let height = cell.attributes.number("rowspan", from: 1) ?? 1
        cells.append(SheetCell(column: column, text: Self.text(of: cell)))
        if height > 1, column < Self.widest {
          for place in column..<min(column + width, Self.widest) { free[place] = number + height }
        }
        column += width
      }
      try workbook.append(cells, asRow: row)
      // Tables that only place others have them in their cells.
      for cell in line.children {
        for inner in cell.children where inner.name == "table" { try take(inner) }
      }
    }
  }

  /// The text as a page shows it: with one blank for any number of them.
  private static func text(of cell: XMLElement) -> String {
    cell.text.split { $0.isWhitespace }.joined(separator: " ")
  }
}
