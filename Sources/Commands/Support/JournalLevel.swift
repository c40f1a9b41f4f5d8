import StatementModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The weights of lines as systemd's journal knows them (`sd-daemon(3)`).
enum JournalLevel {
  static let info = 6

  /// The text with the weight before each of its lines, each of which is an entry of its own there.
  static func marked(_ text: String, _ level: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "<\(level)>\($0)" }
      .joined(separator: "\n")
  }
}

extension Diagnostic.Severity {
  /// Of an error, a warning, and what is worth knowing.
  var journalLevel: Int {
    switch self {
    case .error: 3
    case .warning: 4
    case .note: 5
    }
  }
}

extension ByteOutput {
  /// Whether a stream of the process leads to systemd's journal: `JOURNAL_STREAM` names its file.
  static func isJournal(_ descriptor: Int32) -> Bool {
    guard let named = Environment.value("JOURNAL_STREAM") else { return false }
    var info = stat()
    guard unsafe fstat(descriptor, &info) == 0 else { return false }
    return named == "\(info.st_dev):\(info.st_ino)"
  }
}
