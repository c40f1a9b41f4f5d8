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
  /// The same for people, by their clock.
  package var begunWords: String { LocalTime(begun)?.description ?? begun }
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

extension LastRun.Outcome {
  /// What is told of it.
  package var words: String {
    switch self {
    case .running: "it is at work"
    case .stopped: "it was stopped before its end"
    case .tooLong: "it took too long and was stopped"
    case .ended(0): "all well"
    case .ended(let code): "\(Self.words(code)) (exit code \(code))"
    }
  }

  private static func words(_ code: Int32) -> String {
    switch code {
    case 1: "done, but something needs you"
    case 66: "there was no book"
    case 75: "it gave up, since another command was writing the book"
    case 78: "daybook.yaml, rates.csv or a rules file was wrong"
    case 73, 74: "it could not read or write"
    default: "it failed"
    }
  }

  /// Whether the book is as a run leaves it.
  var isDone: Bool {
    switch self {
    case .running, .ended(0), .ended(1): true
    case .ended, .stopped, .tooLong: false
    }
  }

  var remedy: String { "`daybook run` does it now, and says what is in its way" }
}
