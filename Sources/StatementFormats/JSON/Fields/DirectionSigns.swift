import StatementModel

/// Signs of amounts beside words for debit and credit.
///
/// Where one word stands with both signs, the
/// file does not tell what a minus means.
struct DirectionSigns {
  /// Whether the words stand in a field called no more than `type`.
  var areTypes = false
  private var outflow = (negative: 0, positive: 0)
  private var inflow = (negative: 0, positive: 0)

  mutating func see(_ direction: SignEvidence.Direction, _ amount: ExactDecimal) {
    guard !amount.isZero else { return }
    switch (direction, amount.isNegative) {
    case (.outflow, true): outflow.negative += 1
    case (.outflow, false): outflow.positive += 1
    case (.inflow, true): inflow.negative += 1
    case (.inflow, false): inflow.positive += 1
    }
  }

  mutating func add(_ other: DirectionSigns) {
    outflow.negative += other.outflow.negative
    outflow.positive += other.outflow.positive
    inflow.negative += other.inflow.negative
    inflow.positive += other.inflow.positive
    areTypes = areTypes || other.areTypes
  }

  var count: Int { outflow.negative + outflow.positive + inflow.negative + inflow.positive }

  var areConsistent: Bool {
    min(outflow.negative, outflow.positive) == 0 && min(inflow.negative, inflow.positive) == 0
  }

  /// Whether every row has the type "credit", which may as well name the kind of card.
  var mayNameTheCard: Bool {
    areTypes && outflow.negative + outflow.positive == 0 && inflow.negative + inflow.positive > 0
  }
}
