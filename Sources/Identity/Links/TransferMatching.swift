import StatementModel

/// Transfers between own accounts, and card bills.
extension LinkFinder {
  /// Links what belongs together without doubt: the strongest evidence first, and the same day
  /// before others.
  mutating func matchTransfers(_ edges: [LinkEdge]) {
    for tier in [LinkEdge.Tier.sure, .likely] {
      let own = edges.filter { $0.tier == tier }
      match(own.filter { $0.days == 0 }, isLast: false)
      match(own, isLast: true)
    }
  }

  /// Links pairs of which nothing else comes into question, and groups of equally many on both
  /// sides.
  ///
  /// - Parameter isLast: Whether what remains doubtful here stays so.
  private mutating func match(_ edges: [LinkEdge], isLast: Bool) {
    let open = edges.filter { isOpen($0.source) && isOpen($0.target) }
    for group in EdgeGroups(open).groups {
      let matched = group.inTurn()
      for edge in matched { add(edge, .automatic, group.isPair ? .onlyOne : .inTurn) }
      guard matched.isEmpty, isLast else { continue }
      for edge in group.edges {
        isDoubtful[edge.source] = true
        isDoubtful[edge.target] = true
      }
    }
  }

  /// Adds a link whose transactions no other may have.
  mutating func add(_ edge: LinkEdge, _ state: LinkState, _ uniqueness: LinkEvidence) {
    take(candidates[edge.source].place)
    take(candidates[edge.target].place)
    links.append(link(edge, state, uniqueness))
  }

  /// Proposes the likeliest pairs of what is left, each transaction once.
  mutating func proposeTransfers(_ edges: [LinkEdge]) {
    let left = edges.filter { !isTaken($0.source) && !isTaken($0.target) }
    guard !left.isEmpty else { return }
    var counts: [Int: Int] = [:]
    for edge in left {
      counts[edge.source, default: 0] += 1
      counts[edge.target, default: 0] += 1
    }
    let sorted = left.sorted {
      ($0.tier.rawValue, abs($0.days), $0.source, $0.target)
        < ($1.tier.rawValue, abs($1.days), $1.source, $1.target)
    }
    for edge in sorted where !isTaken(edge.source) && !isTaken(edge.target) {
      let others = (counts[edge.source] ?? 1) + (counts[edge.target] ?? 1) - 2
      add(edge, .proposed, others == 0 ? .onlyOne : .others(others))
    }
  }

  /// The link of an edge, with all that speaks for it and against it.
  private mutating func link(
    _ edge: LinkEdge, _ state: LinkState, _ uniqueness: LinkEvidence
  ) -> Link {
    let source = candidates[edge.source]
    let target = candidates[edge.target]
    var evidence: [LinkEvidence] = []
    switch edge.basis {
    case .amounts: evidence.append(.sameAmount(target.amount))
    case .originalOf(.source): evidence.append(.originalAmount(target.amount, of: .source))
    case .originalOf(.target): evidence.append(.originalAmount(-source.amount, of: .target))
    case .less(let fee, let isShown): evidence.append(.fee(fee, isShown: isShown))
    }
    evidence.append(.days(abs(edge.days)))
    for (side, candidate) in [(LinkSide.source, source), (.target, target)] {
      if let reason = reason(side, candidate) { evidence.append(reason) }
    }
    if names(edge.source, edge.target) { evidence.append(.namesAccount(.source)) }
    if names(edge.target, edge.source) { evidence.append(.namesAccount(.target)) }
    if edge.tier == .likely, case .amounts = edge.basis { evidence.append(.notRound) }
    evidence.append(uniqueness)
    return Link(
      kind: .transfer, state: state, source: source.id, target: target.id, evidence: evidence)
  }

  /// What one side itself says of being a transfer.
  private func reason(_ side: LinkSide, _ candidate: LinkCandidate) -> LinkEvidence? {
    switch candidate.leaning {
    case .unknown: return nil
    case .transfer:
      if all.category(at: candidate.place) == nil, !all.numbers[candidate.place].isTransfer,
        let kind = candidate.kind
      {
        return .statementSays(side, kind)
      }
      return .amongTransfers(side)
    case .statedOther: return candidate.kind.map { .statementSaysOtherwise(side, $0) }
    case .expense, .income:
      return all.category(at: candidate.place).map { .categorized(side, $0) }
    }
  }
}
