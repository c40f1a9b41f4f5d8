import StatementModel
import TestSupport
import Testing

@testable import RuleEngine

/// What came of an import, to be asked for decisions.
struct Imported {
  let made: RuleImport
  private let matcher: RuleMatcher

  init(_ made: RuleImport) throws {
    self.made = made
    let compilation = RuleCompiler.compile([RuleSource(path: "made.yaml", text: made.text)])
    let mistakes = compilation.diagnostics.filter { $0.severity == .error }.map(\.description)
    let ruleSet = try #require(compilation.ruleSet, "\(mistakes) in \(made.text)")
    matcher = RuleMatcher(ruleSet)
  }

  func decide(
    _ description: String, amount: String? = nil, memo: String? = nil, card: String? = nil,
    date: String? = nil
  ) throws -> RuleDecision {
    var facts = TransactionFacts(description: description)
    facts.amount = try amount.map { try money($0) }
    facts.memo = memo
    facts.card = card.map { CardID($0) }
    facts.date = date.flatMap { CalendarDate(iso: $0) }
    return matcher.decide(facts)
  }

  func category(_ description: String, amount: String? = nil) throws -> String? {
    try decide(description, amount: amount).category?.value.text
  }

  /// What was left out, by line.
  var leftOut: [String] {
    made.remarks.filter { $0.severity == .warning }.map {
      "\($0.location?.line ?? 0): \($0.fact.summary)"
    }
  }

  /// What does not mean quite the same.
  var changed: [String] {
    made.remarks.filter { $0.severity == .note }.map(\.fact.summary)
  }
}
