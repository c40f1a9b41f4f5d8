import StatementModel

/// Why a JSON object that should be a transaction could not be read as one.
enum JSONRowFact: DiagnosticFact, Equatable {
  case noDate
  case badDate(String)
  case noAmount
  case badAmount(String)
  /// A number that is no amount of money, or has too many digits for one.
  case amountOutOfRange(String)
  case badStatus(String)
  /// A value that says neither yes nor no, in a field of that name.
  case badFlag(String, field: String)
  case badDirection(String)
  case currencyIsNoMoney(String)
  case badCurrency(String)
  /// What is left of an amount is not the amount without its fee.
  case netContradicts(String)
  case notAnObject
  case severalLegs(Int)
  case tooLarge(limit: Int)
  case tooManyValues(limit: Int)
  /// Another fact, with the line of the value that it is about where that is not the row's line.
  indirect case atLine(Int, JSONRowFact)
}

extension JSONRowFact {
  var code: String {
    switch self {
    case .noDate: "row-without-date"
    case .badDate: "row-bad-date"
    case .noAmount: "row-without-amount"
    case .badAmount: "row-bad-amount"
    case .amountOutOfRange: "row-amount-out-of-range"
    case .badStatus: "row-bad-status"
    case .badFlag: "row-bad-flag"
    case .badDirection: "row-bad-direction"
    case .currencyIsNoMoney: "row-currency-is-no-money"
    case .badCurrency: "row-bad-currency"
    case .netContradicts: "row-net-contradicts"
    case .notAnObject: "row-not-an-object"
    case .severalLegs: "row-several-legs"
    case .tooLarge: "row-too-large"
    case .tooManyValues: "row-too-many-values"
    case .atLine(_, let fact): fact.code
    }
  }

  var summary: String {
    switch self {
    case .noDate: "the transaction has no date"
    case .badDate(let text): "the date \"\(text)\" can't be read"
    case .noAmount: "the transaction has no amount"
    case .badAmount(let text): "the amount \"\(text)\" can't be read as an exact decimal"
    case .amountOutOfRange(let text):
      "the amount \"\(text)\" is too large, or has too many decimals, to be held exactly"
    case .badStatus(let text): "unknown status \"\(text)\""
    case .badFlag(let text, let field): "\(field) is \"\(text)\", which is neither true nor false"
    case .badDirection(let text): "\"\(text)\" says neither debit nor credit"
    case .currencyIsNoMoney(let text): "the account is kept in \"\(text)\", which is no currency"
    case .badCurrency(let text): "\"\(text)\" is no currency"
    case .netContradicts(let text): "the net \"\(text)\" is not the amount without the fee"
    case .notAnObject: "an object with a transaction should stand here"
    case .severalLegs(let count): "a transfer between own accounts with \(count) legs"
    case .tooLarge(let limit): "the object is larger than \(limit) bytes"
    case .tooManyValues(let limit): "the object has more than \(limit) values in it"
    case .atLine(let line, let fact): "\(fact.summary) (line \(line))"
    }
  }

  var remedy: String? {
    switch self {
    case .tooLarge: "raise the limit with --max-record-size if the file is genuine"
    case .tooManyValues: "take out of it what is no part of the transaction"
    case .atLine(_, let fact): fact.remedy
    default: nil
    }
  }
}
