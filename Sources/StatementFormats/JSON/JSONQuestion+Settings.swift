import StatementModel

extension JSONQuestion: ProfileQuestion {
  package var settings: [String] {
    switch self {
    case .directionSigns: ["outflow: negative", "outflow: positive"]
    // Any day would do; this one only shows how it is written.
    case .undated: ["undated: 2024-03-31"]
    case .fee: ["fee: included", "fee: apart"]
    case .wholeNumbers: ["amounts: minor-units", "amounts: major-units"]
    }
  }
}
