import Foundation
import StatementModel

/// What earlier runs found in the inbox, so that a file that has not changed needn't be read
/// again, and what waits for a person is an alarm once and not every night.
///
/// Derived: it lies in `.daybook/`, and a run without it merely reads every file.
struct InboxMemory {
  enum State: String, Codable {
    case imported, waiting, skipped, unreadable
  }

  struct Seen: Codable {
    var bytes: Int
    var modified: Int64
    var inode: UInt64
    /// Of imported files: SHA-256.
    var hash: String?
    /// Of archives: the hashes of the members that were imported.
    var members: [String]?
    var state: State
    /// What the catalog was: a changed profile may answer what a file waits for.
    var catalog: String
  }

  private(set) var files: [String: Seen] = [:]
  private var changed = false
  private let paths: BookPaths
  private var location: String { "\(paths.derived)/inbox.json" }

  init(paths: BookPaths) {
    self.paths = paths
    guard let bytes = try? FileAccess.read("\(paths.derived)/inbox.json"),
      let files = try? JSONDecoder().decode([String: Seen].self, from: Data(bytes))
    else { return }
    self.files = files
  }

  /// What was found of a file, if it is the same as then.
  func seen(_ shown: String, status: FileStatus) -> Seen? {
    guard let seen = files[shown], seen.bytes == status.bytes, seen.modified == status.modified,
      seen.inode == status.inode
    else { return nil }
    return seen
  }

  mutating func remember(
    _ shown: String, status: FileStatus, state: State, hash: String?, members: [String]?,
    catalog: String
  ) {
    files[shown] = Seen(
      bytes: status.bytes, modified: status.modified, inode: status.inode, hash: hash,
      members: members, state: state, catalog: catalog)
    changed = true
  }

  /// Forgets files that are gone.
  mutating func keepOnly(_ shown: Set<String>) {
    let before = files.count
    files = files.filter { shown.contains($0.key) }
    changed = changed || files.count != before
  }

  /// Writes it down, if anything changed; failing to is no failure of the run.
  func save() {
    guard changed else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(files) else { return }
    try? FileAccess.write([UInt8](data), to: location, isDurable: false)
  }
}

/// The files below `Statements/`.
enum Inbox {
  /// All files, hidden ones apart, in the order of their paths' bytes.
  ///
  /// What is neither file nor folder is listed too, so that it can be told of. A folder is entered
  /// once, by its own name rather than by a link to it.
  static func files(_ paths: BookPaths) throws(FileError) -> [String] {
    guard FileAccess.status(paths.statements)?.kind == .folder else { return [] }
    var found: [String] = []
    // A link may lead back to the book, whose own files are no statements.
    let own = [paths.root, paths.reports, paths.archive, paths.journal, paths.derived]
    // Numbers of folders are those of their file system alone.
    func identity(_ status: FileStatus) -> [UInt64] { [status.device, status.inode] }
    var entered = Set(own.compactMap { FileAccess.status($0).map(identity) })
    var waiting = [paths.statements]
    var linked: [String] = []
    while let folder = waiting.popLast() ?? linked.popLast() {
      guard let status = FileAccess.status(folder), entered.insert(identity(status)).inserted
      else { continue }
      for name in try FileAccess.names(in: folder) where !isPassedOver(name) {
        let path = "\(folder)/\(name)"
        if FileAccess.status(path)?.kind == .folder, !looksLikeStatement(name) {
          if FileAccess.isLink(path) { linked.append(path) } else { waiting.append(path) }
        } else {
          found.append(path)
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Hidden files, and what editors and browsers have not finished writing.
  private static func isPassedOver(_ name: String) -> Bool {
    if name.hasPrefix(".") || name.hasSuffix("~") { return true }
    return ["part", "crdownload", "download", "tmp", "swp"].contains(
      Archive.fileExtension(of: name))
      || name.lowercased().hasSuffix(".crdownload")
  }

  /// A folder named like a statement is a mistake worth telling.
  private static func looksLikeStatement(_ name: String) -> Bool {
    ["csv", "ofx", "qfx", "json", "qif", "zip", "gz"].contains(Archive.fileExtension(of: name))
  }
}
