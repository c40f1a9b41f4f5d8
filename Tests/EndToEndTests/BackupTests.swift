import Foundation
import TestSupport
import Testing

/// A book in one file, and a book out of it.
struct BackupTests {
  private static func place() throws -> Place {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", Statements.march)
    try place.write("Statements/visa/april.csv", Statements.marchAndApril)
    try place.write("Rules/deeper/20-more.yaml", "rules:\n  - Home/Rent: [acme]\n")
    let ran = try place("run", "--quiet")
    try #require(ran.code == 0, "\(ran.talk)")
    let id = try #require(try place.transactions().first?.id)
    try #require(try place("edit", id, "--note", "by hand", "--tag", "x").code == 0)
    try #require(try place("imports", "undo", "Statements/visa/march.csv").code == 0)
    try #require(try place("run", "--quiet").code == 0)
    return place
  }

  @Test(arguments: [false, true])
  func `a restored book's reports are the same to the byte`(withStatements: Bool) throws {
    let place = try Self.place()
    let before = try place.files(in: ".")
    let flags = withStatements ? ["--statements"] : []
    let made = try Program.run(
      ["backup", "../kept.tar.gz"] + flags, in: place.root, environment: place.environment())
    #expect(made.code == 0, "\(made.talk)")
    #expect(try place.files(in: ".") == before)
    #expect(try place("backup", "--check", "../kept.tar.gz").code == 0)

    let restored = try place("restore", "../kept.tar.gz", "../again")
    #expect(restored.code == 0, "\(restored.talk)")
    let listed = try place("list", "--all", "--format", "json").output
    #expect(try place("list", "--all", "--format", "json", "--book", "../again").output == listed)
    #expect(try place("run", "--quiet", "--book", "../again").code == 0)
    let reports = try place.files(in: "Reports")
    #expect(!reports.isEmpty)
    #expect(try place.files(in: "../again/Reports") == reports)
    for part in ["Archive", "Journal", "Rules"] {
      #expect(try place.files(in: "../again/\(part)") == place.files(in: part))
    }
    #expect(place.exists("../again/Statements/visa/april.csv") == withStatements)
    #expect(try place("doctor", "--book", "../again").code == 0)
  }

  @Test func `anybody can unpack it and check it`() throws {
    let place = try Self.place()
    #expect(try place("backup", "../kept.tar.gz").code == 0)
    let answer = try place.shell(
      "mkdir ../out && cd ../out && tar xzf ../kept.tar.gz && cd book && sha256sum -c SHA256SUMS")
    #expect(answer.code == 0, "\(answer.output)\(answer.talk)")
    #expect(answer.output.contains("daybook.yaml: OK"))
  }

  @Test func `the same book gives the same bytes`() throws {
    let place = try Self.place()
    #expect(try place("backup", "../one.tar.gz").code == 0)
    #expect(try place("backup", "../two.tar.gz").code == 0)
    let files = try place.files(in: "..").filter { $0.key.hasSuffix(".tar.gz") }
    #expect(files.count == 2)
    #expect(files["one.tar.gz"] == files["two.tar.gz"])
    #expect(!place.exists("../one.tar.gz.part"))
  }

  @Test func `it waits for nobody, and half a line is left out`() throws {
    let place = try Self.place()
    let held = try LockedFile(place.root.appending(path: ".daybook/lock").path)
    let journal = try place.text("Journal/test.ndjson")
    try place.write("Journal/test.ndjson", journal + "{\"half")
    #expect(try place("backup", "../kept.tar.gz").code == 0)
    held.release()
    #expect(try place("restore", "../kept.tar.gz", "../again").code == 0)
    #expect(try place.text("../again/Journal/test.ndjson") == journal)
  }

  @Test func `without a name it lies beside the book`() throws {
    let place = try Self.place()
    #expect(try place("backup").code == 0)
    #expect(try place("backup").code == 0, "a backup of the day is replaced")
    let names = try FileManager.default.contentsOfDirectory(atPath: place.root.path + "/..")
    let found = names.filter { $0.hasPrefix("place-2") && $0.hasSuffix(".tar.gz") }
    #expect(found.count == 1)
    let name = try #require(found.first)
    let mode = try place.shell("stat -c %a ../\(name)").output
    #expect(mode == "600\n")
  }

