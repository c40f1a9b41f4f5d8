import Foundation
import Testing

/// Books of which a disk, a sync or a person lost a part that can't be made again.
struct LostFilesTests {
  private static let journal = "Journal/test.ndjson"

  /// A book of two statements and an edit; its journal ends with the edit.
  private func book() throws -> Place {
    let place = try Place.book()
    try place.write(
      "Statements/visa/a.csv",
      "Date,Description,Amount,Balance\n2026-03-14,COFFEE,-4.50,95.50\n2026-03-15,TEA,-5.00,90.50\n"
    )
    try place.write(
      "Statements/visa/b.csv",
      "Date,Description,Amount,Balance\n2026-04-14,COFFEE,-4.50,86.00\n2026-04-15,TEA,-5.00,81.00\n"
    )
    #expect(try place("run", "--quiet").code == 0)
    let id = try #require(try place.transactions().first?.id)
    #expect(try place("edit", id, "--note", "with Ada").code == 0)
    #expect(try place("run", "--quiet").code == 0)
    return place
  }

  @Test func `many files that are awaited are told in one line`() throws {
    let place = try book()
    for day in 1...5 {
      try place.write(
        "Statements/tea/day-\(day).csv",
        "Date,Description,Amount,Currency\n2026-05-0\(day),TEA \(day),-\(day).00,EUR\n")
    }
    #expect(try place("run", "--quiet").code == 0)
    let files = try place.files(in: "Archive")
    try place.remove("Archive")
    try place.remove(".daybook")
    try place.clear("Statements")
    let run = try place("run", "--quiet")
    #expect(run.code == 1)
    #expect(run.talk.split(separator: "\n").count == 2, "\(run.talk)")
    #expect(run.talk.contains("this and 6 more of the 7 imported files"), "\(run.talk)")
    for (path, bytes) in files { try place.write("Archive/\(path)", bytes) }
    #expect(try place("run", "--quiet").code == 0)
    #expect(try place.transactions().count == 9)
  }

  struct Loss: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var harm: @Sendable (Place) throws -> Void
  }

  static let losses = [
    Loss(testDescription: "the folder is gone") { try $0.remove("Journal") },
    Loss(testDescription: "the file is empty") { try $0.write(Self.journal, "") },
    Loss(testDescription: "the last entry is missing") { place in
      let lines = try place.text(Self.journal).split(separator: "\n")
      try place.write(Self.journal, lines.dropLast().joined(separator: "\n") + "\n")
    },
    Loss(testDescription: "an entry in the middle is missing") { place in
      var lines = try place.text(Self.journal).split(separator: "\n")
      lines.remove(at: 1)
      try place.write(Self.journal, lines.joined(separator: "\n") + "\n")
    },
  ]

  @Test(arguments: losses)
  func `a journal that lost entries stops whoever writes`(_ loss: Loss) throws {
    let place = try book()
    let whole = try place.files(in: "Reports")
    let journal = try place.text(Self.journal)
    try loss.harm(place)
    for command in [["run"], ["import", "Statements/visa/a.csv"], ["undo"]] {
      let stopped = try Program.run(command, in: place.root, environment: place.environment())
      #expect(stopped.code == 65, "\(command): \(stopped.talk)")
      #expect(stopped.talk.contains("Journal/test.ndjson: error: this device's journal"))
      #expect(stopped.talk.contains("delete .daybook/ and run again"))
    }
    #expect(try place.files(in: "Reports") == whole, "nothing is written")
    // Someone who looks sees what there is, and is told.
    let listed = try place("list")
    #expect(listed.code == 0)
    #expect(listed.talk.contains("this device's journal"), "\(listed.talk)")
    // Brought back, all is as it was.
    try place.write(Self.journal, journal)
    #expect(try place("run", "--quiet").code == 0)
    #expect(try place.files(in: "Reports") == whole)
  }

  @Test func `a journal that is meant to be shorter is accepted by deleting what is derived`()
    throws
  {
    let place = try book()
    let lines = try place.text(Self.journal).split(separator: "\n")
    try place.write(Self.journal, lines.dropLast().joined(separator: "\n") + "\n")
    try place.remove(".daybook")
    #expect(try place("run", "--quiet").code == 0)
    #expect(try place.transactions().allSatisfy { $0.note == nil || $0.note == "" })
  }

  @Test func `a torn last line alone stops nobody`() throws {
    let place = try book()
    let text = try place.text(Self.journal)
    try place.write(Self.journal, String(text.dropLast(20)))
    let answer = try place("run")
    #expect(answer.code == 0, "\(answer.talk)")
    #expect(answer.talk.contains("incomplete"))
    #expect(try place("run").code == 0)
  }

  @Test func `an archive that lost files is told of in each run`() throws {
    let place = try book()
    try place.remove("Archive")
    for _ in 0..<2 {
      let answer = try place("run")
      #expect(answer.code == 1)
      #expect(answer.talk.contains("the archive lacks 2 of 2 imported files"), "\(answer.talk)")
    }
    #expect(try place("doctor", "--fix").code <= 1)
    let mended = try place("run")
    #expect(mended.code == 0, "\(mended.talk)")
  }

  @Test func `a card is the same whichever way its name is composed`() throws {
    let composed = "müller".precomposedStringWithCanonicalMapping
    let decomposed = "müller".decomposedStringWithCanonicalMapping
    #expect(Array(composed.utf8) != Array(decomposed.utf8))
    func statement(_ days: ClosedRange<Int>) -> String {
      "Date,Description,Amount,Currency\n"
        + days.map { "2026-01-\($0),SHOP \($0),-\($0).50,USD\n" }.joined()
    }
    let place = try Place.book()
    try place.write("Statements/\(composed)/1.csv", statement(11...20))
    #expect(try place("run", "--quiet").code == 0)
    try place.write("Statements/\(decomposed)/2.csv", statement(18...28))
    #expect(try place("run", "--quiet").code == 0)
    try place.write("3.csv", statement(25...29))
    #expect(try place("import", "--card", decomposed, "3.csv").code == 0)
    let all = try place.transactions()
    #expect(all.count == 19)
    #expect(Set(all.map { Array($0.card.utf8) }) == [Array(composed.utf8)])
    #expect(try place("doctor").code == 0)
  }
}
