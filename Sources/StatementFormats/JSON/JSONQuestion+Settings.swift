import StatementModel

extension JSONQuestion: ProfileQuestion {
  package var settings: [String] {
    switch self {
    case .outflow, .directionSigns, .allCredit: ["outflow: negative", "outflow: positive"]
    case .dateOrder(let orders, _): orders.map { "dates: \($0.rawValue)" }
    // Any day would do; this one only shows how it is written.
    case .undated: ["undated: 2024-03-31"]
    case .fee: ["fee: included", "fee: apart"]
    case .decimalMark: ["decimal: point", "decimal: comma"]
    case .wholeNumbers: ["amounts: minor-units", "amounts: major-units"]
    }
  }
}
