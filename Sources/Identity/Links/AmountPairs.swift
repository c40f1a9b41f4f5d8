import StatementModel

/// Inflows by their amounts, to find those that an outflow may have become.
struct AmountPairs {
  private let candidates: [LinkCandidate]
  /// By amount: candidates in their order, hence by day.
  private var byAmount: [Money: [Int]] = [:]
  /// The same by the amount in the currency of the purchase, where that is another.
  private var byOriginal: [Money: [Int]] = [:]

  /// - Parameter isFree: Whether a candidate may be linked at all.
  init(_ candidates: [LinkCandidate], isFree: (Int) -> Bool) {
    self.candidates = candidates
    for (index, candidate) in candidates.enumerated()
    where candidate.amount.amount.units > 0 && isFree(index) {
      byAmount[candidate.amount, default: []].append(index)
      if let original = candidate.foreignOriginal {
        byOriginal[original, default: []].append(index)
      }
    }
  }

  /// The inflows within the days of a transfer whose amount is the outflow's, by which amounts are
  /// equal.
  func matches(of outflow: LinkCandidate) -> [(inflows: ArraySlice<Int>, basis: LinkEdge.Basis)] {
    var matches: [(inflows: ArraySlice<Int>, basis: LinkEdge.Basis)] = []
    func add(_ inflows: [Int]?, _ basis: LinkEdge.Basis) {
      guard let inflows else { return }
      let days = Int32(LinkFinder.transferDays)
      let first = inflows.lowerBound({ candidates[$0].day < outflow.day - days })
      let end = inflows.lowerBound({ candidates[$0].day <= outflow.day + days })
      if first < end { matches.append((inflows[first..<end], basis)) }
    }
    add(byAmount[-outflow.amount], .amounts)
    if !byOriginal.isEmpty { add(byOriginal[-outflow.amount], .originalOf(.target)) }
    if let original = outflow.foreignOriginal { add(byAmount[-original], .originalOf(.source)) }
    return matches
  }
}
