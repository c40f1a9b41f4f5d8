import StatementModel

/// The sign of a lone column where only words and the share of minus signs tell.
extension SignDecision {
  mutating func decideByWords(_ extraction: RowExtraction) {
    let votes = WordVotes(extraction, SignRule(way: .asWritten))
    let negatives = raws.count { $0.amount.isNegative }
    let positives = raws.count { !$0.amount.isNegative && !$0.amount.isZero }
    let contradict = votes.contradict
    // Few negative rows that speak of a payment can be what a card was paid among its purchases.
    let agree = votes.agree - (positives > negatives ? 2 * votes.paidAgreeRows : 0)
    let says = votes.evidence(agrees: true)
    let reverse = votes.evidence(agrees: false)
    // Without any minus nothing shows that all rows go one way, but that most of them say so.
    let isUnsigned = negatives == 0
    if agree >= 4 * contradict, agree >= 2 || (agree == 1 && negatives >= positives),
      !isUnsigned || votes.doMostAgree && votes.isNearlyUnanimous
    {
      choose(.asWritten, words(.asWritten), says)
    } else if contradict >= 4 * agree, contradict >= 2,
      context.isCardStatement || votes.contradictRows >= 2 || negatives + positives <= 2,
      isReversalLikely(votes, negatives, positives)
    {
      choose(.reversed, words(.reversed), reverse)
    } else if contradict == 0 || agree > contradict, negatives > positives,
      positives == 0 || agree > 0
    {
      choose(
        .asWritten, words(.asWritten), "\(negatives) of \(negatives + positives) rows are negative")
    } else if contradict >= agree, context.isCardStatement, roles.balance == nil,
      positives > 3 * negatives
    {
      choose(
        .reversed, words(.reversed),
        "a card's statement with \(positives) of \(negatives + positives) rows positive")
    } else if contradict == 0, negatives > 0, context.hasPlus {
      choose(.asWritten, words(.asWritten), "what comes in is written with a plus")
    } else if contradict == 0, negatives > 0, context.isAccountOfTransfers,
      !context.isCardStatement
    {
      choose(.asWritten, words(.asWritten), "it is an account's, as its columns of transfers tell")
    } else if agree > 0, contradict > 0 {
      question = .mixedSigns(column: amountName)
    } else {
      question = .openSign(column: amountName)
    }
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
    return votes.isNearlyUnanimous && (context.isCardStatement || votes.doMostContradict)
  }
}
