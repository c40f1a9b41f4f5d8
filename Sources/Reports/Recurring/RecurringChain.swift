import StatementModel

/// Payments that follow one another at one interval.
struct RecurringChain: Sendable {
  let interval: RecurringInterval
  /// By date.
  private(set) var entries: [RecurringEntry]
  /// How many intervals lie between each payment and the one before it: 1, or 2 where one was
  /// missed. One fewer than the entries.
  private(set) var steps: [Int] = []

  init(_ first: RecurringEntry, _ interval: RecurringInterval) {
    self.interval = interval
    entries = [first]
  }

  /// - Parameter steps: As `steps`.
  init(_ entries: [RecurringEntry], steps: [Int], _ interval: RecurringInterval) {
    self.interval = interval
    self.entries = entries
    self.steps = steps
  }

  var first: RecurringEntry { entries[0] }
  var last: RecurringEntry { entries[entries.count - 1] }
  var missedCount: Int { steps.reduce(0) { $0 + $1 - 1 } }

  /// How many payments may fail to come in a row.
  static let longestGap = 2

  /// How many intervals after the last payment a day is due, and how many days it is off; nothing
  /// where it is no day of the series.
  func step(to date: CalendarDate) -> (count: Int, off: Int)? {
    for count in 1...Self.longestGap {
      let off = interval.day(count, after: last.date, anchor: anchor).days(to: date)
      if abs(off) <= interval.tolerance { return (count, abs(off)) }
    }
    return nil
  }

  mutating func append(_ entry: RecurringEntry, step: Int) {
    entries.append(entry)
    steps.append(step)
  }

  /// The day of the month that is meant: the middle one of the last few, or, where payments come at
  /// the ends of months, the latest.
  var anchor: Int? {
    guard case .months = interval.step else { return nil }
    let days = entries.suffix(6).map(\.date.day).sorted()
    guard let latest = days.last else { return nil }
    let isAtEnd = entries.suffix(6).allSatisfy { entry in
      let parts = entry.date.parts
      return CalendarDate.days(inMonth: parts.month, of: parts.year) - parts.day <= 3
    }
    return isAtEnd ? latest : days[(days.count - 1) / 2]
  }

  /// The day on which the next payment is due.
  var next: CalendarDate {
    if case .days = interval.step { return interval.day(1, after: phase(atEnd: true)) }
    // A payment moved over a month's end still counts for its own month.
    let anchor = anchor ?? last.date.day
    let off = last.date.day - anchor
    let base = off > 15 ? last.date.month.next : off < -15 ? last.date.month.previous : nil
    guard let base else { return interval.day(1, after: last.date, anchor: anchor) }
    return interval.day(1, after: base.firstDay, anchor: anchor)
  }

  /// For intervals in days: the day that the last payment should have been on, were all as far
  /// apart as they should be.
  private func phase(atEnd: Bool) -> CalendarDate {
    guard case .days(let length) = interval.step else { return last.date }
    // Of how many days each is off, the middle one is the series' own.
    var days = 0
    var offs: [Int] = [0]
    for (index, step) in steps.enumerated() {
      days += length * step
      offs.append(first.date.days(to: entries[index + 1].date) - days)
    }
    let recent = offs.suffix(6).sorted()
    return first.date.adding(days: days + recent[(recent.count - 1) / 2])
  }

  /// How many days the payments are off the days that one steady clock gives, on average, in
  /// tenths of a day. A wrong interval drifts away from its clock.
  var unsteadiness: Int {
    var offs: [Int] = []
    var count = 0
    let anchor = anchor ?? 1
    let base = baseDay(anchor)
    for (index, entry) in entries.enumerated() {
      if index > 0 { count += steps[index - 1] }
      offs.append(interval.day(count, after: base, anchor: anchor).days(to: entry.date))
    }
    let middle = offs.sorted()[(offs.count - 1) / 2]
    let sum = offs.reduce(0) { $0 + abs($1 - middle) }
    return sum * 10 / offs.count
  }

  /// The first payment's day put where it was meant to be.
  private func baseDay(_ anchor: Int) -> CalendarDate {
    guard case .months = interval.step else { return first.date }
    let off = first.date.day - anchor
    let month =
      off > 15
      ? first.date.month.next : off < -15 ? first.date.month.previous : first.date.month
    return interval.day(0, after: month.firstDay, anchor: anchor)
  }

  /// The days on which payments were due and did not come.
  var missedDays: [CalendarDate] {
    var days: [CalendarDate] = []
    for (index, step) in steps.enumerated() where step > 1 {
      for count in 1..<step {
        days.append(interval.day(count, after: entries[index].date, anchor: anchor))
      }
    }
    return days
  }
}
