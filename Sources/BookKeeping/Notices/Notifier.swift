import Foundation
import StatementModel

/// Tells of a run as `daybook.yaml` says: by a program, by mail, or by both.
package struct Notifier {
  let paths: BookPaths

  package init(_ paths: BookPaths) { self.paths = paths }

  /// How long a program may take that is told of a run.
  static let limit = Duration.seconds(60)

  /// Whom to tell.
  ///
  /// Only the lines of these settings are read: a mistake anywhere else in the file, of which they
  /// are to tell, takes nothing from them.
  package var settings: NoticeSettings {
    guard let text = try? Catalog.text(of: paths.configuration) else { return NoticeSettings() }
    var isWanted = false
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let own = lines.filter { line in
      if let first = line.first, !first.isWhitespace, first != "#", first != "-" {
        let key = line.prefix { $0 != ":" }
        isWanted = [.onAttention, .onFailure, .mailTo].contains(
          ConfigurationKey(rawValue: String(key)))
      }
      return isWanted
    }
    return ConfigurationParser.parse(own.joined(separator: "\n"), path: paths.configuration)
      .configuration.notices
  }

  /// Tells of the run that was noted last, by another process.
  ///
  /// - Parameter failed: Whether it is known not to have ended well, whatever it could note.
  /// - Returns: What went wrong with it; nothing where nobody was to be told.
  package func tellOfLast(failed: Bool) -> [Diagnostic]? {
    guard var record = RunRecord.last(of: paths) else {
      guard failed else { return nil }
      var record = RunRecord.begin(paths)
      record.stop(paths)
      return tell(record, .stopped)
    }
    switch record.outcome {
    case .running where BookLock.isHeld(paths.lock): return nil
    case .running:
      record.stop(paths)
      return tell(record, .stopped)
    case .done where failed:
      // It could not even begin, or not write that it did.
      return tell(record, .failure)
    case let outcome: return tell(record, outcome)
    }
  }

  /// Tells of a run that has just ended.
  ///
  /// - Returns: What went wrong with it; nothing where nobody was to be told.
  package func tell(_ record: RunRecord) -> [Diagnostic]? { tell(record, record.outcome) }

  /// Tells of a run that there was not, by all ways that there are.
  package func tellOfTrial() -> [Diagnostic]? {
    tell(RunRecord.trial(paths), .attention, by: [.onAttention, .onFailure, .mailTo])
  }

  private func tell(_ record: RunRecord, _ outcome: RunRecord.Outcome) -> [Diagnostic]? {
    switch outcome {
    case .running, .done: nil
    case .attention: tell(record, outcome, by: [.onAttention, .mailTo])
    case .failure, .stopped: tell(record, outcome, by: [.onFailure, .mailTo])
    }
  }

  private func tell(
    _ record: RunRecord, _ outcome: RunRecord.Outcome, by keys: [ConfigurationKey]
  ) -> [Diagnostic]? {
    let settings = settings
    let summary = record.summary ?? ""
    var faults: [Diagnostic] = []
    var isTold = false
    for key in keys {
      let words: [String]
      var input = record.text
      switch key {
      case .onAttention:
        words = settings.onAttention.map { $0.replacing("{summary}", with: summary) }
      case .onFailure: words = settings.onFailure.map { $0.replacing("{summary}", with: summary) }
      default:
        words = settings.mailTo.map { [Self.sendmail, "-i", "--", $0] } ?? []
        input = RunMail(record: record, outcome: outcome, book: paths.root)
          .text(to: settings.mailTo ?? "")
      }
      guard !words.isEmpty else { continue }
      isTold = true
      faults += call(words, key, Array(input.utf8))
    }
    guard isTold else { return nil }
    NoticeRecord(at: Device.now(), fault: faults.first?.fact.summary).write(paths)
    return faults
  }

  /// `PATH` seldom has the folder that it lies in.
  private static var sendmail: String {
    ["/usr/sbin/sendmail", "/usr/lib/sendmail"].first { FileAccess.status($0) != nil } ?? "sendmail"
  }

  private func call(
    _ words: [String], _ key: ConfigurationKey, _ input: [UInt8]
  ) -> [Diagnostic] {
    // One that is named by a path below the book lies there, wherever this process stands.
    let program =
      words[0].contains("/") ? FilePath(words[0]).absolute(from: paths.root) : words[0]
    var environment = ProcessInfo.processInfo.environment
    environment["DAYBOOK_BOOK"] = paths.root
    let problem: NoticeFact.Problem
    do throws(ChildProcess.Failure) {
      let ended = try ChildProcess.run(
        program, Array(words.dropFirst()), environment: environment, input: input,
        mostOutput: 1 << 20, limit: Self.limit)
      guard ended.code != 0 else { return [] }
      problem = .ended(ended.code, words: ended.talk.split(separator: "\n").first.map(String.init))
    } catch {
      switch error {
      case .missing: problem = .missing
      case .refused(let number): problem = .refused(FileError.words(number))
      case .tooMuch: problem = .tooMuch
      case .tooLong: problem = .tooLong
      }
    }
    let fact = NoticeFact(key: key.rawValue, program: words[0], problem: problem)
    return [Diagnostic(.warning, fact)]
  }
}
