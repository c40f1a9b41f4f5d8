import Testing

/// Where findings of `rules check` stand, and what nothing is said of.
struct RuleFindingTests {
  @Test func `rules of one's own overrule starter rules without a word`() throws {
    let place = try Place()
    _ = try place("init", "--quiet")
    try place.write(
      "Rules/00-mine.yaml",
      "rules:\n  - Food/Coffee: [starbucks, amazon]\n  - { match: netflix, category: Home }\n")
    let check = try place("rules", "check")
    #expect(check.code == 0, "\(check.talk)")
    #expect(check.output.hasSuffix(": no mistakes\n") && check.talk == "", "\(check.talk)")
    let test = try place("rules", "test")
    #expect(test.code == 0)
    #expect(test.output.contains("rules of yours overrule"), "\(test.output)")
    // Below an own rule that takes all, a further own rule is spoken of.
    try place.write(
      "Rules/00-mine.yaml",
      "rules:\n  - Transit: [uber*]\n  - Food: [doordash, uber eats]\n")
    let late = try place("rules", "check")
    #expect(late.talk.contains("00-mine.yaml:3:22: warning: the pattern \"uber eats\" can never"))
    #expect(late.output.hasSuffix(": 1 warning\n"), "\(late.output)")
  }

  @Test func `what the history shows stands by place with the rest`() throws {
    let place = try Place.book(
      rules: """
        rules:
          - { match: coffee, card: nowhere, category: Food }
          - Food: [bakery, bakery]

        """)
    try place.write("Statements/visa/a.csv", Statements.march)
    _ = try place("run", "--quiet")
    let answer = try place("rules", "check", "--format", "github")
    let codes = answer.lines.compactMap { line in
      line.split(separator: "title=").last?.split(separator: ":").first.map(String.init)
    }
    #expect(codes.first == "unseen-card" && codes.last == "duplicate-pattern", "\(answer.output)")
  }

  @Test func `cards and budgets of daybook.yaml count before any statement`() throws {
    let place = try Place.book(
      rules: "rules:\n  - { match: coffee, card: visa-gld, category: Food }\n")
    try place.write(
      "daybook.yaml", "cards: { visa-gold: { name: Visa Gold } }\nbudgets:\n  Food: 600\n")
    let card = try place("rules", "check")
    #expect(card.talk.contains("Did you mean \"visa-gold\"?"), "\(card.talk)")
    try place.write("daybook.yaml", "currency: EURO\nbudgets:\n  Foood: 600\n")
    let budget = try place("rules", "check")
    #expect(budget.code == 78)
    #expect(budget.talk.contains("  |   Foood: 600"), "\(budget.talk)")
    #expect(budget.talk.contains("did you mean \"EUR\"?"))
  }
}
