/// What one statement amounts to: counts, sums and dates, without its rows.
///
/// A reader that is only asked what a file holds gives these, so that a file of any size is
/// answered in bounded memory.
package struct StatementSummary: Hashable, Sendable {
  package var account: String?
  package var pocket: String?
  package var accountType: AccountType?
  package var institution: String?
  /// The currency of rows that name none themselves.
  package var currency: Currency?
  package var openingBalance: StatedBalance?
  package var closingBalance: StatedBalance?
  /// All rows that count, the pending ones among them.
  package private(set) var transactions = 0
  /// Rows that count no more, since the statement itself corrects them, and deletions.
  package var corrected = 0
  package private(set) var pending = 0
  /// The sums of all rows but pending ones; rows that no currency is known of count under
  /// `Currency.none`.
  package private(set) var bookedSums = MoneyTotals()
  package private(set) var pendingSums = MoneyTotals()
  /// The sums of all rows.
  package var sums: MoneyTotals {
    var sums = bookedSums
    sums.add(pendingSums)
    return sums
  }
  /// The earliest and latest key date of the rows.
  package private(set) var firstDate: CalendarDate?
  package private(set) var lastDate: CalendarDate?

  package init() {}

  package init(_ statement: Statement) {
    account = statement.account
    pocket = statement.pocket
    accountType = statement.accountType
    institution = statement.institution
    currency = statement.currency
    openingBalance = statement.openingBalance
    closingBalance = statement.closingBalance
    let void = StatementCorrections(statement.rows).void
    corrected = void.count
    let rows = statement.rows
    for index in rows.indices where !void.contains(index) {
      let numbers = rows.numbers[index]
      add(
        rows.amount(of: index), rows.currency(of: index) ?? statement.currency ?? .none,
        on: CalendarDate(dayNumber: numbers.keyDay), isPending: numbers.marks.contains(.pending))
    }
  }

  /// Counts one row.
  package mutating func add(
    _ amount: ExactDecimal, _ currency: Currency, on date: CalendarDate, isPending: Bool
  ) {
    transactions += 1
    if isPending {
      pending += 1
      pendingSums.add(Money(amount, currency))
    } else {
      bookedSums.add(Money(amount, currency))
    }
    firstDate = min(firstDate ?? date, date)
    lastDate = max(lastDate ?? date, date)
  }
}
