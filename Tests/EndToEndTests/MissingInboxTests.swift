import Foundation
import Testing

/// An inbox, or a part of it, that is not there or can't be looked into: no night without a word.
struct MissingInboxTests {
  struct Loss: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// A line of shell.
    var line: String
    var words: String
  }

  static let losses = [
    Loss(
      testDescription: "gone", line: "mv Statements Away", words: "there is no folder Statements"),
    Loss(
      testDescription: "a link to what is not mounted",
      line: "mv Statements Away; ln -s disk/Statements Statements",
      words: "Statements is a link that leads nowhere"),
    Loss(
      testDescription: "a link to itself", line: "mv Statements Away; ln -s Statements Statements",
      words: "Statements is a link that leads nowhere"),
    Loss(
      testDescription: "a file", line: "mv Statements Away; : > Statements",
      words: "Statements is no folder"),
    Loss(
      testDescription: "a place where nothing is mounted",
      line: """
        mv Statements Away; mkdir Statements
        sed -i 's/"mounts":\\[\\]/"mounts":["Statements"]/' .daybook/inbox.json
        """,
      words: "another file system was mounted"),
  ]

  @Test(arguments: losses)
  func `is an error of each run until it is back, and of no command that looks`(loss: Loss) throws {
    let place = try Place.book()
    try place.write("Statements/visa/march.csv", Statements.march)
    try #require(try place("run", "--quiet").code == 0)
    #expect(try place.shell(loss.line).code == 0)
    let reports = try place.files(in: "Reports")
    for words in [["run"], ["run", "--quiet"], ["run", "--quiet"]] {
      let ran = try Program.run(words, in: place.root, environment: place.environment())
      #expect(ran.code == 66, "\(ran.talk)")
      #expect(ran.talk.contains("Statements: error: ") && ran.talk.contains(loss.words))
      #expect(ran.output == "")
    }
    let examined = try place("doctor")
    #expect(examined.code == 1)
    #expect(examined.output.contains(loss.words), "\(examined.output)")
    #expect(try place.transactions().count == 5)
    #expect(try place("report", "month", "2026-03").code == 0)
    #expect(try place("backup", "../a.tar.gz").code == 0)
    #expect(try place("backup", "--statements", "../b.tar.gz").code == 66)
    #expect(try place.files(in: "Reports") == reports)

    #expect(try place.shell("rm -r Statements; mv Away Statements").code == 0)
    #expect(try place("run").lines == ["Nothing new."])
    #expect(try place("doctor").code == 0)
  }

  @Test func `a book that was made anew or restored has one`() throws {
    let place = try Place.book()
    #expect(try place("run", "--quiet").code == 0)
    #expect(try place("doctor").code == 0)
    #expect(try place("backup", "../a.tar.gz").code == 0)
    #expect(try place("restore", "../a.tar.gz", "again").code == 0)
    #expect(try place("run", "--quiet", "--book", "again").code == 0)
  }

  @Test(.enabled(if: Powerless.canRun), arguments: ["0", "0400", "0100"])
  func `a folder that may not be looked into is told, and the others are imported`(
    mode: String
  ) throws {
    let place = try Place.book()
    try place.write("Statements/amex/march.csv", Statements.march)
    try place.write("Statements/amex/deep/may.csv", Statements.march)
    #expect(try place("run", "--quiet").code == 0)
    let known = try place.text(".daybook/inbox.json")
    try place.write("Statements/amex/april.csv", Statements.marchAndApril)
    try place.write("Statements/visa/april.csv", Statements.marchAndApril)
    _ = try place.shell("chmod \(mode) Statements/amex")

    let first = try place.powerless("run", "--quiet")
    #expect(first.code == 1, "\(first.talk)")
    #expect(first.talk.contains("Statements/amex: error: can't be listed: Permission denied"))
    #expect(try place.transactions("--card", "visa").count == 4)
    let second = try place.powerless("run", "--quiet")
    #expect(second.code == 0 && second.talk == "", "\(second.talk)")
    #expect(
      try place.powerless("run").output.contains("1 earlier file still waits: Statements/amex."))
    let examined = try place.powerless("doctor")
    #expect(examined.code == 1)
    #expect(examined.output.contains("Statements/amex: warning: can't be listed"))

    // What is known from below it stays known.
    let memory = try place.text(".daybook/inbox.json")
    for name in ["amex/march.csv", "amex/deep/may.csv"] {
      #expect(known.contains("Statements/\(name)") && memory.contains("Statements/\(name)"))
    }
    _ = try place.shell("chmod 700 Statements/amex")
    let mended = try place.powerless("run")
    #expect(mended.code == 0, "\(mended.talk)")
    #expect(!mended.output.contains("march.csv") && !mended.output.contains("wait"))
    #expect(mended.output.contains("Statements/amex/april.csv"))
    #expect(try place("doctor").code == 0)
  }

  @Test(.enabled(if: Powerless.canRun))
  func `an inbox that may not be looked into is an error`() throws {
    let place = try Place.book()
    _ = try place.shell("chmod 0 Statements")
    defer { _ = try? place.shell("chmod 700 Statements") }
    let ran = try place.powerless("run", "--quiet")
    #expect(ran.code == 74)
    #expect(ran.talk.contains("Statements: error: can't be listed"), "\(ran.talk)")
    #expect(try place.powerless("doctor").code == 1)
  }
}

/// What a quiet run says of files that wait since earlier ones.
@Suite(.enabled(if: FaultShim.isThere))
struct ReminderTests {
  private static let day = 86_400

  @Test func `it is one line when they are others, and once a week`() throws {
    let place = try Place.book()
    func run(onDay day: Int) throws -> Program.Answer {
      try place.faulty("run", "--quiet", clock: day * Self.day)
    }
    /// That a run says one line, or nothing.
    func expect(_ words: String?, onDay day: Int) throws {
      let ran = try run(onDay: day)
      #expect(ran.code == 0, "day \(day): \(ran.talk)")
      #expect(ran.output == "")
      #expect(ran.talk.split(separator: "\n").count == (words == nil ? 0 : 1), "day \(day)")
      if let words { #expect(ran.talk.contains(words), "day \(day): \(ran.talk)") }
    }
    try place.write("Statements/visa/a.csv", "")
    try place.write("Statements/visa/b.csv", "")
    #expect(try run(onDay: 0).code == 1)
    for day in 1...6 { try expect(nil, onDay: day) }
    try expect("2 files wait for you", onDay: 8)
    for day in 9...14 { try expect(nil, onDay: day) }
    try expect("2 files wait for you", onDay: 15)

    // One more is told in full, and all are counted.
    try place.write("Statements/visa/c.csv", "")
    let more = try run(onDay: 16)
    #expect(more.code == 1)
    #expect(more.talk.contains("Statements/visa/c.csv: error: the file is empty"))
    #expect(more.talk.contains("3 files wait for you"), "\(more.talk)")
    try expect(nil, onDay: 17)
    try place.remove("Statements/visa/a.csv")
    try expect("2 files wait for you", onDay: 17)
    try expect(nil, onDay: 17)
    try place.write("Statements/visa/b.csv", Statements.march)
    try expect("1 file waits for you", onDay: 18)
    try place.remove("Statements/visa/c.csv")
    for day in [18, 30] { try expect(nil, onDay: day) }
  }
}
