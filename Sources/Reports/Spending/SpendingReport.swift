import StatementModel

/// What was spent in one month or period, by category and currency, and what else moved.
package struct SpendingReport: Hashable, Sendable {
  /// One category in one currency.
  package struct Line: Hashable, Sendable {
    /// Nothing for uncategorized outflows.
    package var category: CategoryPath?
    package var count: Int
    /// Charges minus refunds.
    package var spent: DecimalSum
    /// Tenths of a percent of all spending in the currency; nothing where that is not positive.
    package var share: Int?
    /// Against the month before; nothing where the book does not reach back to it, and in periods.
    package var change: DecimalSum?

    /// The category's path, or *Uncategorized*.
    package var name: String { category?.text ?? TransactionGroup.uncategorized }
  }

  /// All spending in one currency.
  package struct Section: Hashable, Sendable {
    package var currency: Currency
    /// Highest first, uncategorized last.
    package var lines: [Line]
    package var count: Int
    package var spent: DecimalSum
    package var change: DecimalSum?
  }

  /// Money that moved and is no spending.
  package struct Apart: Hashable, Sendable {
    package var role: SpendingRole
    package var totals: CurrencyTotals
  }

  package let span: ReportSpan
  /// The most used currency of the book first.
  package let sections: [Section]
  package let apart: [Apart]
  package let pending: CurrencyTotals
  /// Of a period: the days that its changes compare it with.
  package var comparedDays: ClosedRange<CalendarDate>?
  private let places: [Currency: Int]

  init(span: ReportSpan, sections: [Section], apart: [Apart], pending: CurrencyTotals) {
    self.span = span
    self.sections = sections
    self.apart = apart
    self.pending = pending
    places = Dictionary(
      sections.enumerated().map { ($1.currency, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The spending in one currency.
  package subscript(currency: Currency) -> Section? { places[currency].map { sections[$0] } }
}

extension SpendingLedger {
  /// The spending of one month.
  package func report(for month: Month) -> SpendingReport {
    let own = sums[month] ?? SpanSums()
    let reachesBack = months.first.map { $0 <= month.previous } ?? false
    return report(
      of: .month(month), own, before: reachesBack ? sums[month.previous] ?? SpanSums() : nil)
  }

  /// The spending of a period.
  ///
  /// - Parameters:
  ///   - places: Of its transactions.
  ///   - before: The days that it is compared with, and the places of their transactions.
  func report(
    for period: Period, places: [Int], in transactions: TransactionTable,
    before: (days: ClosedRange<CalendarDate>, places: [Int])? = nil
  ) -> SpendingReport {
    var report = report(
      of: .period(period), sums(of: places, in: transactions),
      before: before.map { sums(of: $0.places, in: transactions) })
    report.comparedDays = before?.days
    return report
  }

  private func report(
    of span: ReportSpan, _ own: SpanSums, before: SpanSums?
  ) -> SpendingReport {
    var spending = CurrencyTotals()
    var parts: [Currency: [Part]] = [:]
    for (category, totals) in own.categories {
      spending.add(totals)
      for total in totals.totals { parts[total.currency, default: []].append((category, total)) }
    }
    var past = CurrencyTotals()
    for totals in (before?.categories ?? [:]).values { past.add(totals) }
    let sections = currencyOrder.sorted(spending.totals).map { total in
      section(parts[total.currency] ?? [], sum: total, past: past[total.currency], before)
    }
    let apart = Self.apartRoles.compactMap { role in
      own.apart[role].map { totals in
        var sorted = totals
        sorted.sort(by: currencyOrder)
        return SpendingReport.Apart(role: role, totals: sorted)
      }
    }
    var pending = own.pending
    pending.sort(by: currencyOrder)
    return SpendingReport(span: span, sections: sections, apart: apart, pending: pending)
  }

  /// In the order of reports.
  private static let apartRoles: [SpendingRole] = [
    .income, .uncategorizedInflow, .transfer, .payment, .hidden,
  ]

  /// One category's spending in the currency of a section.
  private typealias Part = (category: CategoryPath?, total: CurrencyTotal)

  /// - Parameters:
  ///   - sum: of all parts.
  ///   - past: the sum of the month before.
  private func section(
    _ parts: [Part], sum: CurrencyTotal, past: CurrencyTotal?, _ before: SpanSums?
  ) -> SpendingReport.Section {
    let currency = sum.currency
    var lines = parts.map { category, total in
      SpendingReport.Line(
        category: category, count: total.spendingCount, spent: total.spent,
        share: sum.spent > DecimalSum() ? total.spent.permille(of: sum.spent) : nil,
        change: before.map { before in
          Self.difference(total.spent, before.categories[category]?[currency]?.spent)
        })
    }
    if let before {
      // What was spent on last month and not this month is part of the change.
      let own = Set(parts.map(\.category))
      for (category, totals) in before.categories where !own.contains(category) {
        guard let past = totals[currency]?.spent, !past.isZero else { continue }
        lines.append(
          SpendingReport.Line(
            category: category, count: 0, spent: DecimalSum(), share: nil, change: past.negated))
      }
    }
    return SpendingReport.Section(
      currency: currency, lines: lines.sorted(by: Self.standsBefore), count: sum.spendingCount,
      spent: sum.spent,
      change: before == nil ? nil : Self.difference(sum.spent, past?.spent))
  }

  private static func standsBefore(
    _ left: SpendingReport.Line, _ right: SpendingReport.Line
  ) -> Bool {
    guard let leftCategory = left.category else { return false }
    guard let rightCategory = right.category else { return true }
    return left.spent == right.spent ? leftCategory < rightCategory : left.spent > right.spent
  }

  private static func difference(_ sum: DecimalSum, _ past: DecimalSum?) -> DecimalSum {
    var difference = sum
    if let past { difference.add(past.negated) }
    return difference
  }
}

extension SpendingRole {
  /// As it stands in a report, beside its total.
  var title: ReportWord {
    switch self {
    case .spending: .spending
    case .income: .income
    case .transfer: .transfers
    case .payment: .cardPayments
    case .hidden: .hiddenTotal
    case .uncategorizedInflow: .uncategorizedMoneyIn
    case .gone: .withdrawnOrDeleted
    }
  }
}
