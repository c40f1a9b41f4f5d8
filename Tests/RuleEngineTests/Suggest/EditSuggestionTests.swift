import StatementModel
import TestSupport
import Testing

@testable import RuleEngine

/// Rules suggested from what a person has categorized by hand.
struct EditSuggestionTests {
  private static let categories = """
    categories:
      Food/Coffee:
      Food/Delivery:
      Transit/Rideshare:

    """

  @Test func `the shortest pattern with substance is suggested`() throws {
    var history = SuggestHistory(Self.categories)
    try history.add("SQ *BLUE BOTTLE COFFEE #12 OAKLAND CA", 3, byHand: "Food/Coffee")
    try history.add("SQ *BLUE BOTTLE COFFEE #7 BERKELEY CA")
    try history.add("BLUE NILE JEWELRY", 1, byHand: "Shopping")
    #expect(history.rulesInWords(.edits) == ["Food/Coffee: blue bottle"])
    let suggestion = try #require(history.suggestions(.edits).first)
    #expect(suggestion.evidence.matches == 4)
    #expect(suggestion.evidence.agreements == 3)
    #expect(suggestion.evidence.contradictions == 0)
    #expect(suggestion.evidence.uncategorized == 1)
    #expect(suggestion.evidence.money == [try money("40.00 USD")])
    #expect(suggestion.confidence.thousandths == 800)
    #expect(suggestion.examples.first == "SQ *BLUE BOTTLE COFFEE #12 OAKLAND CA")
  }

  @Test func `what edits speak for is not suggested again as repeated`() throws {
    var history = SuggestHistory(Self.categories)
    try history.add("BLUE BOTTLE COFFEE", 2, byHand: "Food/Coffee")
    try history.add("BLUE BOTTLE COFFEE", 4)
    #expect(history.rulesInWords() == ["Food/Coffee: blue bottle"])
    #expect(history.rulesInWords(.repeated) == ["Food/Coffee: blue bottle"])
  }

  @Test func `a town behind the number is not taken for the merchant`() throws {
    var history = SuggestHistory(Self.categories)
    for ticket in ["0162345678901", "0169876543210"] {
      try history.add("UNITED \(ticket) HOUSTON", 1, byHand: "Transit/Rideshare")
    }
    #expect(history.rulesInWords(.edits) == ["Transit/Rideshare: united"])
  }

  @Test func `where other known names have the only word, no pattern is suggested`() throws {
    var history = SuggestHistory(
      Self.categories
        + "rules:\n  - Food: [united way, united mart, united bread, united tea]\n")
    for ticket in ["0162345678901", "0169876543210"] {
      try history.add("UNITED \(ticket) HOUSTON", 1, byHand: "Transit/Rideshare")
    }
    #expect(history.rulesInWords(.edits) == [])
  }

  @Test func `labels before a branch's number belong to the name, the town behind it does not`()
    throws
  {
    var history = SuggestHistory(Self.categories)
    try history.add("DM-FIL. 1234 BERLIN", 4, byHand: "Food/Coffee")
    try history.add("REWE-FIL. 77 BERLIN")
    #expect(history.rulesInWords(.edits) == ["Food/Coffee: dm fil"])
  }

