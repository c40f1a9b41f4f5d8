import Foundation
import Testing

@testable import BookKeeping

/// What is kept from one run to the next.
final class InboxMemoryTests {
  private static let day: Int64 = 86_400
  private let folder: URL
  private let paths: BookPaths

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "memory-\(UUID())")
    paths = BookPaths(root: folder.path)
    try FileManager.default.createDirectory(
      at: folder.appending(path: ".daybook"), withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Does something to the memory as a run does: it is read before and written after.
  private func run<T>(_ work: (inout InboxMemory) -> T) -> T {
    var memory = InboxMemory(paths: paths)
    defer { memory.save() }
    return work(&memory)
  }

  private func remember(_ files: [String: InboxMemory.State]) {
    run { memory in
      memory.keepOnly(Set(files.keys), andBelow: [])
      for (path, state) in files {
        memory.remember(
          path, status: .none, state: state, hash: nil, members: nil, catalog: "c")
      }
    }
  }

  private func reminder(onDay day: Int64) -> [String] {
    run { $0.reminder(now: day * Self.day) }
  }

  @Test func `What waits is spoken of when it is other than before, and once a week`() {
    #expect(reminder(onDay: 1) == [])
    remember(["b": .unreadable, "a": .waiting, "c": .imported, "d": .skipped])
    #expect(reminder(onDay: 1) == ["a", "b"])
    for day in [1, 2, 7] as [Int64] { #expect(reminder(onDay: day) == []) }
    #expect(reminder(onDay: 8) == ["a", "b"])
    #expect(reminder(onDay: 14) == [])
    #expect(reminder(onDay: 15) == ["a", "b"])
    // Fewer, and others as many.
    remember(["a": .waiting])
    #expect(reminder(onDay: 15) == ["a"])
    remember(["e": .waiting])
    #expect(reminder(onDay: 15) == ["e"])
    // A clock that was set back says it once more, and not every night.
    #expect(reminder(onDay: 3) == ["e"])
    #expect(reminder(onDay: 4) == [])
    // The same file after it was away.
    remember(["e": .imported])
    #expect(reminder(onDay: 4) == [])
    remember(["e": .waiting])
    #expect(reminder(onDay: 4) == ["e"])
  }

  @Test func `What lies below a folder that can't be looked into is not forgotten`() {
    let names = ["s/closed/a", "s/closed/b/c", "s/closedness/d", "s/e", "s/gone"]
    remember(Dictionary(uniqueKeysWithValues: names.map { ($0, .imported) }))
    run { $0.keepOnly(["s/e", "s/closed"], andBelow: ["s/closed"]) }
    let memory = InboxMemory(paths: paths)
    #expect(
      names.filter { memory.seen($0, status: .none) != nil } == [
        "s/closed/a", "s/closed/b/c", "s/e",
      ])
  }

  @Test(arguments: ["", "nonsense", "{\"s/a\":{\"bytes\":1}}", "[]"])
  func `A memory of another make is as none`(text: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: ".daybook/inbox.json"))
    #expect(InboxMemory(paths: paths).mounts == [])
    remember(["a": .waiting])
    #expect(reminder(onDay: 1) == ["a"])
  }
}
