import BookAnswers
import Reports
import RuleEngine
import StatementModel

/// What `rules test` says to programs.
struct RuleTestAnswer {
  let outcomes: [RuleTestOutcome]
  /// Errors of the files, and one for each expectation that was not met.
  let mistakes: [Diagnostic]
  /// Nothing if the rules can't be read.
  let rules: RuleSet?

  var json: JSONText {
    let passed = outcomes.count { $0.passed }
    return .object([
      ("passed", .integer(passed)),
      ("failed", .integer(outcomes.count - passed)),
      ("overruled", .integer(outcomes.count { $0.passed && !$0.overruled.isEmpty })),
      ("tests", .array(tests)),
      ("mistakes", .array(mistakes.map(\.json))),
    ])
  }

  var tests: [JSONText] { outcomes.map(json(of:)) }

  /// A row for each expectation that was not met, and one for each test that passes.
  var table: TextTable {
    var table = TextTable(columns: [
      .init("File", cut: .middle), .init("Line", .right), .init("Description", cut: .middle),
      .init("Passed"), .init("Property", priority: .low), .init("Expected", cut: .middle),
      .init("Actual", cut: .middle),
    ])
    for outcome in outcomes {
      let head: [TextTable.Cell] = [
        .text(outcome.test.location.file),
        outcome.test.location.line.map { .integer($0) } ?? .empty,
        .text(outcome.test.facts.description), .flag(outcome.passed),
      ]
      let failures = outcome.failures.map { failure in
        head + [.text(failure.property), .text(failure.expected), .text(failure.actual)]
      }
      table.rows += failures.isEmpty ? [head] : failures
    }
    return table
  }

  private func json(of outcome: RuleTestOutcome) -> JSONText {
    .object([
      ("file", .string(outcome.test.location.file)),
      ("line", .optional(outcome.test.location.line)),
      ("description", .string(outcome.test.facts.description)),
      ("passed", .bool(outcome.passed)),
      ("category", .optional(outcome.decision.category?.value.text)),
      ("period", .optional(outcome.decision.period?.value)),
      ("rule", RuleReference.json(outcome.decidingRule, of: rules)),
      ("failures", .array(outcome.failures.map(json(of:)))),
      ("overruled", .array(outcome.overruled.map(json(of:)))),
    ])
  }

  private func json(of failure: RuleTestOutcome.Failure) -> JSONText {
    .object([
      ("property", .string(failure.property)),
      ("expected", .string(failure.expected)),
      ("actual", .string(failure.actual)),
      ("rule", RuleReference.json(failure.rule, of: rules)),
      ("line", .optional(failure.location.line)),
      ("column", .optional(failure.location.column)),
    ])
  }
}
