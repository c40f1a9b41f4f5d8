import StatementModel

/// What can be wrong in `rates.csv`.
enum RatesFact: DiagnosticFact {
  case noHeader
  case missingColumn(String)
  case shortLine(Int)
  case badDate(String)
  case badCurrency(String)
  case sameCurrency(String)
  case badRate(String)
  /// A cell behind the last column that has a currency.
  case cellWithoutColumn(String)
  case contradiction(String, day: CalendarDate, firstLine: Int)
  case tooLarge(bytes: Int)

  var code: String {
    switch self {
    case .noHeader: "rates-header"
    case .missingColumn: "rates-column"
    case .shortLine: "rates-line"
    case .badDate: "rates-date"
    case .badCurrency: "rates-currency"
    case .sameCurrency: "rates-same-currency"
    case .badRate: "rates-rate"
    case .cellWithoutColumn: "rates-surplus-cell"
    case .contradiction: "rates-contradiction"
    case .tooLarge: "rates-too-large"
    }
  }

  var summary: String {
    switch self {
    case .noHeader: "the file does not begin with a header"
    case .missingColumn(let name): "the header has no column \"\(name)\""
    case .shortLine(let count): "the line has \(count) \(count == 1 ? "cell" : "cells") only"
    case .badDate(let text): "\"\(text)\" is no day"
    case .badCurrency(let text): "\"\(text)\" is no currency"
    case .sameCurrency(let code): "base and quote are both \(code)"
    case .badRate(let text): "\"\(text)\" is no rate"
    case .cellWithoutColumn(let text): "\"\(text)\" stands behind the last column of the header"
    case .contradiction(let pair, let day, let line):
      "line \(line) gives another rate of \(pair) for \(day)"
    case .tooLarge(let bytes): "the file has \(bytes) bytes, which is too much"
    }
  }

  var remedy: String? {
    switch self {
    case .noHeader, .missingColumn:
      "begin it with date,base,quote,rate, or take the European Central Bank's eurofxref-hist.csv"
    case .shortLine: "write date, base, quote and rate, with commas between them"
    case .badDate: "write year, month and day: 2026-03-31"
    case .badCurrency: "write the letters of its code, like USD"
    case .sameCurrency: "a rate is between two currencies"
    case .badRate: "write a positive number with a decimal point, like 1.0815, or N/A for none"
    case .cellWithoutColumn: "give it a column, or take it away"
    case .contradiction: "take one of them away"
    case .tooLarge: "keep the years that your statements are of"
    }
  }
}
