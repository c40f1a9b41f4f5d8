import Foundation
import Testing

/// Budgets from the command that sets one to the run that passes it.
struct BudgetTests {
  private func place() throws -> Place {
    let place = try Place.book(rules: Statements.rules)
    try place.write("daybook.yaml", "# my book\ncurrency: USD\n")
    return place
  }

  @Test func `a budget is set, shown, changed and removed`() throws {
    let place = try place()
    try place.write("Statements/visa/march.csv", Statements.march)
    #expect(try place("run").code == 0)
    #expect(try place("budgets").output.contains("There are no budgets"))
    let set = try place("budgets", "set", "food", "200")
    #expect(set.code == 0, "\(set.talk)")
    #expect(try place.text("daybook.yaml") == "# my book\ncurrency: USD\n\nbudgets:\n  Food: 200\n")
    let shown = try place("budgets", "--as-of", "2026-03-15")
    #expect(shown.output.contains("127.04"), "\(shown.output)")
    #expect(shown.output.contains("64 % spent at 48 % of the month"))
    #expect(try place("budgets", "set", "Food", "30", "--span", "week").code == 0)
    #expect(try place("budgets", "set", "Food", "250", "--roll-over").code == 0)
    #expect(
      try place.text("daybook.yaml").hasSuffix(
        "  Food: [{ amount: 250, roll-over: true }, { amount: 30, span: week }]\n"))
    let removed = try place("budgets", "remove", "Food", "--span", "week")
    #expect(removed.output == "Food: no longer 30.00 USD for each week\n", "\(removed.talk)")
    #expect(try place("budgets", "set", "everything", "9 EUR", "--span", "year").code == 0)
    let json = try place("budgets", "--format", "json", "--as-of", "2026-03-31")
    let rounds = try JSONDecoder().decode(Answer.self, from: Data(json.output.utf8)).rows
    #expect(rounds.map(\.budget) == ["250.00", "9.00"])
    #expect(rounds.map(\.left) == ["122.96", "9.00"])
    #expect(try place("budgets", "remove", "Food").code == 0)
    #expect(try place("budgets", "remove", "Food").code == 64)
    #expect(try place("budgets", "remove", "everything").code == 0)
    #expect(try place.text("daybook.yaml") == "# my book\ncurrency: USD\n\nbudgets:\n")
  }

  /// What programs are given.
  private struct Answer: Decodable { var rows: [Round] }

  private struct Round: Decodable {
    var budget: String
    var left: String
  }

  @Test func `a run tells of a budget that it passes, once`() throws {
    let place = try place()
    try place.write("daybook.yaml", "budgets: { Food/Groceries: 100 }\n")
    try place.write(
      "Statements/visa/a.csv", Statements.header + "2026-03-02,WHOLE FOODS MARKET,-61.27,USD\n")
    let first = try place("run")
    #expect(first.code == 0)
    #expect(!first.output.contains("Budget passed"))
    try place.write("Statements/visa/march.csv", Statements.march)
    let passed = try place("run", "--quiet", "--fail-over-budget")
    #expect(passed.code == 1)
    #expect(passed.talk.contains("Food/Groceries: 183.81 of 100.00 USD in March 2026"))
    #expect(try place.text("Reports/budgets.md").contains("passed"))
    #expect(try place.text("Reports/index.md").contains("[Budgets](budgets.md)"))
    #expect(try place("run", "--fail-over-budget").code == 0)
    let month = try place("report", "month", "2026-03")
    #expect(month.output.contains("Budget"), "\(month.output)")
  }

  @Test func `mistakes are told with their place`() throws {
    let place = try place()
    try place.write("daybook.yaml", "budgets:\n  Fod: 5\n")
    for command in [["run"], ["rules", "check"], ["budgets"]] {
      let answer = try Program.run(command, in: place.root, environment: place.environment())
      #expect(answer.code == 78, "\(command)")
      #expect((answer.talk + answer.output).contains("daybook.yaml:2:3"), "\(answer.talk)")
      #expect((answer.talk + answer.output).contains("did you mean \"Food\"?"))
    }
    try place.write("daybook.yaml", "currency: USD\n")
    #expect(try place("budgets", "set", "Fod", "5").code == 64)
    #expect(try place("budgets", "set", "Food", "0").code == 64)
    #expect(try place("budgets", "set", "Food", "5", "--span", "day").code == 64)
    #expect(try place("budgets", "list", "--as-of", "2026-02-30").code == 64)
    #expect(try place.text("daybook.yaml") == "currency: USD\n")
    try place.write("daybook.yaml", "budgets:\n  Food:\n    amount: 5 # why\n    span: year\n")
    let byHand = try place("budgets", "set", "Food", "6")
    #expect(byHand.code == 64)
    #expect(byHand.talk.contains("write it by hand"), "\(byHand.talk)")
    #expect(try place("budgets", "set", "Food", "6", "--span", "year").code == 0)
    #expect(
      try place.text("daybook.yaml")
        == "budgets:\n  Food:\n    amount: 6 # why\n    span: year\n")
  }

  @Test func `rates change the reports, and mistakes in them stop the run`() throws {
    let place = try place()
    try place.write(
      "Statements/visa/a.csv",
      Statements.header + "2026-03-02,WHOLE FOODS,-100.00,EUR\n2026-03-03,WHOLE FOODS,-1.00,USD\n")
    #expect(try place("run").code == 0)
    #expect(try !place.text("Reports/index.md").contains("≈"))
    try place.write("rates.csv", "Date,USD,\n2026-03-02,1.1,\n")
    #expect(try place("run").code == 0)
    #expect(try place.text("Reports/index.md").contains("≈ 111.00"))
    #expect(try place.text("Reports/months/2026-03/by-category.md").contains("≈ 111.00"))
    try place.write("rates.csv", "Date,USD,\n2026-03-02,one,\n")
    let wrong = try place("run")
    #expect(wrong.code == 78)
    #expect(wrong.talk.contains("rates.csv:2:12: error: \"one\" is no rate"), "\(wrong.talk)")
    try place.remove("rates.csv")
    #expect(try place("run").code == 0)
    #expect(try !place.text("Reports/index.md").contains("≈"))
  }
}
