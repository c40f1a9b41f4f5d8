import Foundation
import TestSupport
import Testing

/// Findings as a SARIF log, held against what the standard says of each object that is written
/// (SARIF 2.1.0; the numbers are its sections).
struct SARIFTests {
  @Test(arguments: [
    ("a rule of each kind of mistake", "Rules/a.yaml", everyMistake),
    ("a path that no URI has as it is", "Rules/a b/é#1,50%:x?.yaml", "rules:\n  - Fod: [x y]\n"),
    ("braces and what looks like a link", "Rules/a.yaml", braces),
    ("a text that is no YAML", "Rules/a.yaml", "rules:\n\t- x: [\n"),
    ("an empty file", "Rules/a.yaml", ""),
    (
      "wide characters", "Rules/a.yaml",
      "rules:\n  - { match: \"cafe\u{301} 🍞🍞\", categoy: Food }\n"
    ),
    (
      "warnings alone", "Rules/a.yaml",
      "rules:\n  - Food: [bakery, bakery, \"x*\"]\n  - Home: [bakery]\n"
    ),
    ("failing tests", "Rules/a.yaml", "rules:\n  - Food: [bakery]\ntests:\n  - BAKERY: Home\n"),
  ])
  func `a log is what the standard asks for`(
    _ name: String, _ path: String, _ text: String
  ) throws {
    let place = try Place()
    try place.write(path, text)
    for command in ["check", "test"] {
      let answer = try place("rules", command, "Rules", "--format", "sarif")
      #expect(answer.talk == "", "\(name)")
      try SARIFStandard(folder: place, log: JSONInstance(answer.output)).check()
    }
  }

  @Test func `mistakes of daybook.yaml and of the history are results as well`() throws {
    let place = try Place.book(
      rules: "rules:\n  - { match: coffee, card: nowhere, category: Food }\n")
    try place.write("Statements/visa/a.csv", Statements.march)
    _ = try place("run", "--quiet")
    let seen = try JSONInstance(place("rules", "check", "--format", "sarif").output)
    try SARIFStandard(folder: place, log: seen).check()
    #expect(seen["runs"]?[0]?["results"]?[0]?["ruleId"]?.text == "unseen-card")
    try place.write("daybook.yaml", "curency: USD\nlocale: [x]\n")
    let log = try JSONInstance(place("rules", "check", "--format", "sarif").output)
    try SARIFStandard(folder: place, log: log).check()
    #expect(log["runs"]?[0]?["results"]?.items.isEmpty == false)
  }

  private static let everyMistake = """
    ruls: x
    categories: { Food: { kind: expens }, "Uncategorized": }
    lists: { "1": [a], a: [$b] }
    rules:
      - Fod: [bakery]
      - { match: "/(/", category: Food }
      - { match: rent, amount: 5-10, categry: Food, currency: EURO }
      - { match: rent, payee: "{2}" }
      - x
    tests:
      - y
    """

  private static let braces = """
    rules:
      - { match: "/x(a)/", payee: "{7}" }
      - { match: "/[a](b)(/", category: Food }
    """
}

/// The parts of the standard that concern what is written.
private struct SARIFStandard {
  let folder: Place
  let log: JSONInstance

  func check() throws {
    let top = try members(log, required: ["version", "runs"], optional: ["$schema"])
    #expect(top["version"]?.text == "2.1.0")
    #expect(top["$schema"]?.text?.hasSuffix("sarif-2.1.0.json") == true)
    for run in top["runs"]?.items ?? [] { try check(run: run) }
    #expect(top["runs"]?.items.count == 1)
  }

