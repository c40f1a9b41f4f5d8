import Foundation
import Testing

/// A transaction of the day on which one statement ends and another begins.
struct SharedBoundaryBookTests {
  private func place() throws -> Place {
    let place = try Place.book(rules: Statements.rules)
    try place.write(
      "Statements/visa/a.csv",
      """
      Date,Description,Amount,Currency
      2026-03-01,WHOLE FOODS MARKET 10234,-61.27,USD
      2026-03-10,PAYMENT THANK YOU,250.00,USD
      2026-03-10,BLUE BOTTLE COFFEE,-4.50,USD

      """)
    let ran = try place("run", "--quiet")
    #expect(ran.code == 0, "\(ran.talk)")
    try place.write(
      "Statements/visa/b.csv",
      """
      Date,Description,Amount,Currency
      2026-03-10,BLUE BOTTLE COFFEE,-4.50,USD
      2026-03-20,WHOLE FOODS MARKET 10234,-12.00,USD
      2026-03-21,PAGES AND MORE,-20.00,USD

      """)
    return place
  }

  private func coffees(_ place: Place) throws -> [String] {
    try place.transactions().filter { $0.amount == "-4.50" }.map(\.id)
  }

  @Test func `it counts once, is pointed out, and can be made two`() throws {
    let place = try place()
    let ran = try place("run")
    #expect(ran.code == 0)
    #expect((ran.output + ran.talk).contains("may be two"), "\(ran.talk)")
    let id = try #require(try coffees(place).first)
    #expect(try coffees(place).count == 1)
    #expect(try place("show", id).output.contains("perhaps two"))
    #expect(try place("list", "--search", "coffee").output.contains("possible duplicate"))
    let listed = try place("duplicates")
    #expect(listed.output.contains("a.csv") && listed.output.contains("b.csv"))
    #expect(listed.output.contains("keep ID` makes it two"), "\(listed.output)")
    let explained = try place("import", "--explain", "Statements/visa/b.csv")
    #expect(explained.output.contains("may be two"), "\(explained.output)")
    #expect(try place("doctor").output.contains("may be two"))
    #expect(try place("review").output.contains("one or two?"))
    #expect(try place("run", "--quiet").code == 0)

    let kept = try place("duplicates", "keep", String(id.prefix(8)))
    #expect(kept.code == 0, "\(kept.talk)")
    let both = try coffees(place)
    #expect(Set(both).count == 2 && both.contains(id))
    #expect(try place("duplicates").output.contains("No possible duplicates"))
    try place.remove(".daybook")
    #expect(try Set(coffees(place)) == Set(both))
    #expect(try place("duplicates", "merge", both[0], both[1]).code == 0)
    #expect(try coffees(place) == [id])
    #expect(try place("undo").code == 0)
    #expect(try Set(coffees(place)) == Set(both))
  }

  @Test func `it can be said to be one, once and for all`() throws {
    let place = try place()
    _ = try place("run", "--quiet")
    let id = try #require(try coffees(place).first)
    #expect(try place("duplicates", "merge", id).code == 0)
    #expect(try place("duplicates").output.contains("No possible duplicates"))
    #expect(try coffees(place) == [id])
    #expect(try place("duplicates", "merge", id).code == 64)
  }
}
