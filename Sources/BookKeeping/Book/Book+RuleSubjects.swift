import RuleEngine
import StatementModel

extension Book {
  /// Every transaction of the history, newest first, with what rules see of it.
  ///
  /// - Throws: `.configuration` where the rules have mistakes.
  package func ruleSubjects() throws(BookError) -> [RuleSubject] {
    let decider = Decider(
      rules: try rules, dateBasis: configuration.dateBasis, cards: cards)
    return try transactions().map { transaction in
      RuleSubject(
        transaction: transaction,
        facts: decider.facts(of: transaction, handTags: decider.handTags(of: transaction)))
    }
  }
}

extension Decider {
  /// The tags that a person set: those that no rule gives.
  func handTags(of transaction: Transaction) -> [String] {
    guard transaction.hasDetails, !transaction.details.tags.isEmpty else { return [] }
    let given = decision(on: facts(of: transaction, handTags: [])).tags.map(\.value)
    return transaction.details.tags.filter { !given.contains($0) }
  }
}
