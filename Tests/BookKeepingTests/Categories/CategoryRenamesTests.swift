import StatementModel
import Testing

@testable import BookKeeping

/// What hand edits mean after categories were renamed, on whatever device.
struct CategoryRenamesTests {
  private static func path(_ text: String) throws -> CategoryPath {
    try #require(CategoryPath(text))
  }

  private static func entry(
    _ fact: JournalFacts, _ clock: Int, _ device: String = "desk"
  ) -> JournalEntry {
    JournalEntry(
      fact, id: Journal.entryID(device: device, clock: clock), device: device, clock: clock,
      time: "")
  }

  private static func rename(
    _ old: String, _ new: String, at clock: Int, on device: String = "desk"
  ) -> JournalEntry {
    entry(.renamed(RenameFact(from: old, to: new)), clock, device)
  }

  private static func edit(
    _ category: String, at clock: Int, on device: String = "desk"
  ) -> JournalEntry {
    entry(
      .edited(
        EditFact(row: "", file: "f", record: 1, card: "visa", set: ["category": category])), clock,
      device)
  }

  /// What the last edit says.
  private static func category(_ entries: [JournalEntry]) -> String? {
    let edits = Edits(Journal.merged(entries))
    return edits.effect(of: Array(edits.entries.indices)).values[.category]
  }

  @Test(arguments: [
    (["Food/Coffee"], "Food/Cafes"), (["Food/Coffee/Beans"], "Food/Cafes/Beans"),
    (["Food/Coffees"], "Food/Coffees"), (["Food"], "Food"),
  ])
  func `an edit that was said before means the new name`(said: [String], now: String) {
    let entries = [Self.edit(said[0], at: 1), Self.rename("Food/Coffee", "Food/Cafes", at: 2)]
    #expect(Self.category(entries) == now)
    #expect(Self.category(entries.reversed()) == now)
  }

  @Test func `chains are followed, and what is said later is a newer word`() {
    let renames = [Self.rename("A", "B", at: 2), Self.rename("B", "C", at: 4)]
    #expect(Self.category(renames + [Self.edit("A", at: 1)]) == "C")
    #expect(Self.category(renames + [Self.edit("A", at: 3)]) == "A")
    #expect(Self.category(renames + [Self.edit("B", at: 3)]) == "C")
    #expect(Self.category(renames + [Self.edit("A", at: 5)]) == "A")
  }

  @Test func `two categories can change places`() {
    let renames = [
      Self.rename("A", "X", at: 2), Self.rename("B", "A", at: 3), Self.rename("X", "B", at: 4),
    ]
    #expect(Self.category(renames + [Self.edit("A", at: 1)]) == "B")
    #expect(Self.category(renames + [Self.edit("B", at: 1)]) == "A")
  }

  @Test func `undone renamings don't count`() {
    let rename = Self.rename("A", "B", at: 2)
    let undone = Self.entry(.undone(UndoTarget(edits: [rename.id])), 3)
    #expect(Self.category([Self.edit("A", at: 1), rename, undone]) == "A")
    let redone = Self.entry(.redone(UndoTarget(edits: [rename.id])), 4)
    #expect(Self.category([Self.edit("A", at: 1), rename, undone, redone]) == "B")
  }

  @Test func `a name that is declared no more follows, one that is declared again stays`() throws {
    let renames = CategoryRenames(
      [Self.rename("A", "B", at: 1), Self.rename("B", "C", at: 2)], undone: [])
    let tree = { (names: String...) in
      CategoryTree(declared: names.compactMap { CategoryPath($0).map { Category(path: $0) } })
    }
    #expect(renames.living(try Self.path("A"), in: tree("C")) == (try Self.path("C")))
    #expect(renames.living(try Self.path("A/x"), in: tree("C/x")) == (try Self.path("C/x")))
    #expect(renames.living(try Self.path("A"), in: tree("A", "C")) == (try Self.path("A")))
    #expect(renames.living(try Self.path("A"), in: tree("D")) == (try Self.path("A")))
  }

  @Test func `a renaming changes what the index is made of`() {
    let entries = [Self.edit("A", at: 1), Self.rename("A", "B", at: 2)]
    let all = Edits(entries).fingerprint
    #expect(all != Edits([entries[0]]).fingerprint)
    #expect(all == Edits(Journal.merged(entries.reversed())).fingerprint)
  }
}
