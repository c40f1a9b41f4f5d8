import Foundation
import Testing

/// A person's word on links, when cards are merged and files are read again.
struct LinkSurvivalTests {
  private static let settings = """
    currency: USD
    cards:
      saver: { profile: mine }
    profiles:
      mine: { outflow: negative }

    """

  /// A savings account that came in as two, each with money from the bank.
  private static func place() throws -> Place {
    let place = try Place.book(rules: Statements.rules)
    try place.write("daybook.yaml", settings)
    let header = "Date,Description,Amount,Currency\n"
    try place.write(
      "Statements/bank/march.csv",
      header + "2026-03-25,TO SAVINGS,-500.00,USD\n2026-04-25,TO SAVINGS,-510.00,USD\n")
    try place.write(
      "Statements/saver/march.csv",
      header + "2026-03-26,DEPOSIT,500.00,USD\n2026-03-30,KEEPING,-1.10,USD\n")
    try place.write(
      "Statements/deposit/april.csv",
      header + "2026-04-26,DEPOSIT,510.00,USD\n2026-04-30,KEEPING,-1.20,USD\n")
    let ran = try place("run", "--quiet")
    try #require(ran.code == 0, "\(ran.talk)")
    return place
  }

  /// State and amount of each link, refused ones too.
  private static func links(_ place: Place) throws -> [String] {
    let states = ["proposed", "automatic", "confirmed", "refused"]
    let answer = try Program.run(
      ["links", "--format", "json"] + states.flatMap { ["--state", $0] }, in: place.root,
      environment: place.environment())
    try #require(answer.code == 0, "\(answer.talk)")
    return try JSONDecoder().decode([LinkTests.Shown].self, from: Data(answer.output.utf8))
      .map { "\($0.state) \($0.out.amount)" }.sorted()
  }

  private static func id(_ amount: String, _ place: Place) throws -> String {
    try #require(try place.transactions().first { $0.amount == amount }).id
  }

  @Test func `they hold when two cards become one, and when they are two again`() throws {
    let place = try Self.place()
    #expect(try place("links", "confirm", try Self.id("-500.00", place)).code == 0)
    #expect(try place("links", "refuse", try Self.id("-510.00", place)).code == 0)
    let decided = ["confirmed -500.00", "refused -510.00"]
    #expect(try Self.links(place) == decided)
    #expect(try place("cards", "merge", "saver", "deposit").code == 0)
    #expect(try Self.links(place) == decided)
    try place.remove(".daybook")
    #expect(try Self.links(place) == decided)
    #expect(try place("undo").code == 0)
    #expect(try Self.links(place) == decided)
  }

  @Test func `a word given on the merged card holds`() throws {
    let place = try Self.place()
    #expect(try place("cards", "merge", "saver", "deposit").code == 0)
    #expect(try place("links", "confirm", try Self.id("-510.00", place)).code == 0)
    #expect(try Self.links(place).contains("confirmed -510.00"))
    #expect(try place("undo").code == 0)
    #expect(!(try Self.links(place).contains("confirmed -510.00")))
  }

  @Test func `a link whose sides a new reading turns away is gone, and comes back`() throws {
    let place = try Self.place()
    #expect(try place("links", "confirm", try Self.id("-500.00", place)).code == 0)
    let before = try place.transactions()
    try place.write(
      "daybook.yaml", Self.settings.replacingOccurrences(of: "negative", with: "positive"))
    let read = try place("reread")
    #expect(read.code == 0, "\(read.talk)")
    #expect(try Self.links(place).allSatisfy { !$0.contains("500.00") })
    #expect(try place("doctor").code <= 1)
    #expect(try place("undo").code == 0)
    #expect(try Self.links(place).contains("confirmed -500.00"))
    #expect(try place.transactions() == before)
  }
}
