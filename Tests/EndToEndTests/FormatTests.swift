import Foundation
import Testing

/// Books of another version of the program.
struct FormatTests {
  private static func place() throws -> Place {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", Statements.march)
    let ran = try place("run", "--quiet")
    try #require(ran.code == 0, "\(ran.talk)")
    return place
  }

  /// All files but what tells who runs and how it went.
  private func files(_ place: Place) throws -> [String: Data] {
    try place.files(in: ".").filter {
      ![".daybook/run.json", ".daybook/lock"].contains($0.key)
    }
  }

  static let newer = [
    #"{"clock":70,"device":"new","format":99,"id":"00","kind":"format","time":""}"#,
    #"{"clock":70,"device":"new","id":"00","kind":"teleport","time":"","to":"mars"}"#,
  ]

  @Test(arguments: newer)
  func `a newer book is shown, and nothing is written`(_ line: String) throws {
    let place = try Self.place()
    let all = try place.transactions()
    let id = try #require(all.first?.id)
    try place.write("Journal/new.ndjson", line + "\n")
    try place.write("Statements/visa/april.csv", Statements.marchAndApril)
    _ = try place.shell("chmod 600 Journal/new.ndjson")
    let before = try files(place)
    for arguments in [
      ["run"], ["import", "Statements/visa/april.csv"], ["edit", id, "--note", "x"], ["rebuild"],
      ["undo"], ["doctor", "--fix"],
    ] {
      let answer = try Program.run(arguments, in: place.root, environment: place.environment())
      #expect(answer.code == 65, "\(arguments)")
      #expect(answer.talk.contains("a newer version of daybook wrote this book"))
      #expect(answer.talk.contains("update daybook"))
    }
    let listed = try place("list", "--format", "csv")
    #expect(listed.code == 0)
    #expect(listed.talk.contains("shown without what only that one knows"), "\(listed.talk)")
    #expect(try place.transactions() == all)
    let report = try DoctorTests.Report.of(try place("doctor", "--format", "json"))
    #expect(report["format"]?.findings.map(\.code) == ["book-newer"])
    #expect(try files(place) == before)
    // The newer program finds all as it was.
    try place.remove("Journal/new.ndjson")
    #expect(try place("run", "--quiet").code == 0)
    #expect(try place.transactions().count > all.count)
  }

  @Test func `a book of the first version is brought up by the next entry`() throws {
    let place = try Self.place()
    let id = try #require(try place.transactions().first?.id)
    let lines = try place.text("Journal/test.ndjson").split(separator: "\n")
    let old = lines.filter { !$0.contains("\"kind\":\"format\"") }.joined(separator: "\n") + "\n"
    #expect(lines.count == 2)
    try place.write("Journal/test.ndjson", old)
    try place.remove(".daybook")
    #expect(try place("run", "--quiet").code == 0)
    #expect(try place.text("Journal/test.ndjson") == old, "reading and rebuilding change nothing")
    let doctor = try place("doctor")
    #expect(doctor.output.contains("brings it to version 3"), "\(doctor.output)")
    let reports = try place.files(in: "Reports")
    #expect(try place("edit", id, "--hide").code == 0)
    let now = try place.text("Journal/test.ndjson")
    #expect(now.hasPrefix(old))
    #expect(now.contains("\"format\":3"))
    #expect(try place("undo").code == 0)
    #expect(try place("run", "--quiet").code == 0)
    #expect(try place.files(in: "Reports") == reports)
  }
}
