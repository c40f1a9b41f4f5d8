import StatementModel

/// What was given back of a payment since, noted behind its amount: `131.77(已退款89.84)`.
///
/// Shops of China that keep a wallet write it so, and say in their files that such a row counts with
/// what is left; the refund's own row then counts as neither income nor expense.
struct RefundNote {
  /// The amount that was paid.
  var paid: TableField
  /// What was given back; nothing where it was all.
  var refund: TableField?

  /// Takes the note off a cell that has one.
  init?(_ text: Span<UInt8>, _ field: TableField) {
    guard !field.isEscaped, field.end - field.start <= 64,
      let open = Self.bracket(Self.openings, text, field.start, field.end),
      open.lowerBound > field.start,
      let close = Self.bracket(Self.closings, text, open.upperBound, field.end),
      close.upperBound == field.end
    else { return nil }
    paid = TableField(start: field.start, end: open.lowerBound, isEscaped: false)
    let inside = open.upperBound..<close.lowerBound
    if Self.whole.contains(where: { Self.starts($0, text, inside) }) { return }
    guard let part = Self.part.first(where: { Self.starts($0, text, inside) }) else { return nil }
    refund = TableField(
      start: inside.lowerBound + part.count, end: inside.upperBound, isEscaped: false)
  }

  /// The amount that is left, with the sign of what was paid.
  func rest(_ text: Span<UInt8>, decimalMark: UInt8) -> (cell: AmountCell, amount: ExactDecimal)? {
    guard case .amount(let cell) = AmountCell.read(text, paid),
      let paid = cell.magnitude(text, decimalMark: decimalMark)
    else { return nil }
    var left = ExactDecimal.zero
    if let refund {
      guard case .amount(let back) = AmountCell.read(text, refund), !back.isNegative,
        let back = back.magnitude(text, decimalMark: decimalMark), back <= paid
      else { return nil }
      var sum = DecimalSum()
      sum.add(paid)
      sum.add(-back)
      guard let difference = sum.exactDecimal else { return nil }
      left = difference
    }
    return (cell, cell.isNegative ? -left : left)
  }

  /// How a part, and how all that was paid is noted.
  private static let part = Words.texts("refund.part").map { Array($0.utf8) }
  private static let whole = Words.texts("refund.whole").map { Array($0.utf8) }
  private static let openings = [Array("(".utf8), Array("（".utf8)]
  private static let closings = [Array(")".utf8), Array("）".utf8)]

  private static func bracket(
    _ brackets: [[UInt8]], _ text: Span<UInt8>, _ start: Int, _ end: Int
  ) -> Range<Int>? {
    for index in start..<max(start, end) {
      for bracket in brackets where Self.starts(bracket, text, index..<end) {
        return index..<(index + bracket.count)
      }
    }
    return nil
  }

  private static func starts(_ bytes: [UInt8], _ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    range.count >= bytes.count
      && bytes.indices.allSatisfy { text[range.lowerBound + $0] == bytes[$0] }
  }
}
