import StatementModel

/// Days as options name them.
enum DayOption {
  /// The day of an option that may be missing.
  static func day(_ text: String?, option: String) throws -> CalendarDate? {
    if text == "today" { return Environment.today }
    return try text.map { try FilterOptions.day($0, option: option) }
  }

  /// A day, or the first of a month.
  static func dayOrMonth(_ text: String, option: String) throws -> CalendarDate {
    if let month = Month(iso: text) { return month.firstDay }
    return try FilterOptions.day(text, option: option)
  }
}
