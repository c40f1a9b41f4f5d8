import Reports
import StatementModel

extension TextTable.Cell {
  /// Sums of several currencies as people read them, one beside the other.
  static func money(_ money: MoneyTotals, in order: CurrencyOrder, _ locale: ReportLocale) -> Self {
    .words(order.sorted(money.currencies).map { locale.text(money[$0], $0) })
  }

  /// What people read where there is no category.
  static let uncategorized = "Uncategorized"
}

extension JSONText {
  /// Sums by currency: `[{"currency": "USD", "amount": "12.50"}]`.
  static func money(_ money: MoneyTotals, in order: CurrencyOrder? = nil) -> JSONText {
    .array(
      (order?.sorted(money.currencies) ?? money.currencies).map { currency in
        .object([
          ("currency", .string(currency.code)), ("amount", .sum(money[currency], currency)),
        ])
      })
  }

  /// An exact sum as a string, so that no reader makes a binary fraction of it.
  static func sum(_ sum: DecimalSum, _ currency: Currency) -> JSONText {
    .string(sum.text(minimumDecimals: currency.minorUnits))
  }

  static func optional(_ date: CalendarDate?) -> JSONText { .optional(date?.description) }
}

extension Array {
  /// The first of them, all where no limit is set.
  func limited(to limit: Int?) -> [Element] { limit.map { Array(prefix($0)) } ?? self }
}
