import StatementModel
import Synchronization

@testable import StatementFormats

/// Content that is made up, shrinks or fails, and notes what is asked of it.
final class TestInput: Sendable {
  private struct Notes {
    var calls = 0
    var given = 0
    var largestBlock = 0
    var failed = false
  }

  private let notes = Mutex(Notes())
  private let start: [UInt8]
  private let filler: UInt8?
  private let byteCount: Int
  private let callsUntilFailure: Int

  /// A beginning, and one byte for ever.
  init(endless start: String, filler: UInt8, byteCount: Int) {
    self.start = Array(start.utf8)
    self.filler = filler
    self.byteCount = byteCount
    callsUntilFailure = 100_000
  }

  /// Content of fewer bytes than were promised, or that fails after so many blocks.
  init(_ bytes: [UInt8], byteCount: Int? = nil, failingAfter calls: Int = 10_000) {
    start = bytes
    filler = nil
    self.byteCount = byteCount ?? bytes.count
    callsUntilFailure = calls
  }

  static let failure = StatementInput.Failure(Diagnostic(.error, TestFact()))

  var given: Int { notes.withLock(\.given) }
  var largestBlock: Int { notes.withLock(\.largestBlock) }
  var failed: Bool { notes.withLock(\.failed) }

  var input: StatementInput {
    StatementInput(byteCount: byteCount) { (block, offset, count) throws(StatementInput.Failure) in
      try self.fill(&block, offset, count)
    }
  }

  private func fill(
    _ block: inout [UInt8], _ offset: Int, _ count: Int
  ) throws(StatementInput.Failure) {
    let fails = notes.withLock { notes in
      notes.calls += 1
      notes.largestBlock = max(notes.largestBlock, count)
      // More at once than a test can hold is as good as a failure.
      notes.failed = notes.failed || notes.calls > callsUntilFailure || count > 64 << 20
      return notes.failed
    }
    if fails { throw Self.failure }
    let before = block.count
    block.append(contentsOf: start.dropFirst(offset).prefix(count))
    if let filler {
      let wanted = min(count, byteCount - offset) - (block.count - before)
      block.append(contentsOf: repeatElement(filler, count: max(0, wanted)))
    }
    let given = block.count - before
    notes.withLock { $0.given += given }
  }
}

/// The fault that test content fails with.
struct TestFact: DiagnosticFact {
  var code: String { "test-failure" }
  var summary: String { "the content failed" }
  var remedy: String? { nil }
}
