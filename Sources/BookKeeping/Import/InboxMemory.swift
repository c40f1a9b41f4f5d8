import Foundation
import StatementModel

/// What earlier runs found in the inbox, so that a file that has not changed needn't be read
/// again, and what waits for a person is an alarm once and not every night.
///
/// Derived: it lies in `.daybook/`, and a run without it merely reads every file.
struct InboxMemory {
  enum State: String, Codable {
    case imported, waiting, skipped, unreadable

    /// Whether a person must do something.
    var isOutstanding: Bool { self == .waiting || self == .unreadable }
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

  /// What was last said of what is outstanding.
  private struct Said: Codable {
    var files: [String]
    /// Seconds since 1970.
    var time: Int64
  }

  private struct Content: Codable {
    var files: [String: Seen] = [:]
    /// Sorted.
    var mounts: [String] = []
    var said: Said?
  }

  private var content = Content()
  private var changed = false
  private let paths: BookPaths
  private var location: String { "\(paths.derived)/inbox.json" }

  init(paths: BookPaths) {
    self.paths = paths
    guard let bytes = try? FileAccess.read("\(paths.derived)/inbox.json"),
      let content = try? JSONDecoder().decode(Content.self, from: Data(bytes))
    else { return }
    self.content = content
  }

  /// The folders at which a file system was mounted, as shown.
  var mounts: Set<String> {
    get { Set(content.mounts) }
    set {
      changed = changed || mounts != newValue
      content.mounts = newValue.sorted()
    }
  }

  /// What was found of a file, if it is the same as then.
  func seen(_ shown: String, status: FileStatus) -> Seen? {
    guard let seen = content.files[shown], seen.bytes == status.bytes,
      seen.modified == status.modified, seen.inode == status.inode
    else { return nil }
    return seen
  }

  /// The files that wait for a person since an earlier run, as they are shown.
  var outstanding: [String] {
    content.files.filter { $0.value.state.isOutstanding }.keys.sorted()
  }

  mutating func remember(
    _ shown: String, status: FileStatus, state: State, hash: String?, members: [String]?,
    catalog: String
  ) {
    content.files[shown] = Seen(
      bytes: status.bytes, modified: status.modified, inode: status.inode, hash: hash,
      members: members, state: state, catalog: catalog)
    changed = true
  }

  /// Forgets files that are gone; what lies below a folder that can't be looked into is not.
  mutating func keepOnly(_ shown: Set<String>, andBelow folders: [String]) {
    let before = content.files.count
    content.files = content.files.filter { path, _ in
      shown.contains(path) || folders.contains { FilePath(path).isBelow($0) }
    }
    changed = changed || content.files.count != before
  }

  /// What a person must do something about, where it is time to speak of it.
  ///
  /// It is time when it is not what was last said, or a week has passed; it counts as said then.
  /// Nothing else hangs on the clock, and one that was set back merely makes it speak.
  ///
  /// - Parameter now: Seconds since 1970.
  mutating func reminder(now: Int64) -> [String] {
    let outstanding = content.files.filter(\.value.state.isOutstanding).keys
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    if outstanding.isEmpty {
      changed = changed || content.said != nil
      content.said = nil
      return []
    }
    if let said = content.said, said.files == outstanding,
      said.time <= now, now - said.time < Self.week
    {
      return []
    }
    content.said = Said(files: outstanding, time: now)
    changed = true
    return outstanding
  }

  private static let week: Int64 = 7 * 24 * 60 * 60

  /// Writes it down, if anything changed; failing to is no failure of the run.
  func save() {
    guard changed else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(content) else { return }
    try? FileAccess.write([UInt8](data), to: location, isDurable: false)
  }
}
