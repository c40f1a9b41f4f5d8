extension OFXFact: ProfileQuestion {
  package var settings: [String] {
    switch self {
    case .undecidedMark: ["decimal: point", "decimal: comma"]
    default: []
    }
  }
}
