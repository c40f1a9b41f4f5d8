import StatementModel

/// What a file does not tell by itself, with the setting of a profile that does.
enum JSONQuestion: DiagnosticFact, Equatable {
  case outflow(rows: Int)
  case dateOrder(example: String)
  case decimalMark(example: String)
  case wholeNumbers(currency: String)
  case directionSigns
  case allCredit

  var code: String {
    switch self {
    case .outflow: "ask-outflow"
    case .dateOrder: "ask-date-order"
    case .decimalMark: "ask-decimal-mark"
    case .wholeNumbers: "ask-minor-units"
    case .directionSigns: "ask-direction"
    case .allCredit: "ask-credit"
    }
  }

  var summary: String {
    switch self {
    case .outflow(let rows):
      "the file does not tell whether purchases are its positive or its negative amounts"
        + " (\(rows) rows)"
    case .dateOrder(let example): "\(example) may be day first or month first, as all dates here"
    case .decimalMark(let example):
      "\(example) may have a decimal comma or a decimal point, as all amounts here"
    case .wholeNumbers(let currency):
      "all amounts are whole numbers, and may count \(currency) or its hundredths"
    case .allCredit:
      "every row has a type that says credit, which may mean money in or the kind of card"
    case .directionSigns:
      "amounts of both signs stand beside one word for debit or credit; which of them counts?"
    }
  }

  var remedy: String? {
    switch self {
    case .outflow: #"add "outflow: negative" or "outflow: positive" to the profile"#
    case .dateOrder: #"add "dates: dmy" or "dates: mdy" to the profile"#
    case .decimalMark: #"add "decimal: point" or "decimal: comma" to the profile"#
    case .directionSigns, .allCredit:
      #"add "outflow: negative" or "outflow: positive" to the profile to go by the signs alone"#
    case .wholeNumbers:
      #"add "amounts: minor-units" (hundredths) or "amounts: major-units" to the profile"#
    }
  }
}
