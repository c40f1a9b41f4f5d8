import Foundation
import StatementModel
import Testing

@testable import RuleEngine

/// The rules of the repository's `Rules/`, compiled together.
struct StarterRules {
  static let compilation = RuleCompiler.compile(sources)

  private let matcher: RuleMatcher

  init() throws { matcher = RuleMatcher(try #require(Self.compilation.ruleSet)) }

  /// What they say of a charge in a currency.
  func category(of description: String, in currency: String) throws -> String? {
    let amount = try #require(ExactDecimal(units: -12, scale: 0))
    return category(of: description, Money(amount, try #require(Currency(code: currency))))
  }

  /// What they say of an amount.
  func category(of description: String, _ amount: Money) -> String? {
    var facts = TransactionFacts(description: description)
    facts.amount = amount
    return matcher.decide(facts).category?.value.text
  }

  private static let sources: [RuleSource] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Rules")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted().compactMap { name in
      (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)).map {
        RuleSource(path: name, text: $0)
      }
    }
  }()
}
