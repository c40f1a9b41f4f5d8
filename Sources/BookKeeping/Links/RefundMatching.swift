import StatementModel

/// Credits that give a charge of the same card and merchant back.
extension LinkFinder {
  /// Whether an inflow may give back an outflow of the same amount.
  mutating func isRefundPossible(_ source: Int, _ target: Int) -> Bool {
    isChargeable(source) && isCredit(target) && isRefundInTime(source, target)
      && texts.areOfOneMerchant(candidates[source].place, candidates[target].place)
  }

  private func isRefundInTime(_ source: Int, _ target: Int) -> Bool {
    let days = Int(candidates[target].day) - Int(candidates[source].day)
    return candidates[source].card == candidates[target].card && days >= 0
      && days <= AmountPairs.refundDays
  }

  private func isChargeable(_ source: Int) -> Bool {
    let charge = candidates[source]
    switch charge.kind {
    case .interest, .cash, .transfer: return false
    default: return charge.amount.isNegative && charge.leaning != .transfer
    }
  }

  private func isCredit(_ target: Int) -> Bool {
    let credit = candidates[target]
    switch credit.kind {
    case .interest, .cash, .transfer, .payment: return false
    default:
      return credit.amount.amount.units > 0 && credit.leaning != .transfer
        && credit.leaning != .income
    }
  }

  /// Links refunds of whole charges, then of parts of them.
  ///
  /// Charges of one merchant and one amount are alike, so the last one before the credit is taken.
  mutating func matchRefunds(_ edges: [LinkEdge]) {
    var charges: [Int: [LinkEdge]] = [:]
    for edge in edges where !isTaken[edge.source] && !isTaken[edge.target] {
      charges[edge.target, default: []].append(edge)
    }
    for target in charges.keys.sorted() {
      let free = (charges[target] ?? []).filter { !isTaken[$0.source] }
      guard let edge = free.min(by: { ($0.days, -$0.source) < ($1.days, -$1.source) }) else {
        continue
      }
      takeRefund(edge, .automatic, free.count == 1 ? .onlyOne : .inTurn)
    }
    matchParts()
  }

  private mutating func takeRefund(
    _ edge: LinkEdge, _ state: LinkState, _ uniqueness: LinkEvidence
  ) {
    isTaken[edge.source] = true
    isTaken[edge.target] = true
    let charge = candidates[edge.source]
    let credit = candidates[edge.target]
    var evidence: [LinkEvidence] = []
    if credit.amount == -charge.amount {
      evidence.append(.sameAmount(credit.amount))
    } else {
      evidence.append(.partOfCharge(-charge.amount))
    }
    evidence.append(.sameMerchant(all[charge.place].merchant))
    evidence.append(.days(edge.days))
    if credit.kind == .refund { evidence.append(.statementSays(.target, .refund)) }
    evidence.append(uniqueness)
    links.append(
      Link(
        kind: .refund, state: state, source: charge.id, target: credit.id, evidence: evidence))
  }

  /// Credits that are smaller than a charge of their merchant: a link only where the statement
  /// calls it a refund and there is one such charge, else a proposal.
  private mutating func matchParts() {
    let charges = ChargesByMerchant(candidates, all) { [self] in isChargeable($0) && !isTaken[$0] }
    guard !charges.isEmpty else { return }
    for target in candidates.indices where isCredit(target) && !isTaken[target] {
      var found: [Int] = []
      charges.visit(before: target, all[candidates[target].place].description) { source in
        if isPart(target, of: source) { found.append(source) }
        return found.count < AmountPairs.mostPairs
      }
      guard let source = found.first else { continue }
      let isSure = found.count == 1 && candidates[target].kind == .refund
      takeRefund(
        edge(source, target, .open, .amounts), isSure ? .automatic : .proposed,
        found.count == 1 ? .onlyOne : .others(found.count - 1))
    }
  }

  private mutating func isPart(_ target: Int, of source: Int) -> Bool {
    let charge = candidates[source].amount
    let credit = candidates[target].amount
    return !isTaken[source] && isRefundInTime(source, target) && !isRefused(source, target)
      && charge.currency == credit.currency && credit.amount < charge.amount.magnitude
      && texts.areOfOneMerchant(candidates[source].place, candidates[target].place)
  }
}

/// Charges by card and the first word of their descriptions.
private struct ChargesByMerchant {
  private struct Entry {
    var word: UInt64
    var candidate: Int
  }

  private static let mostLooks = 256

  private let candidates: [LinkCandidate]
  private let entries: [Entry]

  init(_ candidates: [LinkCandidate], _ all: [Transaction], where isWanted: (Int) -> Bool) {
    self.candidates = candidates
    entries = candidates.indices.filter(isWanted).map { index in
      let candidate = candidates[index]
      return Entry(
        word: FirstWord.hash(all[candidate.place].description, card: candidate.card),
        candidate: index)
    }.sorted { ($0.word, $0.candidate) < ($1.word, $1.candidate) }
  }

  var isEmpty: Bool { entries.isEmpty }

  /// Calls with the charges before a credit, the latest first.
  func visit(before target: Int, _ description: String, _ visit: (Int) -> Bool) {
    let word = FirstWord.hash(description, card: candidates[target].card)
    // Within a day the ids are in no order of time.
    let day = candidates[target].day
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if (entries[middle].word, candidates[entries[middle].candidate].day) <= (word, day) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var looks = 0
    while low > 0, looks < Self.mostLooks {
      low -= 1
      looks += 1
      let entry = entries[low]
      guard entry.word == word,
        day - candidates[entry.candidate].day <= Int32(AmountPairs.refundDays)
      else { return }
      guard visit(entry.candidate) else { return }
    }
  }
}
