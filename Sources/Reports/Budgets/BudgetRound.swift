import StatementModel

/// The days that one round of a budget takes.
struct BudgetRound: Hashable, Sendable {
  let first: CalendarDate
  /// Nothing while a period is open.
  let last: CalendarDate?

  /// The round of a span that a day lies in; nothing for a period, which has one round.
  ///
  /// - Parameter firstWeekday: On which weeks begin: 1 is Monday.
  init?(of span: Budget.Span, holding day: CalendarDate, firstWeekday: Int) {
    let month = day.month
    switch span {
    case .week:
      let passed = (day.weekday - firstWeekday + 7) % 7
      first = day.adding(days: -passed)
      last = day.adding(days: 6 - passed)
    case .month:
      first = month.firstDay
      last = month.lastDay
    case .quarter:
      let start = Month(year: month.year, month: (month.month - 1) / 3 * 3 + 1)
      first = start.firstDay
      last = start.next.next.lastDay
    case .year:
      first = Month(year: month.year, month: 1).firstDay
      last = Month(year: month.year, month: 12).lastDay
    case .period: return nil
    }
  }

  /// The one round of a period.
  init(_ period: Period) {
    first = period.start
    last = period.end
  }

  func contains(_ day: CalendarDate) -> Bool { first <= day && last.map { day <= $0 } != false }

  /// How many of its days have passed at the end of a day; nothing while it is open.
  func elapsed(asOf day: CalendarDate) -> ElapsedDays? {
    guard let last else { return nil }
    let whole = first.days(to: last) + 1
    return ElapsedDays(passed: min(max(0, first.days(to: day) + 1), whole), whole: whole)
  }

  /// The round after it; nothing after a period.
  func next(of span: Budget.Span, firstWeekday: Int) -> BudgetRound? {
    guard let last else { return nil }
    return BudgetRound(of: span, holding: last.adding(days: 1), firstWeekday: firstWeekday)
  }
}

/// How many days of a round have passed.
struct ElapsedDays: Hashable, Sendable {
  let passed: Int
  /// At least 1.
  let whole: Int

  /// Their share in tenths of a percent, rounded half up.
  var permille: Int { (passed * 2000 / whole + 1) / 2 }

  /// Their share in whole percents, rounded half up.
  var percent: Int { (passed * 200 / whole + 1) / 2 }
}
