import StatementModel

/// Currencies as the interfaces of Israeli banks and cards name them.
enum IsraeliCurrency {
  /// The currency of a code, sign or word; the dollar's sign is the American dollar's here.
  static func named(_ text: String) -> Currency? {
    CurrencySigns.currency(text) ?? words[text]
  }

  private static let words: [String: Currency] = [
    "שקלים": .ils, "שקל חדש": .ils, "ש'ח": .ils, "אירו": .eur, "יורו": .eur, "$": .usd,
    "דולר ארה\"ב": .usd, "לירה שטרלינג": .gbp,
  ]
}
