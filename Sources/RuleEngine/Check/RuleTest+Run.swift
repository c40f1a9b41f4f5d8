import StatementModel

/// What came of one test.
package struct RuleTestOutcome: Sendable {
  /// One expectation that was not met.
  package struct Failure: Hashable, Sendable {
    /// The field's name in the file: `category`.
    package var property: String
    /// As it would be written in a file.
    package var expected: String
    /// As it would be written in a file.
    package var actual: String
    /// The rule that set what came out, by its number; nothing if none did.
    package var rule: Int?
    /// The expectation's place.
    package var location: SourceLocation
  }

  package var test: RuleTest
  /// What the rules made of the test's transaction.
  package var decision: RuleDecision
  /// In the order of the file; none if the test passed.
  package var failures: [Failure]
  /// Expectations of a file of fallback rules that a rule before them has overruled, as it may.
  package var overruled: [Failure] = []

  /// Whether every expectation was met.
  package var passed: Bool { failures.isEmpty }
  /// The rule that set the category, by its number.
  package var decidingRule: Int? { decision.category?.rule }
}

extension RuleTest {
  /// Runs the test.
  ///
  /// - Parameter isOverruling: Whether a rule, by its number, may overrule what the test expects.
  package func run(
    _ matcher: RuleMatcher, isOverruling: (Int) -> Bool = { _ in false }
  ) -> RuleTestOutcome {
    let decision = matcher.decide(facts)
    var outcome = RuleTestOutcome(test: self, decision: decision, failures: [])
    for case let failure? in expectations.map({ $0.failure(decision, of: facts) }) {
      // Where a category is expected, a split may have come, or the other way round.
      let isCategory = ["category", "split"].contains(failure.property)
      let rule = failure.rule ?? (isCategory ? decision.rule(of: .category) : nil)
      if rule.map(isOverruling) ?? false {
        outcome.overruled.append(failure)
      } else {
        outcome.failures.append(failure)
      }
    }
    return outcome
  }
}

extension RuleExpectation {
  /// How the decision fails the expectation, if it does.
  func failure(
    _ decision: RuleDecision, of facts: TransactionFacts
  ) -> RuleTestOutcome.Failure? {
    switch value {
    case .category(let expected):
      failure(
        "category", expected, decision.category, nothing: CategoryDeclarations.uncategorized,
        text: \.text)
    case .payee(let expected):
      failure("payee", expected, decision.payee, nothing: "nothing", text: Self.quoted)
    case .note(let expected):
      failure("note", expected, decision.note, nothing: "nothing", text: Self.quoted)
    case .hidden(let expected):
      failure("hidden", expected, decision.hidden ?? .init(false, by: -1), nothing: "false") {
        "\($0)"
      }
    case .transfer(let expected):
      failure("transfer", expected, decision.transfer ?? .init(false, by: -1), nothing: "false") {
        "\($0)"
      }
    case .period(let expected):
      failure("period", expected, decision.period, nothing: "nothing", text: Self.quoted)
    case .split(let expected): splitFailure(expected, decision.split, facts.amount)
    case .tags(let expected): tagsFailure(expected, decision.tags)
    }
  }

  private func failure<Value>(
    _ property: String, _ expected: Value?, _ actual: RuleDecision.Setting<Value>?,
    nothing: String, text: (Value) -> String
  ) -> RuleTestOutcome.Failure? {
    guard expected != actual?.value else { return nil }
    return RuleTestOutcome.Failure(
      property: property, expected: expected.map(text) ?? nothing,
      actual: actual.map { text($0.value) } ?? nothing,
      rule: actual.flatMap { $0.rule >= 0 ? $0.rule : nil }, location: location)
  }

  private func tagsFailure(
    _ expected: [String], _ actual: [RuleDecision.Setting<String>]
  ) -> RuleTestOutcome.Failure? {
    let values = actual.map(\.value)
    guard Set(expected) != Set(values) else { return nil }
    return RuleTestOutcome.Failure(
      property: "tags", expected: "[\(expected.joined(separator: ", "))]",
      actual: "[\(values.joined(separator: ", "))]",
      rule: actual.first { !expected.contains($0.value) }?.rule, location: location)
  }

  private func splitFailure(
    _ expected: [SplitAmount], _ actual: RuleDecision.Setting<CategorySplit>?, _ whole: Money?
  ) -> RuleTestOutcome.Failure? {
    let parts = whole.flatMap { actual?.value.parts(of: $0) } ?? []
    let amounts = parts.map {
      SplitAmount(category: $0.category, amount: $0.amount.amount.magnitude)
    }
    guard expected != amounts else { return nil }
    return RuleTestOutcome.Failure(
      property: "split", expected: Self.text(expected),
      actual: amounts.isEmpty ? "nothing" : Self.text(amounts), rule: actual?.rule,
      location: location)
  }

  private static func text(_ amounts: [SplitAmount]) -> String {
    let parts = amounts.map { "\($0.category.text): \($0.amount.text())" }
    return "{ \(parts.joined(separator: ", ")) }"
  }

  private static func quoted(_ text: String) -> String { "\"\(text)\"" }
}
