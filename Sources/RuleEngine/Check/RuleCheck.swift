import StatementModel

/// All that can be said about a set of rules files without any transaction.
package struct RuleCheck: Sendable {
  /// Errors of reading, warnings, and failing tests as errors, in order of file and place.
  package var diagnostics: [Diagnostic]
  /// What came of each test; none if the rules can't be read.
  package var outcomes: [RuleTestOutcome]

  /// Checks what the compiler has read: looks for rules without effect and runs the tests.
  package init(_ compilation: RuleCompilation) {
    var sinks: [String: DiagnosticSink] = [:]
    let order = compilation.sources.map(\.path)
    for source in compilation.sources { sinks[source.path] = DiagnosticSink(source: source) }
    for diagnostic in compilation.diagnostics {
      sinks[diagnostic.location?.file ?? "", default: DiagnosticSink(source: nil)]
        .append([diagnostic])
    }
    var outcomes: [RuleTestOutcome] = []
    if let ruleSet = compilation.ruleSet {
      for (fact, location) in RuleWarnings(ruleSet).all {
        sinks[location.file]?.warning(fact, at: location)
      }
      let matcher = RuleMatcher(ruleSet)
      outcomes = compilation.tests.map { $0.run(matcher) }
      for outcome in outcomes {
        for failure in outcome.failures {
          sinks[failure.location.file]?.error(
            Self.fact(failure, outcome, ruleSet), at: failure.location)
        }
      }
    }
    self.outcomes = outcomes
    let unordered = sinks.keys.filter { !order.contains($0) }.sorted()
    diagnostics = (unordered + order).flatMap { path in
      RuleCompiler.inOrder(sinks[path]?.diagnostics ?? [])
    }
  }

  private static func fact(
    _ failure: RuleTestOutcome.Failure, _ outcome: RuleTestOutcome, _ ruleSet: RuleSet
  ) -> RuleFact {
    let rule = failure.rule.map { number in
      let rule = ruleSet.rules[number]
      return "the rule \"\(rule.title)\" at \(rule.location)"
    }
    return .testFailed(
      outcome.test.facts.description, property: failure.property, expected: failure.expected,
      actual: failure.actual, rule: rule)
  }
}
