extension OFXFact: ProfileQuestion {
  package var settings: [String] {
    switch self {
    case .undecidedMark: ["decimal: point", "decimal: comma"]
    case .undecidedOrder: ["dates: dmy", "dates: mdy"]
    case .unsignedDebits: ["outflow: positive", "outflow: negative"]
    default: []
    }
  }
}
