import Foundation
import Testing

/// Looking at everything of a book, and putting right what loses nothing.
struct DoctorTests {
  private static func place() throws -> Place {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", Statements.march)
    try place.write("Statements/visa/april.csv", Statements.marchAndApril)
    let ran = try place("run", "--quiet")
    try #require(ran.code == 0, "\(ran.talk)")
    return place
  }

  @Test func `a healthy book is fine, and nothing is written`() throws {
    let place = try Self.place()
    let before = try place.files(in: ".")
    let answer = try place("doctor")
    #expect(answer.code == 0, "\(answer.output)")
    #expect(answer.output.contains("All is well."))
    #expect(try place("doctor", "--quiet").output == "")
    #expect(try place.files(in: ".") == before)
  }

  @Test func `a book that nothing was imported into is fine`() throws {
    let place = try Place.book()
    let answer = try place("doctor")
    #expect(answer.code == 0, "\(answer.output)\(answer.talk)")
    #expect(!place.exists(".daybook"))
  }

  /// What is done to a book, where it is found, and whether `--fix` puts it right.
  struct Harm: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var area: String
    var code: String
    var isFinding = true
    var isFixed = true
    var harm: @Sendable (Place) throws -> Void
  }

  static let harms: [Harm] = [
    Harm(
      testDescription: "a wrong key in daybook.yaml", area: "configuration",
      code: "unknown-key", isFixed: false
    ) { try $0.write("daybook.yaml", "curency: EUR\n") },
    Harm(
      testDescription: "a rule of an unknown category", area: "rules",
      code: "unknown-category", isFixed: false
    ) {
      try $0.write("Rules/20-wrong.yaml", "rules:\n  - Fod: [x]\n")
    },
    Harm(
      testDescription: "a line of the journal that is no entry", area: "journal",
      code: "journal-bad-line", isFixed: false
    ) { place in
      try place.write("Journal/test.ndjson", "nothing\n" + place.text("Journal/test.ndjson"))
    },
    Harm(testDescription: "a torn last line", area: "journal", code: "journal-torn-line") { place in
      try place.write("Journal/test.ndjson", place.text("Journal/test.ndjson") + "{\"torn")
    },
    Harm(
      testDescription: "a sync's copy of a journal", area: "journal", code: "journal-copy",
      isFinding: false, isFixed: false
    ) { place in
      try place.write("Journal/test-conflict.ndjson", place.text("Journal/test.ndjson"))
      _ = try place.shell("chmod 600 Journal/*")
    },
    Harm(testDescription: "an archived file changed", area: "archive", code: "archive-damaged") {
      let path = try archived($0)
      try $0.write(path, $0.text(path) + "x")
    },
    Harm(testDescription: "an archived file gone", area: "archive", code: "awaiting-file") {
      try $0.remove(try archived($0))
    },
    Harm(
      testDescription: "an archived file gone and its origin too", area: "archive",
      code: "awaiting-file", isFixed: false
    ) {
      try $0.remove(try archived($0))
      try $0.clear("Statements")
    },
    Harm(
      testDescription: "a file that no import speaks of", area: "archive",
      code: "archive-strays", isFinding: false
    ) {
      try $0.write("Archive/00/00.csv", "x")
      _ = try $0.shell("chmod 700 Archive/00; chmod 600 Archive/00/00.csv")
    },
    Harm(testDescription: "no index", area: "index", code: "index-missing", isFinding: false) {
      try $0.remove(".daybook/index")
    },
    Harm(testDescription: "an index that is none", area: "index", code: "index-damaged") {
      try $0.write(".daybook/index/manifest", "no index")
      _ = try $0.shell("chmod 600 .daybook/index/manifest")
    },
    Harm(
      testDescription: "an index that is behind", area: "index", code: "index-behind",
      isFinding: false
    ) { try $0.write("Rules/20-new.yaml", "rules:\n  - Home: [whole]\n") },
    Harm(
      testDescription: "a file that waits", area: "statements", code: "file-waits",
      isFixed: false
    ) {
      try $0.write("Statements/loose.csv", Statements.march + "2026-03-30,NEW,-1.00,USD\n")
      _ = try $0("run", "--quiet")
    },
    Harm(
      testDescription: "a file that can't be read", area: "statements", code: "file-unreadable",
      isFixed: false
    ) {
      try $0.write("Statements/visa/cut.ofx", "OFXHEADER:100\n\n<OFX>")
      _ = try $0("run", "--quiet")
    },
    Harm(
      testDescription: "a file that no run has seen", area: "statements", code: "files-new",
      isFinding: false, isFixed: false
    ) {
      try $0.write("Statements/visa/may.csv", Statements.header)
    },
    Harm(testDescription: "rights of others", area: "permissions", code: "open-to-others") {
      _ = try $0.shell("chmod 755 Journal; chmod 644 Journal/test.ndjson")
    },
    Harm(
      testDescription: "rights of others in a checkout", area: "permissions",
      code: "open-to-others", isFinding: false
    ) {
      _ = try $0.shell("mkdir .git; chmod 755 Journal; chmod 644 Journal/test.ndjson")
    },
    Harm(
      testDescription: "temporaries left", area: "temporaries", code: "temporaries-left",
      isFinding: false
    ) {
      for folder in ["Reports", "Archive", ".daybook", ".daybook/tmp", "."] {
        try $0.write("\(folder)/.daybook-part-1", "half")
        _ = try $0.shell("chmod 600 \(folder)/.daybook-part-1")
      }
      _ = try $0.shell("chmod 700 .daybook/tmp")
    },
  ]

  /// The archived content of the April file.
  private static func archived(_ place: Place) throws -> String {
    let files = try place.files(in: "Archive")
    let april = Data(Statements.marchAndApril.utf8)
    return "Archive/" + (try #require(files.first { $0.value == april }?.key))
  }

  @Test(arguments: harms)
  func `harm is found, told, and put right where that loses nothing`(_ harm: Harm) throws {
    let place = try Self.place()
    let all = try place.transactions()
    try harm.harm(place)
    let before = try place.files(in: ".")
    let answer = try place("doctor", "--format", "json")
    #expect(try place.files(in: ".") == before)
    #expect(answer.code == (harm.isFinding ? 1 : 0), "\(answer.output)\(answer.talk)")
    let report = try Report.of(answer)
    let check = try #require(report.checks.first { $0.name == harm.area })
    #expect(check.findings.map(\.code).contains(harm.code), "\(answer.output)")
    #expect(check.state == (harm.isFinding ? "finding" : "fine"))
    // Nothing else is cried about.
    for other in report.checks where other.name != harm.area {
      #expect(other.state != "finding", "\(other)")
    }
    let fixed = try place("doctor", "--fix")
    if harm.isFixed {
      #expect(fixed.code == 0, "\(fixed.output)\(fixed.talk)")
      #expect(try place.transactions().map(\.id) == all.map(\.id))
    } else {
      #expect(fixed.code == (harm.isFinding ? 1 : 0), "\(fixed.output)")
    }
  }

  @Test func `everything is told at once, and a busy book can be looked at`() throws {
    let place = try Self.place()
    try place.write("daybook.yaml", "curency: EUR\n")
    try place.remove(try Self.archived(place))
    try place.write("Reports/.daybook-part-1", "half")
    let held = try LockedFile(place.root.appending(path: ".daybook/lock").path)
    let answer = try place("doctor", "--format", "json")
    #expect(answer.code == 1)
    let report = try Report.of(answer)
    #expect(report["configuration"]?.state == "finding")
    #expect(report["archive"]?.state == "finding")
    #expect(report["index"]?.state == "skipped")
    #expect(report["lock"]?.findings.map(\.code) == ["book-busy"])
    #expect(report["temporaries"]?.findings.isEmpty == true, "they are another run's")
    try place.write("daybook.yaml", "currency: USD\n")
    #expect(try place("doctor", "--fix", "--wait", "0").code == 75)
    held.release()
  }

  @Test func `there is no book`() throws {
    #expect(try Place()("doctor").code == 66)
  }

  /// The answer for programs.
  struct Report: Decodable {
    struct Finding: Decodable {
      var code: String
      var severity: String
      var message: String
      var file: String?
    }
    struct Check: Decodable {
      var name: String
      var state: String
      var findings: [Finding]
    }
    var ok: Bool
    var checks: [Check]

    static func of(_ answer: Program.Answer) throws -> Report {
      try JSONDecoder().decode(Report.self, from: Data(answer.output.utf8))
    }

    subscript(name: String) -> Check? { checks.first { $0.name == name } }
  }
}
