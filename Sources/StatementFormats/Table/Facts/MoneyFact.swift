import StatementModel

/// What can be wrong with the currencies and accounts of rows.
enum MoneyFact: DiagnosticFact {
  /// A row's sign that can't mean the currency that the file is in.
  case foreignSign(SharedCurrencySign, currency: Currency)
  /// The sign of so many rows that the file may be in another currency.
  /// - Parameter rows: How many rows might be in the other currency, those with the sign among them.
  case foreignSigns(SharedCurrencySign, currency: Currency, count: Int, rows: Int)
  /// A sign of other currencies than another row's, where nothing tells which.
  case signsContradict(SharedCurrencySign, SharedCurrencySign)
  case currenciesContradict(amount: String, cell: String)
  /// The amount's header names a currency, and a column another one in every row.
  /// - Parameter number: The column of currencies, from 1.
  case headerContradicts(
    header: String, currency: Currency, column: String, number: Int, cells: Currency)
  case badCurrency(String, column: String)
  /// - Parameter column: The column of currencies; nothing where amounts name them.
  case missingCurrency(column: String?)
  case missingAccount(column: String)
  /// Whole amounts, each with two digits in the cell after it.
  /// - Parameter number: The column of the amounts, from 1.
  case cutAmounts(role: String, number: Int, column: String, next: String)
  /// A table of dates and amounts without any text.
  /// - Parameter line: The header's line.
  case noDescription(line: Int)
}

extension MoneyFact {
  var code: String {
    switch self {
    case .foreignSign, .foreignSigns: "foreign-currency-sign"
    case .signsContradict: "currency-signs-contradict"
    case .currenciesContradict: "currencies-contradict"
    case .headerContradicts: "header-currency"
    case .badCurrency: "bad-currency"
    case .missingCurrency: "missing-currency"
    case .missingAccount: "missing-account"
    case .cutAmounts: "cut-amounts"
    case .noDescription: "no-description"
    }
  }

  var summary: String {
    switch self {
    case .foreignSign(let sign, let currency):
      "the amount is written with \"\(sign.text)\", which can't mean \(currency)"
    case .foreignSigns(let sign, let currency, let count, let rows):
      "\(count) of \(CountText.of(rows, "amount")) \(count == 1 ? "is" : "are") written with "
        + "\"\(sign.text)\", which can't mean \(currency)"
    case .signsContradict(let sign, let other):
      "the amount is written with \"\(sign.text)\", others with \"\(other.text)\", and no "
        + "currency is named"
    case .currenciesContradict(let amount, let cell):
      "the amount \"\(amount)\" and the currency \"\(cell)\" beside it contradict each other"
    case .headerContradicts(let header, let currency, let column, _, let cells):
      "the header \(header) says that amounts are in \(currency), but column \(column) says \(cells) in "
        + "every row"
    case .badCurrency(let text, let column): "\"\(text)\" in column \(column) is no currency"
    case .missingCurrency(let column):
      column.map { "the row has no currency in column \($0), where others have several" }
        ?? "the amount names no currency, where others name several"
    case .missingAccount(let column):
      "the row has no account in column \(column), where others have several"
    case .cutAmounts(_, _, let column, let next):
      "the amounts in column \(column) seem to be cut at their decimal comma: their last two digits "
        + "stand in column \(next)"
    case .noDescription:
      "the table has dates and amounts, but no text that says what they are for"
    }
  }

  var remedy: String? {
    switch self {
    case .foreignSign:
      "write the code of its currency into the file in place of the sign"
    case .foreignSigns(_, _, let count, let rows):
      "add " + settings.map { "\"\($0)\"" }.joined(separator: " or ") + " to the profile"
        + (count * 2 > rows ? "" : ", which rejects what has the sign")
    case .cutAmounts:
      "export the file with a decimal point or with quotes; if the amounts are whole, add "
        + "\"\(settings.joined())\" to the profile"
    case .noDescription:
      "if it is a statement all the same, add \"\(settings.joined())\" to the profile"
    case .headerContradicts(_, let currency, _, _, let cells):
      "add \"\(settings[0])\" to the profile if amounts are in \(cells), or \"\(settings[1])\" if they are "
        + "in \(currency)"
    case .missingCurrency: "add \"currency:\" to the profile, for rows that name none"
    default: nil
    }
  }
}

extension MoneyFact: ProfileQuestion {
  package var settings: [String] {
    switch self {
    case .foreignSigns(let sign, let currency, let count, let rows):
      // A few signs say nothing of the other rows.
      count * 2 > rows ? sign.settings : ["currency: \(currency)"]
    case .cutAmounts(let role, let number, _, _): ["columns: { \(role): \(number) }"]
    case .headerContradicts(_, _, _, let number, _):
      ["columns: { currency: \(number) }", "columns: { original-currency: \(number) }"]
    case .noDescription(let line): [line == 1 ? "header-row: yes" : "skip: \(line - 1)"]
    default: []
    }
  }
}

extension SharedCurrencySign {
  /// The profile's lines of which one settles what the sign means: the most usual currencies.
  package var settings: [String] { currencies.prefix(7).map { "currency: \($0)" } }
}
