import Foundation
import Testing

/// Lists as people ask for them: periods, a grouping that is remembered, a pager.
struct ListingTests {
  private func place(rules: String = Statements.rules) throws -> Place {
    let place = try Place.book(rules: rules)
    try place.write("Statements/visa/march.csv", Statements.march)
    let ran = try place("run", "--quiet")
    try #require(ran.code == 0, "\(ran.talk)")
    return place
  }

  @Test func `a grouping is remembered, and nothing else of the file is touched`() throws {
    let place = try place()
    let before = try place.text("daybook.yaml")
    let listed = try place("list", "--group-by", "month", "--remember")
    #expect(listed.code == 0)
    #expect(listed.output.contains("March 2026"))
    #expect(listed.talk.contains("grouped by month from now on"), "\(listed.talk)")
    let after = try place.text("daybook.yaml")
    #expect(after == before.replacing("group-by: date ", with: "group-by: month "))
    #expect(try place("list").output == listed.output)
    let again = try place("list", "--group-by", "month", "--remember")
    #expect(again.talk.isEmpty && again.output == listed.output)
  }

  @Test func `where the file has no place for it, it is left alone`() throws {
    let place = try place()
    try place.write("daybook.yaml", "reports: null\n")
    let refused = try place("list", "--group-by", "month", "--remember")
    #expect(refused.code == 64)
    #expect(
      refused.talk.contains("write it by hand: reports: group-by: month"), "\(refused.talk)")
    #expect(try place.text("daybook.yaml") == "reports: null\n")
    let without = try place("list", "--remember")
    #expect(without.code == 64 && without.talk.contains("--remember needs --group-by"))
  }

  @Test func `a rule's period groups and filters`() throws {
    let rules = Statements.rules + "  - { match: uber, period: Trip }\n"
    let place = try place(rules: rules)
    let listed = try place("list", "--group-by", "period").output
    let trip = try #require(listed.firstRange(of: "Trip  1 transaction"))
    let none = try #require(listed.firstRange(of: "No period  4 transactions"))
    #expect(trip.lowerBound < none.lowerBound)
    #expect(try place.transactions("--period", "TRIP").map(\.amount) == ["-18.90"])
    let unknown = try place("list", "--period", "Trap")
    #expect(unknown.code == 64)
    #expect(unknown.talk.contains("did you mean \"Trip\"?"), "\(unknown.talk)")
  }

  @Test func `a pager stands between a long list and a terminal, and nowhere else`() throws {
    let place = try place()
    let pager = ["DAYBOOK_PAGER": "cat > paged.txt; echo paged"]
    #expect(try place("list", environment: pager).output.contains("WHOLE FOODS"))
    #expect(!place.exists("paged.txt"), "no pager in a pipe")

    let terminal = try PseudoTerminal()
    try terminal.start("list", in: place, environment: pager)
    try terminal.wait(for: "paged")
    #expect(try terminal.finish() == 0)
    #expect(try place.text("paged.txt").contains("WHOLE FOODS"))

    let other = try PseudoTerminal()
    try other.start("cards", "--no-pager", in: place, environment: pager)
    try other.wait(for: "visa")
    #expect(try other.finish() == 0)
  }

  @Test(arguments: ["", "cat", "there-is-no-such-pager"])
  func `without a pager the terminal shows it`(_ pager: String) throws {
    let place = try place()
    let terminal = try PseudoTerminal()
    try terminal.start("list", in: place, environment: ["PAGER": pager])
    try terminal.wait(for: "WHOLE FOODS")
    try terminal.wait(for: "5 transactions")
    #expect(try terminal.finish() == 0)
  }

  @Test func `a pager that ends early is no failure`() throws {
    let place = try place()
    let terminal = try PseudoTerminal()
    try terminal.start("list", in: place, environment: ["PAGER": "head -n 1; true"])
    try terminal.wait(for: "Id")
    #expect(try terminal.finish() == 0)
  }

  @Test(arguments: ["İSTANBUL", "istanbul", "Istanbul"])
  func `search folds letters of all scripts`(_ word: String) throws {
    let place = try Place.book(rules: "rules:\n")
    try place.write(
      "Statements/visa/march.csv",
      Statements.header + "2026-03-02,İSTANBUL ÇİÇEK,-4.50,USD\n2026-03-03,ＡＭＡＺＯＮ 東京,-5.00,USD\n")
    #expect(try place("run", "--quiet").code == 0)
    #expect(try place.transactions(word, "cicek").count == 1)
    #expect(try place.transactions("amazon 東京").count == 1)
    #expect(try place.transactions("\"amazon 東京\"", "３").count == 0)
    #expect(try place.transactions("\"東京 amazon\"").count == 0)
  }
}
