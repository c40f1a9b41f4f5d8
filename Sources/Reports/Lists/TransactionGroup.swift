import StatementModel

/// Some transactions of a list that belong together.
package struct TransactionGroup: Hashable, Sendable {
  /// What the transactions of a group have in common.
  package enum Key: Hashable, Sendable {
    case all
    case day(CalendarDate)
    /// The week that begins on this day.
    case week(CalendarDate)
    case month(Month)
    /// Quarter 1 to 4 of a year.
    case quarter(year: Int, Int)
    case year(Int)
    /// Nothing for a card that the book does not know.
    case card(CardID?)
    /// Nothing for uncategorized ones.
    case category(CategoryPath?)
    /// The payee, else the merchant's name within the description (``MerchantKeys``); folded.
    case merchant(String)
    /// Nothing for those without tags.
    case tag(String?)
    /// Nothing for those of no period.
    case period(PeriodPlace?)
  }

  package var key: Key
  /// As people say it: `Yesterday`, `February 2026`, `Visa Gold ···4417`, `Uncategorized`.
  package var header: String
  /// Places in the list's transactions, in the order of the list.
  package var indices: ArraySlice<Int> = []
  /// Of those that are posted.
  package var totals = CurrencyTotals()
  /// Of those that are pending; never in `totals`.
  package var pending = CurrencyTotals()

  /// What stands above transactions that have no category.
  package static let uncategorized = "Uncategorized"

  /// The heading for people, with the category's icon.
  func title(in locale: ReportLocale) -> String {
    if case .category(let category) = key { locale.label(of: category) } else { header }
  }

  mutating func add(
    _ amount: Money, _ status: Transaction.Status, _ role: SpendingRole
  ) {
    switch status {
    case .posted: totals.add(amount, as: role)
    case .pending: pending.add(amount, as: role)
    case .withdrawn, .deleted: break
    }
  }

  /// Brings sums into the order of their currencies.
  mutating func sortSums(by order: CurrencyOrder) {
    totals.sort(by: order)
    pending.sort(by: order)
  }
}
