import StatementModel

/// Currencies by the codes, signs and words that exports use for them.
enum CurrencyWords {
  /// The currency of a code (`EUR`), a sign (`€`) or a word (`שקל`); nothing for anything else.
  ///
  /// Signs that several currencies share are left unread, but for `$`, which the sources that write
  /// it at all use for the United States dollar.
  static func currency(_ text: String?) -> Currency? {
    guard let text else { return nil }
    if let currency = words[text] { return currency }
    // A code of ISO 4217's form; longer codes belong to crypto exchanges and loyalty schemes.
    guard text.utf8.count == 3 else {
      return text.utf8.count <= 5 ? Currency(code: text).flatMap { $0.isKnown ? $0 : nil } : nil
    }
    return Currency(code: text)
  }

  private static let words: [String: Currency] = [
    "₪": .ils, "ש\"ח": .ils, "ש״ח": .ils, "שח": .ils, "ש'ח": .ils, "NIS": .ils, "nis": .ils,
    "שקל": .ils, "שקלים": .ils, "שקל חדש": .ils, "€": .eur, "אירו": .eur, "יורו": .eur,
    "$": .usd, "US$": .usd, "דולר": .usd, "דולר ארה\"ב": .usd, "£": .gbp, "לירה שטרלינג": .gbp,
  ]
}
