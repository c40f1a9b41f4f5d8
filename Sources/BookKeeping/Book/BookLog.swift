import Logging
import StatementModel

/// The book's log, `.daybook/daybook.log`: what was done when, without any content of statements.
///
/// It is for the morning after: a line for each run, each file and each mistake's kind and place.
/// Failing to write it is no failure of the run.
package struct BookLog {
  private var logger: Logger

  /// A log is cut down to its newer half when it grows beyond this.
  static let maximumBytes = 1 << 20

  init(paths: BookPaths) {
    logger = Logger(label: "daybook") { _ in FileLogHandler(path: paths.log) }
  }

  func importEnded(_ outcome: ImportOutcome) {
    for file in outcome.files { log(file) }
    for remark in outcome.remarks { log(remark) }
    logger.info(
      "import ended",
      metadata: [
        "files": "\(outcome.files.count)", "known": "\(outcome.knownFiles)",
        "waiting": "\(outcome.outstanding.count)",
      ])
  }

  package func reportsWritten(written: Int, unchanged: Int, removed: Int) {
    logger.info(
      "reports written",
      metadata: [
        "written": "\(written)", "unchanged": "\(unchanged)", "removed": "\(removed)",
      ])
  }

  private func log(_ file: ImportedFile) {
    var facts: Logger.Metadata = ["file": "\(file.path)"]
    if !file.rejected.isEmpty { facts["rejected"] = "\(file.rejected.count)" }
    switch file.outcome {
    case .imported(let statements):
      facts["cards"] = "\(statements.map(\.card.id.text).joined(separator: " "))"
      facts["rows"] = "\(statements.map(\.rows).reduce(0, +))"
      facts["new"] = "\(statements.map(\.new).reduce(0, +))"
      logger.info("imported", metadata: facts)
    case .known: logger.info("known", metadata: facts)
    case .skipped(let reason):
      facts["reason"] = "\(reason.fact.code)"
      logger.info("skipped", metadata: facts)
    case .waiting(let questions):
      facts["reason"] = "\(questions.map(\.fact.code).joined(separator: " "))"
      logger.warning("waits", metadata: facts)
    case .unreadable(let reason):
      facts["reason"] = "\(reason.fact.code)"
      logger.error("unreadable", metadata: facts)
    }
  }

  private func log(_ remark: Diagnostic) {
    let place = remark.location.map(\.description) ?? ""
    logger.notice("remark", metadata: ["fact": "\(remark.fact.code)", "place": "\(place)"])
  }
}

/// Appends lines to a file, and keeps it short.
private struct FileLogHandler: LogHandler {
  let path: String
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.info

  init(path: String) { self.path = path }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let facts = (event.metadata ?? [:]).merging(metadata) { own, _ in own }
    let words = facts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    var line = "\(Device.now()) \(event.level) \(event.message)"
    for word in words { line += " " + TerminalText.safe(word) }
    cutDown()
    try? FileAccess.append(Array((line + "\n").utf8), to: path, isDurable: false)
  }

  private func cutDown() {
    guard let status = FileAccess.status(path), status.bytes > BookLog.maximumBytes,
      let bytes = try? FileAccess.read(path)
    else { return }
    let half = bytes.suffix(BookLog.maximumBytes / 2)
    let begin = half.firstIndex(of: 0x0A).map { $0 + 1 } ?? half.startIndex
    try? FileAccess.write(Array(half[begin...]), to: path, isDurable: false)
  }
}
