import Foundation
import StatementModel
import Testing

@testable import BookKeeping

struct JournalTests {
  private let paths: BookPaths

  init() throws {
    let root = FileManager.default.temporaryDirectory.appending(
      path: "daybook-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    paths = BookPaths(root: root.path)
  }

  private func fact(_ hash: String) -> JournalFacts {
    .imported(
      ImportFact(
        hash: hash, path: "Statements/a.csv", ext: "csv", bytes: 1, format: "csv", rejected: 0,
        statements: [], profile: nil))
  }

  private func file(_ device: String) -> String { "\(paths.journal)/\(device).ndjson" }

  @Test func `entries come back as they were written`() throws {
    var journal = try Journal(paths: paths)
    try journal.append([fact("a"), fact("b")], device: "one", time: "2026-01-01T00:00:00Z")
    let again = try Journal(paths: paths)
    #expect(again.entries == journal.entries)
    #expect(again.entries.compactMap(\.imported?.hash) == ["a", "b"])
  }

  @Test func `devices are merged by logical time, whatever the names of their files`() throws {
    var one = try Journal(paths: paths)
    try one.append([fact("a")], device: "zebra", time: "2026-01-01T00:00:00Z")
    var two = try Journal(paths: paths)
    try two.append([fact("b")], device: "ant", time: "2025-01-01T00:00:00Z")
    #expect(try Journal(paths: paths).entries.compactMap(\.imported?.hash) == ["a", "b"])
  }

  @Test func `a torn last line is passed over, and cut off at the next write`() throws {
    var journal = try Journal(paths: paths)
    try journal.append([fact("a")], device: "one", time: "2026-01-01T00:00:00Z")
    try FileAccess.append(Array(#"{"kind":"import","id":"#.utf8), to: file("one"))
    var torn = try Journal(paths: paths)
    #expect(torn.entries.count == 1)
    #expect(torn.remarks.map(\.fact.code) == ["journal-torn-line"])
    try torn.append([fact("b")], device: "one", time: "2026-01-02T00:00:00Z")
    let mended = try Journal(paths: paths)
    #expect(mended.entries.compactMap(\.imported?.hash) == ["a", "b"])
    #expect(mended.remarks.isEmpty)
  }

  @Test func `a last line that lacks only its line break counts`() throws {
    var journal = try Journal(paths: paths)
    try journal.append([fact("a"), fact("b")], device: "one", time: "2026-01-01T00:00:00Z")
    let bytes = try FileAccess.read(file("one"))
    try FileAccess.truncate(file("one"), to: bytes.count - 1)
    var unended = try Journal(paths: paths)
    #expect(unended.entries.compactMap(\.imported?.hash) == ["a", "b"])
    #expect(unended.remarks.isEmpty)
    try unended.append([fact("c")], device: "one", time: "2026-01-02T00:00:00Z")
    #expect(try Journal(paths: paths).entries.compactMap(\.imported?.hash) == ["a", "b", "c"])
  }

  @Test func `a torn line is cut off once in one's own file`() throws {
    var journal = try Journal(paths: paths)
    try journal.append([fact("a")], device: "one", time: "2026-01-01T00:00:00Z")
    try FileAccess.append(Array("{\"kind\"".utf8), to: file("one"))
    var torn = try Journal(paths: paths)
    #expect(torn.isTorn)
    try torn.mend(device: "another")
    #expect(torn.isTorn)
    try torn.mend(device: "one")
    #expect(try Journal(paths: paths).remarks.isEmpty)
  }

  @Test func `a damaged line in the middle is refused, with its place`() throws {
    var journal = try Journal(paths: paths)
    try journal.append([fact("a")], device: "one", time: "2026-01-01T00:00:00Z")
    try FileAccess.append(Array("{\"kind\":\"later\"}\n".utf8), to: file("one"))
    do throws(BookError) {
      _ = try Journal(paths: paths)
      Issue.record("read without complaint")
    } catch {
      #expect(error.exitCode == 65)
      #expect(error.diagnostics.first?.location?.description == "Journal/one.ndjson:3")
    }
  }

  /// The files that count after facts of two devices, in merged order.
  private func live(_ facts: [[JournalFacts]]) throws -> [String] {
    for (number, list) in facts.enumerated() {
      var journal = try Journal(paths: paths)
      try journal.append(list, device: "d\(number % 2)", time: "2026-01-01T00:00:00Z")
    }
    return History(try Journal(paths: paths)).liveImports.map(\.fact.hash)
  }

  @Test func `the last word on an import counts`() throws {
    guard case .imported(let a) = fact("a") else { return }
    let target = UndoTarget(imported: a.importID)
    #expect(try live([[fact("a"), fact("b")], [.undone(target)]]) == ["b"])
    #expect(try live([[.redone(target)]]) == ["a", "b"])
    #expect(try live([[.undone(target)], [fact("a")]]) == ["a", "b"])
  }

  @Test func `entries of one command know each other`() throws {
    var journal = try Journal(paths: paths)
    try journal.append([fact("a"), fact("b")], device: "one", time: "")
    try journal.append([fact("c")], device: "one", time: "")
    let commands = try Journal(paths: paths).entries.map(\.command)
    #expect(commands == [journal.entries[0].id, journal.entries[0].id, nil])
  }

  @Test func `a command whose entries are cut off anywhere counts for nothing`() throws {
    var journal = try Journal(paths: paths)
    try journal.append([fact("a")], device: "one", time: "")
    let before = try FileAccess.read(file("one")).count
    try journal.append([fact("b"), fact("c"), fact("d")], device: "one", time: "")
    let whole = try FileAccess.read(file("one"))
    for end in (before..<whole.count).reversed() {
      try FileAccess.truncate(file("one"), to: end)
      let cut = try Journal(paths: paths)
      // Without its last line break, the last line is whole all the same.
      let expected = end == whole.count - 1 ? ["a", "b", "c", "d"] : ["a"]
      #expect(cut.entries.compactMap(\.imported?.hash) == expected, "\(end)")
      #expect(cut.remarks.count == (expected.count == 4 || end == before ? 0 : 1), "\(end)")
    }
    try FileAccess.append(Array(whole[before..<(whole.count - 5)]), to: file("one"))
    var cut = try Journal(paths: paths)
    try cut.append([fact("e"), fact("f")], device: "one", time: "")
    let again = try Journal(paths: paths)
    #expect(again.entries.compactMap(\.imported?.hash) == ["a", "e", "f"])
    #expect(again.remarks.isEmpty)
  }
}
