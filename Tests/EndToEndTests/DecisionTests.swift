import Foundation
import Testing

/// Rules and what people say against them.
struct DecisionTests {
  private func place() throws -> Place {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", Statements.march)
    try place.write("Statements/visa/april.csv", Statements.marchAndApril)
    let ran = try place("run", "--quiet")
    try #require(ran.code == 0, "\(ran.talk)")
    return place
  }

  @Test func `one more rule moves exactly what it matches`() throws {
    let place = try place()
    let before = try place.transactions()
    try place.write(
      "Rules/10-test.yaml",
      Statements.rules + "  - { match: acme property, category: Home/Rent, payee: ACME }\n")
    let after = try place.transactions()
    let moved = zip(before, after).filter { $0 != $1 }
    #expect(moved.map(\.1.description) == ["ACME PROPERTY MGMT"])
    #expect(moved.map(\.1.category) == ["Home/Rent"])
    #expect(moved.map(\.1.payee) == ["ACME"])
    let ran = try place("run")
    #expect(ran.code == 0)
    #expect(try place.text("Reports/spending.csv").contains("Home/Rent"))
  }

  @Test func `an edit beats the rule, survives everything, and can be taken back`() throws {
    let place = try place()
    let coffee = try #require(
      try place.transactions("blue", "bottle", "--month", "2026-03").first)
    #expect(coffee.category == "Food/Coffee")
    let edited = try place(
      "edit", String(coffee.id.prefix(8)), "--category", "food/groceries", "--note", "beans",
      "--tag", "gift", "--payee", "Blue Bottle")
    #expect(edited.code == 0, "\(edited.talk)")

    func found() throws -> Listed? { try place.transactions().first { $0.id == coffee.id } }
    func check(_ moment: Comment) throws {
      let now = try #require(try found(), moment)
      #expect(now.category == "Food/Groceries", moment)
      #expect(now.note == "beans", moment)
      #expect(now.tags == ["gift"], moment)
      #expect(now.payee == "Blue Bottle", moment)
    }
    try check("at once")
    #expect(try place("rebuild").code == 0)
    try check("after rebuild")
    try place.remove(".daybook")
    try check("without the index")
    try place.write(
      "Rules/10-test.yaml", "rules:\n  - Home: [blue bottle]\ncategories:\n  Food/Groceries:\n")
    try check("under other rules")
    try place.write("Statements/visa/again.csv", Statements.march + "2026-03-30,TEA,-1.00,USD\n")
    #expect(try place("run", "--quiet").code == 0)
    try check("after another export")

