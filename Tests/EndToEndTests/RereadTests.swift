import Foundation
import Testing

/// Files that are read again after `daybook.yaml` changed.
struct RereadTests {
  private static let march = """
    Date,Shop,Details,Amount
    2026-03-02,COFFEE,CARD 1,4.50
    2026-03-03,WHOLE FOODS,CARD 1,61.27
    2026-03-05,BOOKS,CARD 1,20.00

    """

  private static func settings(outflow: String, currency: String = "USD") -> String {
    """
    currency: USD
    cards:
      visa: { name: Visa, profile: mine, currency: \(currency) }
    profiles:
      mine:
        header: [Date, Shop]
        columns: { date: Date, description: Shop, amount: Amount }
        outflow: \(outflow)

    """
  }

  private static func place() throws -> Place {
    let place = try Place.book(rules: Statements.rules)
    try place.write("daybook.yaml", settings(outflow: "negative"))
    try place.write("Statements/visa/march.csv", march)
    let ran = try place("run", "--quiet")
    try #require(ran.code == 0, "\(ran.talk)")
    return place
  }

  @Test func `a changed profile counts when files are read again, and not before`() throws {
    let place = try Self.place()
    let before = try place.transactions()
    #expect(before.map(\.amount).sorted() == ["20.00", "4.50", "61.27"])
    let coffee = try #require(before.first { $0.amount == "4.50" })
    #expect(try place("edit", coffee.id, "--note", "mine").code == 0)
    let nothing = try place("reread")
    #expect(nothing.code == 0)
    #expect(nothing.talk.contains("Nothing is read otherwise"), "\(nothing.talk)")

    try place.write("daybook.yaml", Self.settings(outflow: "positive"))
    #expect(try place("run", "--quiet").code == 0)
    #expect(try place.transactions().map(\.amount).sorted() == ["20.00", "4.50", "61.27"])
    let journal = try place.text("Journal/test.ndjson")
    let dry = try place("reread", "--dry-run")
    #expect(dry.code == 0)
    #expect(dry.output.contains("-85.77 USD"), "\(dry.output)")
    #expect(dry.talk.contains("3 transactions go, 3 come"), "\(dry.talk)")
    #expect(try place.text("Journal/test.ndjson") == journal)
    #expect(try place.transactions().map(\.amount).sorted() == ["20.00", "4.50", "61.27"])

    #expect(try place("reread").code == 0)
    let now = try place.transactions()
    #expect(now.map(\.amount).sorted() == ["-20.00", "-4.50", "-61.27"])
    #expect(now.first { $0.amount == "-4.50" }?.note == "mine", "edits hold to the row's place")
    try place.remove(".daybook")
    #expect(try place.transactions() == now)
    #expect(try place("reread").talk.contains("Nothing is read otherwise"))
    #expect(try place("doctor").code == 0)

    #expect(try place("undo").code == 0)
    #expect(try place.transactions().map(\.amount).sorted() == ["20.00", "4.50", "61.27"])
    #expect(try place("redo").code == 0)
    #expect(try place.transactions() == now)
    #expect(try place("log").output.contains("reread"))
  }

  @Test func `a card's currency is taken over`() throws {
    let place = try Self.place()
    try place.write("daybook.yaml", Self.settings(outflow: "negative", currency: "EUR"))
    let id = try #require(
      try place("imports", "--format", "csv").lines.last?.split(separator: ",").first)
    let answer = try place("reread", String(id.prefix(8)), "--format", "csv")
    #expect(answer.code == 0, "\(answer.talk)")
    #expect(answer.output.contains("85.77 USD,85.77 EUR"), "\(answer.output)")
    #expect(try place.transactions().map(\.currency) == ["EUR", "EUR", "EUR"])
  }

  @Test func `a file that can no longer be read stays as it is`() throws {
    let place = try Self.place()
    let all = try place.transactions()
    try place.write(
      "daybook.yaml",
      Self.settings(outflow: "negative").replacing("amount: Amount", with: "amount: Sum"))
    let answer = try place("reread")
    #expect(answer.code == 1, "\(answer.output)\(answer.talk)")
    #expect(answer.output.contains("refused"))
    #expect(try place.transactions() == all)
    #expect(try place("reread", "nothing.csv").code == 64)
  }
}
