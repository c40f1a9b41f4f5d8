import Foundation
import Testing

/// Exports so long that what an earlier one has byte for byte is taken over from it.
struct LongExportTests {
  private static let rules = """
    categories:
      Coffee:
    rules:
      - match: COFFEE
        category: Coffee

    """

  private func lines(_ numbers: Range<Int>) -> [String] {
    numbers.map { number in
      let day = Calendar(identifier: .gregorian).date(
        byAdding: .day, value: number / 6, to: Date(timeIntervalSince1970: 1_700_000_000))
      let date = (day ?? Date()).formatted(.iso8601.year().month().day())
      let shop = number % 5 == 0 ? "COFFEE" : "SHOP"
      let way = number % 19 == 0 ? "REFUND" : "PURCHASE"
      let filler = "OF A LONG NAME THAT FILLS THE LINE SO THAT THE FILE IS WORTH COMPARING"
      let place = "AT THE FARTHEST END OF THE LONGEST STREET OF A TOWN BY THE SEA"
      let sign = number % 19 == 0 ? "" : "-"
      return
        "\(date),R\(number),\(shop) \(number % 300) \(way) \(filler) \(place),\(sign)\(number % 80).75"
    }
  }

  private func file(_ lines: [String], header: String = "Date,Reference,Description,Amount")
    -> String
  {
    ([header] + lines).joined(separator: "\n") + "\n"
  }

  /// What the book shows, and what it shows when it is made anew of its files.
  private func shown(_ place: Place) throws -> [String] {
    try [["list", "--format", "csv"], ["links", "list"], ["cards", "list"]].map { arguments in
      try place.shell("\"$DAYBOOK\" \(arguments.joined(separator: " "))").output
    }
  }

  private func checkAnew(_ place: Place, _ step: String) throws {
    let before = try shown(place)
    try place.remove(".daybook")
    #expect(try shown(place) == before, "after \(step)")
  }

  @Test(arguments: ["oldest first", "newest first"])
  func `a window that moved on says what it says when it is read whole`(_ order: String) throws {
    func ordered(_ lines: [String]) -> [String] {
      order == "oldest first" ? lines : lines.reversed()
    }
    let place = try Place.book(rules: Self.rules)
    try place.write("Statements/visa/a.csv", file(ordered(lines(0..<2400))))
    #expect(try place("run").code == 0)
    var changed = lines(600..<2600)
    changed[1100] = changed[1100].replacingOccurrences(of: "LONG", with: "NEW")
    try place.write("Statements/visa/b.csv", file(ordered(changed)))
    let ran = try place("run")
    #expect(ran.code == 0, "\(ran.talk)")
    #expect(ran.output.contains("2,000 rows: 200 new, 1,800 known"), "\(ran.output)")
    let doctor = try place("doctor")
    #expect(doctor.code == 0, "\(doctor.talk)")
    // The next one finds what was taken over.
    try place.write("Statements/visa/c.csv", file(ordered(lines(1000..<2700))))
    #expect(try place("run").output.contains("100 new, 1,600 known"))
    try checkAnew(place, "all")
    #expect(try place("imports", "undo", "Statements/visa/a.csv").code == 0)
    try checkAnew(place, "the first was taken back")
    #expect(try place("imports", "undo", "Statements/visa/b.csv").code == 0)
    #expect(try place("imports", "redo", "Statements/visa/a.csv").code == 0)
    try checkAnew(place, "the second was taken back")
  }

  @Test func `the journal says of a long export what it says of any`() throws {
    func recorded(_ isKnown: Bool) throws -> [String] {
      let place = try Place.book(rules: Self.rules)
      if isKnown {
        try place.write("a.csv", file(lines(0..<2400)))
        #expect(try place("import", "--card", "visa", "a.csv").code == 0)
      }
      try place.write("b.csv", file(lines(100..<2500)))
      let imported = try place("import", "--card", "visa", "b.csv")
      #expect(imported.code == 0)
      let journal = try place.text("Journal/test.ndjson")
      let line = journal.split(separator: "\n").last { $0.contains("b.csv") }
      let facts = try #require(line).split(separator: "\"imported\":").last
      return [try String(#require(facts)).components(separatedBy: ",\"kind\"")[0]]
    }
    #expect(try recorded(true) == recorded(false))
  }

  @Test func `edits of rows that are taken over hold`() throws {
    let place = try Place.book(rules: Self.rules)
    try place.write("Statements/visa/a.csv", file(lines(0..<2400)))
    #expect(try place("run").code == 0)
    let listed = try place.transactions()
    let edited = try #require(listed.first { $0.description.hasPrefix("COFFEE 250") })
    #expect(try place("edit", edited.id, "--note", "with a friend").code == 0)
    try place.write("Statements/visa/b.csv", file(lines(300..<2500)))
    #expect(try place("run").code == 0)
    #expect(try place.transactions().first { $0.id == edited.id }?.note == "with a friend")
    try checkAnew(place, "an edit")
  }

  @Test func `a row that can't be read has the long export read whole`() throws {
    let place = try Place.book(rules: Self.rules)
    try place.write("Statements/visa/a.csv", file(lines(0..<2400)))
    #expect(try place("run").code == 0)
    let bad = ["2025-02-31,R9001,SHOP,-1.00"]
    try place.write("Statements/visa/b.csv", file(lines(300..<2400) + bad + lines(2400..<2500)))
    let ran = try place("run")
    #expect(ran.talk.contains("2025-02-31"), "\(ran.talk)")
    #expect(ran.output.contains("100 new, 2,100 known"), "\(ran.output)")
    try checkAnew(place, "a bad row")
  }
}
