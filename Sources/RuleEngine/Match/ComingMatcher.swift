import StatementModel

/// A matcher that is made ready on another core while what it shall decide on is still being found.
package final class ComingMatcher {
  private let ruleSet: RuleSet
  private let patterns: Meanwhile<PatternIndex>
  private var made: RuleMatcher?

  package init(_ ruleSet: RuleSet) {
    self.ruleSet = ruleSet
    patterns = Meanwhile { PatternIndex(ruleSet.patterns) }
  }

  /// The matcher; the first who asks waits for it.
  package var matcher: RuleMatcher {
    if let made { return made }
    let matcher = RuleMatcher(ruleSet, patterns.take())
    made = matcher
    return matcher
  }

  /// The patterns that were stopped by the match limit so far.
  package var limitHits: [RuleMatcher.LimitHit] { made?.limitHits ?? [] }
}
