import StatementModel

/// Currencies by the codes, signs and words that exports use for them.
enum CurrencyWords {
  /// The currency of a code (`EUR`), a sign (`€`) or a word (`שקל`); nothing for anything else.
  ///
  /// Signs that several currencies share are left unread, but for `$`, which the sources that write
  /// it at all use for the United States dollar.
  static func currency(_ text: String?) -> Currency? {
    guard let text else { return nil }
    // Nearly every text is a code; "NIS" looks like one and is none.
    if text.utf8.count == 3, text != "NIS", text != "nis", let code = Currency(code: text) {
      return code
    }
    return words[text] ?? numbers[text].flatMap { Currency(code: $0) }
  }

  private static let words: [String: Currency] = [
    "₪": .ils, "ש\"ח": .ils, "ש״ח": .ils, "שח": .ils, "ש'ח": .ils, "NIS": .ils, "nis": .ils,
    "שקל": .ils, "שקלים": .ils, "שקל חדש": .ils, "€": .eur, "אירו": .eur, "יורו": .eur,
    "$": .usd, "US$": .usd, "דולר": .usd, "דולר ארה\"ב": .usd, "£": .gbp, "לירה שטרלינג": .gbp,
  ]

  /// ISO 4217's numeric codes of the currencies met most.
  private static let numbers: [String: String] = [
    "840": "USD", "978": "EUR", "826": "GBP", "376": "ILS", "980": "UAH", "756": "CHF",
    "124": "CAD", "036": "AUD", "36": "AUD", "392": "JPY", "203": "CZK", "985": "PLN",
    "752": "SEK", "578": "NOK", "208": "DKK", "348": "HUF", "946": "RON", "643": "RUB",
    "949": "TRY", "986": "BRL", "484": "MXN", "356": "INR", "156": "CNY", "710": "ZAR",
    "554": "NZD", "702": "SGD", "344": "HKD",
  ]
}