    let shown = try place("show", String(coffee.id.prefix(6)))
    #expect(shown.code == 0)
    for words in ["set by hand", "Statements/visa/march.csv:2", "2026-03-02,BLUE BOTTLE", "beans"] {
      #expect(shown.output.contains(words), "\(words) in \(shown.output)")
    }
    let cleared = try place(
      "edit", coffee.id, "--clear", "category", "--clear", "note", "--clear", "payee",
      "--untag", "gift")
    #expect(cleared.code == 0, "\(cleared.talk)")
    let now = try #require(try found())
    #expect(now.category == "Home")
    #expect(now.note == nil && now.payee == nil && now.tags.isEmpty)
  }

  @Test func `show names the rule that decided`() throws {
    let place = try place()
    let coffee = try #require(try place.transactions("blue bottle").first)
    let shown = try place("show", coffee.id)
    #expect(shown.output.contains("Rules/10-test.yaml:7"))
    let json = try place("show", coffee.id, "--format", "json")
    #expect(json.output.contains("\"line\": 7"))
  }

  @Test func `show names who set each property`() throws {
    let place = try place()
    try place.write(
      "Rules/10-test.yaml",
      Statements.rules + """
          - { name: Cafe, match: blue bottle, payee: Blue Bottle, note: rule, tags: [cafe, drink] }
          - { match: bottle, transfer: true, hidden: true }

        """)
    let id = try #require(try place.transactions("blue bottle").first).id
    #expect(try place("edit", id, "--unhide", "--tag", "gift", "--payee", "Bottle").code == 0)
    let shown = try place("show", id).output
    let lines = shown.split(separator: "\n").map { line in
      line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
    for words in [
      "payee Bottle (set by hand)", "category Food/Coffee (by Rules/10-test.yaml:7:5)",
      "tag gift (set by hand)", "tag cafe (by Rules/10-test.yaml:10:5, \"Cafe\")",
      "tag drink (by Rules/10-test.yaml:10:5, \"Cafe\")",
      "note rule (by Rules/10-test.yaml:10:5, \"Cafe\")", "hidden no (set by hand)",
      "transfer yes (by Rules/10-test.yaml:11:5)",
    ] {
      #expect(lines.contains(words), "\(words) in \(shown)")
    }
    let json = try place("show", id, "--format", "json").output
    let answer = try JSONDecoder.ofProgram.decode(Shown.self, from: Data(json.utf8))
    #expect(answer.payeeFrom?.by == "person")
    #expect(answer.categoryFrom?.line == 7)
    #expect(answer.tagsFrom.mapValues(\.by) == ["gift": "person", "cafe": "rule", "drink": "rule"])
    #expect(answer.noteFrom?.name == "Cafe")
    #expect(answer.hiddenFrom?.by == "person")
    #expect(answer.transferFrom?.line == 11)
    let other = try #require(try place.transactions("uber").first).id
    #expect(try place("show", other).output.contains("Uncategorized  (no rule sets one)"))
  }

  @Test func `an empty note or payee beats the rule until it is cleared`() throws {
    let place = try place()
    try place.write(
      "Rules/10-test.yaml", Statements.rules + "  - { match: uber, note: ride, payee: Uber }\n")
    let id = try #require(try place.transactions("uber").first).id
    func now() throws -> Listed? { try place.transactions().first { $0.id == id } }
    #expect(try now()?.note == "ride")
    #expect(try place("edit", id, "--note", "", "--payee", "").code == 0)
    #expect(try now()?.note == nil)
    #expect(try now()?.payee == nil)
    #expect(try place("rebuild").code == 0)
    #expect(try now()?.note == nil)
    let shown = try place("show", id).output
    #expect(shown.contains("none  (set by hand)"))
    #expect(shown.contains("note taken away"))
    #expect(try place("edit", id, "--clear", "note", "--clear", "payee").code == 0)
    #expect(try now()?.note == "ride")
    #expect(try now()?.payee == "Uber")
  }

  @Test func `hidden is left out of spending`() throws {
    let place = try place()
    let uber = try #require(try place.transactions("uber").first)
    #expect(try place("report", "month", "2026-03").output.contains("Uncategorized"))
    #expect(try place("edit", uber.id, "--hide").code == 0)
    #expect(try !place("report", "month", "2026-03").output.contains("Uncategorized"))
    #expect(try place("edit", uber.id, "--clear", "hidden").code == 0)
    #expect(try place("report", "month", "2026-03").output.contains("Uncategorized"))
  }

  @Test func `without the index the reports are made again to the byte`() throws {
    let place = try place()
    let before = try place.files(in: "Reports")
    #expect(before.keys.contains("index.md"))
    try place.remove(".daybook")
    try place.remove("Reports")
    let ran = try place("run")
    #expect(ran.code == 0, "\(ran.talk)")
    #expect(try place.files(in: "Reports") == before)
  }

  @Test func `a report that is missing is written again`() throws {
    let place = try place()
    let before = try place.files(in: "Reports")
    try place.remove("Reports/index.md")
    _ = try place("run", "--quiet")
    #expect(try place.files(in: "Reports") == before)
  }
}

/// Who set what, in the JSON of `show`.
private struct Shown: Decodable {
  struct Origin: Decodable {
    var by: String
    var line: Int?
    var name: String?
  }
  var payeeFrom: Origin?
  var categoryFrom: Origin?
  var noteFrom: Origin?
  var hiddenFrom: Origin?
  var transferFrom: Origin?
  var tagsFrom: [String: Origin]
}
