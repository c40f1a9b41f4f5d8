import StatementModel

/// The sign of a lone column where only words and the share of minus signs tell.
extension SignDecision {
  mutating func decideByWords(_ extraction: RowExtraction) {
    let votes = WordVotes(extraction, SignRule(way: .asWritten))
    let negatives = raws.count { $0.amount.isNegative }
    let positives = raws.count { !$0.amount.isNegative && !$0.amount.isZero }
    let (agree, contradict) = (votes.agree, votes.contradict)
    let says = "\(votes.agreeRows) rows say so in words, \(votes.contradictRows) the reverse"
    let reverse = "\(votes.contradictRows) rows say so in words, \(votes.agreeRows) the reverse"
    // Without any minus nothing shows that all rows go one way, but that most of them say so.
    let isUnsigned = negatives == 0
    if agree >= 4 * contradict, agree >= 2 || (agree == 1 && negatives >= positives),
      !isUnsigned || votes.doMostAgree
    {
      choose(.asWritten, words(.asWritten), says)
    } else if contradict >= 4 * agree, contradict >= 2, positives > 0 || votes.contradictRows > 0,
      context.isCardStatement || votes.contradictRows >= 2 || negatives + positives <= 2,
      !isUnsigned || context.isCardStatement || votes.doMostContradict
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
    } else if agree > 0, contradict > 0 {
      question = .mixedSigns(column: amountName)
    } else {
      question = .openSign(column: amountName)
    }
  }
}
