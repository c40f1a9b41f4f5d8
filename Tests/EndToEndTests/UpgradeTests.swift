import Foundation
import TestSupport
import Testing

/// A program that reads files otherwise than the one that imported them.
struct UpgradeTests {
  private static let fixtures = Repository.root.appending(path: "Tests/EndToEndTests/Fixtures")

  /// A book of all formats as a program made it that took reserved payments for booked ones and cut
  /// amounts for whole ones; with its index.
  private static func earlier() throws -> Place {
    let place = try Place()
    let packed = fixtures.appending(path: "earlier-book.tar.gz").path
    let made = try place.shell("tar xzf '\(packed)' --strip-components=1")
    try #require(made.code == 0, "\(made.talk)")
    return place
  }

  private static func list(_ place: Place) throws -> String {
    try place("list", "--all", "--format", "csv").output
  }

  private static let differing = ["Statements/giro/2026-03.csv", "Statements/mt/2026-03.sta"]

  @Test func `nothing changes before a person decides`() throws {
    let place = try Self.earlier()
    let before = try String(
      contentsOf: Self.fixtures.appending(path: "earlier-book.csv"), encoding: .utf8)
    let journal = try place.text("Journal/before.ndjson")
    #expect(try Self.list(place) == before, "looking changes nothing")
    #expect(try place.files(in: "Journal").count == 1, "and writes no journal")

    let first = try place("run", "--quiet")
    #expect(first.code == 1, "\(first.talk)")
    for file in Self.differing {
      let told = first.talk.split(separator: "\n").filter { $0.hasPrefix(file) }
      #expect(told.count == 1, "\(first.talk)")
      #expect(told.first?.contains("the book keeps what was imported") == true, "\(first.talk)")
    }
    #expect(first.talk.split(separator: "\n").count { $0.contains("otherwise") } == 2)
    #expect(try Self.list(place) == before)
    let second = try place("run", "--quiet")
    #expect(second.code == 0 && second.talk.isEmpty, "\(second.talk)")
    #expect(try place.text("Journal/before.ndjson") == journal)

    try place.remove(".daybook")
    #expect(try Self.list(place) == before, "archive and journal alone give the same")
    #expect(try place("rebuild").code == 0)
    #expect(try Self.list(place) == before)
    let doctor = try place("doctor", "--verbose")
    #expect(doctor.code == 0, "\(doctor.output)")
    #expect(doctor.output.contains("reads this file otherwise"), "\(doctor.output)")
    #expect(try place("backup", "../kept.tar.gz").code == 0)
    #expect(try place("restore", "../kept.tar.gz", "../again").code == 0)
    #expect(try place("list", "--all", "--format", "csv", "--book", "../again").output == before)
  }

  @Test func `both readings are shown, and the new one is taken at a word`() throws {
    let place = try Self.earlier()
    #expect(try place("run", "--quiet").code == 1)
    let before = try place.transactions("--all")
    let dry = try place("reread", "--dry-run", Self.differing[0])
    #expect(dry.code == 0, "\(dry.talk)")
    #expect(dry.output.contains("2465.55 EUR") && dry.output.contains("2476.60 EUR"))
    let row = dry.output.split(separator: "\n").first { $0.contains("(pending)") }
    #expect(row?.contains("-11.05 EUR EDEKA Nord") == true, "\(dry.output)")
    #expect(try place.transactions("--all") == before)

    #expect(try place("reread", Self.differing[0]).code == 0)
    let now = try place.transactions("--card", "giro")
    #expect(now.count { $0.status == "pending" } == 1, "\(now)")
    let noted = try #require(now.first { $0.note == "by hand" })
    #expect(noted.amount == "-11.05" && noted.status == "pending", "an edit holds")
    let rest = { (all: [Listed]) in all.filter { $0.card != "giro" } }
    #expect(rest(try place.transactions("--all")) == rest(before))
    #expect(try place("undo").code == 0)
    #expect(try place.transactions("--all") == before, "and it can be taken back")
  }

  @Test func `an undo does not take back what the program kept`() throws {
    let place = try Self.earlier()
    #expect(try place("run", "--quiet").code == 1)
    let before = try place.transactions("--all")
    let id = try #require(before.first { $0.card == "karte" }?.id)
    #expect(try place("edit", id, "--note", "x").code == 0)
    try place.remove(".daybook")
    #expect(try place("undo").code == 0)
    #expect(try place.transactions("--all") == before)
  }

  @Test func `an index made anew first keeps what it had`() throws {
    let place = try Self.earlier()
    let before = try Self.list(place)
    let made = try place("rebuild")
    #expect(made.code == 1, "\(made.talk)")
    #expect(made.talk.contains("otherwise"), "\(made.talk)")
    #expect(try Self.list(place) == before)
  }

  // MARK: What the journal recorded

  private static func book(_ settings: String = "currency: USD\n") throws -> Place {
    let place = try Place.book(rules: Statements.rules)
    try place.write("daybook.yaml", settings)
    try place.write(
      "Statements/visa/march.csv",
      "Date,Description,Amount\n2026-03-02,COFFEE,-4.50\n2026-03-13,BOOKS,-20.00\n")
    let ran = try place("run", "--quiet")
    try #require(ran.code == 0, "\(ran.talk)")
    return place
  }

  private static func forge(_ place: Place, _ old: String, _ new: String) throws {
    let journal = try place.text("Journal/test.ndjson")
    try #require(journal.contains(old), "\(journal)")
    try place.write("Journal/test.ndjson", journal.replacing(old, with: new))
    try place.remove(".daybook")
  }

  @Test func `a file is recorded with its sums and with how it was read`() throws {
    let place = try Self.book()
    let journal = try place.text("Journal/test.ndjson")
    #expect(journal.contains(#""reading":{"digest":""#))
    #expect(journal.contains(#""pending":0,"sums":{"USD":"-24.5"}"#), "\(journal)")
    #expect(journal.contains(#""delimiter":"comma""#) && journal.contains(#""outflow":"negative""#))
    #expect(journal.contains(#"date: \"Date\""#), "\(journal)")
  }

  @Test(arguments: [
    (#""sums":{"USD":"-24.5"}"#, #""sums":{"USD":"24.5"}"#),
    (#""pending":0"#, #""pending":1"#), (#""digest":""#, #""digest":"0"#),
  ])
  func `where nothing but the journal knows better, it is said`(old: String, new: String) throws {
    let place = try Self.book()
    try Self.forge(place, old, new)
    let ran = try place("run", "--quiet")
    #expect(ran.code == 1, "\(ran.talk)")
    #expect(ran.talk.contains("no longer read as it was imported"), "\(ran.talk)")
    #expect(try place("run", "--quiet").code == 0, "once")
    #expect(try place("reread").code == 0)
  }

  @Test func `a file that is read otherwise is read by what was decided then`() throws {
    let place = try Self.book(
      """
      currency: USD
      profiles:
        mine: { header: [Date, Description], outflow: positive }

      """)
    let before = try place.transactions()
    #expect(before.map(\.amount).sorted() == ["20.00", "4.50"])
    // As if the reader had found the sign by itself, and would find another one today.
    let journal = try place.text("Journal/test.ndjson")
    let profile = try #require(journal.firstMatch(of: /"profile":\{[^}]*\},/)).0
    try Self.forge(place, String(profile), "")
    let ran = try place("run", "--quiet")
    #expect(ran.code == 0, "\(ran.talk)")
    #expect(try place.transactions() == before)
  }
}
