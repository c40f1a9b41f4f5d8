/// The names of reports that a run began to write and that no finished run wrote before.
///
/// A run that is killed does not come to say what it wrote. By these names the next one knows those
/// reports for its own, and removes them should they be stale by then.
struct BegunReports {
  /// What a run that did not finish left.
  let left: [String]
  private let path: String

  init(_ paths: BookPaths) {
    path = "\(paths.derived)/reports.begun"
    var bytes = (try? FileAccess.read(path)) ?? []
    // A run that was killed while it wrote a name left half of it.
    let whole = bytes.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    if whole < bytes.count {
      try? FileAccess.truncate(path, to: whole)
      bytes.removeLast(bytes.count - whole)
    }
    left = bytes.split(separator: 0x0A).compactMap { String(validating: $0, as: UTF8.self) }
  }

  /// Notes a report, by its path below `Reports/`; failing to is no failure of the run.
  func note(_ report: String) {
    try? FileAccess.append(Array("\(report)\n".utf8), to: path, isDurable: false)
  }

  /// All is written and known.
  func forget() { try? FileAccess.remove(path) }
}
