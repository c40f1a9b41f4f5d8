import Foundation
import Testing

/// Taking back what was done, and doing it again.
struct UndoTests {
  private struct Imported: Decodable {
    var id: String
    var file: String
    var state: String
  }

  private func place(_ files: [String]) throws -> Place {
    let place = try Place.book(rules: Statements.rules)
    let texts = ["march": Statements.march, "april": Statements.marchAndApril]
    for name in files { try place.write("Statements/visa/\(name).csv", texts[name] ?? "") }
    let ran = try place("run", "--quiet")
    try #require(ran.code == 0, "\(ran.talk)")
    return place
  }

  private func imports(_ place: Place) throws -> [Imported] {
    let answer = try place("imports", "--format", "json")
    try #require(answer.code == 0, "\(answer.talk)")
    return try JSONDecoder().decode([Imported].self, from: Data(answer.output.utf8))
  }

  @Test(arguments: [("april", "march"), ("march", "april")])
  func `an import that is taken back was never there`(gone: String, left: String) throws {
    let both = try place(["march", "april"])
    let all = try both.transactions()
    let id = try #require(try imports(both).first { $0.file.contains(gone) }).id
    let undone = try both("imports", "undo", String(id.prefix(8)))
    #expect(undone.code == 0, "\(undone.talk)")
    let expected = try place([left]).transactions()
    #expect(try both.transactions() == expected)
    // Neither a run, nor an index made anew, nor another name brings it in again.
    let ran = try both("run")
    #expect(ran.code == 0)
    #expect(ran.output.contains("was taken back"), "\(ran.output)")
    #expect(try both.transactions() == expected)
    #expect(try both("rebuild").code == 0)
    try both.write(
      "Statements/visa/renamed.csv", try both.text("Statements/visa/\(gone).csv"))
    #expect(try both("run").code == 0)
    #expect(try both.transactions() == expected)
    #expect(try imports(both).map(\.state).sorted() == ["live", "undone"])

    let redone = try both("imports", "redo", "Statements/visa/\(gone).csv")
    #expect(redone.code == 0, "\(redone.talk)")
    #expect(try both.transactions() == all)
    #expect(try both("run").code == 0)
    #expect(try both.transactions() == all)
  }

  @Test func `a file that was taken back can be imported by hand`() throws {
    let place = try place(["march", "april"])
    let all = try place.transactions()
    #expect(try place("imports", "undo", "Statements/visa/april.csv").code == 0)
    #expect(try place.transactions() != all)
    let imported = try place("import", "Statements/visa/april.csv")
    #expect(imported.code == 0, "\(imported.talk)")
    #expect(try place.transactions() == all)
    let states = try imports(place)
    #expect(states.map(\.state) == ["live", "undone", "live"] || states.count == 3)
    #expect(Set(states.map(\.id)).count == 3)
    try place.remove(".daybook")
    #expect(try place.transactions() == all)
  }

  @Test func `edits wait for an import that was taken back`() throws {
    let place = try place(["march", "april"])
    let only = try #require(
      try place.transactions("--month", "2026-04").first { $0.category != "Home" })
    #expect(try place("edit", only.id, "--category", "Home", "--note", "mine").code == 0)
    let edited = try place.transactions()
    #expect(try place("imports", "undo", "Statements/visa/april.csv").code == 0)
    #expect(try place.transactions().contains { $0.id == only.id } == false)
    #expect(try place("imports", "redo", "Statements/visa/april.csv").code == 0)
    #expect(try place.transactions() == edited)
  }

  @Test func `what one command edited is undone and redone together`() throws {
    let place = try place(["march"])
    let before = try place.transactions()
    let ids = before.prefix(2).map(\.id)
    #expect(try place("edit", ids[0], ids[1], "--category", "Home", "--tag", "x").code == 0)
    let edited = try place.transactions()
    #expect(edited != before)
    #expect(try place("edit", ids[0], "--note", "later").code == 0)
    #expect(try place("undo").code == 0)
    #expect(try place.transactions() == edited)
    #expect(try place("undo").code == 0)
    #expect(try place.transactions() == before)
    let nothing = try place("undo")
    #expect(nothing.code == 64)
    #expect(nothing.talk.contains("no edit to undo"))
    #expect(try place("redo").code == 0)
    #expect(try place.transactions() == edited)
    #expect(try place("rebuild").code == 0)
    #expect(try place.transactions() == edited)
  }

  @Test func `what is deleted does not return with the next import, and can be restored`() throws {
    let place = try place(["march"])
    let before = try place.transactions()
    let victim = try #require(before.first)
    #expect(try place("edit", String(victim.id.prefix(8)), "--delete").code == 0)
    #expect(try place.transactions() == before.filter { $0.id != victim.id })
    try place.write("Statements/visa/april.csv", Statements.marchAndApril)
    #expect(try place("run", "--quiet").code == 0)
    let after = try place.transactions()
    #expect(!after.contains { $0.id == victim.id })
    #expect(!after.contains { $0.date == victim.date && $0.description == victim.description })
    let all = try place.transactions("--all")
    #expect(all.count == after.count + 1)
    #expect(all.first { $0.id == victim.id }?.status == "deleted")
    #expect(try place("edit", victim.id, "--restore").code == 0)
    #expect(try place.transactions().count == all.count)
  }

  @Test func `history and log tell what was done`() throws {
    let place = try place(["march"])
    let id = try #require(try place.transactions().first).id
    #expect(try place("edit", id, "--category", "Home").code == 0)
    #expect(try place("undo").code == 0)
    let history = try place("history", String(id.prefix(8)))
    let lines = history.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(lines.first?.contains("Statements/visa/march.csv") == true)
    #expect(lines.dropFirst().first?.contains(/category = Home +\(undone\)/) == true)
    #expect(lines.last?.contains(/undo +edit [0-9a-f]/) == true)
    let log = try place("log", "--kind", "edit", "--format", "json")
    #expect(log.output.contains(#""undone": true"#), "\(log.output)")
  }

  @Test func `names that mean nothing are told`() throws {
    let place = try place(["march"])
    let unknown = try place("imports", "undo", "0123456789")
    #expect(unknown.code == 64)
    #expect(unknown.talk.contains("no import has the id or the file \"0123456789\""))
    let redo = try place("imports", "redo", "Statements/visa/march.csv")
    #expect(redo.code == 64)
    #expect(redo.talk.contains("is in the book"))
    #expect(try place("undo", "abcdef01").code == 64)
  }
}
