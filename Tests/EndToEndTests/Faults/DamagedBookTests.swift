import Foundation
import TestSupport
import Testing

/// What a book's own files may suffer besides a run's death.
struct DamagedBookTests {
  /// Damages that the index must be mended of, each from its own seed.
  private static let seeds = FaultShim.isThorough ? Array(0..<1500) : Array(0..<10) + [429]

  private func expectMended(_ place: Place, _ before: String, _ context: String) throws {
    let listed = try place("list", "--all", "--format", "json")
    #expect(listed.code == 0, "\(context): \(listed.talk)")
    #expect(listed.output == before, "\(context)")
    #expect(listed.talk.split(separator: "\n").count <= 1, "\(context): \(listed.talk)")
    #expect(
      listed.talk == "" || listed.talk.contains("the index was made anew"),
      "\(context): \(listed.talk)")
  }

  @Test func `an index damaged at any place mends itself with one line`() throws {
    let place = try Books.complete()
    let before = try place.list()
    let reports = try place.files(in: "Reports")
    let index = try place.files(in: ".daybook/index").filter { !$0.value.isEmpty }
    let names = index.keys.sorted()
    for seed in Self.seeds {
      var random = SeededGenerator(seed: UInt64(seed))
      let path = ".daybook/index/" + names[seed % names.count]
      let whole = try #require(index[names[seed % names.count]])
      var bytes = whole
      switch seed / names.count % 4 {
      case 0: bytes = bytes.prefix(Int.random(in: 0..<whole.count, using: &random))
      case 1:
        // A block that the disk lost.
        let start = Int.random(in: 0..<whole.count, using: &random)
        let end = min(start + 512, whole.count)
        bytes.replaceSubrange(start..<end, with: Data(count: end - start))
      case 2: bytes.append(contentsOf: whole.prefix(Int.random(in: 1...9000, using: &random)))
      default:
        for _ in 0..<(seed % 2 == 0 ? 1 : 40) {
          let place = Int.random(in: 0..<whole.count, using: &random)
          bytes[place] ^= UInt8.random(in: 1...255, using: &random)
        }
      }
      try place.write(path, bytes)
      try expectMended(place, before, "seed \(seed)")
      // Who writes must not stumble over it either, nor who needs the rows.
      try place.write(path, bytes)
      let run = try place("run", "--quiet")
      #expect(run.code == 0, "seed \(seed): \(run.talk)")
      try place.write(path, bytes)
      let imports = try place("imports")
      #expect(imports.code == 0, "seed \(seed): \(imports.talk)")
      for (name, bytes) in index { try place.write(".daybook/index/\(name)", bytes) }
    }
    #expect(try place("run", "--quiet").code == 0)
    #expect(try place.files(in: "Reports") == reports)
  }

  @Test func `parts of the derived files may be missing`() throws {
    let place = try Books.complete()
    let state = try BookState(of: place)
    let files = try place.files(in: ".daybook/index").keys.sorted().map { ".daybook/index/\($0)" }
    for name in files + [".daybook/index", ".daybook"] {
      // A file that nothing names.
      try place.write(".daybook/index/card-7", Data(repeating: 7, count: 50_000))
      try place.remove(name, ifThere: true)
      try expectMended(place, state.list, name)
      #expect(try place("run", "--quiet").code == 0)
    }
    #expect(try BookState(of: place) == state)
  }

  @Test func `other derived files may hold anything`() throws {
    let place = try Books.complete()
    let state = try BookState(of: place)
    var random = SeededGenerator(seed: 7)
    for (path, bytes) in try place.files(in: ".daybook").sorted(by: { $0.key < $1.key })
    where !path.hasPrefix("index/") {
      var damaged = bytes
      for index in damaged.indices where Int.random(in: 0..<20, using: &random) == 0 {
        damaged[index] = UInt8.random(in: 0...255, using: &random)
      }
      for content in [damaged, bytes.prefix(bytes.count / 2)] {
        try place.write(".daybook/\(path)", content)
        #expect(try place("run", "--quiet").code == 0, "\(path)")
      }
    }
    #expect(try BookState(of: place) == state)
  }

  @Test func `a list of reports that was tampered with removes no file of others`() throws {
    let place = try Books.complete()
    try place.write("Reports/mine.md", "mine")
    try place.write("../other.md", "other")
    let manifest = try place.text(".daybook/reports.json")
    try place.write(
      ".daybook/reports.json",
      manifest.replacing(
        "\"files\":{", with: #""files":{"../../other.md":{"bytes":5,"modified":1},"#))
    let list = try place.text("Reports/.files")
    try place.write("Reports/.files", "../../other.md\n\u{FFFD}\n" + list + "\n/etc/none\nmonths\n")
    try place.write("Statements/visa/3.csv", Books.month("03", [(20, "LAMP", "-9.00")]))
    #expect(try place("run", "--quiet").code == 0)
    #expect(try place.text("../other.md") == "other")
    #expect(try place.text("Reports/mine.md") == "mine")
  }

  @Test func `reports that went stale are known without the derived files`() throws {
    let place = try Books.complete()
    let state = try BookState(of: place)
    try place.write("Statements/visa/april.csv", Books.month("04", [(20, "LAMP", "-9.00")]))
    #expect(try place("run", "--quiet").code == 0)
    #expect(place.exists("Reports/months/2026-04"))
    try place.write("Reports/months/mine.md", "mine")
    #expect(try place("imports", "undo", "Statements/visa/april.csv").code == 0)
    try place.remove(".daybook")
    #expect(try place("run", "--quiet").code == 0)
    #expect(!place.exists("Reports/months/2026-04"))
    #expect(try place.text("Reports/months/mine.md") == "mine")
    try place.remove("Reports/months/mine.md")
    #expect(try place.files(in: "Reports") == state.reports)
  }

  @Test func `what a former program listed elsewhere is removed, too`() throws {
    let place = try Books.complete()
    try place.write("Reports/months/2026-03/by-card.csv", "old")
    let manifest = try place.text(".daybook/reports.json")
    try place.write(
      ".daybook/reports.json",
      manifest.replacing(
        "\"files\":{",
        with: #""files":{"months/2026-03/by-card.csv":{"bytes":3,"modified":1},"#))
    try place.remove("Reports/.files")
    #expect(try place("run", "--quiet").code == 0)
    #expect(!place.exists("Reports/months/2026-03/by-card.csv"))
    #expect(place.exists("Reports/.files"))
  }

  @Test(.enabled(if: FaultShim.isThere))
  func `reports of a run that was killed do not outlive their statements`() throws {
    let place = try Books.complete()
    let state = try BookState(of: place)
    try place.write("Statements/visa/april.csv", Books.month("04", [(20, "LAMP", "-9.00")]))
    let calls = try place.copy().calls(of: ["run", "--quiet"])
    let manifest = try #require(calls.last { $0.target.hasSuffix("/reports.json") })
    _ = try place.faulty("run", "--quiet", fault: Fault(kind: .kill, call: manifest.number))
    #expect(place.exists("Reports/months/2026-04"))
    #expect(try place("imports", "undo", "Statements/visa/april.csv").code == 0)
    #expect(try place("run", "--quiet").code == 0)
    #expect(!place.exists("Reports/months/2026-04"))
    #expect(try place.files(in: "Reports") == state.reports)
  }

  @Test func `a torn last line of the own journal is cut off, and told once`() throws {
    let place = try Books.complete()
    let before = try place.list()
    let journal = try place.text("Journal/test.ndjson")
    try place.write("Journal/test.ndjson", journal + journal.prefix(100))
    let listed = try place("list", "--all", "--format", "json")
    #expect(listed.output == before)
    #expect(listed.talk.contains("Journal/test.ndjson"), "\(listed.talk)")
    let ran = try place("run")
    #expect(ran.code == 0 && ran.talk.contains("incomplete"), "\(ran.talk)")
    #expect(try place.text("Journal/test.ndjson") == journal)
    #expect(try place("run").talk == "")
  }

  @Test func `a torn last line of another device is left until it is whole`() throws {
    let place = try Books.complete()
    let other = try place.copy()
    let id = try #require(try other.transactions().first).id
    let device = ["DAYBOOK_DEVICE": "other"]
    #expect(try other("edit", id, "--note", "from afar", environment: device).code == 0)
    let before = try place.list()
    let entry = try other.text("Journal/other.ndjson")
    try place.write("Journal/other.ndjson", String(entry.dropLast(20)))
    for command in [["run", "--quiet"], ["list"], ["edit", id, "--tag", "y"], ["undo"]] {
      let answer = try Program.run(command, in: place.root, environment: place.environment())
      #expect(answer.code == 0, "\(command): \(answer.talk)")
    }
    #expect(try place.text("Journal/other.ndjson") == String(entry.dropLast(20)))
    #expect(try place.list() == before)
    try place.write("Journal/other.ndjson", entry)
    #expect(try place.list().contains("from afar"))
  }

  @Test func `a journal damaged in the middle is told with its place, and nothing is written`()
    throws
  {
    let place = try Books.complete()
    let whole = try place.text("Journal/test.ndjson")
    let reports = try place.files(in: "Reports")
    let lines = whole.split(separator: "\n")
    for line in ["{\"kind\":\"edit\"", "null", "\u{0}\u{0}"] {
      let damaged = lines[..<1] + [Substring(line)] + lines[1...]
      try place.write("Journal/test.ndjson", damaged.joined(separator: "\n") + "\n")
      let answer = try place("run")
      #expect(answer.code == 65)
      #expect(answer.talk.contains("Journal/test.ndjson:2"), "\(answer.talk)")
    }
    // A number that is larger than can be counted on from.
    let endless = whole.replacing("{\"clock\":1,", with: "{\"clock\":9223372036854775807,")
    try #require(endless != whole)
    try place.write("Journal/test.ndjson", endless)
    let answer = try place("list")
    #expect(answer.code == 65)
    #expect(answer.talk.contains("Journal/test.ndjson:1"), "\(answer.talk)")
    #expect(try place.files(in: "Reports") == reports)
    try place.write("Journal/test.ndjson", whole)
    #expect(try place("run").code == 0)
  }

  @Test func `a copy of a journal beside it, as folder syncs make, changes nothing`() throws {
    let place = try Books.complete()
    let state = try BookState(of: place)
    let log = try place("log").output
    try place.write(
      "Journal/test.sync-conflict-20260301.ndjson", try place.text("Journal/test.ndjson"))
    #expect(try place.list() == state.list)
    #expect(try place("log").output == log)
    #expect(try place("rebuild").code == 0)
    #expect(try place.list() == state.list)
  }

  @Test func `a journal folder that leads nowhere is no empty book`() throws {
    let place = try Books.complete()
    try FileManager.default.moveItem(
      at: place.root.appending(path: "Journal"), to: place.root.appending(path: "../Away"))
    try FileManager.default.createSymbolicLink(
      atPath: place.root.appending(path: "Journal").path, withDestinationPath: "/not/mounted")
    for command in ["list", "run"] {
      let answer = try place(command)
      #expect(answer.code == 74, "\(answer.output)")
      #expect(answer.talk.contains("/Journal: error: can't be listed"), "\(answer.talk)")
    }
  }

  @Test func `content that was altered in the archive is put right by importing it again`() throws {
    let place = try Books.complete()
    let archive = try place.files(in: "Archive")
    let path = try #require(archive.keys.sorted().first)
    try place.write("Archive/\(path)", Data(repeating: 0x20, count: archive[path]?.count ?? 0))
    // Known only by its import, which was taken back; its content is read anew.
    let file = try #require(
      try place.files(in: "Statements").first { $0.value == archive[path] }?.key)
    #expect(try place("imports", "undo", "Statements/\(file)").code == 0)
    #expect(try place("import", "Statements/\(file)").code == 0)
    #expect(try place.files(in: "Archive") == archive)
  }
}

/// A clock that goes wrong.
@Suite(.enabled(if: FaultShim.isThere))
struct ClockTests {
  @Test(arguments: [-3_000_000_000, 4_000_000_000])
  func `decides nothing`(seconds: Int) throws {
    let straight = try Books.complete()
    let crooked = try Books.used()
    #expect(try crooked.faulty("run", "--quiet", clock: seconds).code == 0)
    let id = try #require(try straight.transactions().first).id
    #expect(try straight("edit", id, "--note", "later").code == 0)
    #expect(try crooked.faulty("edit", id, "--note", "later", clock: seconds - 5000).code == 0)
    for place in [straight, crooked] { #expect(try place("run", "--quiet").code == 0) }
    #expect(try BookState(of: crooked) == BookState(of: straight))
    // The last word is the last said, whatever the clock says.
    #expect(try crooked.list().contains("later"))
  }
}
