import RuleEngine
import StatementModel

extension Book {
  /// How the rules come to their decision on a transaction, whatever a person has said of it.
  package func explain(_ transaction: Transaction) throws(BookError) -> RuleTrace {
    let rules = try self.rules
    let lens = TransactionLens(dateBasis: configuration.dateBasis, cards: cards)
    let matcher = RuleMatcher(rules)
    let trace = matcher.trace(lens.facts(of: transaction, handTags: []))
    // Rules see tags set by hand: those of the transaction that no rule gives.
    let given = trace.decision.tags.map(\.value)
    let byHand = transaction.details.tags.filter { !given.contains($0) }
    return byHand.isEmpty
      ? trace : matcher.trace(lens.facts(of: transaction, handTags: byHand))
  }
}
