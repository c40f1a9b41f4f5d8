/// A day of the proleptic Gregorian calendar: no clock, no zone.
///
/// Kept as the number of days since 1970-01-01. The domain is the years 1 to 9999.
public struct CalendarDate: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01; negative before.
  public let dayNumber: Int32

  @inlinable package init(dayNumber: Int32) { self.dayNumber = dayNumber }

  /// The day that the parts name, or nothing if there is no such day.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.days(inMonth: month, of: year)
    else { return nil }
    // Howard Hinnant, "chrono-compatible low-level date algorithms": days_from_civil.
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    dayNumber = Int32(era * 146097 + dayOfEra - 719468)
  }

  /// How many days the month has.
  package static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  package static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  @inlinable public static func == (left: CalendarDate, right: CalendarDate) -> Bool {
    left.dayNumber == right.dayNumber
  }

  @inlinable public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    left.dayNumber < right.dayNumber
  }

  /// The day that is `days` later.
  package func adding(days: Int) -> CalendarDate {
    CalendarDate(dayNumber: dayNumber + Int32(days))
  }

  /// How many days `other` is after this day.
  package func days(to other: CalendarDate) -> Int { Int(other.dayNumber) - Int(dayNumber) }

  /// Year, month 1 to 12 and day of the month.
  package var parts: (year: Int, month: Int, day: Int) {
    // civil_from_days of the same source.
    let shifted = Int(dayNumber) + 719468
    let era = (shifted >= 0 ? shifted : shifted - 146096) / 146097
    let dayOfEra = shifted - era * 146097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  package var year: Int { parts.year }
  package var month: Month {
    let parts = parts
    return Month(year: parts.year, month: parts.month)
  }
  package var day: Int { parts.day }

  /// The day of the week: 1 is Monday, 7 is Sunday (ISO 8601).
  package var weekday: Int {
    let remainder = (Int(dayNumber) + 3) % 7
    return (remainder < 0 ? remainder + 7 : remainder) + 1
  }
}

/// A month of a year.
package struct Month: Hashable, Comparable, Sendable {
  package var year: Int
  /// 1 is January.
  package var month: Int

  package init(year: Int, month: Int) {
    self.year = year
    self.month = month
  }

  package static func < (left: Month, right: Month) -> Bool {
    (left.year, left.month) < (right.year, right.month)
  }

  package var firstDay: CalendarDate {
    CalendarDate(year: year, month: month, day: 1) ?? CalendarDate(dayNumber: 0)
  }
  package var lastDay: CalendarDate { next.firstDay.adding(days: -1) }

  package var next: Month {
    month == 12 ? Month(year: year + 1, month: 1) : Month(year: year, month: month + 1)
  }
  package var previous: Month {
    month == 1 ? Month(year: year - 1, month: 12) : Month(year: year, month: month - 1)
  }
}
