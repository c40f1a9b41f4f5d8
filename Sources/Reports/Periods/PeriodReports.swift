import StatementModel

/// One period: which transactions belong to it, and what was spent in it.
package struct PeriodReport: Sendable {
  package let period: Period
  /// Where its files stand in the reports folder: `periods/vacation`.
  package let folder: String
  /// The places of its transactions, in their order; withdrawn and deleted ones are left out.
  package let places: [Int]
  package let spending: SpendingReport
  /// Of everything posted.
  package let totals: CurrencyTotals
  /// The days of the first and the last transaction; nothing where it has none.
  package let days: ClosedRange<CalendarDate>?
}

/// All periods of a book with what belongs to each.
package struct PeriodReports: Sendable {
  /// Those that begin last first.
  package let all: [PeriodReport]

  package init(_ input: ReportInput, ledger: SpendingLedger) {
    let members = Self.members(input)
    let before = Self.before(input, since: ledger.months.first)
    let slugs = PeriodSlugs(input.periods.all)
    all = input.periods.all.reversed().map { period in
      let places = members[period.id] ?? []
      var totals = CurrencyTotals()
      var days: ClosedRange<CalendarDate>?
      for index in places {
        let date = input.transactions.numbers[index].date(by: input.basis)
        days = days.map { min($0.lowerBound, date)...max($0.upperBound, date) } ?? date...date
        if input.transactions.numbers[index].status == .posted {
          totals.add(input.transactions.numbers[index].amount, as: ledger.roles[index])
        }
      }
      totals.sort(by: ledger.currencyOrder)
      return PeriodReport(
        period: period, folder: "periods/\(slugs[period.id])", places: places,
        spending: ledger.report(
          for: period, places: places, in: input.transactions, before: before[period.id]),
        totals: totals, days: days)
    }
  }

  /// For each period that can be compared: the days before it, and what was in them.
  ///
  /// - Parameter first: The book's first month; what begins before it says nothing.
  private static func before(
    _ input: ReportInput, since first: Month?
  ) -> [PeriodID: (days: ClosedRange<CalendarDate>, places: [Int])] {
    var spans: [(id: PeriodID, days: ClosedRange<CalendarDate>, places: [Int])] =
      input.periods.all.compactMap { period in
        period.daysBefore(asOf: input.asOf).flatMap { days in
          first.map { $0 <= days.lowerBound.month } == true ? (period.id, days, []) : nil
        }
      }
    guard !spans.isEmpty else { return [:] }
    for index in input.transactions.indices where !input.transactions.numbers[index].status.isGone {
      let date = input.transactions.numbers[index].date(by: input.basis)
      for place in spans.indices where spans[place].days.contains(date) {
        spans[place].places.append(index)
      }
    }
    return Dictionary(
      spans.map { ($0.id, ($0.days, $0.places)) }, uniquingKeysWith: { first, _ in first })
  }

  /// The places of each period's transactions.
  private static func members(_ input: ReportInput) -> [PeriodID: [Int]] {
    guard !input.periods.isEmpty else { return [:] }
    var members: [PeriodID: [Int]] = [:]
    for index in input.transactions.indices
    where !input.transactions.numbers[index].status.isGone {
      let periods = input.periods.periods(
        assigned: input.transactions.details(at: index)?.period,
        on: input.transactions.numbers[index].date(by: input.basis))
      for period in periods { members[period.id, default: []].append(index) }
    }
    return members
  }
}

/// The days of periods as people read them.
package enum PeriodText {
  /// `1 June 2026 – 14 June 2026`.
  package static func days(_ days: ClosedRange<CalendarDate>, in locale: ReportLocale) -> String {
    "\(locale.longText(days.lowerBound)) – \(locale.longText(days.upperBound))"
  }

  /// With what a period is compared, as a sentence; nothing where it is with nothing.
  package static func comparison(of report: SpendingReport, in locale: ReportLocale) -> String? {
    report.comparedDays.map { locale.text(.comparedWith, days($0, in: locale)) }
  }

  /// `1 July 2026 – 14 July 2026`, or `From 1 July 2026`.
  package static func days(of period: Period, in locale: ReportLocale) -> String {
    guard let end = period.end else { return locale.text(.fromDay, locale.longText(period.start)) }
    return "\(locale.longText(period.start)) – \(locale.longText(end))"
  }
}
