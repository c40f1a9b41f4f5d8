import StatementModel

/// The filled cells of a sheet.
struct Sheet {
  struct Cell {
    var column: Int
    var field: TableField
    var kind: SheetCell.Kind
  }

  struct Row {
    var cells: Range<Int>
    var span: SourceSpan
  }

  let name: String
  var isHidden: Bool
  /// Where its text begins in that of the workbook.
  let start: Int
  /// How many of its rows are hidden.
  private(set) var hiddenRows = 0
  private(set) var rows: [Row] = []
  private(set) var cells: [Cell] = []

  init(name: String, isHidden: Bool, start: Int) {
    self.name = name
    self.isHidden = isHidden
    self.start = start
  }

  var isEmpty: Bool { rows.isEmpty }
  var rowCount: Int { rows.count }

  mutating func append(_ fields: [Cell], _ span: SourceSpan, isHidden: Bool) {
    rows.append(Row(cells: cells.count..<(cells.count + fields.count), span: span))
    cells += fields
    if isHidden { hiddenRows += 1 }
  }

  /// The sheet as any other table, its rows filled up with empty cells to the width of the widest.
  ///
  /// - Parameters:
  ///   - text: That of the workbook.
  ///   - footer: How many of its last rows are none of the table.
  func table(_ text: [UInt8], earlierRecords: Int, footer: Int) throws(WorkbookFault) -> Table {
    let width = (cells.lazy.map(\.column).max() ?? -1) + 1
    // A few cells at the far ends of a sheet would fill the memory with the empty ones between.
    guard rows.count * width <= max(1 << 20, 64 * cells.count) else {
      throw WorkbookFault(WorkbookFact.tooSparse(sheet: name), name)
    }
    var table = Table(text)
    table.earlierRecords = earlierRecords
    var context = TableContext()
    context.numberColumns = try numberColumns(text.span, width: width)
    table.context = context
    let empty = TableField(start: 0, end: 0, isEscaped: false)
    var fields: [TableField] = []
    let isSorted = zip(rows, rows.dropFirst()).allSatisfy { $0.span.line <= $1.span.line }
    let sorted = isSorted ? rows : rows.sorted { $0.span.line < $1.span.line }
    for row in sorted.dropLast(footer) {
      fields.removeAll(keepingCapacity: true)
      fields += repeatElement(empty, count: width)
      for cell in cells[row.cells] { fields[cell.column] = cell.field }
      table.append(fields, at: row.span)
    }
    return table
  }
}
