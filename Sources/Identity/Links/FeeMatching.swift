import StatementModel

/// Transfers of which less came in than went out.
extension LinkFinder {
  /// The most that a fee may take of what went out, in percent: where a statement shows it, and
  /// where nothing does.
  private static let mostShown: Int64 = 20
  private static let mostGuessed: Int64 = 5

  /// What may be the other side of transfers that have none of their amount.
  ///
  /// What went out must be a transfer by itself; what came in must be one too, or the text of what went
  /// out must name its account. Of the inflows of one span of days, those that lack least
  /// are looked at: `mostPairs` of them, for with more nobody could tell.
  mutating func feeEdges() -> [LinkEdge] {
    let open = candidates.indices.filter { isOpen($0) }
    let sources = open.filter {
      candidates[$0].leaning == .transfer && candidates[$0].amount.isNegative
    }
    let named = sources.reduce(into: Set<Int>()) { named, source in
      named.formUnion(texts.cards(namedAt: candidates[source].place))
    }
    let inflows = InflowsBySize(
      candidates,
      of: open.filter { target in
        let leaning = candidates[target].leaning
        return leaning == .transfer
          || leaning == .unknown && named.contains(candidates[target].card)
      })
    var edges: [LinkEdge] = []
    for source in sources {
      for smaller in inflows.smaller(than: candidates[source]) {
        var found = 0
        for target in smaller {
          guard found < Self.mostPairs, let fee = fee(source, target),
            Self.isAtMost(fee, percent: Self.mostShown, of: candidates[source].amount)
          else { break }
          guard let edge = feeEdge(source, target, fee) else { continue }
          found += 1
          edges.append(edge)
        }
      }
    }
    return edges
  }

  /// Takes the other sides that were found: a fee that the statement shows makes a link; another
  /// difference is proposed.
  mutating func matchFees(_ edges: [LinkEdge]) {
    let shown = edges.filter { if case .less(_, isShown: true) = $0.basis { true } else { false } }
    for group in EdgeGroups(shown).groups where group.isPair {
      for edge in group.edges { add(edge, .automatic, .onlyOne) }
    }
    for group in EdgeGroups(edges.filter { !isTaken($0.source) && !isTaken($0.target) }).groups {
      guard let edge = group.edges.min(by: { Self.isNearer($0, $1) }) else { continue }
      let others = group.edges.count - 1
      add(edge, .proposed, others == 0 ? .onlyOne : .others(others))
    }
  }

  /// How much less came in than went out.
  private func fee(_ source: Int, _ target: Int) -> Money? {
    let outflow = candidates[source].amount
    return outflow.amount.magnitude.subtracting(candidates[target].amount.amount).map {
      Money($0, outflow.currency)
    }
  }

  private mutating func feeEdge(_ source: Int, _ target: Int, _ fee: Money) -> LinkEdge? {
    let outflow = candidates[source]
    let inflow = candidates[target]
    guard outflow.card != inflow.card,
      abs(Int(inflow.day) - Int(outflow.day)) <= Self.transferDays,
      !isRefused(source, target),
      inflow.leaning == .transfer || texts.names(outflow.place, card: inflow.card)
    else { return nil }
    let isShown = texts.shows(fee, at: outflow.place) || texts.shows(fee, at: inflow.place)
    guard isShown || Self.isAtMost(fee, percent: Self.mostGuessed, of: outflow.amount) else {
      return nil
    }
    return edge(source, target, .sure, .less(fee, isShown: isShown))
  }

  /// Exact: a hundred times the part is at most so many times the whole.
  private static func isAtMost(_ part: Money, percent: Int64, of whole: Money) -> Bool {
    var hundredfold = DecimalSum()
    for _ in 0..<100 { hundredfold.add(part.amount) }
    var manyfold = DecimalSum()
    for _ in 0..<percent { manyfold.add(whole.amount.magnitude) }
    return hundredfold <= manyfold
  }

  private static func isNearer(_ one: LinkEdge, _ other: LinkEdge) -> Bool {
    func fee(_ edge: LinkEdge) -> ExactDecimal {
      if case .less(let fee, _) = edge.basis { fee.amount } else { .zero }
    }
    if fee(one) != fee(other) { return fee(one) < fee(other) }
    return (abs(one.days), one.source, one.target) < (abs(other.days), other.source, other.target)
  }
}