  private func check(run: JSONInstance) throws {
    // 3.14.27: results of text files need a kind of column.
    let run = try members(run, required: ["tool", "results", "columnKind"])
    #expect(run["columnKind"]?.text == "unicodeCodePoints")
    let tool = try members(run["tool"], required: ["driver"])
    let driver = try members(tool["driver"], required: ["name", "version", "rules"])
    #expect(driver["name"]?.text == "daybook")
    let rules = driver["rules"]?.items ?? []
    var ids: [String] = []
    for rule in rules {
      let rule = try members(
        rule, required: ["id", "shortDescription", "fullDescription", "help"])
      ids.append(try #require(rule["id"]?.text))
      for key in ["shortDescription", "fullDescription", "help"] {
        try check(message: rule[key])
      }
    }
    // 3.19.23: each descriptor once.
    #expect(Set(ids).count == ids.count)
    let results = run["results"]?.items ?? []
    for result in results { try check(result: result, ids) }
    #expect(Set(results.compactMap { $0["ruleId"]?.text }) == Set(ids))
  }

  private func check(result: JSONInstance, _ ids: [String]) throws {
    let result = try members(
      result, required: ["ruleId", "ruleIndex", "level", "message"],
      optional: ["locations", "properties"])
    // 3.27.5, 3.27.6: the index is that of the descriptor with this id.
    guard case .integer(let index)? = result["ruleIndex"], ids.indices.contains(index) else {
      Issue.record("ruleIndex: \(result)")
      return
    }
    #expect(ids[index] == result["ruleId"]?.text)
    #expect(["none", "note", "warning", "error"].contains(result["level"]?.text))
    try check(message: result["message"])
    for location in result["locations"]?.items ?? [] {
      let location = try members(location, required: ["physicalLocation"])
      try check(
        physical: members(
          location["physicalLocation"], required: ["artifactLocation"], optional: ["region"]))
    }
  }

  private func check(message: JSONInstance?) throws {
    let text = try #require(members(message, required: ["text"])["text"]?.text)
    #expect(!text.isEmpty)
    // 3.11.5: no braces but doubled ones. 3.11.6: no link.
    let rest = text.replacing("{{", with: "").replacing("}}", with: "")
    #expect(!rest.contains { "{}".contains($0) }, "\(text)")
    #expect(!text.contains("]("), "\(text)")
  }

  private func check(physical: [String: JSONInstance]) throws {
    let artifact = try members(physical["artifactLocation"], required: ["uri"])
    let uri = try #require(artifact["uri"]?.text)
    // 3.4.3, RFC 3986: a relative reference whose first segment has no colon.
    let allowed = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/%")
    #expect(uri.allSatisfy(allowed.contains) && !uri.hasPrefix("/"), "\(uri)")
    let path = try #require(uri.removingPercentEncoding)
    #expect(folder.exists(path), "\(path)")
    guard let region = physical["region"] else { return }
    let lines = try folder.text(path).split(
      separator: "\n", omittingEmptySubsequences: false)
    let members = try members(
      region, required: ["startLine"], optional: ["startColumn", "snippet"])
    guard case .integer(let line)? = members["startLine"], line >= 1, line <= lines.count else {
      Issue.record("startLine: \(region)")
      return
    }
    guard let start = members["startColumn"] else { return }
    guard case .integer(let column) = start, column >= 1 else {
      Issue.record("startColumn: \(region)")
      return
    }
    // 3.30.5 and following: without an end, a region goes to the end of its line.
    let scalars = lines[line - 1].unicodeScalars
    #expect(column <= scalars.count + 1)
    if let snippet = members["snippet"] {
      let text = try self.members(snippet, required: ["text"])["text"]?.text
      #expect(text.map { Array($0.unicodeScalars) } == Array(scalars.dropFirst(column - 1)))
    }
  }

  /// The members of an object, of which none is missing and none unknown.
  private func members(
    _ value: JSONInstance?, required: [String], optional: [String] = []
  ) throws -> [String: JSONInstance] {
    guard case .mapping(let members)? = value else {
      Issue.record("no object: \(value.map { "\($0)" } ?? "nothing")")
      return [:]
    }
    for key in required { #expect(members[key] != nil, "\(key)") }
    let unknown = Set(members.keys).subtracting(required + optional)
    #expect(unknown.isEmpty, "\(unknown)")
    return members
  }
}
