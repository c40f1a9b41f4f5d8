import StatementModel

/// The dates of the row at hand, read once for all who ask.
struct RowCells {
  let dateColumns: [Int]
  /// By date column: the cell's date; nothing where the cell is empty or not there.
  private(set) var dates: [ColumnDates.Entry?]
  private var columns: [ColumnDates]
  private let roles: ColumnRoles
  private let year: Int?

  init(_ roles: ColumnRoles, year: Int?) {
    self.roles = roles
    self.year = year
    dateColumns = roles.dates
    dates = [ColumnDates.Entry?](repeating: nil, count: dateColumns.count)
    columns = [ColumnDates](repeating: ColumnDates(), count: dateColumns.count)
  }

  /// Reads the cells of a record.
  mutating func read(_ text: Span<UInt8>, _ fields: [TableField]) {
    for slot in dateColumns.indices {
      let column = dateColumns[slot]
      guard column < fields.count, !fields[column].isEmpty else {
        dates[slot] = nil
        continue
      }
      dates[slot] = columns[slot].entry(text, fields[column], year: year) {
        roles.readDate(text, $0, column)
      }
    }
  }

  /// The date of a column's cell; nothing where it is empty or not there.
  func date(_ slot: Int) -> ColumnDates.Entry? { dates[slot] }

  /// Whether any date column holds a date.
  var hasDate: Bool { dates.contains { $0?.raw != nil } }

  /// A number that only cells of the same content in the column share; 0 of an empty one.
  func number(_ slot: Int) -> Int { dates[slot]?.number ?? 0 }

  /// The day in a date column under an order.
  func day(_ slot: Int, _ order: DateOrder) -> CalendarDate? {
    dates[slot]?.days[order.rawValue] ?? nil
  }
}
