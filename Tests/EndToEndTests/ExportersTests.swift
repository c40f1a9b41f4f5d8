import Foundation
import Testing

/// Exporters of one's own, and trying entries.
struct ExportersTests {
  /// Nothing in the file says which sign is money spent, or which of day and month comes first.
  private static let file = """
    Day,Shop,Sum,Place
    03/04/2026,CORNER A,4.50,Oakland
    05/06/2026,CORNER B,-5.50,Oakland

    """
  private static let entry = """
    profiles:
      Corner Bank:
        kind: card
        source: "me, of the file that I have"
        header: [Day, Shop, Sum, Place]
        columns: { date: Day, description: Shop, amount: Sum }
        outflow: positive
        dates: dmy
        currency: USD
        sample: |
          03/04/2026,CORNER A,4.50,Oakland
          05/06/2026,CORNER B,-5.50,Oakland
        reads: |
          2026-04-03 -4.5 USD CORNER A
          2026-06-05 5.5 USD CORNER B

    """

  @Test func `a book's own entry reads its files, in every command`() throws {
    let place = try Place.book()
    try place.write("Statements/visa/days.csv", Self.file)
    #expect(try place("run").code == 1)
    try place.write("Exporters/corner.yaml", Self.entry)
    let run = try place("run")
    #expect(run.code == 0, "\(run.talk)")
    let list = try place("list", "--format", "csv")
    #expect(list.output.contains("2026-04-03"))
    #expect(list.output.contains("-4.50"))
    let inspected = try place(
      "inspect", "--explain", "--config", "daybook.yaml", "Statements/visa/days.csv")
    #expect(inspected.output.contains("exporter: Corner Bank, because its header is Day, Shop"))
    let listed = try place("exporters", "--config", "daybook.yaml", "--format", "csv", "corner")
    #expect(listed.output.split(separator: "\r\n").count == 2)
    #expect(listed.output.contains("Corner Bank,card,"))
    // What was imported stays as it is without the entry.
    try FileManager.default.removeItem(at: place.root.appending(path: "Exporters"))
    #expect(try place("rebuild").code == 0)
    #expect(try place("list", "--format", "csv").output == list.output)
  }

  @Test(arguments: [
    ("outflow: sideways", "Exporters/corner.yaml:3:14", "sideways"),
    ("colour: red", "Exporters/corner.yaml:3:5", "unknown key"),
    ("shape: [date]", "Exporters/corner.yaml:3:13", "\"date\" is nothing that a column looks like"),
    ("kind: card", "Exporters/corner.yaml:2:3", "nothing says which files"),
    ("{ header: [A, B, C], year: 2026 }", "Exporters/corner.yaml:2:3", "`year` is not the same"),
    (
      "{ header: [A, B, C], columns: { date: D } }", "Exporters/corner.yaml:2:3",
      "the column \"D\" is not in the header"
    ),
  ])
  func `a mistake is told with its place`(
    _ setting: String, _ location: String, _ words: String
  ) throws {
    let place = try Place.book()
    let lines = setting.hasPrefix("{") ? "  Mine: \(setting)\n" : "  Mine:\n    \(setting)\n"
    try place.write("Exporters/corner.yaml", "profiles:\n" + lines)
    for answer in [try place("run"), try place("rules", "check")] {
      #expect(answer.code == 78)
      #expect(answer.talk.contains(location), "\(answer.talk)")
      #expect(answer.talk.contains(words), "\(answer.talk)")
    }
  }

  @Test func `two entries for one header are a mistake`() throws {
    let place = try Place.book()
    try place.write("Exporters/a.yaml", Self.entry)
    try place.write("Exporters/b.yaml", Self.entry.replacing("Corner Bank", with: "Other Bank"))
    let run = try place("run")
    #expect(run.code == 78)
    #expect(run.talk.contains("\"Corner Bank\" has the same header, at Exporters/a.yaml:2"))
  }

  @Test func `entries are tried on their samples`() throws {
    let place = try Place()
    try place.write("corner.yaml", Self.entry)
    let good = try place("exporters", "--check", "corner.yaml")
    #expect(good.code == 0, "\(good.talk)")
    #expect(
      good.lines == [
        "corner.yaml:2: Corner Bank", "  2026-04-03 -4.5 USD CORNER A",
        "  2026-06-05 5.5 USD CORNER B",
      ])
    for (old, new, words) in [
      ("positive", "negative", "is read as \"2026-04-03 4.5 USD CORNER A\", not as"),
      ("header: [Day", "header: [Days", "\"Day\" is not in the header"),
      ("03/04/2026,CORNER A,4.50,Oakland", "03/04/2026,CORNER A", "the record has 2 fields"),
      ("    kind: card", "    kind: purse", "purse"),
    ] {
      try place.write("corner.yaml", Self.entry.replacing(old, with: new))
      let bad = try place("exporters", "--check", "corner.yaml")
      #expect(bad.code == 78)
      #expect(bad.talk.contains("corner.yaml:"))
      #expect(bad.talk.contains(words), "\(bad.talk)")
    }
    let shipped = try place("exporters", "--check")
    #expect(shipped.code == 0)
    #expect(shipped.lines.contains { $0.hasSuffix(": Chase credit card") })
  }

  /// With a header and without.
  @Test(arguments: [
    Self.file,
    "2026-04-03;CORNER A;-4,50;95,50\n2026-04-13;CORNER B;-5,50;90,00\n2026-04-15;PAY;10,00;100,00\n",
  ])
  func `an answer of inspect is an entry as it stands`(_ text: String) throws {
    let place = try Place.book()
    try place.write("mine.csv", text)
    let answer = try place(
      "inspect", "--set", "dates=dmy", "--set", "outflow=negative", "--profile-yaml", "mine.csv")
    #expect(answer.code == 0, "\(answer.talk)")
    #expect(answer.output.contains("# source:"))
    #expect(answer.output.contains("change names"))
    try place.write("Exporters/mine.yaml", answer.output)
    let checked = try place("exporters", "--check", "Exporters/mine.yaml")
    #expect(checked.code == 0, "\(checked.talk)\n\(answer.output)")
    #expect(checked.output.contains("CORNER B"))
    let found = try place("inspect", "--explain", "--config", "daybook.yaml", "mine.csv")
    #expect(found.output.contains("exporter: given"), "\(found.output)")
    #expect(found.code == 0)
  }
}
