import StatementModel

extension SignDecision {
  /// What words of rows, the share of minus signs and columns tell where no balance, mark or
  /// exporter does, the weightiest first.
  func evidence(_ votes: WordVotes) -> [LoneSignEvidence] {
    let negatives = raws.count { $0.amount.isNegative }
    let positives = raws.count { !$0.amount.isNegative && !$0.amount.isZero }
    let all = negatives + positives
    let contradict = votes.contradict
    // Few negative rows that speak of a payment can be what a card was paid among its purchases.
    let agree = votes.agree - (positives > negatives ? 2 * votes.paidAgreeRows : 0)
    // One word in one row decides nothing unless the other rows go the same way.
    let isOneOfMany = votes.agreeRows < 2 && votes.agreeRows * 3 < votes.asked
    let isFollowed = negatives >= positives || agree > 1 && !isOneOfMany
    // Without any minus nothing shows that all rows go one way, but that most of them say so.
    let isWidelySaid =
      negatives > 0 || votes.doMostAgree && votes.isNearlyUnanimous && !votes.isOneType
    let isReverseHeard =
      context.isCardStatement || votes.contradictRows >= 2 || votes.thanksContradictRows > 0
    return [
      LoneSignEvidence(
        .asWritten, votes.evidence(agrees: true),
        if: agree > 0 && agree >= 4 * contradict && isFollowed && isWidelySaid),
      LoneSignEvidence(
        .reversed, votes.evidence(agrees: false),
        if: contradict >= 2 && contradict >= 4 * agree && isReverseHeard
          && isReversalLikely(votes, negatives, positives)),
      LoneSignEvidence(
        .asWritten, "\(negatives) of \(all) rows are negative",
        if: negatives > positives && (contradict == 0 || agree > contradict)
          && (positives == 0 || agree > 0)),
      LoneSignEvidence(
        .reversed, "a card's statement with \(positives) of \(all) rows positive",
        if: context.isSurelyCard && roles.balance == nil && positives > 3 * negatives
          && contradict >= agree),
      LoneSignEvidence(
        .asWritten, "what comes in is written with a plus",
        if: context.hasPlus && negatives > 0
          && (contradict == 0 || votes.contradictRows < 2 && agree > 0)),
      LoneSignEvidence(
        .asWritten, "it is an account's, as its columns of transfers tell",
        if: context.isAccountOfTransfers && !context.isCardStatement && negatives > 0
          && contradict == 0),
    ]
  }

  /// Whether amounts can be the reverse of how accounts write them: purchases, of which there are
  /// many, are then the positive ones, and some of these rows must say what they are.
  private func isReversalLikely(_ votes: WordVotes, _ negatives: Int, _ positives: Int) -> Bool {
    // Only a card's issuer thanks for a payment.
    if votes.thanksContradictRows > 0, positives >= negatives, negatives > 0 { return true }
    // What was bought is positive, and what was given back negative.
    if votes.agree == 0, votes.purchaseContradictRows > 0, votes.refundContradictRows > 0 {
      return true
    }
    guard positives > negatives else { return false }
    guard negatives == 0 else {
      return context.isCardStatement || votes.purchaseContradictRows > 0
    }
    // Without any minus, all rows go one way: a single one that plainly goes the other tells that
    // they don't.
    return votes.isNearlyUnanimous && !votes.isOneType
      && (context.isCardStatement || votes.doMostContradict)
  }

  /// Takes the weightiest evidence, or asks.
  mutating func decideByEvidence(_ extraction: RowExtraction) {
    let votes = WordVotes(extraction, SignRule(way: .asWritten))
    if let found = evidence(votes).first(where: \.holds) {
      choose(found.way, words(found.way), found.fact)
    } else if votes.agree > 0, votes.contradict > 0 {
      question = .mixedSigns(column: amountName)
    } else {
      question = .openSign(column: amountName)
    }
  }
}
