/// A range of amounts without regard to their signs; both ends belong to it.
package struct AmountRange: Hashable, Sendable {
  package var lowest: ExactDecimal?
  package var highest: ExactDecimal?

  package init(from lowest: ExactDecimal?, through highest: ExactDecimal?) {
    self.lowest = lowest
    self.highest = highest
  }

  /// Reads `12.50`, `10..20`, `..50` or `100..`.
  package init(_ text: String) throws(SelectionFact) {
    let ends = text.components(around: "..")
    switch ends.count {
    case 1:
      let amount = try Self.end(text, of: text)
      self.init(from: amount, through: amount)
    case 2 where !(ends[0].isEmpty && ends[1].isEmpty):
      self.init(
        from: ends[0].isEmpty ? nil : try Self.end(ends[0], of: text),
        through: ends[1].isEmpty ? nil : try Self.end(ends[1], of: text))
    default:
      throw .badAmountRange(text)
    }
    if let lowest, let highest, highest < lowest { throw .emptyAmountRange(text) }
  }

  package func contains(_ amount: ExactDecimal) -> Bool {
    let magnitude = amount.magnitude
    if let lowest, magnitude < lowest { return false }
    if let highest, highest < magnitude { return false }
    return true
  }

  /// One end, without its sign; an exponent is no way to write an amount.
  private static func end(_ end: String, of text: String) throws(SelectionFact) -> ExactDecimal {
    let digits = end.utf8.first == 0x2D ? end.dropFirst() : end[...]
    guard digits.first?.isNumber == true, !end.utf8.contains(where: { $0 | 0x20 == 0x65 }),
      let amount = ExactDecimal(end)
    else { throw .badAmountRange(text) }
    return amount.magnitude
  }
}

extension String {
  /// The parts around each occurrence of `mark`.
  fileprivate func components(around mark: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: mark) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
