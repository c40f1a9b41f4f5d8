import StatementModel

/// Which transactions of a card lie together in the index: those of a month, or of one day where a
/// month has so many that nobody should write all of it again for one of them.
package struct MonthPart: Hashable, Comparable, Sendable {
  /// Months since the year 0, by the purchase day.
  package var month: Int
  /// The day of the month; 0 for all of it.
  package var part: Int

  package init(month: Int, part: Int) {
    self.month = month
    self.part = part
  }

  /// Where a day lies.
  ///
  /// - Parameter isParted: Whether its month lies apart day by day.
  package init(_ day: CalendarDate, isParted: Bool) {
    let parts = day.parts
    self.init(month: parts.year * 12 + parts.month - 1, part: isParted ? parts.day : 0)
  }

  /// Whether a month of so many transactions of one card should lie apart day by day.
  package static func isParted(count: Int) -> Bool { count >= 1 << 14 }

  package static func < (left: MonthPart, right: MonthPart) -> Bool {
    (left.month, left.part) < (right.month, right.part)
  }
}
