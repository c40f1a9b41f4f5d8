import RuleEngine
import StatementModel

/// What of a book goes into a backup: all that can't be made again.
///
/// No lock is taken. The journal is read first, whole lines only, and content is in the archive
/// before the journal speaks of it: whatever a run adds meanwhile is either spoken of and there, or
/// not spoken of. Settings and rules are read in the same breath.
struct BackupContent {
  /// A file of the book, by its path in it.
  struct Item {
    enum Source {
      case bytes([UInt8])
      /// Read when its turn comes.
      case file(String)
    }
    var path: String
    var source: Source
    /// Seconds since 1970.
    var modified: Int64
  }

  private(set) var items: [Item] = []
  private(set) var remarks: [Diagnostic] = []
  private let paths: BookPaths

  /// - Parameter withStatements: Whether the inbox goes along; all of it that was imported is in
  ///   the archive anyway.
  init(_ paths: BookPaths, withStatements: Bool) throws(BookError) {
    self.paths = paths
    let history = try readJournal()
    try readSettings()
    for path in FileTree.files(in: paths.archive) { add(path) }
    if withStatements {
      let inbox = try Inbox(paths, mounts: InboxMemory(paths: paths).mounts)
      // A backup that lacks what was asked for is none.
      if let fault = inbox.faults.first {
        throw .io(Diagnostic(.error, fault.fact, at: SourceLocation(file: fault.path)))
      }
      for path in inbox.files where FileAccess.status(path)?.kind == .file { add(path) }
    }
    items.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    let archive = Archive(paths: paths)
    let missing = history.liveImports.count {
      FileAccess.status(archive.path(hash: $0.fact.hash, fileExtension: $0.fact.ext)) == nil
    }
    if missing > 0 { remarks.append(Diagnostic(.warning, BackupFact.notInArchive(missing))) }
  }

  private mutating func readJournal() throws(BookError) -> History {
    let paths = self.paths
    guard FileAccess.status(paths.journal)?.kind == .folder else {
      return History(try Journal(paths: paths))
    }
    var history = History(Journal(empty: paths))
    do throws(BookError) {
      history = History(try Journal(paths: paths))
    } catch {
      // It is kept as it is all the same: a backup must not depend on it.
      remarks += error.diagnostics.map { Diagnostic(.warning, $0.fact, at: $0.location) }
    }
    let names = try BookError.wrap { () throws(FileError) in
      try FileAccess.names(in: paths.journal)
    }
    for name in names where !Temporaries.isOne(name) {
      let path = "\(paths.journal)/\(name)"
      guard FileAccess.status(path)?.kind == .file else { continue }
      var bytes = try BookError.wrap { () throws(FileError) in try FileAccess.read(path) }
      if name.hasSuffix(".ndjson"), let end = bytes.lastIndex(of: 0x0A) {
        // Half a line is being written just now, or never was.
        bytes.removeSubrange((end + 1)...)
      }
      add(path, .bytes(bytes))
    }
    return history
  }

  /// The folder of rules that `daybook.yaml` names, also where that can't be used otherwise.
  static func rulesFolder(of paths: BookPaths) -> String {
    let text = (try? Catalog.text(of: paths.configuration)) ?? ""
    let configuration = ConfigurationParser.parse(text, path: paths.configuration).configuration
    return FilePath(configuration.rulesFolder).absolute(from: paths.root)
  }

  private mutating func readSettings() throws(BookError) {
    let paths = self.paths
    let exporters = try ExporterFolder.files(beside: paths.configuration)
    let settings = ["daybook.yaml", "rates.csv", ".gitignore", ".stignore"]
    for path in settings.map({ "\(paths.root)/\($0)" }) + exporters {
      guard FileAccess.status(path)?.kind == .file else { continue }
      add(path, .bytes(try BookError.wrap { () throws(FileError) in try FileAccess.read(path) }))
    }
    let folder = Self.rulesFolder(of: paths)
    // Of a folder elsewhere it is only said how many rules files it has.
    var rules =
      FilePath(folder).isBelow(paths.root)
      ? FileTree.files(in: folder)
      : ((try? Catalog.ruleFiles(in: folder)) ?? []).map { "\(folder)/\($0)" }
    let known = Set(rules)
    for source in (try? Catalog(paths: paths))?.sources ?? [] {
      let path = FilePath(source.path).absolute(from: paths.root)
      if !known.contains(path) { rules.append(path) }
    }
    var outside: [String: [String]] = [:]
    for path in rules {
      guard FilePath(path).isBelow(paths.root) else {
        let place = FilePath(path).isBelow(folder) ? folder : FilePath(path).parent ?? path
        outside[place, default: []].append(path)
        continue
      }
      guard FileAccess.status(path)?.kind == .file else { continue }
      add(path, .bytes(try BookError.wrap { () throws(FileError) in try FileAccess.read(path) }))
    }
    // One remark a folder: shared rules are many files.
    for (place, files) in outside.sorted(by: { $0.key < $1.key }) {
      let named = files.count == 1 ? files[0] : place
      remarks.append(Diagnostic(.note, BackupFact.outside(named, files: files.count)))
    }
  }

  private mutating func add(_ path: String, _ source: Item.Source? = nil) {
    let status = FileAccess.status(path)
    items.append(
      Item(
        path: paths.shown(path), source: source ?? .file(path),
        modified: (status?.modified ?? 0) / 1_000_000_000))
  }
}
