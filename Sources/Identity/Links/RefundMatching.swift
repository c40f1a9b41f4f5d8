import StatementModel

/// Credits that give a charge of the same card and merchant back.
extension LinkFinder {
  /// Links refunds of whole charges, then those of parts.
  mutating func matchRefunds() {
    let credits = candidates.filter { !isTakenAt[$0.place] && Self.isCredit($0) }
    guard !credits.isEmpty else { return }
    let charges = ChargesByMerchant(all, merchants, of: credits) { place in
      !isTakenAt[place] && Self.isChargeable(all.kind(at: place), judge.leaning(at: place))
    }
    for credit in credits { matchWhole(credit, charges) }
    for credit in credits where !isTakenAt[credit.place] { matchPart(credit, charges) }
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
  private static func isCredit(_ credit: LinkCandidate) -> Bool {
    switch credit.kind {
    case .interest, .cash, .transfer, .payment: false
    default:
      credit.amount.amount.units > 0 && credit.leaning != .transfer && credit.leaning != .income
    }
  }

  /// Links a credit with a charge of its amount.
  ///
  /// Charges of one merchant and one amount are alike, so the last one before the credit is taken.
  private mutating func matchWhole(_ credit: LinkCandidate, _ charges: ChargesByMerchant) {
    let wanted = -credit.amount
    let found = charges.places(before: credit, most: 2, isTakenAt: isTakenAt) { place in
      let charge = all.numbers[place]
      return charge.amount == wanted && !refused.contains(LinkPair(charge.id, credit.id))
    }
    guard let charge = found.first else { return }
    addRefund(charge, credit, .automatic, found.count == 1 ? .onlyOne : .inTurn)
  }

  /// Links a credit with a larger charge: for certain only where the statement calls it a refund and
  /// there is one such charge.
  private mutating func matchPart(_ credit: LinkCandidate, _ charges: ChargesByMerchant) {
    let found = charges.places(before: credit, most: Self.mostPairs, isTakenAt: isTakenAt) {
      place in
      let charge = all.numbers[place]
      return charge.amount.currency == credit.amount.currency
        && credit.amount.amount < charge.amount.amount.magnitude
        && !refused.contains(LinkPair(charge.id, credit.id))
    }
    guard let charge = found.first else { return }
    let isSure = found.count == 1 && credit.kind == .refund
    addRefund(
      charge, credit, isSure ? .automatic : .proposed,
      found.count == 1 ? .onlyOne : .others(found.count - 1))
  }

  private mutating func addRefund(
    _ place: Int, _ credit: LinkCandidate, _ state: LinkState, _ uniqueness: LinkEvidence
  ) {
    take(place)
    take(credit.place)
    let charge = all.numbers[place]
    var evidence: [LinkEvidence] = []
    if credit.amount == -charge.amount {
      evidence.append(.sameAmount(credit.amount))
    } else {
      evidence.append(.partOfCharge(-charge.amount))
    }
    evidence.append(.sameMerchant(all.merchant(at: place)))
    evidence.append(.days(Int(credit.day - charge.date(by: .posting).dayNumber)))
    if credit.kind == .refund { evidence.append(.statementSays(.target, .refund)) }
    evidence.append(uniqueness)
    links.append(
      Link(
        kind: .refund, state: state, source: charge.id, target: credit.id, evidence: evidence))
  }
}
