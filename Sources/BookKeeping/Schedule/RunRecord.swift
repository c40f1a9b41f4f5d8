import Foundation
import StatementModel

/// When the last `run` of a book began and how it ended, kept in `.daybook/run.json` for those who
/// ask in the morning.
///
/// No lock is needed for it: a run that gave up because another held the book is told of too.
package struct RunRecord: Codable, Sendable {
  package private(set) var begun: String
  /// Nothing while it runs, or where it was stopped.
  package private(set) var ended: String?
  /// The exit code.
  package private(set) var code: Int32?

  /// Notes that a run begins; failing to is no failure of the run.
  package static func begin(_ paths: BookPaths) -> RunRecord {
    let record = RunRecord(begun: Device.now())
    record.write(paths)
    return record
  }

  /// Notes how it ended.
  package mutating func end(_ paths: BookPaths, code: Int32) {
    ended = Device.now()
    self.code = code
    write(paths)
  }

  /// What was noted last.
  static func last(of paths: BookPaths) -> RunRecord? {
    guard let bytes = try? FileAccess.read(path(paths)) else { return nil }
    return try? JSONDecoder().decode(RunRecord.self, from: Data(bytes))
  }

  private func write(_ paths: BookPaths) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let data = try? encoder.encode(self) else { return }
    try? FileAccess.makeFolder(paths.derived)
    try? FileAccess.write(
      [UInt8](data), to: Self.path(paths), isDurable: false, isShared: true)
  }

  private static func path(_ paths: BookPaths) -> String { paths.derived + "/run.json" }
}

/// How the last run went, by the scheduler or by the book.
package struct LastRun: Sendable {
  package enum Outcome: Sendable, Equatable {
    /// It is at work.
    case running
    case ended(code: Int32)
    /// Killed, or the machine went down.
    case stopped
    /// The scheduler ended it, since it took too long.
    case tooLong
  }

  /// In the words of who tells it.
  package var begun: String
  package var outcome: Outcome

  init(begun: String, outcome: Outcome) {
    self.begun = begun
    self.outcome = outcome
  }

  /// By the book's own record.
  init?(of paths: BookPaths) {
    guard let record = RunRecord.last(of: paths) else { return nil }
    begun = record.begun
    if let code = record.code {
      outcome = .ended(code: code)
    } else {
      outcome = BookLock.isHeld(paths.lock) ? .running : .stopped
    }
  }

  /// By what systemd shows of a service; nothing where it has not started it yet.
  init?(systemd text: String) {
    var values: [Substring: Substring] = [:]
    for line in text.split(separator: "\n") {
      guard let equals = line.firstIndex(of: "=") else { continue }
      values[line[..<equals]] = line[line.index(after: equals)...]
    }
    guard let begun = values["ExecMainStartTimestamp"], !begun.isEmpty, begun != "n/a" else {
      return nil
    }
    self.begun = String(begun)
    if values["ActiveState"] == "activating" {
      outcome = .running
    } else if values["Result"] == "timeout" {
      outcome = .tooLong
    } else if values["ExecMainCode"] == "1", let code = Int32(values["ExecMainStatus"] ?? "") {
      outcome = .ended(code: code)
    } else {
      outcome = .stopped
    }
  }

  /// What systemd must be asked for.
  static let systemdProperties =
    "ActiveState,Result,ExecMainStartTimestamp,ExecMainCode,ExecMainStatus"
}
