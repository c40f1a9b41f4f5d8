import Foundation
import Testing

/// A category that is removed with all that uses it, and brought back.
struct CategoryRemovalTests {
  private static let more = "rules:\r\n  - match: uber\r\n    category: 'Food/Coffee'\r\n"
  private static let budget = "\nbudgets:\n  Food/Coffee: 40\n"

  /// A book in which rules, a test, a budget and a person name the category.
  private func place() throws -> Place {
    let place = try CategoryBook.place(more: Self.more, settings: Self.budget)
    let id = try #require(try place.transactions("payment").first).id
    try #require(try place("edit", id, "--category", "Food/Coffee").code == 0)
    return place
  }

  private func texts(_ place: Place) throws -> [String] {
    try ["daybook.yaml", "Rules/10-test.yaml", "Rules/20-more.yaml"].map { try place.text($0) }
  }

  private func categories(_ place: Place) throws -> [String] {
    try place.transactions().map { $0.category ?? "" }
  }

  private func remove(_ place: Place) throws {
    let removed = try place("categories", "remove", "Food/Coffee", "--move-to", "Food/Groceries")
    try #require(removed.code == 0, "\(removed.talk)")
  }

  @Test func `undo brings back edits, rules, tests, budgets and the category itself`() throws {
    let place = try place()
    let (files, before) = (try texts(place), try categories(place))
    try remove(place)
    let (moved, after) = (try texts(place), try categories(place))
    #expect(zip(files, moved).allSatisfy { $0 != $1 })
    #expect(Set(after) == ["Food/Groceries"])
    let undone = try place("undo")
    #expect(undone.code == 0, "\(undone.talk)")
    #expect(try texts(place) == files)
    #expect(try categories(place) == before)
    #expect(try place("rules", "test").code == 0)
    #expect(try place("redo").code == 0)
    #expect(try texts(place) == moved)
    #expect(try categories(place) == after)
    #expect(try place("undo").code == 0)
    #expect(try texts(place) == files)
    try place.remove(".daybook")
    #expect(try categories(place) == before)
  }

  @Test func `what was changed elsewhere in the files since stays`() throws {
    let place = try place()
    let before = try categories(place)
    try remove(place)
    let head = "# One more line.\n# And another.\n"
    try place.write("Rules/10-test.yaml", head + (try place.text("Rules/10-test.yaml")))
    #expect(try place("undo").code == 0)
    #expect(try place.text("Rules/10-test.yaml") == head + CategoryBook.rules)
    #expect(try place.text("Rules/20-more.yaml") == Self.more)
    #expect(try categories(place) == before)
  }

  @Test func `lines that are others by now are told, and no file is touched`() throws {
    let place = try place()
    try remove(place)
    try place.write(
      "Rules/20-more.yaml", Self.more.replacing("Food/Coffee", with: "Transfer"))
    let files = try texts(place)
    let undone = try place("undo")
    #expect(undone.code == 0)
    #expect(undone.talk.contains("Rules/20-more.yaml was changed since"), "\(undone.talk)")
    #expect(try texts(place) == files)
  }
}
