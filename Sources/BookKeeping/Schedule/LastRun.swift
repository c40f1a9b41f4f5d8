import StatementModel

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
