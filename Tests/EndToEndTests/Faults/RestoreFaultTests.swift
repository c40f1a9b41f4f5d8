import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writing a backup and making a book of one, disturbed at their calls: the file or the folder is
/// there whole or not at all, what was there before stays, and asking again helps.
@Suite(.enabled(if: FaultShim.isThere))
struct RestoreFaultTests {
  /// Every so many of the calls is disturbed where not all are asked for.
  private static let step = FaultShim.isThorough ? 1 : 9

  @Test(arguments: [Fault.Kind.kill, .half, .fails(ENOSPC), .allFail(ENOSPC), .fails(EIO)])
  func `restore`(kind: Fault.Kind) throws {
    let template = try Books.complete()
    try #require(try template("backup", "kept.tar.gz", "--statements").code == 0)
    let list = try template.list()
    let calls = try template.copy().calls(of: ["restore", "kept.tar.gz", "again"])
    try #require(calls.count > 20)
    for call in calls.indices where call % Self.step == 0 {
      let fault = Fault(kind: kind, call: calls[call].number)
      let place = try template.copy()
      let before = try place.files(in: ".")
      let answer = try place(
        "restore", "kept.tar.gz", "again", environment: FaultShim.environment(fault))
      let context = "\(fault): \(calls[call].name) \(calls[call].path): \(answer.talk)"
      let isThere = place.exists("again")
      if fault.isKill {
        #expect([9, 137, 0].contains(answer.code), "\(context)")
      } else if answer.code != 0 {
        #expect([73, 74].contains(answer.code), "\(context)")
        #expect(answer.talk.contains("error:") && answer.talk.contains("/"), "\(context)")
      } else {
        #expect(isThere, "\(context)")
      }
      for (path, bytes) in before where try place.files(in: ".")[path] != bytes {
        Issue.record("\(context): \(path) is another")
      }
      if !isThere { try askAgain(place, context) }
      #expect(try list == place.list("again"), "\(context)")
    }
  }

  /// Makes the book once more, in the way that the program says.
  private func askAgain(_ place: Place, _ context: String) throws {
    var again = try place("restore", "kept.tar.gz", "again")
    if again.code != 0 {
      #expect(again.code == 73 && again.talk.contains("again.part"), "\(context): \(again.talk)")
      try place.remove("again.part")
      again = try place("restore", "kept.tar.gz", "again")
    }
    #expect(again.code == 0, "\(context): \(again.talk)")
    #expect(!place.exists("again.part"), "\(context)")
  }

  @Test(arguments: [Fault.Kind.kill, .half, .fails(ENOSPC), .allFail(ENOSPC), .fails(EIO)])
  func `backup`(kind: Fault.Kind) throws {
    let template = try Books.complete()
    try #require(try template("backup", "../kept.tar.gz").code == 0)
    let old = template.root.appending(path: "../kept.tar.gz")
    let calls = try template.copy().calls(of: ["backup", "../kept.tar.gz"])
    try #require(calls.count >= 5)
    for call in calls.indices {
      let fault = Fault(kind: kind, call: calls[call].number)
      let place = try template.copy()
      let kept = place.root.appending(path: "../kept.tar.gz")
      try FileManager.default.copyItem(at: old, to: kept)
      try place.write("Statements/visa/later.csv", Statements.march)
      try #require(try place("run", "--quiet").code < 2)
      let answer = try place("backup", "../kept.tar.gz", environment: FaultShim.environment(fault))
      let context = "\(fault): \(calls[call].name) \(calls[call].path): \(answer.talk)"
      // The old one or the new one: one that can be read whole.
      let check = try place("backup", "--check", "../kept.tar.gz")
      #expect(check.code == 0, "\(context): \(check.talk)")
      if answer.code == 0 { #expect(try Data(contentsOf: kept) != Data(contentsOf: old)) }
      let again = try place("backup", "../kept.tar.gz")
      #expect(again.code == 0, "\(context): \(again.talk)")
      #expect(try place("backup", "--check", "../kept.tar.gz").code == 0)
      #expect(try Data(contentsOf: kept) != Data(contentsOf: old))
    }
  }
}

extension Place {
  /// What a book in a folder here lists.
  fileprivate func list(_ book: String) throws -> String {
    try output(of: Disturbance.list + ["--book", book])
  }
}
