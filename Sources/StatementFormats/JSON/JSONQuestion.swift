import StatementModel

/// What a file does not tell by itself, with the setting of a profile that does.
enum JSONQuestion: DiagnosticFact, Equatable {
  case wholeNumbers(currency: String)
  case directionSigns
  /// No row has a date.
  case undated(rows: Int)
  /// Fees in a field of their own.
  case fee(rows: Int)

  var code: String {
    switch self {
    case .wholeNumbers: "ask-minor-units"
    case .directionSigns: "ask-direction"
    case .undated: "ask-day"
    case .fee: "ask-fee"
    }
  }

  var summary: String {
    switch self {
    case .undated(let rows):
      "none of the \(CountText.of(rows, "row")) has a date"
    case .fee(let rows):
      (rows == 1 ? "1 row states" : "\(rows) rows state")
        + " a fee, and not whether it is within the amount"
    case .wholeNumbers(let currency):
      "all amounts are whole numbers, and may count \(currency) or its hundredths"
    case .directionSigns:
      "amounts of both signs stand beside one word for debit or credit; which of them counts?"
    }
  }

  var remedy: String? {
    switch self {
    case .undated:
      #"add "undated:" with the day on which they count, such as "undated: 2024-03-31", to the profile"#
    case .fee: #"add "fee: included" or "fee: apart" to the profile"#
    case .directionSigns:
      #"add "outflow: negative" or "outflow: positive" to the profile to go by the signs alone"#
    case .wholeNumbers:
      #"add "amounts: minor-units" (hundredths) or "amounts: major-units" to the profile"#
    }
  }
}
