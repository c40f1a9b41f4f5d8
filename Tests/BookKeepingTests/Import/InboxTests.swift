import Foundation
import StatementModel
import Testing

@testable import BookKeeping

/// What is seen of `Statements/`.
final class InboxTests {
  private let folder: URL
  private let paths: BookPaths

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "inbox-\(UUID())")
    paths = BookPaths(root: folder.path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ path: String) throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("x".utf8).write(to: url)
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: path).path, withDestinationPath: target)
  }

  private func files(mounts: Set<String> = []) throws -> [String] {
    try Inbox(paths, mounts: mounts).files.map(paths.shown)
  }

  private func failure(mounts: Set<String> = []) -> (code: String, exit: Int32)? {
    do throws(BookError) {
      _ = try Inbox(paths, mounts: mounts)
      return nil
    } catch {
      return (error.diagnostics.first?.fact.code ?? "", error.exitCode)
    }
  }

  @Test func `Files are listed in order, hidden and unfinished ones apart`() throws {
    for name in ["b.csv", "a/x.csv", "a/.hidden", "c.csv.part", "d~", "e.csv/inner.csv"] {
      try write("Statements/\(name)")
    }
    try link("Statements/loop", to: "loop")
    try link("Statements/up", to: "..")
    try link("Statements/again", to: "a")
    #expect(
      try files() == ["a/x.csv", "b.csv", "e.csv", "loop"].map { "Statements/\($0)" })
  }

  @Test(arguments: ["nothing", "a link to nowhere", "a link to itself", "a file"])
  func `No inbox is no empty one`(what: String) throws {
    switch what {
    case "a link to nowhere": try link("Statements", to: "gone")
    case "a link to itself": try link("Statements", to: "Statements")
    case "a file": try write("Statements")
    default: break
    }
    #expect(failure()?.code == "no-inbox")
    #expect(failure()?.exit == 66)
  }

  @Test func `An empty folder where a disk was mounted is no empty inbox`() throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Statements/visa"), withIntermediateDirectories: true)
    #expect(try files() == [])
    #expect(failure(mounts: ["Statements"])?.code == "not-mounted")
    #expect(failure(mounts: ["Statements"])?.exit == 66)
    // A folder in it is told of, and the others are read.
    try write("Statements/amex/a.csv")
    let inbox = try Inbox(paths, mounts: ["Statements", "Statements/visa", "Statements/gone"])
    #expect(inbox.files.map(paths.shown) == ["Statements/amex/a.csv"])
    #expect(inbox.faults.map { paths.shown($0.path) } == ["Statements/visa"])
    #expect(inbox.faults.map(\.fact.code) == ["not-mounted"])
    // With files of its own it is a place like others.
    try write("Statements/visa/b.csv")
    #expect(try Inbox(paths, mounts: ["Statements/visa"]).faults.isEmpty)
  }
}
