import StatementModel

/// Spending of this month so far against the same point of last month, and of the same month of
/// last year.
struct SamePoint {
  /// One category.
  struct Line {
    var category: CategoryPath?
    var now = DecimalSum()
    var lastMonth = DecimalSum()
    var lastYear = DecimalSum()

    mutating func add(_ amount: ExactDecimal, isNow: Bool, isLastMonth: Bool) {
      if isNow {
        now.subtract(amount)
      } else if isLastMonth {
        lastMonth.subtract(amount)
      } else {
        lastYear.subtract(amount)
      }
    }
  }

  /// The days that are compared.
  struct Span {
    var first: CalendarDate
    var last: CalendarDate

    func contains(_ day: CalendarDate) -> Bool { first <= day && day <= last }
  }

  let now: Span
  let lastMonth: Span
  let lastYear: Span
  /// By currency; categories by name, uncategorized last.
  let lines: [Currency: [Line]]
  /// Whether the book reaches back so far.
  let hasLastMonth: Bool
  let hasLastYear: Bool

  /// A month that is over is compared with whole months, however long.
  init(_ input: ReportInput, _ ledger: SpendingLedger, asOf day: CalendarDate) {
    let month = day.month
    let year = Month(year: month.year - 1, month: month.month)
    now = Span(first: month.firstDay, last: day)
    lastMonth = Self.span(of: month.previous, at: day)
    lastYear = Self.span(of: year, at: day)
    let first = ledger.months.first ?? month
    hasLastMonth = first <= month.previous
    hasLastYear = first <= year
    var found: [Currency: [CategoryPath?: Line]] = [:]
    for index in input.transactions.indices where ledger.roles[index] == .spending {
      let numbers = input.transactions.numbers[index]
      guard numbers.status == .posted else { continue }
      let date = numbers.date(by: input.basis)
      let isNow = now.contains(date)
      let isLastMonth = !isNow && lastMonth.contains(date)
      guard isNow || isLastMonth || lastYear.contains(date) else { continue }
      let amount = numbers.amount
      let category = input.transactions.category(at: index)
      found[amount.currency, default: [:]][category, default: Line(category: category)]
        .add(amount.amount, isNow: isNow, isLastMonth: isLastMonth)
    }
    lines = found.mapValues { lines in
      lines.values.sorted { left, right in
        guard let leftCategory = left.category else { return false }
        guard let rightCategory = right.category else { return true }
        return leftCategory < rightCategory
      }
    }
  }

  private static func span(of month: Month, at day: CalendarDate) -> Span {
    let isWhole = day == day.month.lastDay
    let last = month.firstDay.adding(days: day.day - 1)
    return Span(first: month.firstDay, last: isWhole ? month.lastDay : min(last, month.lastDay))
  }
}
