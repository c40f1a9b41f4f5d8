import Foundation
import StatementModel
import Synchronization
import TestSupport
import Testing

@testable import BookKeeping

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The lock that keeps two runs from writing one book at a time.
struct BookLockTests {
  private static func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lock-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Whether the lock can be taken; it is let go at once.
  private static func isTaken(_ path: String) throws -> Bool {
    switch try BookLock.take(path) {
    case .some: true
    case nil: false
    }
  }

  /// Takes the lock, tries to take it again, and lets it go.
  private static func takeTwice(_ path: String) throws {
    let lock = try BookLock.take(path)
    let isTakenAgain = try isTaken(path)
    #expect(!isTakenAgain && BookLock.isHeld(path))
    _ = consume lock
  }

  @Test func `one holds it at a time`() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "lock").path
    try Self.takeTwice(path)
    #expect(!BookLock.isHeld(path))
    #expect(try Self.isTaken(path))
  }

  /// Another one that holds the lock until it is let go.
  private static func holder(of path: String) throws -> Int32 {
    let file = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    try #require(file >= 0 && flock(file, LOCK_EX | LOCK_NB) == 0)
    return file
  }

  @Test func `who waits is told for whom, and has it when it is let go`() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "lock").path
    let file = try Self.holder(of: path)
    try Data("4711 daybook edit\n".utf8).write(to: URL(filePath: path))
    var told: [String] = []
    var wait = LockWait(seconds: 600) { diagnostic in
      told.append(diagnostic.fact.summary)
      close(file)
    }
    wait.moment = .zero
    switch try BookLock.take(path, waiting: wait) {
    case .some: #expect(LockHolder.named(in: path) == LockHolder.own)
    case nil: Issue.record("it was not had")
    }
    #expect(told.count == 1 && told[0].contains("daybook edit (process 4711)"), "\(told)")
  }

  @Test func `who does not wait is told nothing`() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "lock").path
    let file = try Self.holder(of: path)
    defer { close(file) }
    var wait = LockWait(seconds: 0) { _ in Issue.record("told") }
    wait.moment = .zero
    switch try BookLock.take(path, waiting: wait) {
    case .some: Issue.record("two have it")
    case nil: break
    }
  }

  static let signatures: [(String, String?)] = [
    ("4711 daybook edit\n", "daybook edit (process 4711)"),
    ("12 daybook cards merge\nmore", "daybook cards merge (process 12)"), ("", nil),
    ("4711 daybook edit", nil), ("daybook edit\n", nil), ("4711\n", nil),
    ("1 " + String(repeating: "x", count: 1000) + "\n", nil),
  ]

  @Test(arguments: signatures)
  func `only what a holder signs with is taken for one`(_ text: String, _ words: String?) throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: "lock")
    try Data(text.utf8).write(to: url)
    #expect(LockHolder.named(in: url.path)?.words == words)
  }

  /// A process has copies of all open files between its making and the start of its program.
  @Test func `it is free once it is let go, whatever processes are started meanwhile`() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "lock").path
    let isOver = Mutex(false)
    let started = DispatchGroup()
    DispatchQueue.global().async(group: started) {
      while !isOver.withLock({ $0 }) {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/true")
        guard (try? process.run()) != nil else { return }
        process.waitUntilExit()
      }
    }
    for _ in 0..<20_000 {
      #expect(try Self.isTaken(path))
    }
    isOver.withLock { $0 = true }
    started.wait()
  }
}
