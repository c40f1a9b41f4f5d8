import StatementModel

/// Days and times of workbooks: how many days after the beginning of their calendar.
enum SerialDate {
  /// What a person sees: `2026-03-02`, `2026-03-02 13:45:00`, `13:45:00`.
  ///
  /// - Parameters:
  ///   - number: With a point and without exponent.
  ///   - isFrom1904: Whether days count from 1904-01-01, as on old Macintoshes.
  /// - Returns: Nothing where there is no such day.
  static func text(_ number: String, as kind: NumberFormat, isFrom1904: Bool) -> String? {
    let parts = number.split(separator: ".", maxSplits: 1)
    guard number.first != "-", var day = Int(parts[0]) else { return nil }
    var second = parts.count > 1 ? seconds(parts[1]) : 0
    if second == 86_400 {
      second = 0
      day += 1
    }
    let hours = second / 3600
    let time =
      "\(two(hours)):\(two(second / 60 % 60)):\(two(second % 60))"
    if kind == .time { return time }
    guard let date = date(day, isFrom1904: isFrom1904) else { return nil }
    return kind == .dateAndTime && second > 0 ? "\(date) \(time)" : "\(date)"
  }

  private static func date(_ day: Int, isFrom1904: Bool) -> CalendarDate? {
    // Day 60 is a 29 February 1900 that never was: the days before are counted one later.
    guard (isFrom1904 ? 0 : 1)...2_958_465 ~= day, isFrom1904 || day != 60 else { return nil }
    let first =
      isFrom1904
      ? CalendarDate(year: 1904, month: 1, day: 1)
      : CalendarDate(year: 1899, month: 12, day: day < 60 ? 31 : 30)
    return first?.adding(days: day)
  }

  /// The seconds of a day in a fraction of it, to the nearest.
  private static func seconds(_ fraction: Substring) -> Int {
    let digits = fraction.prefix(10)
    var value = Int(digits) ?? 0
    for _ in digits.count..<10 { value *= 10 }
    return (value * 86_400 + 5_000_000_000) / 10_000_000_000
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
