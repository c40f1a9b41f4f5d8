import StatementModel

/// Calendar days in Israel from instants in UTC.
///
/// Scrapers of Israeli banks write a local midnight as an instant in UTC, so that 15 January is
/// `…-01-14T22:00:00.000Z`. The rules of summer time are those of the Time Determination Law as the
/// IANA time zone data (Asia/Jerusalem) give them.
enum IsraelTime {
  /// The day that a text of the form `2024-01-14T22:00:00.000Z` names in Israel.
  ///
  /// A text without `Z` already says a local day, which is kept.
  static func day(_ text: String) -> CalendarDate? {
    guard let written = JSONRecord.day(text) else { return nil }
    let bytes = Array(text.utf8)
    guard bytes.count >= 17, bytes[bytes.count - 1] | 0x20 == UInt8(ascii: "z"),
      let hour = number(bytes, 11), let minute = number(bytes, 14)
    else { return written }
    return day(utcDay: written, minute: hour * 60 + minute)
  }

  /// The day in Israel at a minute of a UTC day.
  static func day(utcDay: CalendarDate, minute: Int) -> CalendarDate {
    let isSummer = isSummerTime(utcDay: utcDay, minute: minute)
    // Before the years of the table a local midnight still tells its own offset.
    let isMidnight = minute == 21 * 60 || minute == 22 * 60
    let offset = utcDay.year < 2005 && isMidnight ? 24 * 60 - minute : (isSummer ? 180 : 120)
    return minute + offset >= 24 * 60 ? utcDay.adding(days: 1) : utcDay
  }

  /// Whether summer time (UTC+3) holds at a minute of a UTC day.
  static func isSummerTime(utcDay: CalendarDate, minute: Int) -> Bool {
    guard let (start, end) = summer(of: utcDay.year) else { return false }
    // It begins at 02:00 standard time, midnight UTC; it ends at 02:00 summer time, 23:00 UTC of
    // the day before.
    if utcDay < start || utcDay >= end { return false }
    return !(utcDay == end.adding(days: -1) && minute >= 23 * 60)
  }

  /// The days in Israel on which summer time begins and ends.
  private static func summer(of year: Int) -> (start: CalendarDate, end: CalendarDate)? {
    if let (month, day) = endsBefore2013[year] {
      guard let first = CalendarDate(year: year, month: 4, day: 1),
        let end = CalendarDate(year: year, month: month, day: day)
      else { return nil }
      // The last Friday on or before 1 April.
      return (first.adding(days: -((first.weekday + 2) % 7)), end)
    }
    guard year >= 2013, let march = CalendarDate(year: year, month: 3, day: 31),
      let october = CalendarDate(year: year, month: 10, day: 31)
    else { return nil }
    let lastSundayOfMarch = march.adding(days: -(march.weekday % 7))
    let lastSundayOfOctober = october.adding(days: -(october.weekday % 7))
    return (lastSundayOfMarch.adding(days: -2), lastSundayOfOctober)
  }

  /// Month and day of the end of summer time in the years when it followed the Jewish calendar.
  private static let endsBefore2013: [Int: (Int, Int)] = [
    2005: (10, 9), 2006: (10, 1), 2007: (9, 16), 2008: (10, 5), 2009: (9, 27), 2010: (9, 12),
    2011: (10, 2), 2012: (9, 23),
  ]

  private static func number(_ text: [UInt8], _ start: Int) -> Int? {
    guard start + 1 < text.count, 0x30...0x39 ~= text[start], 0x30...0x39 ~= text[start + 1]
    else { return nil }
    return Int(text[start] & 0x0F) * 10 + Int(text[start + 1] & 0x0F)
  }
}
