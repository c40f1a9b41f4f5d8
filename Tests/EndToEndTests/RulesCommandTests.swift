import Foundation
import Testing

/// The rules commands, which need no book.
struct RulesCommandTests {
  @Test func `check works on files, folders and the folder Rules`() throws {
    let place = try Place()
    try place.write("Rules/10-test.yaml", Statements.rules)
    for arguments in [[], ["Rules"], ["Rules/10-test.yaml"]] {
      let answer = try Program.run(
        ["rules", "check"] + arguments, in: place.root, environment: place.environment())
      #expect(answer.code == 0, "\(answer.talk)")
    }
    #expect(try place("rules", "check", "Nowhere").code == 66)
    let empty = try Place()
    #expect(try empty("rules", "check").code == 66)
  }

  @Test func `warnings are errors only under strict`() throws {
    let place = try Place()
    try place.write(
      "Rules/10-test.yaml", Statements.rules + "  - Food/Groceries: [blue bottle]\n")
    let loose = try place("rules", "check")
    #expect(loose.code == 0)
    #expect(loose.talk.contains("warning:"))
    #expect(loose.talk.contains("Rules/10-test.yaml:10"))
    #expect(try place("rules", "check", "--strict").code == 78)
    let json = try place("rules", "check", "--format", "json")
    #expect(json.output.contains("\"severity\": \"warning\""))
  }

  @Test func `tests pass and fail`() throws {
    let place = try Place()
    let tests = "tests:\n  - \"SQ *BLUE BOTTLE #12\": Food/Coffee\n"
    try place.write("Rules/10-test.yaml", Statements.rules + tests)
    let passed = try place("rules", "test")
    #expect(passed.code == 0, "\(passed.talk)")
    #expect(passed.output.contains("1"))
    try place.write(
      "Rules/10-test.yaml",
      Statements.rules + tests.replacing("Food/Coffee", with: "Food/Groceries"))
    let failed = try place("rules", "test")
    #expect(failed.code == 78)
    #expect(failed.talk.contains("Rules/10-test.yaml:11"))
  }

  @Test func `explain names every rule that matches, in order`() throws {
    let place = try Place()
    try place.write(
      "Rules/10-test.yaml",
      Statements.rules + "  - { match: bottle, payee: Bottle, category: Food }\n")
    let answer = try place("rules", "explain", "SQ *BLUE BOTTLE COFFEE")
    #expect(answer.code == 0, "\(answer.talk)")
    let first = try #require(answer.output.firstRange(of: "Rules/10-test.yaml:7"))
    let second = try #require(answer.output.firstRange(of: "Rules/10-test.yaml:10"))
    #expect(first.lowerBound < second.lowerBound)
    #expect(answer.output.contains("Food/Coffee"))
  }

  @Test func `explain takes a transaction's id`() throws {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", Statements.march)
    _ = try place("run", "--quiet")
    let coffee = try #require(try place.transactions("coffee").first)
    let answer = try place("rules", "explain", String(coffee.id.prefix(8)))
    #expect(answer.code == 0, "\(answer.talk)")
    #expect(answer.output.contains("Rules/10-test.yaml:7"))
  }
}
