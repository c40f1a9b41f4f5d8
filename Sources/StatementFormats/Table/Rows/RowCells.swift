import StatementModel

/// The dates of the row at hand, read once for all who ask.
struct RowCells {
  let dateColumns: [Int]
  /// By date column: the cell's entry in its cache, or -1 where it is empty or not there.
  private(set) var dates: [Int]
  private var caches: [DateCache]
  private let roles: ColumnRoles
  private let year: Int?

  init(_ roles: ColumnRoles, year: Int?) {
    self.roles = roles
    self.year = year
    dateColumns = roles.dates
    dates = [Int](repeating: -1, count: dateColumns.count)
    caches = [DateCache](repeating: DateCache(), count: dateColumns.count)
  }

  /// Reads the cells of a record.
  mutating func read(_ text: Span<UInt8>, _ fields: [TableField]) {
    for slot in dateColumns.indices {
      let column = dateColumns[slot]
      dates[slot] =
        column < fields.count && !fields[column].isEmpty
        ? caches[slot].find(text, fields[column], roles, column, year: year) : -1
    }
  }

  /// The entry of a date column's cell; nothing where it is empty or not there.
  @inline(__always)
  func date(_ slot: Int) -> DateCache.Entry? {
    let entry = dates[slot]
    return entry < 0 ? nil : caches[slot][entry]
  }

  /// Whether any date column holds a date.
  @inline(__always)
  var hasDate: Bool {
    for slot in dates.indices where dates[slot] >= 0 && caches[slot][dates[slot]].raw != nil {
      return true
    }
    return false
  }

  /// A number that only cells of the same content in the column share; 0 of an empty one.
  @inline(__always)
  func number(_ slot: Int) -> Int {
    let entry = dates[slot]
    return entry < 0 ? 0 : caches[slot][entry].number
  }

  /// The day in a date column under an order.
  @inline(__always)
  func day(_ slot: Int, _ order: DateOrder) -> CalendarDate? {
    let entry = dates[slot]
    return entry < 0 ? nil : caches[slot][entry].days[order.rawValue]
  }
}
