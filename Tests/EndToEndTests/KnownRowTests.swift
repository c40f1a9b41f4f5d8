import Foundation
import Testing

/// Exports that list known rows once more.
struct KnownRowTests {
  private static let rules = """
    categories:
      Coffee:
    rules:
      - match: COFFEE
        category: Coffee

    """

  /// A statement of some months of 2026, with a dozen rows each.
  private func statement(_ months: ClosedRange<Int>, more: [String] = []) -> String {
    var lines = ["Date,Reference,Description,Amount"]
    for month in months {
      for day in 10..<22 {
        let date = "2026-\(month < 10 ? "0" : "")\(month)-\(day)"
        lines.append(
          "\(date),R\(month)-\(day),\(day % 3 == 0 ? "COFFEE" : "SHOP") \(day),-\(day).50")
      }
    }
    return (lines + more).joined(separator: "\n") + "\n"
  }

  private func list(_ place: Place) throws -> String {
    try place("list", "--format", "csv").output
  }

  @Test func `a longer export changes nothing of what it lists once more`() throws {
    let place = try Place.book(rules: Self.rules)
    try place.write("Statements/visa/a.csv", statement(1...6))
    #expect(try place("run").code == 0)
    let before = try place.transactions()
    let more = ["2026-07-01,R7-1,SHOP,-3.00", "2026-03-15,R3-99,BOOKS,-7.00"]
    try place.write("Statements/visa/b.csv", statement(2...6, more: more))
    let ran = try place("run")
    #expect(ran.code == 0, "\(ran.talk)")
    #expect(ran.output.contains("2 new, 60 known"), "\(ran.output)")
    let after = try place.transactions()
    let known = Set(before.map(\.id))
    #expect(after.filter { known.contains($0.id) } == before)
    #expect(after.count == before.count + 2)
    let text = try list(place)
    // The same as all at once.
    try place.remove(".daybook")
    #expect(try list(place) == text)
  }

  @Test func `what is taken back and what was edited is as if all were made anew`() throws {
    let place = try Place.book(rules: Self.rules)
    try place.write("Statements/visa/a.csv", statement(1...6))
    try place.write("Statements/visa/b.csv", statement(3...8))
    #expect(try place("run").code == 0)
    let listed = try place.transactions()
    let edited = try #require(listed.first { $0.description == "COFFEE 12" })
    #expect(try place("edit", edited.id, "--note", "with a friend").code == 0)
    try place.write("Statements/visa/c.csv", statement(4...9))
    #expect(try place("run").code == 0)
    let steps = [
      "imports undo Statements/visa/a.csv", "run", "imports redo Statements/visa/a.csv",
      "imports undo Statements/visa/c.csv",
    ]
    for step in steps {
      #expect(try place.shell("\"$DAYBOOK\" \(step)").code == 0)
      let text = try list(place)
      try place.remove(".daybook")
      #expect(try list(place) == text, "after \(step)")
    }
    #expect(try place.transactions().first { $0.id == edited.id }?.note == "with a friend")
  }
}
