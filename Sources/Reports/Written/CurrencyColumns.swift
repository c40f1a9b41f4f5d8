import StatementModel

/// What was spent in several currencies, in one row: a column for each of the most used ones, and one
/// for what is left.
struct CurrencyColumns {
  private let shown: [Currency]
  private let hasOthers: Bool
  private let locale: ReportLocale

  /// More columns than this are hard to read.
  private static let most = 4

  /// - Parameter currencies: the most used one first.
  init(_ currencies: [Currency], _ locale: ReportLocale) {
    shown = Array(currencies.prefix(Self.most))
    hasOthers = currencies.count > Self.most
    self.locale = locale
  }

  var columns: [TextTable.Column] {
    let amounts = shown.enumerated().map { number, currency in
      TextTable.Column(
        currency.code, key: "spent_\(currency.code.lowercased())", .right,
        priority: number == 0 ? .high : .medium)
    }
    return amounts + (hasOthers ? [.init(.otherCurrencies, priority: .low)] : [])
  }

  /// - Parameter spent: What was spent in each currency; nothing where there was nothing.
  func cells(_ spent: [Currency: DecimalSum]) -> [TextTable.Cell] {
    let amounts = shown.map { currency in
      spent[currency].map { TextTable.Cell.sum($0, currency) } ?? .empty
    }
    guard hasOthers else { return amounts }
    let others = spent.keys.filter { !shown.contains($0) }.sorted()
    return amounts + [
      .words(others.compactMap { code in spent[code].map { locale.text($0, code) } })
    ]
  }
}
