import StatementModel

/// Signs of amounts beside words for debit and credit.
///
/// Where one word stands with both signs, the file does not tell what a minus means.
struct DirectionSigns {
  private var outflow = (negative: 0, positive: 0)
  private var inflow = (negative: 0, positive: 0)

  /// Gives an amount the sign that the word beside it says; nothing where it says neither.
  mutating func apply(_ word: String, to amount: ExactDecimal) -> ExactDecimal? {
    guard let isOut = Self.isOutflow(word) else { return nil }
    switch (isOut, amount.isNegative) {
    case _ where amount.isZero: break
    case (true, true): outflow.negative += 1
    case (true, false): outflow.positive += 1
    case (false, true): inflow.negative += 1
    case (false, false): inflow.positive += 1
    }
    return isOut ? -amount.magnitude : amount.magnitude
  }

  mutating func add(_ other: DirectionSigns) {
    outflow.negative += other.outflow.negative
    outflow.positive += other.outflow.positive
    inflow.negative += other.inflow.negative
    inflow.positive += other.inflow.positive
  }

  var areConsistent: Bool {
    min(outflow.negative, outflow.positive) == 0 && min(inflow.negative, inflow.positive) == 0
  }

  private static func isOutflow(_ word: String) -> Bool? {
    switch word.lowercased() {
    case "debit", "dbit": true
    case "credit", "crdt": false
    default: nil
    }
  }
}