  @Test func `what is decided otherwise is not matched`() throws {
    var history = SuggestHistory(Self.categories)
    try history.add("BLUE BOTTLE COFFEE", 2, byHand: "Food/Coffee")
    try history.add("BLUE BOTTLE OUTFITTERS", 2, byHand: "Clothes")
    #expect(
      Set(history.rulesInWords(.edits)) == [
        "Food/Coffee: blue bottle coffee", "Clothes: blue bottle outfitters",
      ])
  }

  @Test func `a rule that stands is not contradicted, one that is corrected is`() throws {
    var history = SuggestHistory(Self.categories + "rules:\n  - Transit/Rideshare: [uber*]\n")
    try history.add("UBER TRIP HELP.UBER.COM", 4)
    try history.add("UBER EATS HELP.UBER.COM", 3, byHand: "Food/Delivery")
    #expect(history.rulesInWords(.edits) == ["Food/Delivery: uber eats"])
  }

  @Test func `what a rule would do anyhow needs none`() throws {
    var history = SuggestHistory(Self.categories + "rules:\n  - Food/Coffee: [blue bottle]\n")
    try history.add("BLUE BOTTLE OAKLAND", 3, byHand: "Food/Coffee")
    #expect(history.rulesInWords() == [])
  }

  @Test func `merchants whose names begin alike have one rule`() throws {
    var history = SuggestHistory(Self.categories)
    try history.add("LYFT *RIDE SUN 5PM", 2, byHand: "Transit/Rideshare")
    try history.add("LYFT *TEMP AUTH HOLD", 2, byHand: "Transit/Rideshare")
    try history.add("LYFT *RIDE MON 8AM")
    #expect(history.rulesInWords(.edits) == ["Transit/Rideshare: lyft"])
  }

  @Test func `one merchant may need several patterns`() throws {
    var history = SuggestHistory(Self.categories)
    try history.add("KIOSK 17 OAKLAND AIRPORT", 2, byHand: "Food/Coffee")
    try history.add("KIOSK 18 OAKLAND AIRPORT", 2, byHand: "Food/Coffee")
    try history.add("KIOSK 19 OAKLAND AIRPORT", 2, byHand: "Shopping")
    let rules = history.rulesInWords(.edits)
    #expect(rules.count == 3)
    #expect(rules.contains { $0.hasPrefix("Shopping: ") && $0.contains("19") })
    #expect(history.suggestions(.edits).allSatisfy { $0.evidence.contradictions == 0 })
  }

  @Test func `a wildcard serves where the words between differ`() throws {
    var history = SuggestHistory(Self.categories)
    try history.add("UBER 34234 EATS", 2, byHand: "Food/Delivery")
    try history.add("UBER 99128 EATS", 2, byHand: "Food/Delivery")
    try history.add("UBER 11111 TRIP", 2, byHand: "Transit/Rideshare")
    #expect(
      history.rulesInWords(.edits).contains { $0 == "Food/Delivery: uber*eats" })
  }

  @Test func `contradictory decisions are told, and nothing is suggested`() throws {
    var history = SuggestHistory(Self.categories)
    try history.add("CORNER BAKERY", 4, byHand: "Food/Coffee")
    try history.add("CORNER BAKERY", 2, byHand: "Food/Delivery")
    #expect(history.rulesInWords() == [])
    let disagreement = try #require(history.suggester().disagreements().first)
    #expect(disagreement.merchant == "corner bakery")
    #expect(disagreement.matches == 6)
    #expect(
      disagreement.decisions.map { "\($0.category) \($0.byHand) \($0.byRule)" }
        == ["Food/Coffee 4 0", "Food/Delivery 2 0"])
  }

  @Test func `withdrawn rows and one edit alone say nothing`() throws {
    var history = SuggestHistory(Self.categories)
    try history.add("CORNER BAKERY", 4, byHand: "Food/Coffee", status: .withdrawn)
    try history.add("BLUE BOTTLE", 1, byHand: "Food/Coffee")
    #expect(history.rulesInWords() == [])
    #expect(history.suggester(minimumMatches: 1).suggestions().count == 1)
  }

  // MARK: Starter rules

  @Test func `one correction outweighs a starter rule`() throws {
    var history = SuggestHistory(
      Self.categories, starter: "rules:\n  - Transit/Rideshare: [walgreens, joya]\n")
    try history.add("WALGREENS #3211 BERKELEY CA", 16)
    try history.add("WALGREENS #17 OAKLAND CA", 1, byHand: "Food/Coffee")
    try history.add("JOYA 5 HAIFA", 3)
    #expect(history.rulesInWords(.edits) == ["Food/Coffee: walgreens"])
    let suggestion = try #require(history.suggestions(.edits).first)
    #expect(suggestion.evidence.overruled == 16)
    #expect(suggestion.evidence.contradictions == 0)
    #expect(
      suggestion.reason
        == "put in Food/Coffee by hand once, against the starter rule Transit/Rideshare (Rules/50-starter.yaml:2:5)"
    )
  }

  @Test func `a correction of what came once is enough, of one's own rule it is not`() throws {
    var history = SuggestHistory(
      Self.categories + "rules:\n  - Food/Coffee: [harbor house]\n",
      starter: "rules:\n  - Food/Coffee: [walgreens]\n")
    try history.add("WALGREENS", 1, byHand: "Transit/Rideshare")
    try history.add("HARBOR HOUSE 12", 4)
    try history.add("HARBOR HOUSE 12", 1, byHand: "Transit/Rideshare")
    #expect(history.rulesInWords(.edits) == ["Transit/Rideshare: walgreens"])
    #expect(history.suggester().disagreements().map(\.merchant) == ["harbor house"])
  }

  @Test func `corrections that disagree are told`() throws {
    var history = SuggestHistory(
      Self.categories, starter: "rules:\n  - Transit/Rideshare: [walgreens]\n")
    try history.add("WALGREENS", 3, byHand: "Food/Coffee")
    try history.add("WALGREENS", 2, byHand: "Transit/Rideshare")
    #expect(history.rulesInWords(.edits) == [])
    #expect(history.suggester().disagreements().map(\.merchant) == ["walgreens"])
  }

  // MARK: Reach

  @Test func `a pattern is no part of a known name of another category`() throws {
    var history = SuggestHistory(
      Self.categories,
      starter:
        "rules:\n  - Transit/Rideshare: [goldenrod cabs]\n  - Food/Delivery: [blue heron sushi]\n"
    )
    try history.add("GOLDENROD BAKERY", 2, byHand: "Food/Coffee")
    try history.add("BLUE HERON TEA", 2, byHand: "Food/Coffee")
    #expect(
      Set(history.rulesInWords(.edits)) == [
        "Food/Coffee: goldenrod bakery", "Food/Coffee: blue heron tea",
      ])
  }

  @Test(arguments: ["ABC", "XX4417 XXXX", "KARTE 12", "X99"])
  func `three letters, a masked number or a bank's word are no pattern`(description: String) throws
  {
    var history = SuggestHistory(Self.categories)
    try history.add(description, 3, byHand: "Food/Coffee")
    #expect(history.rulesInWords(.edits) == [])
  }

  @Test(arguments: [
    ("ZARA MADRID", "zara"), ("BLUE BOTTLE COFFEE OAKLAND CA", "blue bottle"),
    ("PARIS BAGUETTE LYON", "paris baguette"), ("MUSEUM OF LONDON", "museum of london"),
    ("IKEA DEN HAAG", "ikea"),
  ])
  func `a town behind the name is no part of the pattern`(description: String, pattern: String)
    throws
  {
    var history = SuggestHistory(Self.categories)
    try history.add(description, 2, byHand: "Food/Coffee")
    try history.add("MILLERS MADRID", 2, byHand: "Food/Delivery")
    #expect(history.rulesInWords(.edits).contains("Food/Coffee: \(pattern)"))
  }

  // MARK: Conditions

  @Test func `the direction tells decisions apart`() throws {
    var history = SuggestHistory("categories:\n  Income: { kind: income }\n")
    try history.add("VENMO", 3, amount: "-20.00 USD", byHand: "Food")
    try history.add("VENMO", 3, amount: "30.00 USD", byHand: "Income")
    #expect(
      history.rulesInWords(.edits) == [
        "Food: venmo direction out", "Income: venmo direction in",
      ])
    #expect(history.suggester().disagreements().isEmpty)
  }

  @Test func `the card tells decisions apart`() throws {
    var history = SuggestHistory()
    try history.add("OFFICE DEPOT", 3, byHand: "Bills", card: "business")
    try history.add("OFFICE DEPOT", 3, byHand: "Shopping", card: "visa")
    #expect(
      history.rulesInWords(.edits) == [
        "Bills: office depot card business", "Shopping: office depot card visa",
      ])
  }

  @Test func `round amounts tell decisions apart`() throws {
    var history = SuggestHistory()
    for amount in ["-4.20 USD", "-5.75 USD", "-6.20 USD"] {
      try history.add("CORNER BAKERY", 1, amount: amount, byHand: "Food")
    }
    for amount in ["-38.00 USD", "-23.90 USD", "-41.15 USD"] {
      try history.add("CORNER BAKERY", 1, amount: amount, byHand: "Home")
    }
    #expect(
      history.rulesInWords(.edits) == [
        "Food: corner bakery amount ..10", "Home: corner bakery amount 10..",
      ])
  }

  @Test func `two decisions on a side are too few for a condition`() throws {
    var history = SuggestHistory()
    try history.add("CORNER BAKERY", 2, amount: "-4.00 USD", byHand: "Food")
    try history.add("CORNER BAKERY", 5, amount: "-40.00 USD", byHand: "Home")
    #expect(history.rulesInWords() == [])
    #expect(history.suggester().disagreements().count == 1)
  }
}
