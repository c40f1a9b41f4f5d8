import Foundation
import StatementModel
import Testing

@testable import RuleEngine

/// What stands in many descriptions and says nothing of who was paid: a starter rule that takes it
/// alone takes the payments of thousands of others.
@Suite struct StarterRuleLintTests {
  /// A company of no trade that no list of merchants knows.
  private let merchant = "Qvortex"
  private let rules: StarterRules

  init() throws { rules = try StarterRules() }

  @Test func `no rule takes a legal form`() throws {
    try expectNothing(of: LintCases.read("legal-forms")) { form in
      ["\(merchant) \(form)", "\(merchant) \(form) 4417", "\(form) \(merchant)"]
    }
  }

  @Test func `no rule takes a town`() throws {
    try expectNothing(of: LintCases.towns) { town in
      [
        "\(merchant) \(town)".uppercased(), "\(merchant) 4417 \(town)", "\(town) \(merchant)", town,
      ]
    }
  }

  @Test func `no rule takes a person's name`() throws {
    try expectNothing(of: LintCases.read("people")) { name in
      [
        "\(name) \(merchant)", "\(merchant) \(name)", "\(name), \(merchant)",
        "\(name) Q".uppercased(), "Mr Q \(name)", "\(name) & \(merchant)",
      ]
    }
  }

  @Test func `no merchant's rule takes what a bank writes around a name`() throws {
    // What kind of payment it is may be told by the wording.
    let kinds: Set<Substring> = ["Transfer", "Cash", "Fees", "Income"]
    var taken: [String] = []
    for country in Wordings.countries {
      for line in Wordings.lines(of: country) {
        let blanks = [("{date}", "03/03/2026"), ("{number}", "4417"), ("{...}", "X7")]
        let wording = blanks.reduce(String(line)) { $0.replacing($1.0, with: $1.1) }
        for name in [merchant, ""] {
          let text = wording.replacing("{}", with: name).uppercased()
          let category = try rules.category(of: text, in: LintCases.currency(of: country))
          if let category, !kinds.contains(category.prefix { $0 != "/" }) {
            taken.append("\(country): \(text): \(category)")
          }
        }
      }
    }
    #expect(taken == [])
  }

  @Test func `the starter rules are without mistakes and hold their own tests`() {
    let check = RuleCheck(StarterRules.compilation)
    #expect(check.diagnostics.map(\.description) == [])
    #expect(check.outcomes.count > 5000)
  }

  private func expectNothing(of countries: [LintCases], texts: (String) -> [String]) throws {
    #expect(countries.count > 30)
    let taken = try countries.flatMap { country in
      try country.names.flatMap(texts).compactMap { text in
        try rules.category(of: text, in: country.currency).map {
          "\(country.name): \(text): \($0)"
        }
      }
    }
    #expect(taken == [])
  }
}
