import Foundation
import Testing

/// Patterns that the match limit stops, and the compiled rules that a book keeps.
struct RuleLimitTests {
  private static let evil = """
    rules:
      - name: Evil
        match: /^(a+)+$/
        category: Food
    """

  @Test func `check and test name a pattern that the match limit stops`() throws {
    let place = try Place()
    try place.write("Rules/10-test.yaml", Self.evil)
    for command in ["check", "test"] {
      let answer = try place("rules", command)
      #expect(answer.code == 1, "\(answer.talk)")
      #expect(answer.talk.contains("Rules/10-test.yaml:3:"))
      #expect(answer.talk.contains("the rule \"Evil\" is stopped by the match limit"))
    }
    #expect(try place("rules", "check", "--strict").code == 78)
    let json = try place("rules", "check", "--format", "json")
    #expect(json.output.contains("\"match-limit\""))
  }

  @Test func `a run that meets one says so and ends with 1`() throws {
    let place = try Place.book(rules: Self.evil)
    let shop = String(repeating: "a", count: 60) + "!"
    try place.write(
      "Statements/visa/march.csv",
      Statements.march + "2026-03-30,\(shop),-1.00,USD\n")
    let answer = try place("run")
    #expect(answer.talk.contains("match limit"), "\(answer.talk)\(answer.output)")
    #expect(answer.code == 1)
  }

  @Test func `check leaves the compiled rules in the book`() throws {
    let place = try Place.book(rules: Statements.rules)
    #expect(try place("rules", "check").code == 0)
    #expect(try place.files(in: ".daybook/rules").count == 1)
  }
}
