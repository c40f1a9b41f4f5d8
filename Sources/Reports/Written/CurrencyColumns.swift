import StatementModel

/// What was spent in several currencies, in one row: a column for each of the most used ones, and one
/// for what is left.
struct CurrencyColumns {
  private let shown: ArraySlice<Currency>
  private let others: ArraySlice<Currency>
  private let locale: ReportLocale

  /// More columns than this are hard to read.
  private static let most = 4

  /// - Parameter currencies: the most used one first.
  init(_ currencies: [Currency], _ locale: ReportLocale) {
    shown = currencies.prefix(Self.most)
    others = currencies.dropFirst(Self.most)
    self.locale = locale
  }

  var columns: [TextTable.Column] {
    let amounts = shown.enumerated().map { number, currency in
      TextTable.Column(
        currency.code, key: "spent_\(currency.code.lowercased())", .right,
        priority: number == 0 ? .high : .medium)
    }
    return amounts + (others.isEmpty ? [] : [.init(.otherCurrencies, priority: .low)])
  }

  /// - Parameter spent: What was spent in each currency; nothing where there was nothing.
  func cells(_ spent: [Currency: DecimalSum]) -> [TextTable.Cell] {
    let amounts = shown.map { currency in
      spent[currency].map { TextTable.Cell.sum($0, currency) } ?? .empty
    }
    guard !others.isEmpty else { return amounts }
    return amounts + [
      .words(others.compactMap { code in spent[code].map { locale.text($0, code) } })
    ]
  }
}
