import StatementModel

/// The dates of a column by the bytes of their cells: statements have many rows and few days.
struct DateCache {
  /// A cell's date, read once.
  struct Entry {
    /// Another number for every content; 0 for an empty cell.
    var number = 0
    var raw: RawDate?
    /// The day under each order; none of a date without a year.
    var days = ByOrder<CalendarDate?>(nil)
    /// The days that count as evidence.
    var shown = ByOrder<CalendarDate?>(nil)
    fileprivate var low: UInt64 = 0
    fileprivate var high: UInt64 = 0
    fileprivate var length = -1
  }

  private var entries = [Entry](repeating: Entry(), count: Self.size + 1)
  private var count = 0

  /// A year has fewer days than this.
  private static let size = 512
  /// Longer cells hold times, too, and are hardly met again.
  private static let longest = 16

  /// The entry of a cell; the last one is of cells that are not kept.
  @inline(__always)
  mutating func find(
    _ text: Span<UInt8>, _ field: TableField, _ roles: ColumnRoles, _ column: Int, year: Int?
  ) -> Int {
    let length = field.end - field.start
    guard length <= Self.longest, field.start + Self.longest <= text.count else {
      read(text, field, roles, column, year, into: Self.size)
      return Self.size
    }
    let bytes = unsafe text.bytes
    var low = unsafe bytes.unsafeLoadUnaligned(
      fromUncheckedByteOffset: field.start, as: UInt64.self)
    var high = unsafe bytes.unsafeLoadUnaligned(
      fromUncheckedByteOffset: field.start + 8, as: UInt64.self)
    low = UInt64(littleEndian: low)
    high = UInt64(littleEndian: high)
    // Bytes behind the cell are none of its.
    if length < 8 {
      low &= (1 << UInt64(length * 8)) &- 1
      high = 0
    } else if length < 16 {
      high &= (1 << UInt64((length - 8) * 8)) &- 1
    }
    let mixed = (low ^ high &* 0x9E37_79B9_7F4A_7C15) &* 0xA076_1D64_78BD_642F
    let slot = Int(truncatingIfNeeded: mixed >> 52) & (Self.size - 1)
    if entries[slot].length == length, entries[slot].low == low, entries[slot].high == high {
      return slot
    }
    read(text, field, roles, column, year, into: slot)
    entries[slot].low = low
    entries[slot].high = high
    entries[slot].length = length
    return slot
  }

  @inline(__always)
  subscript(slot: Int) -> Entry {
    @inline(__always) _read { yield entries[slot] }
  }

  private mutating func read(
    _ text: Span<UInt8>, _ field: TableField, _ roles: ColumnRoles, _ column: Int, _ year: Int?,
    into slot: Int
  ) {
    count += 1
    var entry = Entry()
    entry.number = count
    entry.raw = roles.readDate(text, field.range, column)
    if let raw = entry.raw {
      for order in DateOrder.allCases { entry.days[order.rawValue] = raw.day(order, year: nil) }
      entry.shown = DateEvidence.days(raw, year: year)
    }
    entries[slot] = entry
  }
}
