import Foundation
import Synchronization
import TestSupport
import Testing

@testable import BookKeeping

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
