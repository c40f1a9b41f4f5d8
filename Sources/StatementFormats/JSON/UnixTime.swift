import StatementModel

/// Days from counts of seconds.
enum UnixTime {
  /// The calendar day in UTC of a number of seconds since 1970, or of milliseconds where the
  /// number is too large for seconds; nothing for what is no plain whole number of our times.
  ///
  /// Smaller numbers than the year 1980 has seconds are other counts: of days, as spreadsheets have
  /// them.
  static func day(_ text: String) -> CalendarDate? {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let number = Int64(parts[0]) else { return nil }
    // 10^11 seconds are the year 5138; 10^11 milliseconds are March 1973.
    let seconds = number.magnitude >= 100_000_000_000 ? number / 1000 : number
    return seconds >= 315_532_800 ? day(seconds: seconds) : nil
  }

  static func day(seconds: Int64) -> CalendarDate? {
    guard (0..<253_402_300_800).contains(seconds) else { return nil }
    return CalendarDate(dayNumber: Int32(seconds / 86_400))
  }
}
