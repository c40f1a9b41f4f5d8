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

  /// The longest name, in characters.
  package static let longestName = 100
}
