import StatementModel

/// Payments that follow one another at one interval.
struct RecurringChain: Sendable {
  let interval: RecurringInterval
  /// By date.
  private(set) var entries: [RecurringEntry]
  /// How many intervals lie between each payment and the one before it.
  ///
  /// 1, or 2 where one was missed; one fewer than the entries.
  private(set) var steps: [Int] = []

  init(_ first: RecurringEntry, _ interval: RecurringInterval) {
    self.init([first], steps: [], interval)
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

  /// Whether most payments are of the same amount as the one before.
  var isFixed: Bool {
    zip(entries, entries.dropFirst()).count { $0.billed == $1.billed } * 2 >= entries.count - 1
  }

  /// After how many intervals the next payment comes at the latest.
  static let longestGap = 2

  /// How many intervals after the last payment a day is due, and how many days it is off; nothing
  /// where it is no day of the series.
  ///
  /// Days are counted, not months: a payment of the 31st that was booked on the 2nd still belongs
  /// to the month before.
  func step(to date: CalendarDate) -> (count: Int, off: Int)? {
    IntervalGaps(interval).step(of: last.date.days(to: date))
  }

  mutating func append(_ entry: RecurringEntry, step: Int) {
    entries.append(entry)
    steps.append(step)
  }

  /// How far the payments are off one steady clock, on average, in tenths of a day.
  ///
  /// A wrong interval drifts away from its clock.
  var unsteadiness: Int {
    var offs: [Int] = [0]
    var count = 0
    for (index, step) in steps.enumerated() {
      count += step
      offs.append(first.date.days(to: entries[index + 1].date) - interval.days(count))
    }
    let middle = offs.sorted()[(offs.count - 1) / 2]
    return offs.reduce(0) { $0 + abs($1 - middle) } * 10 / offs.count
  }

  /// The days that payments are meant for, and the one after them.
  var schedule: RecurringSchedule { RecurringSchedule(self) }
}

/// The days for which the payments of a chain are meant.
///
/// They are found as those that the payments of the last year or so are nearest to: a day of the
/// month, which in shorter months is their last, or a day of the week.
struct RecurringSchedule: Sendable {
  private let interval: RecurringInterval
  private let base: CalendarDate
  /// The day of the month; nothing where days are counted.
  private let anchor: Int?
  /// How many intervals after the base the last payment was meant for.
  private let count: Int
  private let last: CalendarDate
  /// The days on which payments were due and did not come, though others came after.
  let missedDays: [CalendarDate]
  /// How far the payments of the last year or so are off the days they are meant for, on average,
  /// in tenths of a day.
  let deviation: Int

  private static let recent = 12

  init(_ chain: RecurringChain) {
    interval = chain.interval
    last = chain.last.date
    var counts = [0]
    for step in chain.steps { counts.append(counts[counts.count - 1] + step) }
    count = counts[counts.count - 1]
    let dates = Array(zip(counts, chain.entries.map(\.date)).suffix(Self.recent))
    let (base, anchor) = Self.best(for: dates, chain.first.date, chain.interval)
    (self.base, self.anchor) = (base, anchor)
    deviation =
      dates.reduce(0) { sum, date in
        sum + abs(chain.interval.day(date.0, after: base, anchor: anchor).days(to: date.1))
      } * 10 / dates.count
    var missed: [CalendarDate] = []
    for (index, step) in chain.steps.enumerated() where step > 1 {
      for number in (counts[index] + 1)..<counts[index + 1] {
        missed.append(chain.interval.day(number, after: base, anchor: anchor))
      }
    }
    missedDays = missed
  }

  /// The day of the next payment, after the last one.
  var next: CalendarDate {
    let due = interval.day(count + 1, after: base, anchor: anchor)
    return last < due ? due : interval.day(count + 2, after: base, anchor: anchor)
  }

  private static func best(
    for dates: [(count: Int, day: CalendarDate)], _ first: CalendarDate,
    _ interval: RecurringInterval
  ) -> (CalendarDate, Int?) {
    guard case .months = interval.step else {
      let offs = dates.map { first.days(to: $0.day) - interval.days($0.count) }.sorted()
      return (first.adding(days: offs[(offs.count - 1) / 2]), nil)
    }
    var best: (cost: Int, base: CalendarDate, anchor: Int)?
    for month in [first.month, first.month.previous, first.month.next] {
      for anchor in 1...31 {
        let base = interval.day(0, after: month.firstDay, anchor: anchor)
        let cost = dates.reduce(0) { sum, date in
          sum + abs(interval.day(date.count, after: base, anchor: anchor).days(to: date.day))
        }
        if best.map({ cost < $0.cost }) ?? true { best = (cost, base, anchor) }
      }
    }
    return best.map { ($0.base, $0.anchor) } ?? (first, first.day)
  }
}
