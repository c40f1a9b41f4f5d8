import StatementModel

/// Decides transactions by a rule set.
///
/// Each distinct description is folded and matched against all patterns once, and what came of it
/// is kept: the decision itself where nothing else is asked, or else the set of patterns that
/// matched. From there `DecisionTree` leads through the other conditions of the rules that remain
/// possible, transaction by transaction. One matcher serves one thread.
package final class RuleMatcher {
  private var core: MatcherCore

  package convenience init(_ ruleSet: RuleSet) {
    self.init(ruleSet, PatternIndex(ruleSet.patterns))
  }

  /// - Parameter patterns: The rule set's patterns, filed.
  init(_ ruleSet: RuleSet, _ patterns: PatternIndex) {
    core = MatcherCore(ruleSet, patterns, shared: nil)
  }

  /// - Parameters:
  ///   - pool: Where the patterns are looked for, together with those of other sets.
  ///   - member: The rule set's own in it.
  init(_ ruleSet: RuleSet, _ pool: PatternPool, _ member: PatternPool.Member) {
    core = MatcherCore(ruleSet, PatternIndex(unfiled: ruleSet.patterns), shared: (pool, member))
  }

  /// The rules that the matcher decides by.
  package var ruleSet: RuleSet { core.ruleSet }

  /// How many distinct descriptions are known.
  package var distinctDescriptions: Int { core.distinctDescriptions }

  /// What the rules make of a transaction.
  package func decide(_ facts: borrowing TransactionFacts) -> RuleDecision { core.decide(facts) }

  /// Decides a transaction and says how; slower than `decide`, which comes to the same decision.
  package func trace(_ facts: TransactionFacts) -> RuleTrace { core.trace(facts) }

  /// A pattern that hit the match limit.
  package struct LimitHit: Hashable, Sendable {
    /// As it stands in the file.
    package var pattern: String
    package var location: SourceLocation
    /// The rule that uses it, by its number.
    package var rule: Int
    /// How often, over distinct texts.
    package var count: Int
  }

  /// The regular expressions that hit the match limit so far, rule by rule; such a match counted
  /// as none.
  package var limitHits: [LimitHit] { core.limitHits }
}
