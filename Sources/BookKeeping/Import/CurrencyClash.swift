import StatementFormats
import StatementModel

/// Amounts written with a currency's sign that can't mean the currency of card and book, in a file
/// that says nothing else of its currency.
struct CurrencyClash: DiagnosticFact, ProfileQuestion {
  let sign: SharedCurrencySign
  /// The currency of card or book, in which the rows would be booked.
  let currency: Currency

  /// The first of a file's statements that clashes with the currency it would be booked in.
  static func find(_ statements: [Statement], booked: [Currency?]) -> CurrencyClash? {
    for (statement, currency) in zip(statements, booked) {
      guard let sign = statement.sharedSign, statement.currency == nil, let currency,
        !sign.canMean(currency)
      else { continue }
      return CurrencyClash(sign: sign, currency: currency)
    }
    return nil
  }

  var code: String { "currency-sign-clash" }

  var summary: String {
    "the amounts are written with \"\(sign.text)\", which can't mean \(currency), the currency of "
      + "card or book"
  }

  var remedy: String? {
    "add " + settings.map { "\"\($0)\"" }.joined(separator: " or ")
      + " to the file's profile or to the card"
  }

  package var settings: [String] { sign.settings }
}
