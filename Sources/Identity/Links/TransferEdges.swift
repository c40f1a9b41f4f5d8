import StatementModel

/// Which outflows and inflows may be one transfer.
extension LinkFinder {
  /// Days between the two sides of a transfer: a weekend and a holiday on either end.
  static let transferDays = 5
  /// Of one that fits more than so many others nobody could tell which is meant: it is in doubt, and
  /// only so many are looked at.
  static let mostPairs = 16

  mutating func transferEdges() -> [LinkEdge] {
    let pairs = AmountPairs(candidates) { [isTakenAt, candidates] in
      !isTakenAt[candidates[$0].place]
    }
    var edges: [LinkEdge] = []
    for source in candidates.indices where candidates[source].amount.isNegative && !isTaken(source)
    {
      addEdges(of: source, pairs, to: &edges)
    }
    return edges
  }

  /// Adds the inflows that one outflow may belong to.
  private mutating func addEdges(of source: Int, _ pairs: AmountPairs, to edges: inout [LinkEdge]) {
    let outflow = candidates[source]
    var count = 0
    for (targets, basis) in pairs.matches(of: outflow) {
      for target in targets {
        if candidates[target].card == outflow.card {
          // One account is seldom both sides but for an exchange between its currencies.
          guard case .originalOf = basis else { continue }
        }
        guard !isRefused(source, target), let tier = tier(source, target) else {
          continue
        }
        guard count < Self.mostPairs else {
          isDoubtful[source] = true
          return
        }
        count += 1
        edges.append(edge(source, target, tier, basis))
      }
    }
  }

  /// How strongly two candidates of fitting amounts look like one transfer; nothing where more
  /// speaks against it than for it.
  private mutating func tier(_ source: Int, _ target: Int) -> LinkEdge.Tier? {
    let (one, other) = (candidates[source].leaning, candidates[target].leaning)
    let transfers = (one == .transfer ? 1 : 0) + (other == .transfer ? 1 : 0)
    // Accounts are named by what moves money between them, seldom by a shop.
    let isNamed = names(source, target) || names(target, source)
    if one.isDecided || other.isDecided { return transfers > 0 || isNamed ? .open : nil }
    if one == .statedOther || other == .statedOther {
      return transfers > 0 && isNamed ? .sure : transfers > 0 || isNamed ? .open : nil
    }
    if transfers == 2 || isNamed { return .sure }
    let isRound = Self.isRound(candidates[source].amount)
    if transfers == 1 { return isRound ? .open : .likely }
    return isRound && Self.isSmall(candidates[source].amount) ? nil : .open
  }

  /// Whether an amount is below a hundred.
  private static func isSmall(_ money: Money) -> Bool {
    money.amount.scale == 0 && money.amount.units.magnitude < 100
  }

  /// Whether an amount is a whole multiple of ten.
  private static func isRound(_ money: Money) -> Bool {
    money.amount.scale == 0 && money.amount.units % 10 == 0
  }
}
