import StatementModel

/// Records of cells, each with its place in the file: what every tabular file comes down to.
///
/// The records of a CSV file, the objects of a JSON list, the rows of a sheet or of a table in
/// HTML. Front ends make it (bytes → records); one engine decides what its columns hold and reads
/// its rows.
struct Table {
  /// The text in which cells stand: the file's, decoded to UTF-8, and behind it perhaps what cells
  /// say that the file writes otherwise, such as JSON strings with escapes.
  let text: [UInt8]
  private(set) var records: [TableRecord]
  /// The cells of all records, one record after the other.
  private var cells: [TableCell] = []
  /// What stands between cells, where something does.
  let delimiter: UInt8?
  /// What the format tells of it; nothing where it is no more than cells.
  var context: TableContext?
  /// How many records of the file stand before it, in tables of their own.
  var earlierRecords = 0
  /// The line of the first quote that nothing closes.
  var unclosedLine: Int?

  init(_ text: [UInt8], delimiter: UInt8? = nil) {
    self.text = text
    self.delimiter = delimiter
    records = []
  }

  /// A longer text is refused: cells keep their places in 32 bits.
  static let longestText = Int(UInt32.max)

  /// Appends a record with its cells.
  @inline(__always)
  mutating func append(_ fields: [TableField], at span: SourceSpan, isOnSeveralLines: Bool = false)
  {
    records.append(
      TableRecord(
        firstCell: cells.count, count: fields.count, span: span,
        isOnSeveralLines: isOnSeveralLines))
    for field in fields { cells.append(TableCell(field)) }
  }

  /// The table of some of the records, for looking at them alone.
  func part(_ range: Range<Int>) -> Table {
    var part = self
    part.records = Array(records[range])
    return part
  }

  /// The table without its last records.
  func cut(last count: Int) -> Table {
    part(0..<max(0, records.count - count))
  }

  /// The cells of a record, put into `fields`, whose storage is reused.
  @inline(__always)
  func split(_ record: TableRecord, into fields: inout [TableField]) {
    let count = record.fieldCount
    if fields.count > count { fields.removeLast(fields.count - count) }
    for index in 0..<count {
      let field = cells[record.firstCell + index].field
      if index < fields.count { fields[index] = field } else { fields.append(field) }
    }
  }

  /// The cells of a record as text.
  func cells(_ record: TableRecord) -> [String] {
    (0..<record.fieldCount).map { string(cells[record.firstCell + $0].field) }
  }

  /// The cell's text: doubled quotes made single, spreadsheet tricks taken off.
  func string(_ field: TableField) -> String { field.string(in: text.span) }
}

/// A cell as it is kept: eight bytes, since there are as many as there are fields in a file.
private struct TableCell {
  private let start: UInt32
  /// The count of bytes, doubled, and 1 where the content holds doubled quotes.
  private let size: UInt32

  @inline(__always)
  init(_ field: TableField) {
    start = UInt32(truncatingIfNeeded: field.start)
    size = UInt32(truncatingIfNeeded: (field.end - field.start) << 1 | (field.isEscaped ? 1 : 0))
  }

  @inline(__always)
  var field: TableField {
    TableField(start: Int(start), end: Int(start) + Int(size >> 1), isEscaped: size & 1 == 1)
  }
}
