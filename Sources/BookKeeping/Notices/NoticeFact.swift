import StatementModel

/// Why somebody was not told of a run.
package struct NoticeFact: DiagnosticFact, Equatable {
  package enum Problem: Sendable, Equatable {
    case missing
    case refused(String)
    /// The exit code, and the first line of what it said.
    case ended(Int32, words: String?)
    case tooMuch
    case tooLong
  }

  /// What of `daybook.yaml` named it.
  var key: String
  var program: String
  var problem: Problem

  package var code: String { "notice-failed" }

  package var summary: String {
    let what =
      switch problem {
      case .missing: "there is no such program"
      case .refused(let words): "it can't be started: \(words)"
      case .ended(let code, let words):
        "it ended with exit code \(code)" + (words.map { ": \($0)" } ?? "")
      case .tooMuch: "it wrote without end"
      case .tooLong: "it took more than a minute and was stopped"
      }
    return "nobody was told by `\(key)`, \"\(program)\": \(what)"
  }

  package var remedy: String? {
    switch problem {
    case .missing where key == ConfigurationKey.mailTo.rawValue:
      "install a program that sends mail (such as msmtp-mta), or name another way under `on-failure:`"
    case .missing: "name it by its whole path in daybook.yaml"
    case .refused, .ended, .tooMuch, .tooLong:
      "`daybook schedule notify --try` calls it again"
    }
  }
}
