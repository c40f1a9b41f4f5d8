import StatementModel

/// A payment, or income, that is likely to come.
struct ComingPayment: Hashable, Sendable {
  let title: String
  /// By what its transactions are found.
  let merchant: String
  /// The day, or of a part of a purchase the month's first.
  let day: CalendarDate
  /// Whether only the month is known.
  var isByMonth = false
  let amount: Money
  let isIncome: Bool
  /// Whether the amount varies.
  let isAbout: Bool
}

extension RecurringReport {
  /// What comes within some days of the day of the report, by day; what is overdue, but not yet
  /// missed, is first.
  func coming(within days: Int) -> [ComingPayment] {
    guard let asOf else { return [] }
    let end = asOf.adding(days: days)
    var coming: [ComingPayment] = []
    for one in series where one.isRunning && one.state != .missed {
      guard var day = one.next else { continue }
      while day <= end {
        coming.append(
          ComingPayment(
            title: one.title, merchant: one.merchant, day: day,
            amount: Money(one.expected, one.currency), isIncome: one.isIncome,
            isAbout: !one.isFixed))
        day = one.interval.day(1, after: day)
      }
    }
    for part in owed where part.month.firstDay > asOf && part.month.firstDay <= end {
      coming.append(
        ComingPayment(
          title: "\(part.merchant) \(part.number)/\(part.count)", merchant: part.merchant,
          day: part.month.firstDay, isByMonth: true, amount: part.amount, isIncome: false,
          isAbout: false))
    }
    return coming.sorted {
      ($0.day, $0.isByMonth ? 1 : 0, $0.title) < ($1.day, $1.isByMonth ? 1 : 0, $1.title)
    }
  }
}
