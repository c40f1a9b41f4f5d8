import Foundation
import Testing

/// One card that came in as two.
struct CardMergeTests {
  /// March lies in a folder, and March and April in another.
  private static func split() throws -> Place {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", Statements.march)
    try place.write("Statements/gold/april.csv", Statements.marchAndApril)
    let ran = try place("run", "--quiet")
    try #require(ran.code == 0, "\(ran.talk)")
    return place
  }

  /// The same files of one card.
  private static func whole() throws -> Place {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", Statements.march)
    try place.write("Statements/visa/april.csv", Statements.marchAndApril)
    let ran = try place("run", "--quiet")
    try #require(ran.code == 0, "\(ran.talk)")
    return place
  }

  @Test func `two are one as if they had always been`() throws {
    let place = try Self.split()
    let before = try place.transactions()
    #expect(before.count == 9)
    let merged = try place("cards", "merge", "visa", "gold")
    #expect(merged.code == 0, "\(merged.talk)")
    #expect(merged.output.contains("4 and 5 transactions before, 7 now"), "\(merged.output)")
    let now = try place.transactions()
    #expect(now == (try Self.whole().transactions()))
    #expect(try place("cards", "--format", "csv").output.contains("gold") == false)
    for old in before {
      let shown = try place("show", old.id)
      #expect(shown.code == 0, "\(old)")
      #expect(shown.output.contains(old.description))
    }
    try place.remove(".daybook")
    #expect(try place.transactions() == now)
    for old in before { #expect(try place("show", old.id).code == 0) }
    #expect(try place("list", "--card", "gold", "--format", "csv").lines.count == now.count + 1)
    #expect(try place("doctor").code == 0)
  }

  @Test func `edits and decisions go along, and undo brings all back`() throws {
    let place = try Self.split()
    let before = try place.transactions()
    let rent = try #require(before.first { $0.amount == "-1550.00" })
    #expect(try place("edit", rent.id, "--note", "April's", "--tag", "rent").code == 0)
    let edited = try place.transactions()
    #expect(try place("cards", "merge", "visa", "gold").code == 0)
    let merged = try place.transactions().first { $0.amount == "-1550.00" }
    #expect(merged?.note == "April's")
    #expect(merged?.tags == ["rent"])
    // An edit made on the whole card holds when it is split again.
    let id = try #require(merged?.id)
    #expect(try place("edit", id, "--category", "Home/Rent").code == 0)
    #expect(try place("undo").code == 0)
    let log = try place("log")
    #expect(log.output.contains("gold is part of visa"), "\(log.output)")
    #expect(try place("undo").code == 0)
    #expect(try place.transactions() == edited)
    #expect(try place("redo").code == 0)
    #expect(try place.transactions().count == 7)
  }

  @Test func `further files of the one are the other's`() throws {
    let place = try Self.split()
    #expect(try place("cards", "merge", "visa", "gold").code == 0)
    let may = Statements.header + "2026-05-02,BLUE BOTTLE COFFEE OAKLAND,-4.50,USD\n"
    try place.write("Statements/gold/may.csv", may)
    let ran = try place("run")
    #expect(ran.code == 0, "\(ran.talk)")
    #expect(try place.transactions().allSatisfy { $0.card == "visa" })
    #expect(try place.transactions().count == 8)
    let imports = try place("imports", "--format", "csv")
    #expect(!imports.output.contains(",gold,"), "\(imports.output)")
    #expect(try place("imports", "undo", "Statements/gold/april.csv").code == 0)
    #expect(try place.transactions().count == 6)
  }

  @Test func `wrong names are told`() throws {
    let place = try Self.split()
    #expect(try place("cards", "merge", "visa", "visa").code == 64)
    #expect(try place("cards", "merge", "visa", "glod").talk.contains("did you mean \"gold\"?"))
    #expect(try place("cards", "merge", "visa", "gold").code == 0)
    #expect(try place("cards", "merge", "visa", "gold").code == 64)
    // In a circle: the last word that can count does.
    #expect(try place("cards", "merge", "gold", "visa").code == 64)
    #expect(try place.transactions().count == 7)
  }
}
