import StatementModel
import Testing

@testable import BookKeeping

/// The `budgets:` of `daybook.yaml` in its forms, and what can be wrong in it.
struct BudgetSettingsTests {
  private static func read(_ text: String) -> (budgets: [String], mistakes: [String]) {
    let (configuration, diagnostics) = ConfigurationParser.parse(text, path: "daybook.yaml")
    return (
      configuration.budgets.map { configured in
        let budget = configured.budget
        return [
          budget.name, "\(budget.limit)", budget.span.words, budget.rollsOver ? "rolls" : "",
          budget.since.map { "since \($0)" } ?? "",
        ].filter { !$0.isEmpty }.joined(separator: " ")
      },
      diagnostics.map { diagnostic in
        let place = diagnostic.location
        return "\(place?.line ?? 0):\(place?.column ?? 0) \(diagnostic.fact.code)"
      }
    )
  }

  struct Form: CustomTestStringConvertible {
    var text: String
    var expected: [String]
    var testDescription: String { text }
  }

  @Test(arguments: [
    Form(
      text: "budgets: { Food: 600, Transit/Rideshare: 80 EUR }\n",
      expected: ["Food 600.00 USD month", "Transit/Rideshare 80.00 EUR month"]),
    Form(
      text: "budgets: { everything: EUR 12.5 }\ncurrency: ILS\n",
      expected: ["everything 12.50 EUR month"]),
    Form(text: "budgets: { Food: 600 }\ncurrency: ILS\n", expected: ["Food 600.00 ILS month"]),
    Form(
      text: """
        budgets:
          Food:
            amount: 7000
            span: year
            roll-over: yes
            since: 2026-02
          Home: [100, { amount: 20, span: week }, { amount: 900, period: Vacation }]

        """,
      expected: [
        "Food 7000.00 USD year rolls since 2026-02-01", "Home 100.00 USD month",
        "Home 20.00 USD week", "Home 900.00 USD Vacation",
      ]),
    Form(text: "budgets:\n", expected: []),
  ])
  func `reads`(_ form: Form) {
    let (budgets, mistakes) = Self.read(form.text)
    #expect(mistakes == [])
    #expect(budgets == form.expected)
  }

  @Test(arguments: [
    ("budgets: [600]", "1:10 wrong-kind"), ("budgets: { Food: }", "1:18 wrong-kind"),
    ("budgets: { Food: much }", "1:18 bad-budget"), ("budgets: { Food: 0 }", "1:18 bad-budget"),
    ("budgets: { Food: -5 }", "1:18 bad-budget"), ("budgets: { Food: 1e3 }", "1:18 bad-budget"),
    ("budgets: { Food: 80 EURO }", "1:18 unknown-currency"),
    ("budgets: { Food//x: 80 }", "1:12 bad-category"),
    ("budgets: { Food: { amont: 5 } }", "1:20 unknown-key 1:18 missing-key"),
    ("budgets: { Food: { span: month } }", "1:18 missing-key"),
    ("budgets: { Food: { amount: 5, span: day } }", "1:37 unknown-word"),
    ("budgets: { Food: { amount: 5, span: week, period: X } }", "1:43 contradicting-keys"),
    ("budgets: { Food: { amount: 5, since: 2026-13 } }", "1:38 bad-date"),
    ("budgets: { Food: { amount: 5, roll-over: perhaps } }", "1:42 unknown-word"),
    ("budgets: { Food: [5, { amount: 6, span: month }] }", "1:22 shared-budget"),
  ])
  func `names the mistake and its place`(_ text: String, _ expected: String) {
    let found = Self.read(text + "\n").mistakes
    #expect(
      Set(found.joined(separator: " ").split(separator: " ")) == Set(expected.split(separator: " "))
    )
    let diagnostics = ConfigurationParser.parse(text, path: "daybook.yaml").diagnostics
    #expect(diagnostics.allSatisfy { !$0.fact.summary.isEmpty })
  }

  @Test func `a category that nothing declares is told with what was meant`() throws {
    let (configuration, _) = ConfigurationParser.parse(
      "budgets:\n  Food: 5\n  Tansit: 6\n", path: "daybook.yaml")
    let mistakes = BudgetCheck.mistakes(in: configuration.budgets, categories: CategoryTree())
    #expect(mistakes.map { "\($0.location?.line ?? 0)" } == ["3"])
    #expect(mistakes.first?.fact.remedy == "did you mean \"Transit\"?")
  }

  @Test func `recurring decisions are read`() {
    let (configuration, mistakes) = ConfigurationParser.parse(
      "recurring: { ignore: [Whole Foods], names: { apple 2.99: iCloud } }\nrates-age: 5\n",
      path: "d")
    #expect(mistakes.isEmpty)
    #expect(configuration.recurring.isIgnored("WHOLE FOODS"))
    #expect(configuration.recurring.name(for: "Apple 2.99") == "iCloud")
    #expect(configuration.ratesAge == 5)
  }
}
