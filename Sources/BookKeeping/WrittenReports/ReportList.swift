import StatementModel

/// The files of `Reports/` that are Daybook's own: `Reports/.files`, one path a line.
///
/// It lies beside them, so that what a former program or an emptied month left is known for
/// Daybook's own, and removed, even after `.daybook/` was deleted. A report is noted before it is
/// written: a run that is killed leaves none that nobody knows.
struct ReportList {
  /// Relative to `Reports/`; none leads out of it, whatever the file says.
  let paths: Set<String>
  private let file: String

  init(_ book: BookPaths) {
    file = "\(book.reports)/.files"
    let lines = ((try? FileAccess.read(file)) ?? []).split(separator: 0x0A)
    paths = Set(
      lines.compactMap { String(validating: $0, as: UTF8.self) }.filter(Self.staysInside))
  }

  /// Files are removed by the list, which may be damaged.
  static func staysInside(_ path: String) -> Bool {
    !path.isEmpty && !FilePath(path).isAbsolute && !path.utf8.contains(0)
      && FilePath(path).components.allSatisfy { $0 != ".." }
  }

  /// Notes a report that is about to be written; failing to is no failure of the run.
  ///
  /// The line is ended before it and behind it: a run that was killed may have left half a line.
  func note(_ path: String) {
    try? FileAccess.append(Array("\n\(path)\n".utf8), to: file, isDurable: false)
  }

  /// Puts the list in place that a run which ended leaves, where it is another.
  func replace(with paths: Set<String>) throws(FileError) {
    let text = Array(paths.sorted().map { "\($0)\n" }.joined().utf8)
    guard (try? FileAccess.read(file)) != text else { return }
    try FileAccess.write(text, to: file, isDurable: false)
  }
}
