import StatementModel

/// What can be wrong with the currencies and accounts of rows.
enum MoneyFact: DiagnosticFact {
  /// A sign that can't mean the currency that the file is in.
  case foreignSign(SharedCurrencySign, currency: Currency)
  /// A sign of other currencies than another row's, where nothing tells which.
  case signsContradict(SharedCurrencySign, SharedCurrencySign)
  case currenciesContradict(amount: String, cell: String)
  case badCurrency(String, column: String)
  /// - Parameter column: The column of currencies; nothing where amounts name them.
  case missingCurrency(column: String?)
  case missingAccount(column: String)
}

extension MoneyFact {
  var code: String {
    switch self {
    case .foreignSign: "foreign-currency-sign"
    case .signsContradict: "currency-signs-contradict"
    case .currenciesContradict: "currencies-contradict"
    case .badCurrency: "bad-currency"
    case .missingCurrency: "missing-currency"
    case .missingAccount: "missing-account"
    }
  }

  var summary: String {
    switch self {
    case .foreignSign(let sign, let currency):
      "amounts are written with \"\(sign.text)\", which can't mean \(currency)"
    case .signsContradict(let sign, let other):
      "the amount is written with \"\(sign.text)\", others with \"\(other.text)\", and no "
        + "currency is named"
    case .currenciesContradict(let amount, let cell):
      "the amount \"\(amount)\" and the currency \"\(cell)\" beside it contradict each other"
    case .badCurrency(let text, let column): "\"\(text)\" in column \(column) is no currency"
    case .missingCurrency(let column):
      column.map { "the row has no currency in column \($0), where others have several" }
        ?? "the amount names no currency, where others name several"
    case .missingAccount(let column):
      "the row has no account in column \(column), where others have several"
    }
  }

  var remedy: String? {
    switch self {
    case .foreignSign(let sign, _):
      "add " + sign.settings.map { "\"\($0)\"" }.joined(separator: " or ") + " to the profile"
    case .missingCurrency: "add \"currency:\" to the profile, for rows that name none"
    default: nil
    }
  }
}

extension MoneyFact: ProfileQuestion {
  package var settings: [String] {
    if case .foreignSign(let sign, _) = self { return sign.settings }
    return []
  }
}

extension SharedCurrencySign {
  /// The profile's lines of which one settles what the sign means: the most usual currencies.
  package var settings: [String] { currencies.prefix(7).map { "currency: \($0)" } }
}
