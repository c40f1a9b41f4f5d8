/// The id of a period, which never changes: 16 hexadecimal digits, made from the journal entry that
/// made it, so that two devices never make the same one.
package struct PeriodID: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func < (left: PeriodID, right: PeriodID) -> Bool { left.text < right.text }

  package var description: String { text }
}

/// A named span of days that a person made: "Vacation", "Q1".
package struct Period: Hashable, Sendable {
  package var id: PeriodID
  /// 1 to 100 characters, trimmed.
  package var name: String
  /// The first day.
  package var start: CalendarDate
  /// The last day, never before the first; nothing while it is open.
  package var end: CalendarDate?
  /// Whether transactions belong to it by their date alone.
  package var isAutomatic: Bool

  package init(
    id: PeriodID, name: String, start: CalendarDate, end: CalendarDate? = nil,
    isAutomatic: Bool = false
  ) {
    self.id = id
    self.name = name
    self.start = start
    self.end = end
    self.isAutomatic = isAutomatic
  }

  /// Whether a day lies within it.
  package func contains(_ day: CalendarDate) -> Bool {
    start <= day && end.map { day <= $0 } != false
  }

  /// The days that it is compared with.
  ///
  /// They are as many right before it, or as many whole months where it is whole months; while it
  /// goes on, only so many of them as have passed of it. Nothing where it is open, where it has not
  /// begun, or where people chose what belongs to it.
  ///
  /// - Parameter day: The day as of which it is looked at; without one it is over.
  package func daysBefore(asOf day: CalendarDate?) -> ClosedRange<CalendarDate>? {
    guard isAutomatic, let end, day.map({ start <= $0 }) != false else { return nil }
    var first = start.adding(days: -1 - start.days(to: end))
    var last = start.adding(days: -1)
    if start == start.month.firstDay, end == end.month.lastDay {
      var (month, passing) = (start.month.previous, start.month)
      while passing < end.month { (month, passing) = (month.previous, passing.next) }
      first = month.firstDay
    }
    if let day, day < end { last = min(last, first.adding(days: start.days(to: day))) }
    return first <= last ? first...last : nil
  }

  /// The longest name, in characters.
  package static let longestName = 100
}
