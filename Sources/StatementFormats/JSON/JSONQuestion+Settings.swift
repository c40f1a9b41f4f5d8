extension JSONQuestion: ProfileQuestion {
  package var settings: [String] {
    switch self {
    case .outflow, .directionSigns, .allCredit: ["outflow: negative", "outflow: positive"]
    case .dateOrder: ["dates: dmy", "dates: mdy"]
    case .decimalMark: ["decimal: point", "decimal: comma"]
    case .wholeNumbers: ["amounts: minor-units", "amounts: major-units"]
    }
  }
}
