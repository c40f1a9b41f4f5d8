import StatementModel

/// How far apart the payments of a series are.
package enum RecurringInterval: String, Sendable, CaseIterable {
  case weekly, fortnightly
  case fourWeekly = "four-weekly"
  case monthly
  case twoMonthly = "two-monthly"
  case quarterly
  case halfYearly = "half-yearly"
  case yearly

  /// What people call it.
  var word: ReportWord {
    switch self {
    case .weekly: .weekly
    case .fortnightly: .fortnightly
    case .fourWeekly: .fourWeekly
    case .monthly: .monthly
    case .twoMonthly: .twoMonthly
    case .quarterly: .quarterly
    case .halfYearly: .halfYearly
    case .yearly: .yearly
    }
  }

  /// Days where it counts days, else months.
  enum Step: Hashable {
    case days(Int)
    case months(Int)
  }

  var step: Step {
    switch self {
    case .weekly: .days(7)
    case .fortnightly: .days(14)
    case .fourWeekly: .days(28)
    case .monthly: .months(1)
    case .twoMonthly: .months(2)
    case .quarterly: .months(3)
    case .halfYearly: .months(6)
    case .yearly: .months(12)
    }
  }

  /// How many days a payment may come early or late, counted from the one before it: weekends,
  /// holidays, and months of unequal lengths.
  var tolerance: Int {
    switch self {
    case .weekly: 3
    case .fortnightly, .fourWeekly: 4
    case .monthly: 6
    case .twoMonthly: 7
    case .quarterly: 8
    case .halfYearly: 9
    case .yearly: 12
    }
  }

  /// How many tenths of a day payments may be off a steady clock, on average.
  var steadiness: Int {
    switch self {
    case .weekly: 10
    case .fortnightly, .fourWeekly: 15
    case .monthly: 25
    case .twoMonthly, .quarterly: 30
    case .halfYearly: 40
    case .yearly: 50
    }
  }

  /// How many payments make a series, where all are of one amount.
  var fewest: Int {
    switch self {
    case .weekly, .fortnightly, .fourWeekly: 4
    case .monthly, .twoMonthly, .quarterly: 3
    case .halfYearly, .yearly: 2
    }
  }

  /// How many in a year.
  package var perYear: Int {
    switch self {
    case .weekly: 52
    case .fortnightly: 26
    case .fourWeekly: 13
    case .monthly: 12
    case .twoMonthly: 6
    case .quarterly: 4
    case .halfYearly: 2
    case .yearly: 1
    }
  }

  /// How many days so many of them take: exactly where days are counted, else on average (48 months
  /// have 1,461 days).
  func days(_ count: Int) -> Int {
    switch step {
    case .days(let days): days * count
    case .months(let months): (months * count * 1461 + 24) / 48
    }
  }

  /// About how many days one takes.
  var days: Int { days(1) }

  /// The day so many intervals after one.
  ///
  /// - Parameter anchor: The day of the month that is meant, where months are counted: a payment
  ///   of the 31st comes on the last day of shorter months.
  func day(_ count: Int, after day: CalendarDate, anchor: Int? = nil) -> CalendarDate {
    switch step {
    case .days(let days): return day.adding(days: days * count)
    case .months(let months):
      let parts = day.parts
      let number = parts.year * 12 + parts.month - 1 + months * count
      let (year, month) = (number / 12, number % 12 + 1)
      let wanted = min(anchor ?? parts.day, CalendarDate.days(inMonth: month, of: year))
      return CalendarDate(year: year, month: month, day: wanted) ?? day
    }
  }
}
