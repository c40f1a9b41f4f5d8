import StatementModel

/// What is said where most money first holds in each currency only.
enum UncomparedCurrencies {
  /// - Parameter currencies: Those that could not be compared, in their order.
  static func words(_ currencies: [Currency]) -> String? {
    guard let first = currencies.first, currencies.count > 1 else { return nil }
    let rest = currencies.dropFirst().map(\.code).joined(separator: ", then ")
    return "Most money first in each currency by itself: \(first.code), then \(rest). "
      + "With rates of these days in rates.csv they are compared."
  }
}
