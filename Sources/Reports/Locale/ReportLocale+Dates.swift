import StatementModel

extension ReportLocale {
  /// The day in figures, always of the same width: `05/03/2026`.
  package func shortText(_ date: CalendarDate) -> String { written(date, as: shortDate) }

  /// The day with the month's name: `5 March 2026`.
  package func longText(_ date: CalendarDate) -> String { written(date, as: longDate) }

  /// *Today*, *Yesterday*, else the day with the month's name.
  package func heading(_ date: CalendarDate, today: CalendarDate?) -> String {
    if let today {
      if date == today { return self.today }
      if date.days(to: today) == 1 { return yesterday }
    }
    return longText(date)
  }

  /// The month: `March 2026`.
  package func text(_ month: Month) -> String {
    written(year: month.year, month: month.month, day: 1, as: monthOfYear, names: names.months)
  }

  /// The month where there is little room: `Mar 2026`.
  package func shortText(_ month: Month) -> String {
    written(year: month.year, month: month.month, day: 1, as: monthOfYear, names: names.shortMonths)
  }

  /// A moment, of which machines are told `2026-03-04T10:12:00Z`, by the clock of the person:
  /// `03/04/2026 12:12`.
  package func momentText(_ text: String) -> String {
    LocalTime(text).map { "\(shortText($0.day)) \($0.timeOfDay)" } ?? text
  }

  /// The month's name: `March`; nothing but for 1 to 12.
  package func monthName(_ month: Int) -> String { Self.name(month, in: names.months) }

  /// The month's name where there is little room: `Mar`.
  package func shortMonthName(_ month: Int) -> String { Self.name(month, in: names.shortMonths) }

  /// The name of a day of the week: `Thursday`; 1 is Monday, 7 is Sunday.
  package func weekdayName(_ weekday: Int) -> String { Self.name(weekday, in: names.weekdays) }

  /// The days of the week, 1 for Monday, from the one on which a week begins.
  package var weekdays: [Int] { (0..<7).map { (firstWeekday - 1 + $0) % 7 + 1 } }

  private static func name(_ number: Int, in names: [String]) -> String {
    names.indices.contains(number - 1) ? names[number - 1] : ""
  }

  private func written(_ date: CalendarDate, as parts: [DatePart]) -> String {
    let (year, month, day) = date.parts
    return written(year: year, month: month, day: day, as: parts, names: names.monthsInDates)
  }

  private func written(
    year: Int, month: Int, day: Int, as parts: [DatePart], names: [String]
  ) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .day: text += String(day)
      case .paddedDay: text += Self.twoDigits(day)
      case .dayAfter(let first): text += day == 1 ? first : String(day)
      case .month: text += String(month)
      case .paddedMonth: text += Self.twoDigits(month)
      case .monthName: text += Self.name(month, in: names)
      case .year: text += Self.fourDigits(year)
      case .text(let literal): text += literal
      }
    }
    return text
  }

  private static func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }

  private static func fourDigits(_ value: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
