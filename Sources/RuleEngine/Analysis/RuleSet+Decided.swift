import StatementModel

extension RuleSet {
  /// The first transactions of a history that a rule sets something of, without those withdrawn and
  /// deleted.
  package func subjects(
    of history: some Sequence<RuleSubject>, decidedBy rule: Int, most: Int
  ) -> [RuleSubject] {
    let matcher = RuleMatcher(self)
    var found: [RuleSubject] = []
    for subject in history where !subject.transaction.status.isGone {
      guard
        matcher.matches(subject.facts).found.contains(where: { $0.rule == rule && !$0.won.isEmpty })
      else { continue }
      found.append(subject)
      if found.count == most { break }
    }
    return found
  }
}
