extension Unicode.Scalar {
  /// Whether it is of a letter or number, or a mark on one; apostrophes are none.
  package var isOfWord: Bool {
    switch self {
    case "0"..."9", "a"..."z", "A"..."Z": true
    case ..<"\u{80}": false
    default:
      properties.isAlphabetic || properties.numericType != nil
        || properties.canonicalCombiningClass != .notReordered
    }
  }
}
