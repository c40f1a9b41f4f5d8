import StatementModel

/// How a month goes in one currency, or in all as one: against the one before it, and what is usual.
struct MonthStanding: Sendable {
  let currency: Currency
  /// The last day that is looked at.
  let day: CalendarDate
  let now: MonthCourse
  /// The month before; nothing where the book does not reach back so far.
  let before: MonthCourse?
  /// The average of the months before; nothing where there are not two.
  let usual: MonthCourse?

  var month: Month { day.month }
  /// A month that is over is held against whole months, however long.
  var isOver: Bool { day == month.lastDay }

  /// The same point of another month.
  func point(of course: MonthCourse) -> MonthCourse.Point {
    course.upTo(isOver ? course.points.count : day.day)
  }

  /// - Parameter converter: Where all currencies are counted as one.
  init(
    _ input: ReportInput, _ ledger: SpendingLedger, in currency: Currency, asOf day: CalendarDate,
    by converter: CurrencyConverter? = nil
  ) {
    self.currency = currency
    self.day = day
    let months = (0...CategoryMonths.averages[0]).map { day.month.previous($0) }
      .filter { month in month == day.month || ledger.months.first.map { $0 <= month } ?? false }
    let first = months[months.count - 1].firstDay
    var sums = months.map { DailySums($0, upTo: day) }
    var converter = converter
    for index in input.transactions.indices {
      let role = ledger.roles[index]
      let numbers = input.transactions.numbers[index]
      guard role == .spending || role == .income, numbers.status == .posted,
        converter != nil || numbers.amount.currency == currency
      else { continue }
      let date = numbers.date(by: input.basis)
      guard first <= date, date <= day, let place = months.firstIndex(of: date.month) else {
        continue
      }
      if converter == nil {
        sums[place].add(numbers.amount.amount, as: role, on: date)
      } else if let rate = converter?.rate(of: numbers.amount.currency, on: date) {
        sums[place].add(numbers.amount.amount, at: rate, as: role, on: date)
      }
    }
    let courses = sums.map { $0.course(in: currency, isConverted: converter != nil) }
    now = courses[0]
    before = courses.count > 1 ? courses[1] : nil
    usual = courses.count > 2 ? MonthCourse.average(of: Array(courses.dropFirst()), currency) : nil
  }
}

/// What was spent and came in on each day of a month.
private struct DailySums {
  private struct Tally {
    var exact = DecimalSum()
    var converted = ConvertedSum()

    mutating func add(_ other: Tally) {
      exact.add(other.exact)
      converted.add(other.converted)
    }
  }

  private var spent: [Tally]
  private var income: [Tally]

  init(_ month: Month, upTo day: CalendarDate) {
    let count = month == day.month ? day.day : month.lastDay.day
    spent = Array(repeating: Tally(), count: count)
    income = spent
  }

  mutating func add(_ amount: ExactDecimal, as role: SpendingRole, on date: CalendarDate) {
    if role == .spending {
      spent[date.day - 1].exact.subtract(amount)
    } else {
      income[date.day - 1].exact.add(amount)
    }
  }

  mutating func add(
    _ amount: ExactDecimal, at rate: ConversionRate, as role: SpendingRole, on date: CalendarDate
  ) {
    if role == .spending {
      spent[date.day - 1].converted.add(-amount, at: rate)
    } else {
      income[date.day - 1].converted.add(amount, at: rate)
    }
  }

  func course(in currency: Currency, isConverted: Bool) -> MonthCourse {
    var (out, into) = (Tally(), Tally())
    func sum(_ tally: Tally) -> DecimalSum {
      isConverted
        ? tally.converted.rounded(decimals: currency.minorUnits) ?? DecimalSum() : tally.exact
    }
    return MonthCourse(
      points: spent.indices.map { place in
        out.add(spent[place])
        into.add(income[place])
        return MonthCourse.Point(spent: sum(out), income: sum(into))
      })
  }
}
