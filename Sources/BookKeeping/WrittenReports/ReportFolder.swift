import Foundation
import StatementModel

/// Writes `Reports/`.
///
/// What differs is replaced whole, what is the same is left alone, and what an earlier run wrote
/// and this one does not is removed. Files of others are never touched (``ReportList``).
package struct ReportFolder {
  /// What was written, and of what, so that the next run can pass over what still stands.
  struct Manifest: Codable {
    struct File: Codable {
      var bytes: Int
      var modified: Int64
    }
    /// The index and catalog that the reports were made of.
    var fingerprint: String
    var files: [String: File]
    /// By folder: what its files were made of.
    var folders: [String: String]?
  }

  private let paths: BookPaths
  private let fingerprint: String
  /// What the last run that ended wrote.
  private let before: Manifest?
  /// What earlier runs wrote.
  private let earlier: Set<String>
  private let list: ReportList
  private var files: [String: Manifest.File] = [:]
  private var folders: [String: String] = [:]
  private var written = 0
  private var unchanged = 0
  private var madeFolders: Set<String> = []
  private var current: (path: String, file: ReplacedFile)?

  package init(_ book: Book) {
    paths = book.paths
    fingerprint = book.reportFingerprint
    before = Self.manifest(book.paths)
    list = ReportList(book.paths)
    // A program before this one had its list there alone.
    earlier = list.paths.union((before?.files ?? [:]).keys.filter(ReportList.staysInside))
  }

  static func manifest(_ paths: BookPaths) -> Manifest? {
    guard let bytes = try? FileAccess.read("\(paths.derived)/reports.json") else { return nil }
    return try? JSONDecoder().decode(Manifest.self, from: Data(bytes))
  }

  /// Whether the files of a folder still stand as they were made of the same.
  ///
  /// - Parameters:
  ///   - folder: Relative to `Reports/`, with the last `/`; the files made next in it are of `sum`.
  ///   - sum: Equal exactly when its files would be.
  package mutating func keeps(_ folder: String, madeOf sum: UInt64) -> Bool {
    let made = "\(Book.madeBy)-\(String(sum, radix: 16))"
    folders[folder] = made
    guard let before, before.folders?[folder] == made else { return false }
    let own = before.files.filter { $0.key.hasPrefix(folder) }
    guard !own.isEmpty, own.allSatisfy({ stands($0.key, $0.value) }) else { return false }
    files.merge(own) { _, standing in standing }
    unchanged += own.count
    return true
  }

  private func stands(_ path: String, _ file: Manifest.File) -> Bool {
    let status = FileAccess.status("\(paths.reports)/\(path)")
    return status?.bytes == file.bytes && status?.modified == file.modified
  }

  /// Begins a report.
  ///
  /// - Parameter path: Relative to `Reports/`.
  package mutating func begin(_ path: String) throws(BookError) {
    let target = "\(paths.reports)/\(path)"
    let folder = FilePath(target).parent ?? paths.reports
    if madeFolders.insert(folder).inserted {
      try BookError.wrap { () throws(FileError) in
        try FileAccess.makeFolder(folder)
      }
    }
    if !list.paths.contains(path) { list.note(path) }
    current = (path, ReplacedFile(target))
  }

  /// Adds to the report that was begun.
  package mutating func append(_ bytes: [UInt8]) throws(BookError) {
    guard let file = current?.file else { return }
    try BookError.wrap { () throws(FileError) in try file.append(bytes) }
  }

  /// Puts the report that was begun in place, unless it is what stands there.
  package mutating func end() throws(BookError) {
    guard let (path, file) = current else { return }
    let isSame = try BookError.wrap { () throws(FileError) in try file.finish() }
    current = nil
    if isSame { unchanged += 1 } else { written += 1 }
    let status = FileAccess.status(file.target)
    files[path] = .init(bytes: status?.bytes ?? 0, modified: status?.modified ?? 0)
  }

  /// Removes what is stale and records that the reports are current.
  package mutating func finish() throws(BookError) -> (written: Int, unchanged: Int, removed: Int) {
    var removed = 0
    for path in earlier.sorted() where files[path] == nil {
      let target = "\(paths.reports)/\(path)"
      guard FileAccess.status(target)?.kind == .file else { continue }
      try BookError.wrap { () throws(FileError) in try FileAccess.remove(target) }
      if let slash = target.lastIndex(of: "/") {
        FileAccess.removeEmptyFolder(String(target[..<slash]))
      }
      removed += 1
    }
    // Before it is said that all is current: a run that is killed here does the rest anew.
    try BookError.wrap { () throws(FileError) in try list.replace(with: Set(files.keys)) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if let data = try? encoder.encode(
      Manifest(fingerprint: fingerprint, files: files, folders: folders))
    {
      let location = "\(paths.derived)/reports.json"
      try BookError.wrap { () throws(FileError) in
        try FileAccess.write([UInt8](data), to: location, isDurable: false)
      }
    }
    return (written, unchanged, removed)
  }
}

extension Book {
  /// The program by its file: another build may write the same transactions in another way.
  fileprivate static var madeBy: String {
    let status = Bundle.main.executablePath.flatMap { FileAccess.status($0) }
    return "\(engineVersion)-\(status?.bytes ?? 0)-\(status?.modified ?? 0)"
  }

  /// Equal exactly when the reports would be.
  var reportFingerprint: String {
    // What the index holds, which lacks the rows of files that are still awaited.
    let indexed = store.mark(.history) ?? history.fingerprint
    return "\(Self.madeBy)-\(indexed)-\(session.catalog.fingerprint)" + ratesFingerprint
  }

  /// Whether something changed since the reports were last written, or one of them is missing or
  /// was changed.
  package func needsReports() -> Bool {
    guard let manifest = ReportFolder.manifest(paths), manifest.fingerprint == reportFingerprint
    else { return true }
    return manifest.files.contains { path, file in
      let status = FileAccess.status("\(paths.reports)/\(path)")
      return status?.bytes != file.bytes || status?.modified != file.modified
    }
  }
}
