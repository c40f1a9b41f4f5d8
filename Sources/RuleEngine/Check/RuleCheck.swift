import StatementModel

/// All that can be said about a set of rules files without any transaction.
package struct RuleCheck: Sendable {
  /// Errors of reading, warnings, and failing tests as errors, in order of file and place.
  package var diagnostics: [Diagnostic]
  /// What came of each test; none if the rules can't be read.
  package var outcomes: [RuleTestOutcome]
  /// What is said of regular expressions that the match limit stops: in a test, or in a text made
  /// for them.
  package var stopped: [Diagnostic] {
    diagnostics.filter { diagnostic in
      if case .matchLimit? = diagnostic.fact as? RuleFact { true } else { false }
    }
  }

  /// Whether there are such.
  package var isStopped: Bool { !stopped.isEmpty }

  /// Checks what the compiler has read: looks for rules without effect and runs the tests.
  ///
  /// Where there are errors, the rules without any are looked at all the same: what is odd about
  /// them stays so when the others are mended. Tests wait for these.
  package init(_ compilation: RuleCompilation) {
    var sinks: [String: DiagnosticSink] = [:]
    let order = compilation.sources.map(\.path)
    for source in compilation.sources { sinks[source.path] = DiagnosticSink(source: source) }
    for diagnostic in compilation.diagnostics {
      sinks[diagnostic.location?.file ?? "", default: DiagnosticSink(source: nil)]
        .append([diagnostic])
    }
    var outcomes: [RuleTestOutcome] = []
    let isSound = compilation.ruleSet != nil
    if let ruleSet = compilation.ruleSet ?? compilation.readable {
      // What could not be read may use any list.
      for list in compilation.unusedLists where isSound {
        sinks[list.location.file]?.warning(.unusedList(list.name), at: list.location)
      }
      let fallbacks = compilation.fallbacks
      let index = PatternIndex(ruleSet)
      for finding in RuleWarnings(ruleSet, index, fallbacks: fallbacks).all {
        sinks[finding.location.file]?.add(finding.severity, finding.fact, at: finding.location)
      }
      let matcher = RuleMatcher(ruleSet, filedBy: { index })
      outcomes = (isSound ? compilation.tests : []).map { test in
        let isFallback = fallbacks.contains(test.location.file)
        return test.run(matcher) { rule in
          isFallback && !fallbacks.contains(ruleSet.rules[rule].location.file)
        }
      }
      for (fact, location) in Self.stopped(ruleSet, matcher) {
        sinks[location.file]?.warning(fact, at: location)
      }
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

  /// The patterns that the match limit stops, each once: in the tests, or in a text made for it.
  private static func stopped(
    _ ruleSet: RuleSet, _ matcher: RuleMatcher
  ) -> [(fact: RuleFact, location: SourceLocation)] {
    var told: Set<SourceLocation> = []
    var found: [(fact: RuleFact, location: SourceLocation)] = []
    for hit in matcher.limitHits where told.insert(hit.location).inserted {
      let rule = ruleSet.rules[hit.rule].title
      found.append((.matchLimit(hit.pattern, rule: rule, text: nil), hit.location))
    }
    var texts: [Int: String?] = [:]
    for rule in ruleSet.rules {
      for use in rule.patternUses {
        guard case .regex(let expression) = ruleSet.patterns[use.id] else { continue }
        let text = texts[use.id] ?? SlowPatterns.text(stopping: expression)
        texts[use.id] = .some(text)
        guard let text, told.insert(use.location).inserted else { continue }
        found.append((.matchLimit(use.text, rule: rule.title, text: text), use.location))
      }
    }
    return found
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
