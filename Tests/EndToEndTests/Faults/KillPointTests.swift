import Foundation
import Testing

/// A run that is killed at any of its calls harms nothing: what comes next completes it, and the
/// book is as if it had never been disturbed.
@Suite(.enabled(if: FaultShim.isThere))
struct KillPointTests {
  private static let lanes = 2

  @Test func `the library sees what a run does`() throws {
    let place = try Books.new()
    let calls = try place.calls(of: ["run", "--quiet"])
    let names = Set(calls.map(\.name))
    #expect(
      names.isSuperset(of: ["open", "write", "pwrite", "fsync", "rename", "mkdir", "unlink"]))
    // Every file that is there now was opened, or put in place under its name.
    let named = Set(calls.flatMap { [$0.path, $0.target] })
    for folder in ["Archive", "Journal", "Reports", ".daybook"] {
      for path in try place.files(in: folder).keys {
        #expect(named.contains(place.root.appending(path: "\(folder)/\(path)").path), "\(path)")
      }
    }
  }

  @Test(arguments: 0..<lanes)
  func `of an import of three files`(lane: Int) throws {
    let disturbance = try Disturbance(try Books.used(), ["import"] + Books.newFiles)
    let faults = disturbance.faults(.kill)
    try #require(faults.count > 30)
    for (number, fault) in faults.enumerated() where number % Self.lanes == lane {
      try disturbance.check(fault)
    }
  }

  @Test(arguments: [Fault.Kind.kill, .half])
  func `of a run on a new book`(kind: Fault.Kind) throws {
    let disturbance = try Disturbance(try Books.new(), ["run", "--quiet"])
    let faults = disturbance.faults(kind)
    try #require(faults.count > 60)
    // The last calls, which say that all is done, are tried one by one.
    let last = kind == .kill ? faults.count - 12 : faults.count
    for (number, fault) in faults.enumerated()
    where number % 24 == (kind == .kill ? 0 : 12) || number >= last {
      try disturbance.check(fault)
    }
  }

  /// A machine that loses its power loses what was not kept on disk; so the order matters.
  @Test func `what can't be made again is on disk before the next step`() throws {
    let place = try Books.new()
    let root = place.root.path
    try place.remove("Archive")
    try place.remove("Journal")
    let calls = try place.calls(of: ["run", "--quiet"])
    func first(after number: Int, _ name: String, _ path: String) -> Int {
      calls.first { $0.number > number && $0.name == name && $0.path == path }?.number ?? .max
    }
    let journal = "\(root)/Journal/test.ndjson"
    let entry = try #require(calls.last { $0.name == "write" && $0.path == journal }).number
    let kept = calls.filter { $0.name == "rename" && $0.target.hasPrefix("\(root)/Archive/") }
    try #require(kept.count == 3)
    for call in kept {
      let folder = String(call.target.prefix("\(root)/Archive/00".count))
      let written = try #require(calls.last { $0.name == "write" && $0.path == call.path }).number
      #expect(first(after: written, "fsync", call.path) < call.number)
      #expect(first(after: call.number, "fsync", folder) < entry)
      let made = first(after: 0, "mkdir", folder)
      #expect(first(after: made, "fsync", "\(root)/Archive") < entry)
    }
    let folders = ["\(root)/Journal", root].map { first(after: 0, "fsync", $0) }
    let index = calls.first { $0.number > entry && $0.path.contains("/.daybook/index/") }
    #expect(first(after: entry, "fsync", journal) < (try #require(index).number))
    #expect(folders.allSatisfy { $0 < .max })
  }

  /// Each wait for the disk is as long for one file as for many: content is kept together.
  @Test func `many files are kept on disk together`() throws {
    let place = try Books.new()
    for number in 10..<40 {
      try place.write(
        "Statements/visa/\(number).csv", Statements.header + "2026-02-01,SHOP \(number),-1.00\n")
    }
    let archive = place.root.path + "/Archive/"
    let calls = try place.calls(of: ["run", "--quiet"])
    let kept = calls.filter { $0.name == "rename" && $0.target.hasPrefix(archive) }
    try #require(kept.count > 30)
    let sources = Set(kept.map(\.path))
    let written = calls.filter { $0.name == "write" && sources.contains($0.path) }
    let synced = calls.filter { $0.name == "fsync" && sources.contains($0.path) }
    // All are written, then all are synced, then all have their names; then each folder is synced.
    let order = [written, synced, kept].map { $0.map(\.number) }
    for (before, after) in zip(order, order.dropFirst()) {
      #expect((before.max() ?? .max) < (after.min() ?? 0))
    }
    #expect(synced.count == kept.count)
    let folders = calls.filter {
      $0.name == "fsync" && ($0.path + "/").hasPrefix(archive) && !sources.contains($0.path)
    }.map(\.path)
    #expect(Set(folders).count == folders.count)
  }
}
