import StatementModel

/// The dates of a column by the contents of its cells: statements have many rows and few days.
struct ColumnDates {
  /// A cell's date, read once.
  struct Entry {
    /// Another number for every content; 0 for an empty cell.
    var number = 0
    var raw: RawDate?
    /// The day under each order; none of a date without a year.
    var days = ByOrder<CalendarDate?>(nil)
    /// The days that count as evidence.
    var shown = ByOrder<CalendarDate?>(nil)

    init(_ number: Int, _ raw: RawDate?, year: Int?) {
      self.number = number
      self.raw = raw
      guard let raw else { return }
      for order in DateOrder.allCases { days[order.rawValue] = raw.day(order, year: nil) }
      shown = DateEvidence.days(raw, year: year)
    }
  }

  private var memo = CellMemo<Entry>()
  private var count = 0

  /// Longer cells hold times, too, and are hardly met again.
  private static let longest = 16

  /// - Parameter read: Reads the column's cells.
  mutating func entry(
    _ text: Span<UInt8>, _ field: TableField, year: Int?, read: (Range<Int>) -> RawDate?
  ) -> Entry {
    guard field.end - field.start <= Self.longest else {
      count += 1
      return Entry(count, read(field.range), year: year)
    }
    return memo.value(text, field) { _ in
      count += 1
      return Entry(count, read(field.range), year: year)
    }
  }
}
