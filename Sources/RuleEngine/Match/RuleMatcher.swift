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

  /// What the rules make of transactions, faster than one by one: they wait together for what each
  /// would wait for alone.
  ///
  /// - Parameters:
  ///   - facts: The transactions; they stay as they are.
  ///   - count: How many of them are meant, those that come first.
  ///   - body: Is told the place of each transaction, in order, and the decision on it.
  ///     It must not ask the matcher anything.
  package func decide(
    _ facts: inout [TransactionFacts], first count: Int,
    _ body: (Int, borrowing RuleDecision) -> Void
  ) {
    var span = facts.mutableSpan
    core.decide(&span, first: count, body)
  }

  /// So many transactions at once are enough for that.
  package static var blockSize: Int { DecisionBlock.size }

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
