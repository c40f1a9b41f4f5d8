import StatementModel

/// What a file does not tell by itself, with the setting of a profile that does.
enum JSONQuestion: DiagnosticFact, Equatable {
  case outflow(rows: Int)
  case dateOrder(orders: [StatementProfile.DateOrder], example: String)
  case decimalMark(example: String)
  case wholeNumbers(currency: String)
  case directionSigns
  case allCredit
  /// No row has a date.
  case undated(rows: Int)
  /// Fees in a field of their own.
  case fee(rows: Int)

  var code: String {
    switch self {
    case .outflow: "ask-outflow"
    case .dateOrder: "ask-date-order"
    case .decimalMark: "ask-decimal-mark"
    case .wholeNumbers: "ask-minor-units"
    case .directionSigns: "ask-direction"
    case .allCredit: "ask-credit"
    case .undated: "ask-day"
    case .fee: "ask-fee"
    }
  }

  var summary: String {
    switch self {
    case .outflow(let rows):
      "the file does not tell whether purchases are its positive or its negative amounts"
        + " (\(CountText.of(rows, "row")))"
    case .dateOrder(let orders, let example):
      "\(example) may be \(Self.words(orders)), as all dates here"
    case .undated(let rows):
      "none of the \(CountText.of(rows, "row")) has a date"
    case .fee(let rows):
      (rows == 1 ? "1 row states" : "\(rows) rows state")
        + " a fee, and not whether it is within the amount"
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
    case .undated:
      #"add "undated:" with the day on which they count, such as "undated: 2024-03-31", to the profile"#
    case .outflow: #"add "outflow: negative" or "outflow: positive" to the profile"#
    case .dateOrder(let orders, _):
      "add " + orders.map { "\"dates: \($0.rawValue)\"" }.joined(separator: " or ")
        + " to the profile"
    case .fee: #"add "fee: included" or "fee: apart" to the profile"#
    case .decimalMark: #"add "decimal: point" or "decimal: comma" to the profile"#
    case .directionSigns, .allCredit:
      #"add "outflow: negative" or "outflow: positive" to the profile to go by the signs alone"#
    case .wholeNumbers:
      #"add "amounts: minor-units" (hundredths) or "amounts: major-units" to the profile"#
    }
  }

  private static func words(_ orders: [StatementProfile.DateOrder]) -> String {
    orders.map { order in
      switch order {
      case .dmy: "day first"
      case .mdy: "month first"
      case .ymd: "year first"
      }
    }
    .joined(separator: " or ")
  }
}
