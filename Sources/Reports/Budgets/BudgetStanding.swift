import StatementModel

/// How one round of a budget stands.
package struct BudgetStanding: Hashable, Sendable {
  package enum State: String, Sendable {
    /// No more is spent than the passed part of the time allows.
    case onPace = "on-pace"
    /// More is spent than that, but not all.
    case ahead
    /// More is spent than there is.
    case passed
  }

  package let budget: Budget
  /// The first day of the round.
  package let first: CalendarDate
  /// The last day; nothing while a period is open.
  package let last: CalendarDate?
  /// What earlier rounds left, or overspent where it is negative; zero without roll-over.
  package let carried: DecimalSum
  /// Charges minus refunds in the budget's currency, posted.
  package let spent: DecimalSum
  /// The same, pending; it is in no other figure.
  package let pending: DecimalSum
  /// How many posted transactions.
  package let count: Int
  /// Spending of the same categories in other currencies, which the budget does not count.
  package let others: MoneyTotals
  /// How much of the time has passed; nothing while a period is open.
  let time: ElapsedDays?

  /// The limit and what is carried.
  package var available: DecimalSum {
    var sum = carried
    sum.add(budget.limit.amount)
    return sum
  }

  /// What may still be spent; negative where too much is.
  package var left: DecimalSum {
    var sum = available
    sum.subtract(spent)
    return sum
  }

  /// How much of what there is has been spent, in tenths of a percent; nothing where there was
  /// nothing to spend.
  package var share: Int? {
    available > DecimalSum() ? spent.permille(of: available) : nil
  }

  /// How much of the time has passed, in tenths of a percent; nothing while a period is open.
  package var elapsed: Int? { time?.permille }

  /// How much is spent in tenths of a percent; what there was nothing for comes before all.
  var urgency: Int { share ?? (left.isNegative ? .max : 0) }

  package var state: State {
    if left.isNegative { return .passed }
    guard let elapsed, let share else { return .onPace }
    return share > elapsed ? .ahead : .onPace
  }

  /// The share of the budget and of the time: `62 % spent at 40 % of the month`.
  package func pace(_ locale: ReportLocale) -> String {
    guard available > DecimalSum(), let percent = self.spent.percent(of: available) else {
      return locale[.nothingToSpend]
    }
    let spent = locale.percentage(whole: percent)
    guard let time, time.passed < time.whole else { return locale.text(.spentAmount, spent) }
    let phrase: ReportWord =
      switch budget.span {
      case .week: .paceOfWeek
      case .month: .paceOfMonth
      case .quarter: .paceOfQuarter
      case .year: .paceOfYear
      case .period: .paceOfPeriod
      }
    return locale.text(phrase, spent, locale.percentage(whole: time.percent))
  }
}

extension ReportLocale {
  /// Whole percents: `62 %`.
  func percentage(whole percent: Int) -> String {
    localized(String(percent), followedBy: number.percentGap + [0x25])
  }
}
