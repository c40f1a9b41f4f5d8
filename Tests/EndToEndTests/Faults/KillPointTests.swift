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
  func `of a book with imports and edits`(lane: Int) throws {
    let disturbance = try Disturbance(try Books.used(), ["run", "--quiet"])
    let faults = disturbance.faults(.kill)
    try #require(faults.count > 40)
    for (number, fault) in faults.enumerated() where number % Self.lanes == lane {
      try disturbance.check(fault)
    }
  }

  @Test(arguments: [Fault.Kind.kill, .half])
  func `of a new book`(kind: Fault.Kind) throws {
    let disturbance = try Disturbance(try Books.new(), ["run", "--quiet"])
    let faults = disturbance.faults(kind)
    try #require(faults.count > 60)
    for (number, fault) in faults.enumerated() where number % 14 == 0 {
      try disturbance.check(fault)
    }
  }
}
