import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A disk that is full, that fails or can't be written: told in one message, nothing is damaged,
/// and the next run completes.
@Suite(.enabled(if: FaultShim.isThere))
struct FailingDiskTests {
  static let kinds: [Fault.Kind] = [.fails(ENOSPC), .fails(EIO), .short]

  @Test(arguments: kinds)
  func `at one call of a run`(kind: Fault.Kind) throws {
    let disturbance = try Disturbance(try Books.used(), ["run", "--quiet"])
    let faults = disturbance.faults(kind)
    // Other calls for each kind; a whole tour is the thorough way.
    let first = Self.kinds.firstIndex(of: kind) ?? 0
    for index in stride(from: first * 7, to: faults.count, by: 21) {
      try disturbance.check(faults[index])
    }
  }

  @Test func `a disk that stays full stops a run and keeps nobody from looking`() throws {
    let place = try Books.used()
    let before = try place.list()
    for call in [1, 12] {
      let full = Fault(kind: .allFail(ENOSPC), call: call)
      let ran = try place.faulty("run", fault: full)
      #expect(ran.code == 73 || ran.code == 74, "\(ran.talk)")
      #expect(ran.talk.contains("free some space") || ran.talk.contains("free space"))
      let listed = try place.faulty("list", "--all", "--format", "json", fault: full)
      #expect(listed.code == 0, "\(listed.talk)")
      #expect(listed.output == before)
    }
    let nothing = Fault(kind: .allFail(ENOSPC), call: 1)
    try place.remove(".daybook")
    #expect(try place.faulty("list", "--all", "--format", "json", fault: nothing).output == before)
    #expect(try place("run", "--quiet").code == 0)
  }

  @Test func `a full disk while the index is made anew keeps nobody from looking`() throws {
    let place = try Books.used()
    let before = try place.list()
    for call in [2, 19] {
      try place.remove(".daybook/index", ifThere: true)
      let full = Fault(kind: .allFail(ENOSPC), call: call)
      let listed = try place.faulty("list", "--all", "--format", "json", fault: full)
      #expect(listed.code == 0, "\(call): \(listed.talk)")
      #expect(listed.output == before, "\(call)")
      #expect(listed.talk.split(separator: "\n").count == 1, "\(listed.talk)")
      #expect(listed.talk.contains("worked out without the index"))
    }
  }

  @Test(arguments: [true, false])
  func `a book that can only be read is read, and a run says so`(hasIndex: Bool) throws {
    let place = try Books.used()
    let before = try place.list()
    let report = try place("report", "month", "2026-03").output
    if !hasIndex { try place.remove(".daybook") }
    let files = try place.files(in: ".")
    let readOnly = Fault(kind: .allFail(EROFS), call: 1)
    let listed = try place.faulty("list", "--all", "--format", "json", fault: readOnly)
    #expect(listed.code == 0 && listed.talk == "", "\(listed.talk)")
    #expect(listed.output == before)
    #expect(try place.faulty("report", "month", "2026-03", fault: readOnly).output == report)
    for command in ["run", "undo"] {
      let answer = try place.faulty(command, fault: readOnly)
      #expect(answer.code == 73 || answer.code == 74, "\(command): \(answer.talk)")
      #expect(answer.talk.contains("Read-only file system"))
      #expect(answer.talk.contains("see to it that you may write there"))
      #expect(answer.output == "")
    }
    #expect(try place.files(in: ".") == files)
  }

  @Test func `an edit that can't be kept is no edit`() throws {
    let place = try Books.used()
    let before = try place.list()
    let id = try #require(try place.transactions().first).id
    let calls = try place.copy().calls(of: ["edit", id, "--note", "other"])
    let journal = calls.filter { $0.path.contains("/Journal") }
    try #require(journal.map(\.name) == ["open", "write", "fsync"])
    for call in journal {
      let failing = Fault(kind: .fails(EIO), call: call.number)
      let edited = try place.faulty("edit", id, "--note", "other", fault: failing)
      #expect(edited.code == 74, "\(edited.talk)")
      #expect(try place.list() == before, "\(call)")
    }
  }

  @Test func `an edit that is kept while the index can't be says not to repeat it`() throws {
    let place = try Books.used()
    let id = try #require(try place.transactions().first).id
    let calls = try place.copy().calls(of: ["edit", id, "--note", "other"])
    let kept = try #require(calls.last { $0.path.contains("/Journal") }).number
    let index = try #require(
      calls.first { $0.number > kept && $0.path.contains("/.daybook/index/") })
    let full = Fault(kind: .fails(ENOSPC), call: index.number)
    let edited = try place.faulty("edit", id, "--note", "other", fault: full)
    #expect(edited.code == 74)
    #expect(edited.talk.contains("this is recorded in the journal"), "\(edited.talk)")
    #expect(edited.talk.contains("don't do it again"))
    #expect(try place.list().contains("other"))
  }
}
