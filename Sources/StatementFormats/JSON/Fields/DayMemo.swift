import StatementModel

/// The days read last: rows are mostly in date order, and name few days at a time.
struct DayMemo {
  private struct Entry {
    var first: UInt64 = 0
    var last: UInt16 = 0
    var day: CalendarDate?
  }

  /// By the day of the month, which stands last in `2026-03-09`.
  private var entries = [Entry](repeating: Entry(), count: 64)
  /// The ten bytes of the text asked for last, and the place for their day; nothing for others.
  private var asked: (first: UInt64, last: UInt16, slot: Int)?

  /// The day, if the same ten bytes were read before.
  @inline(__always)
  mutating func day(_ record: JSONRecord, _ node: Int) -> CalendarDate? {
    let content = record[node].content
    guard content.count == 10, record[node].kind == .string else {
      asked = nil
      return nil
    }
    let text = unsafe record.text.span.bytes
    let first = unsafe text.unsafeLoadUnaligned(
      fromByteOffset: content.lowerBound, as: UInt64.self)
    let last = unsafe text.unsafeLoadUnaligned(
      fromByteOffset: content.lowerBound &+ 8, as: UInt16.self)
    let slot = Int((last &>> 8 ^ last &<< 4) & 63)
    let entry = entries[slot]
    if entry.first == first, entry.last == last { return entry.day }
    asked = (first, last, slot)
    return nil
  }

  /// Notes what the text asked for last means.
  mutating func note(_ day: CalendarDate) {
    guard let asked else { return }
    entries[asked.slot] = Entry(first: asked.first, last: asked.last, day: day)
  }
}
