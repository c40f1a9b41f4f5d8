import Foundation
import StatementModel
import Testing

@testable import BookKeeping

/// The steps from one version of the book's format to the next.
struct BookFormatTests {
  private let paths = BookPaths(
    root: FileManager.default.temporaryDirectory.appending(path: "format-\(UUID())").path)

  private final class Trace {
    var steps: [Int] = []
  }

  @Test func `steps are done in their order, from where the book stands`() throws {
    let trace = Trace()
    let steps = [3, 1, 2].map { version in
      BookFormat.Step(from: version) { _ in trace.steps.append(version) }
    }
    try BookFormat.bringUp(paths, from: 1, to: 4, by: steps)
    #expect(trace.steps == [1, 2, 3])
    trace.steps = []
    try BookFormat.bringUp(paths, from: 3, to: 4, by: steps)
    #expect(trace.steps == [3])
    try BookFormat.bringUp(paths, from: 4, to: 4, by: steps)
    #expect(trace.steps == [3])
  }

  @Test func `a step that is missing is no step`() {
    let steps = [BookFormat.Step(from: 1) { _ in }]
    #expect(throws: BookError.self) {
      try BookFormat.bringUp(paths, from: 1, to: 3, by: steps)
    }
  }

  @Test func `there is a way from every version to the current one`() throws {
    for version in 1...BookFormat.current { try BookFormat.bringUp(paths, from: version) }
  }

  private func text(_ device: String) throws -> String {
    String(decoding: try FileAccess.read("\(paths.journal)/\(device).ndjson"), as: UTF8.self)
  }

  private func undo(_ id: String) -> JournalFacts { .undone(UndoTarget(edits: [id])) }

  @Test func `the version is written once, before the first entry`() throws {
    defer { try? FileManager.default.removeItem(atPath: paths.root) }
    var journal = try Journal(paths: paths)
    #expect(journal.format == BookFormat.current)
    try journal.append([undo("a")], device: "one", time: "2026-01-01T00:00:00Z")
    try journal.append([undo("b")], device: "one", time: "2026-01-01T00:00:00Z")
    let lines = try text("one").split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first?.contains("\"kind\":\"format\"") == true)
    let again = try Journal(paths: paths)
    #expect(again.entries.compactMap(\.target?.edits) == [["a"], ["b"]])
    #expect(again.format == BookFormat.current && !again.isNewer)
  }

  @Test func `a book without a version is of the first, and is brought up by the next entry`()
    throws
  {
    defer { try? FileManager.default.removeItem(atPath: paths.root) }
    let old =
      #"{"clock":1,"device":"old","id":"00","kind":"undo","target":{"edits":["a"]},"time":""}"#
    try FileAccess.makeFolder(paths.journal)
    try FileAccess.append(Array((old + "\n").utf8), to: "\(paths.journal)/old.ndjson")
    var journal = try Journal(paths: paths)
    #expect(journal.format == 1)
    #expect(!journal.isNewer)
    try journal.append([undo("b")], device: "one", time: "2026-01-01T00:00:00Z")
    #expect(try text("old") == old + "\n")
    let again = try Journal(paths: paths)
    #expect(again.format == BookFormat.current)
    #expect(again.entries.map(\.clock) == [1, 3])
  }

  @Test(arguments: [
    #"{"clock":7,"device":"new","format":99,"id":"00","kind":"format","time":""}"#,
    #"{"clock":7,"device":"new","id":"00","kind":"teleport","time":"","to":"mars"}"#,
  ])
  func `what a newer program wrote is seen`(_ line: String) throws {
    defer { try? FileManager.default.removeItem(atPath: paths.root) }
    try FileAccess.makeFolder(paths.journal)
    try FileAccess.append(Array((line + "\n").utf8), to: "\(paths.journal)/new.ndjson")
    let journal = try Journal(paths: paths)
    #expect(journal.isNewer)
    #expect(journal.entries.isEmpty)
  }
}
