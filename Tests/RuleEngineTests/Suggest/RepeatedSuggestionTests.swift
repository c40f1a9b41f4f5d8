import StatementModel
import TestSupport
import Testing

@testable import RuleEngine

/// Rules suggested for merchants that come again and again without a category.
struct RepeatedSuggestionTests {
  @Test func `most money comes first, and currencies are never added`() throws {
    var history = SuggestHistory()
    try history.add("SMALL KIOSK CORNER", 2, amount: "-1.00 USD")
    try history.add("GREAT FURNITURE HALL", 2, amount: "-900.00 USD")
    try history.add("LADEN IN BERLIN", 2, amount: "-5.00 EUR")
    try history.add("SEEN ONLY ONCE", 1, amount: "-5000.00 USD")
    let found = history.suggestions()
    #expect(
      found.map(\.examples) == [
        ["GREAT FURNITURE HALL"], ["SMALL KIOSK CORNER"], ["LADEN IN BERLIN"],
      ])
    #expect(
      found.map(\.evidence.money) == [
        [try money("1800.00 USD")], [try money("2.00 USD")], [try money("10.00 EUR")],
      ])
    #expect(history.suggester().ranked(from: [.repeated]).apart.map(\.code) == ["USD", "EUR"])
    #expect(history.suggester().ranked(from: [.edits]).apart == [])
    #expect(found.allSatisfy { $0.ground == .repeated && $0.evidence.uncategorized == 2 })
  }

  @Test func `a category is named where the merchant is like known ones`() throws {
    var history = SuggestHistory("categories:\n  Food/Restaurants:\n  Travel/Air:\n")
    for name in ["NAPOLI", "ROMA", "BELLA", "LUIGI", "MARIO", "TORINO"] {
      try history.add("\(name) PIZZERIA", 2, byHand: "Food/Restaurants")
    }
    for name in ["SWIFT", "GREEN", "NORTH", "GOLDEN"] {
      try history.add("\(name) AIRLINES", 2, amount: "-300.00 USD", byHand: "Travel/Air")
    }
    try history.add("SALERNO PIZZERIA DOWNTOWN", 3)
    let suggestion = try #require(history.suggestions(.repeated).first)
    #expect(suggestion.category?.text == "Food/Restaurants")
    #expect(suggestion.pattern == "salerno")
    #expect(suggestion.confidence.thousandths >= 600)
    #expect(suggestion.reason.contains("6 of 6 known merchants with \"pizzeria\""))
    let last = try #require(history.subjects.last)
    let guess = try #require(history.suggester().guess(last))
    #expect(guess.category == suggestion.category)
    #expect(guess.pattern == suggestion.pattern)
  }

  @Test func `where nothing is like it only a pattern is suggested`() throws {
    var history = SuggestHistory()
    try history.add("NAPOLI PIZZERIA", 2, byHand: "Food")
    try history.add("XYLOPHON WERKSTATT", 3)
    let suggestion = try #require(history.suggestions(.repeated).first)
    #expect(suggestion.category == nil)
    #expect(suggestion.ruleLines == nil)
    #expect(suggestion.pattern == "xylophon werkstatt" || suggestion.pattern == "xylophon")
  }

  @Test func `codes and the issuer's words speak where the history says nothing`() throws {
    var history = SuggestHistory("categories:\n  Food/Groceries:\n  Transit/Fuel:\n")
    for index in 0..<12 {
      let letter = String(UnicodeScalar(UInt8(97 + index)))
      let word = String(repeating: letter, count: 8)
      try history.add("\(word) MARKT", 2, byHand: "Food/Groceries", code: 5411)
      try history.add("\(word) TANK", 2, byHand: "Transit/Fuel", issuer: "Gas Stations")
    }
    try history.add("QQQQQQQQ SHOP", 3, code: 5411)
    try history.add("WWWWWWWW HALT", 2, issuer: "Gas Stations")
    let found = history.suggestions(.repeated)
    #expect(found.map(\.category?.text) == ["Food/Groceries", "Transit/Fuel"])
    #expect(found.first?.reason.contains("merchant category code 5411") == true)
  }

  @Test func `what a rule leaves out on purpose is not suggested for its category`() throws {
    var history = SuggestHistory(
      "rules:\n  - { match: acme property, amount: 1500.., category: Home }\n")
    try history.add("ACME PROPERTY", 6, amount: "-1550.00 USD")
    try history.add("ACME PROPERTY", 2, amount: "-30.00 USD")
    #expect(history.suggestions().allSatisfy { $0.category == nil })
  }

  @Test(arguments: ["ZAHLUNG", "GASTHAUS", "BÄCKEREI 12", "Card Payment", "Lastschrift", "HOTEL"])
  func `the word of a trade, or of a bank, is no merchant`(description: String) throws {
    var history = SuggestHistory()
    try history.add(description, 3, amount: "-900.00 USD")
    try history.add("ZUM GOLDENEN HIRSCHEN GASTHAUS", 3)
    #expect(history.rulesInWords(.repeated).count == 1)
  }

  @Test func `hidden money and transfers need no rule`() throws {
    var history = SuggestHistory("rules:\n  - { match: savings plan, transfer: true }\n")
    try history.add("SAVINGS PLAN 12", 4)
    #expect(history.rulesInWords() == [])
  }

  @Test func `a guess is there for every transaction that has words`() throws {
    var history = SuggestHistory()
    try history.add("CORNER BAKERY", 3, byHand: "Food")
    try history.add("CORNER BAKERY", 1)
    try history.add("#### 1234", 1)
    let suggester = history.suggester()
    let open = try #require(history.subjects.first { $0.transaction.category == nil })
    let guess = try #require(suggester.guess(open))
    #expect(guess.category?.text == "Food")
    #expect(guess.confidence.thousandths == 800)
    #expect(guess.reason.contains("the same merchant is in Food by hand, 3 of 3 times"))
    var stranger = history.subjects[0]
    stranger.facts.description = "NEVER SEEN"
    #expect(suggester.guess(stranger) == nil)
  }
}
