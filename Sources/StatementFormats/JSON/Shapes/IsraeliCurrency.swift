import StatementModel

/// Currencies as the interfaces of Israeli banks and cards name them.
enum IsraeliCurrency {
  /// The currency of a code, sign or word; the dollar's sign is the American dollar's here.
  static func named(_ text: String) -> Currency? {
    text == "$" ? .usd : CurrencySigns.currency(text)
  }
}
