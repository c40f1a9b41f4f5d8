import StatementModel

/// Reads dates of two-digit years.
enum MT940Date {
  case day(CalendarDate)
  /// There is no such day, but the banks' interest calendar of twelve months of 30 days has it; the
  /// last day of its February.
  case clamped(CalendarDate)
  case unreadable

  var day: CalendarDate? {
    switch self {
    case .day(let day), .clamped(let day): day
    case .unreadable: nil
    }
  }

  var isClamped: Bool {
    if case .clamped = self { true } else { false }
  }

  /// The year of two digits: 80 to 99 are of the twentieth century (SWIFT User Handbook, dates).
  static func year(of twoDigits: Int) -> Int {
    twoDigits >= 80 ? 1900 + twoDigits : 2000 + twoDigits
  }

  static func read(year: Int, month: Int, day: Int) -> MT940Date {
    if let date = CalendarDate(year: year, month: month, day: day) { return .day(date) }
    guard month == 2, day == 29 || day == 30,
      let last = CalendarDate(
        year: year, month: 2, day: CalendarDate.days(inMonth: 2, of: year))
    else { return .unreadable }
    return .clamped(last)
  }

  /// The date that `count` digits of the number `value` write: YYMMDD, or YYYYMMDD.
  static func read(_ value: Int, digits count: Int) -> MT940Date {
    let day = value % 100
    let month = value / 100 % 100
    switch count {
    case 6: return read(year: year(of: value / 10_000), month: month, day: day)
    case 8:
      guard (1900...2099).contains(value / 10_000) else { return .unreadable }
      return read(year: value / 10_000, month: month, day: day)
    default: return .unreadable
    }
  }

  /// The date MMDD in the year that brings it nearest to `valueDate`.
  static func read(entry value: Int, near valueDate: CalendarDate) -> MT940Date {
    let year = valueDate.year
    var best: MT940Date?
    for candidate in [year, year - 1, year + 1] {
      let date = read(year: candidate, month: value / 100, day: value % 100)
      guard let day = date.day else { continue }
      guard let known = best, let before = known.day else {
        best = date
        continue
      }
      // A day that exists goes before one that was clamped.
      let isNearer = abs(valueDate.days(to: day)) < abs(valueDate.days(to: before))
      if isNearer { best = date }
    }
    return best ?? .unreadable
  }
}
