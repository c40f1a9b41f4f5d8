import Foundation
import Testing

/// `rules suggest`.
struct RulesSuggestTests {
  private static let rules = """
    categories:
      Food/Coffee:
      Food/Groceries:
    rules:
      - Food/Groceries: [whole foods]

    """

  private static let statement = """
    Date,Description,Amount,Currency
    2026-03-02,SQ *BLUE BOTTLE COFFEE #12 OAKLAND CA,-4.50,USD
    2026-03-09,SQ *BLUE BOTTLE COFFEE #12 OAKLAND CA,-4.75,USD
    2026-03-16,SQ *BLUE BOTTLE COFFEE #7 BERKELEY CA,-5.25,USD
    2026-03-17,GREAT FURNITURE HALL,-900.00,USD
    2026-03-27,GREAT FURNITURE HALL,-100.00,USD
    2026-03-18,WHOLE FOODS MARKET 10234,-61.27,USD
    2026-03-19,CORNER BAKERY,-3.00,USD
    2026-03-20,CORNER BAKERY,-4.00,USD

    """

  private static func book() throws -> Place {
    let place = try Place.book(rules: rules)
    try place.write("Statements/visa/march.csv", statement)
    try #require(try place("run", "--quiet").code < 2)
    return place
  }

  private static func put(_ words: String, in category: String, _ place: Place) throws {
    for transaction in try place.transactions(words) {
      let answer = try place("edit", transaction.id, "--category", category)
      try #require(answer.code == 0, "\(answer.talk)")
    }
  }

  @Test func `hand edits and repeated merchants become rules to paste`() throws {
    let place = try Self.book()
    try Self.put("#12", in: "Food/Coffee", place)
    let before = try place.files(in: "Rules")
    let answer = try place("rules", "suggest")
    #expect(answer.code == 0, "\(answer.talk)")
    #expect(answer.output.contains("    - Food/Coffee: [blue bottle]\n"))
    #expect(answer.output.contains("  matches  3 (14.50 USD): 2 by hand agree, 0 decisions"))
    #expect(answer.output.contains("daybook rules add Food/Coffee 'blue bottle'"))
    let furniture = try #require(answer.output.firstRange(of: "great furniture"))
    let bakery = try #require(answer.output.firstRange(of: "corner bakery"))
    #expect(furniture.lowerBound < bakery.lowerBound)
    #expect(!answer.output.contains("whole foods"))
    // Nothing was written.
    let after = try place.files(in: "Rules")
    #expect(after == before)
  }

  @Test func `what YAML says can be used as rules as it is`() throws {
    let place = try Self.book()
    try Self.put("blue", in: "Food/Coffee", place)
    let answer = try place("rules", "suggest", "--format", "yaml")
    #expect(answer.code == 0)
    #expect(answer.output.contains("\n  # - CATEGORY: [great furniture]\n"))
    try place.write("Rules/20-suggested.yaml", answer.output)
    let check = try place("rules", "check", "--strict")
    #expect(check.code == 0, "\(check.talk)")
    let after = try place("rules", "suggest", "--from", "edits")
    #expect(after.output == "Nothing to suggest.\n")
    let why = try place("rules", "explain", "BLUE BOTTLE PARIS")
    #expect(why.output.contains("Food/Coffee"))
  }

  @Test func `the command that adds a rule does add it`() throws {
    let place = try Self.book()
    try Self.put("#12", in: "Food/Coffee", place)
    let answer = try place("rules", "suggest", "--from", "edits")
    let hint = try #require(answer.output.firstRange(of: "  add it   daybook "))
    let command = answer.output[hint.upperBound...].prefix { $0 != "\n" }
    let added = try place.shell("\"$DAYBOOK\" \(command)")
    #expect(added.code == 0, "\(added.talk)")
    #expect(try place("rules", "suggest", "--from", "edits").output == "Nothing to suggest.\n")
    let berkeley = try place.transactions("berkeley")
    #expect(berkeley.map(\.category) == ["Food/Coffee"])
  }

  @Test func `programs get everything that people do`() throws {
    let place = try Self.book()
    try Self.put("#12", in: "Food/Coffee", place)
    try Self.put("bakery", in: "Food/Coffee", place)
    let id = try #require(try place.transactions("bakery").first?.id)
    try #require(try place("edit", id, "--category", "Food/Groceries").code == 0)
    let answer = try place("rules", "suggest", "--format", "json")
    let decoded = try JSONDecoder.ofProgram.decode(Answer.self, from: Data(answer.output.utf8))
    let coffee = try #require(decoded.suggestions.first)
    #expect(coffee.from == "edits")
    #expect(coffee.pattern == "blue bottle")
    #expect(coffee.category == "Food/Coffee")
    #expect(coffee.confidencePermille == 750)
    #expect(coffee.matches == 3 && coffee.agreements == 2 && coffee.contradictions == 0)
    #expect(coffee.uncategorized == 1)
    #expect(coffee.money == [Answer.Money(amount: "14.50", currency: "USD")])
    #expect(coffee.rule == "- Food/Coffee: [blue bottle]")
    #expect(decoded.suggestions.last?.category == nil)
    #expect(decoded.disagreements.map(\.merchant) == ["corner bakery"])
    #expect(decoded.more == 0)
  }

  @Test func `options choose`() throws {
    let place = try Self.book()
    try Self.put("#12", in: "Food/Coffee", place)
    #expect(try !place("rules", "suggest", "--from", "edits").output.contains("furniture"))
    #expect(try !place("rules", "suggest", "--from", "repeated").output.contains("blue"))
    #expect(try !place("rules", "suggest", "--category", "food").output.contains("furniture"))
    let open = try place("rules", "suggest", "--category", "Uncategorized").output
    #expect(open.contains("furniture") && !open.contains("blue bottle"))
    #expect(try place("rules", "suggest", "--limit", "1").output.contains("2 more: --limit 3\n"))
    let three = try place("rules", "suggest", "--min-matches", "3").output
    #expect(three.contains("blue bottle") && !three.contains("furniture"))
    #expect(try place("rules", "suggest", "--category", "Nowhere").code == 64)
    #expect(try place("rules", "suggest", "--limit", "0").code == 64)
    try place.write("Rules/20-broken.yaml", "rules: [\n")
    #expect(try place("rules", "suggest").code == 78)
  }

  /// What `--format json` says.
  private struct Answer: Decodable {
    struct Money: Decodable, Equatable {
      var amount: String
      var currency: String
    }
    struct Suggestion: Decodable {
      var from: String
      var pattern: String
      var category: String?
      var confidencePermille: Int
      var matches: Int
      var money: [Money]
      var agreements: Int
      var contradictions: Int
      var uncategorized: Int
      var rule: String?
    }
    struct Disagreement: Decodable {
      var merchant: String
    }
    var suggestions: [Suggestion]
    var more: Int
    var disagreements: [Disagreement]
  }
}
