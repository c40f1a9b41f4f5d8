import StatementModel

/// Transfers of which less came in than went out.
extension LinkFinder {
  /// The most that a fee may take of what went out, in percent: where a statement shows it, and
  /// where nothing does.
  private static let mostShown: Int64 = 20
  private static let mostGuessed: Int64 = 5
  private static let mostLooks = 64

  /// What may be the other side of transfers that have none of their amount.
  ///
  /// Both must be transfers by themselves.
  func feeEdges() -> [LinkEdge] {
    let slots = AmountSlots(candidates) { [isTaken, isDoubtful] index in
      candidates[index].leaning == .transfer && !isTaken[index] && !isDoubtful[index]
    }
    guard !slots.isEmpty else { return [] }
    var edges: [LinkEdge] = []
    for source in candidates.indices {
      let outflow = candidates[source]
      guard outflow.amount.isNegative, outflow.leaning == .transfer, !isTaken[source],
        !isDoubtful[source]
      else { continue }
      var looks = 0
      slots.visit(outflow, within: Self.mostShown) { target in
        looks += 1
        guard looks <= Self.mostLooks else { return false }
        if let edge = feeEdge(source, target) { edges.append(edge) }
        return true
      }
    }
    return edges
  }

  /// Takes the other sides that were found: a fee that the statement shows makes a link; another
  /// difference is proposed.
  mutating func matchFees(_ edges: [LinkEdge]) {
    let shown = edges.filter { if case .less(_, isShown: true) = $0.basis { true } else { false } }
    for group in EdgeGroups(shown).groups where group.isPair {
      for edge in group.edges {
        take(edge)
        addTransfer(edge, .automatic, .onlyOne)
      }
    }
    for group in EdgeGroups(edges.filter { !isTaken[$0.source] && !isTaken[$0.target] }).groups {
      guard let edge = group.edges.min(by: { Self.isNearer($0, $1) }) else { continue }
      take(edge)
      let others = group.edges.count - 1
      addTransfer(edge, .proposed, others == 0 ? .onlyOne : .others(others))
    }
  }

  private mutating func take(_ edge: LinkEdge) {
    isTaken[edge.source] = true
    isTaken[edge.target] = true
  }

  private func feeEdge(_ source: Int, _ target: Int) -> LinkEdge? {
    let outflow = candidates[source]
    let inflow = candidates[target]
    guard outflow.card != inflow.card, outflow.amount.currency == inflow.amount.currency,
      abs(Int(inflow.day) - Int(outflow.day)) <= AmountPairs.transferDays,
      !isRefused(source, target),
      let less = outflow.amount.amount.magnitude.subtracting(inflow.amount.amount),
      less.units > 0
    else { return nil }
    let fee = Money(less, outflow.amount.currency)
    let isShown =
      texts.shows(fee, at: outflow.place) || texts.shows(fee, at: inflow.place)
    let most = isShown ? Self.mostShown : Self.mostGuessed
    guard Self.isAtMost(less, percent: most, of: outflow.amount.amount.magnitude) else {
      return nil
    }
    return edge(source, target, .sure, .less(fee, isShown: isShown))
  }

  /// Exact: a hundred times the part is at most so many times the whole.
  private static func isAtMost(
    _ part: ExactDecimal, percent: Int64, of whole: ExactDecimal
  ) -> Bool {
    var hundredfold = DecimalSum()
    for _ in 0..<100 { hundredfold.add(part) }
    var manyfold = DecimalSum()
    for _ in 0..<percent { manyfold.add(whole) }
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

/// Inflows by currency, by spans of days and by size, so that those somewhat smaller than an
/// outflow are found without going through all.
private struct AmountSlots {
  private struct Entry {
    var currency: Currency
    var slot: Int32
    /// Hundredths, cut and bounded: good for finding, never for deciding.
    var size: Int64
    var candidate: Int
  }

  private var entries: [Entry] = []

  init(_ candidates: [LinkCandidate], where isWanted: (Int) -> Bool) {
    for (index, candidate) in candidates.enumerated()
    where candidate.amount.amount.units > 0 && isWanted(index) {
      entries.append(
        Entry(
          currency: candidate.amount.currency, slot: Self.slot(candidate.day),
          size: Self.size(candidate.amount.amount), candidate: index))
    }
    entries.sort { Self.isBefore(($0.currency, $0.slot, $0.size, $0.candidate), $1) }
  }

  var isEmpty: Bool { entries.isEmpty }

  /// Calls with inflows about the outflow's day whose amount is at most so many percent smaller.
  func visit(_ outflow: LinkCandidate, within percent: Int64, _ visit: (Int) -> Bool) {
    let size = Self.size(outflow.amount.amount)
    let least = size / 100 * (100 - percent)
    let slot = Self.slot(outflow.day)
    for slot in (slot - 1)...(slot + 1) {
      var low = 0
      var high = entries.count
      while low < high {
        let middle = (low + high) / 2
        if Self.isBefore((outflow.amount.currency, slot, least, -1), entries[middle]) {
          high = middle
        } else {
          low = middle + 1
        }
      }
      while low < entries.count, entries[low].currency == outflow.amount.currency,
        entries[low].slot == slot, entries[low].size <= size
      {
        guard visit(entries[low].candidate) else { return }
        low += 1
      }
    }
  }

  private static func isBefore(
    _ key: (currency: Currency, slot: Int32, size: Int64, candidate: Int), _ other: Entry
  ) -> Bool {
    (key.currency.packedCode, key.slot, key.size, key.candidate)
      < (other.currency.packedCode, other.slot, other.size, other.candidate)
  }

  /// Days on either side of one lie in its slot or in a neighbouring one.
  private static func slot(_ day: Int32) -> Int32 {
    let span = Int32(AmountPairs.transferDays + 1)
    return day >= 0 ? day / span : (day - span + 1) / span
  }

  private static func size(_ amount: ExactDecimal) -> Int64 {
    var size = Int64(amount.units.magnitude)
    for _ in amount.scale..<max(amount.scale, 2) {
      size = size.multipliedReportingOverflow(by: 10).overflow ? .max : size * 10
    }
    for _ in 0..<max(0, Int(amount.scale) - 2) { size /= 10 }
    return size
  }
}