  @Test func `nothing is overwritten but a backup`() throws {
    let place = try Self.place()
    try place.write("../letter.txt", "dear")
    let refused = try place("backup", "../letter.txt")
    #expect(refused.code == 73)
    #expect(try place.text("../letter.txt") == "dear")
    #expect(try place("backup", "Statements/kept.tar.gz").code == 64)
    #expect(try place("backup", "../kept.tar.gz").code == 0)
    let before = try place.files(in: ".")
    let over = try place("restore", "../kept.tar.gz", ".")
    #expect(over.code == 73)
    #expect(over.talk.contains("nothing is overwritten"))
    #expect(try place.files(in: ".") == before)
    #expect(try place.shell("mkdir ../empty").code == 0)
    #expect(try place("restore", "../kept.tar.gz", "../empty").code == 0)
  }

  @Test func `damage anywhere is found, and nothing is left of a restore`() throws {
    let place = try Self.place()
    #expect(try place("backup", "../kept.tar.gz").code == 0)
    // Within the packed members, where gzip's own checksum would not be asked.
    let shell = """
      mkdir ../out && cd ../out && tar xzf ../kept.tar.gz && cd book
      """
    _ = try place.shell(shell)
    let members = "find book -type f ! -name SHA256SUMS ! -name daybook-backup.json"
    let pack =
      "(cd ../out && tar czf ../bad.tar.gz book/daybook-backup.json $(\(members)) book/SHA256SUMS)"
    for (harm, words) in [
      ("echo x >> ../out/book/daybook.yaml", "\\\"daybook.yaml\\\" is not what was packed"),
      ("rm ../out/book/daybook.yaml", "\\\"daybook.yaml\\\" is missing"),
      ("echo x > ../out/book/more; cp ../kept.yaml ../out/book/daybook.yaml", "nothing is known"),
    ] {
      _ = try place.shell("cp -n daybook.yaml ../kept.yaml; \(harm); \(pack)")
      let checked = try place("backup", "--check", "../bad.tar.gz")
      #expect(checked.code == 65)
      #expect(checked.talk.contains(words.replacing("\\", with: "")), "\(checked.talk)")
      #expect(try place("restore", "../bad.tar.gz", "../again").code == 65)
      #expect(!place.exists("../again"))
      #expect(!place.exists("../again.part"))
    }
  }

  @Test func `a backup that is cut off anywhere is none`() throws {
    let place = try Place.book()
    #expect(try place("backup", "../kept.tar.gz").code == 0)
    let whole = try #require(try place.files(in: "..")["kept.tar.gz"])
    for part in [0, 1, 10, 100, whole.count / 2, whole.count - 200] {
      try place.write("../cut.tar.gz", whole.prefix(part))
      let answer = try place("backup", "--check", "../cut.tar.gz")
      #expect(answer.code == 65, "\(part) bytes of \(whole.count)")
    }
    #expect(try place("backup", "--check", "../nothing.tar.gz").code == 66)
  }

  /// An accent behind a slash makes one character of both, and nobody who counts characters sees the
  /// slash.
  @Test(arguments: [
    "../../escaped", "..//escaped", "../\\314\\201escaped", "a/../../\\314\\201escaped",
  ])
  func `paths that lead out of the folder are refused`(path: String) throws {
    let place = try Place.book()
    _ = try place.shell(
      """
      mkdir ../evil && cd ../evil && mkdir book && cd book
      printf '{"kind":"daybook-backup","form":1}\\n' > daybook-backup.json; echo evil > x; cd ..
      tar czf ../evil.tar.gz --transform "s,^book/x,book/$(printf '\(path)')," -P \
        book/daybook-backup.json book/x
      """)
    let answer = try place("restore", "../evil.tar.gz", "../again")
    #expect(answer.code == 65, "\(answer.talk)")
    #expect(answer.talk.contains("no path within a book"))
    #expect(try place.shell("find .. -name '*escaped*'").output.isEmpty)
  }

  @Test func `a backup of a later form is refused`() throws {
    let place = try Place.book()
    _ = try place.shell(
      """
      mkdir -p ../new/book && cd ../new
      printf '{"kind":"daybook-backup","form":9}\\n' > book/daybook-backup.json
      tar czf ../new.tar.gz book/daybook-backup.json
      """)
    let answer = try place("restore", "../new.tar.gz", "../again")
    #expect(answer.code == 65)
    #expect(answer.talk.contains("update daybook"))
  }

  @Test func `a damaged book can be kept as it is, and it is said`() throws {
    let place = try Self.place()
    try place.write("daybook.yaml", "curency: EUR\n")
    try place.write("Journal/test.ndjson", "nothing\n" + place.text("Journal/test.ndjson"))
    let answer = try place("backup", "../kept.tar.gz", "--format", "json")
    #expect(answer.code == 1)
    #expect(answer.output.contains("journal-bad-line"))
    #expect(try place("backup", "--check", "../kept.tar.gz").code == 0)
  }
}
