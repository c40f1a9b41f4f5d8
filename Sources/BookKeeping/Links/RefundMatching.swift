import StatementModel

/// Credits that give a charge of the same card and merchant back.
extension LinkFinder {
  /// Whether an inflow of the same card and amount may give back an outflow that can be a charge.
  mutating func isRefundPossible(_ source: Int, _ match: AmountPairs.Match) -> Bool {
    guard match.days >= 0, match.days <= AmountPairs.refundDays, isCredit(match.target) else {
      return false
    }
    return merchants.areOne(textNumber(of: source), textNumber(of: match.target))
  }

  private mutating func textNumber(of candidate: Int) -> MerchantNumbers.Number {
    let known = textNumbers[candidate]
    if !known.isNone { return known }
    let number = merchants.number(at: candidates[candidate].place)
    textNumbers[candidate] = number
    return number
  }

  func isChargeable(_ source: Int) -> Bool {
    Self.isChargeable(candidates[source].kind, candidates[source].leaning)
  }

  /// Whether an outflow can be a charge that is given back.
  private static func isChargeable(
    _ kind: TransactionKind?, _ leaning: LinkCandidate.Leaning
  ) -> Bool {
    switch kind {
    case .interest, .cash, .transfer: false
    default: leaning != .transfer
    }
  }

  /// Whether a candidate can be a credit that gives a charge back.
  func isCredit(_ target: Int) -> Bool {
    let credit = candidates[target]
    switch credit.kind {
    case .interest, .cash, .transfer, .payment: return false
    default:
      return credit.amount.amount.units > 0 && credit.leaning != .transfer
        && credit.leaning != .income
    }
  }

  /// Links refunds of whole charges.
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
  }

  private mutating func takeRefund(
    _ edge: LinkEdge, _ state: LinkState, _ uniqueness: LinkEvidence
  ) {
    isTaken[edge.source] = true
    isTaken[edge.target] = true
    addRefund(
      all[candidates[edge.source].place], candidates[edge.target], state, uniqueness)
  }

  private mutating func addRefund(
    _ charge: Transaction, _ credit: LinkCandidate, _ state: LinkState, _ uniqueness: LinkEvidence
  ) {
    var evidence: [LinkEvidence] = []
    if credit.amount == -charge.amount {
      evidence.append(.sameAmount(credit.amount))
    } else {
      evidence.append(.partOfCharge(-charge.amount))
    }
    evidence.append(.sameMerchant(charge.merchant))
    evidence.append(.days(Int(credit.day - charge.date(by: .posting).dayNumber)))
    if credit.kind == .refund { evidence.append(.statementSays(.target, .refund)) }
    evidence.append(uniqueness)
    links.append(
      Link(
        kind: .refund, state: state, source: charge.id, target: credit.id, evidence: evidence))
  }

  /// Credits that are smaller than a charge of their merchant: a link only where the statement
  /// calls it a refund and there is one such charge, else a proposal.
  mutating func matchParts() {
    let credits = candidates.indices.filter { isCredit($0) && !isTaken[$0] }
    guard !credits.isEmpty else { return }
    let charges = ChargesByMerchant(all, of: credits.map { candidates[$0] })
    var takenPlaces: Set<Int> = []
    for index in candidates.indices where isTaken[index] {
      takenPlaces.insert(candidates[index].place)
    }
    for target in credits {
      var found: [Int] = []
      charges.visit(before: candidates[target]) { charge in
        if !takenPlaces.contains(charge), isPart(target, of: charge) {
          found.append(charge)
        }
        return found.count < AmountPairs.mostPairs
      }
      guard let charge = found.first else { continue }
      takenPlaces.insert(charge)
      if let index = candidate(at: charge) { isTaken[index] = true }
      isTaken[target] = true
      let isSure = found.count == 1 && candidates[target].kind == .refund
      addRefund(
        all[charge], candidates[target], isSure ? .automatic : .proposed,
        found.count == 1 ? .onlyOne : .others(found.count - 1))
    }
  }

  /// The candidate that stands for a transaction, if one does.
  private func candidate(at place: Int) -> Int? {
    let day = all.numbers[place].date(by: .posting).dayNumber
    let id = all.numbers[place].id
    var low = 0
    var high = candidates.count
    while low < high {
      let middle = (low + high) / 2
      if (candidates[middle].day, candidates[middle].id) < (day, id) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < candidates.count && candidates[low].place == place ? low : nil
  }

  private mutating func isPart(_ target: Int, of charge: Int) -> Bool {
    let credit = candidates[target].amount
    return all.numbers[charge].amount.currency == credit.currency
      && credit.amount < all.numbers[charge].amount.amount.magnitude
      && Self.isChargeable(
        all.kind(at: charge), judge.leaning(at: charge))
      && !held.contains(all.numbers[charge].id)
      && !isRefused(all.numbers[charge].id, candidates[target].id)
      && merchants.areOne(merchants.number(at: charge), textNumber(of: target))
  }
}
