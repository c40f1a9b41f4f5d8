import Foundation
import Testing

/// The rules of a served book: listed, changed and removed.
struct ServeRulesTests {
  private struct Listed: Decodable {
    struct Rule: Decodable {
      var file: String
      var line: Int?
      var title: String
      var text: String?
      var decides: Int
      var near: [Near]
    }

    struct Near: Decodable { var description: String }

    var rules: [Rule]
  }

  private struct Preview: Decodable { var changed: Int }

  private struct Refused: Decodable {
    struct Mistake: Decodable {
      var line: Int?
      var column: Int?
      var message: String
    }

    var mistakes: [Mistake]?
  }

  private struct Changed: Decodable { var change: String }

  private static func body(_ rule: Listed.Rule, _ text: String, old: String? = nil) throws -> String
  {
    let members = [
      "file": rule.file, "line": "\(rule.line ?? 0)", "old": old ?? rule.text ?? "", "text": text,
    ]
    return String(decoding: try JSONSerialization.data(withJSONObject: members), as: UTF8.self)
  }

  @Test func `a rule is changed, and byte by byte as before when that is taken back`() throws {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", Statements.march)
    try #require(try place("run", "--quiet").code == 0)
    let served = try ServedBook(place)
    let listed = try served.ask("GET", "/api/rules").json(as: Listed.self).rules
    let rule = try #require(listed.first { $0.decides > 0 && $0.text != nil })
    let decided = try served.ask(
      "POST", "/api/rules/decided", #"{"file":"\#(rule.file)","line":"\#(rule.line ?? 0)"}"#)
    #expect(decided.text.components(separatedBy: "\"id\"").count - 1 == rule.decides)
    let before = try place.text(rule.file)
    let gone = try served.ask(
      "POST", "/api/rules/change/preview", Self.body(rule, ""))
    #expect(try gone.json(as: Preview.self).changed == rule.decides)
    #expect(try place.text(rule.file) == before)
    let change = try served.ask("POST", "/api/rules/change", Self.body(rule, ""))
      .json(as: Changed.self).change
    #expect(try place.text(rule.file) != before)
    #expect(try served.ask("POST", "/api/undo", #"{"change":"\#(change)"}"#).status == 200)
    #expect(try place.text(rule.file) == before)
  }

  @Test func `mistakes come with their places, and what was changed since is left alone`() throws {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", Statements.march)
    _ = try place("run", "--quiet")
    let served = try ServedBook(place)
    let rule = try #require(
      try served.ask("GET", "/api/rules").json(as: Listed.self).rules.first { $0.text != nil })
    let before = try place.text(rule.file)
    let broken = try served.ask(
      "POST", "/api/rules/change/preview", Self.body(rule, "- No/Such: [x]"))
    #expect(broken.status == 400)
    let mistake = try #require(try broken.json(as: Refused.self).mistakes?.first)
    #expect(mistake.line == rule.line && mistake.column != nil)
    let stale = try served.ask(
      "POST", "/api/rules/change", Self.body(rule, "", old: "- Other: [x]"))
    #expect((400..<500).contains(stale.status))
    #expect(try place.text(rule.file) == before)
  }
}
