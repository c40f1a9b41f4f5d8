import StatementModel

/// What lies below `Statements/`.
struct Inbox {
  /// A folder below which nothing can be seen, though something may lie there.
  struct Fault {
    var path: String
    var fact: any DiagnosticFact
  }

  /// All files, hidden ones apart, in the order of their paths' bytes.
  ///
  /// What is neither file nor folder is listed too, so that it can be told of.
  private(set) var files: [String] = []
  private(set) var faults: [Fault] = []
  /// The folders at which another file system is mounted, as shown.
  private(set) var mounts: Set<String> = []

  /// Looks through the folders.
  ///
  /// A folder is entered once, by its own name rather than by a link to it.
  ///
  /// - Parameter earlier: The folders at which a file system was mounted before, as shown. One that
  ///   is empty now, and no such place any more, lacks it.
  /// - Throws: `.notFound` where there is no `Statements/`, `.io` where it can't be listed: no inbox
  ///   is no empty one.
  init(_ paths: BookPaths, mounts earlier: Set<String>) throws(BookError) {
    guard let root = FileAccess.status(paths.statements), root.kind == .folder else {
      throw Self.failure(.missing(InboxFact.Kind(of: paths.statements)), paths)
    }
    // A link may lead back to the book, whose own files are no statements.
    let own = [paths.root, paths.reports, paths.archive, paths.journal, paths.derived]
    // Numbers of folders are those of their file system alone.
    var entered = Set(own.compactMap { FileAccess.status($0).map(\.identity) })
    var waiting = [paths.statements]
    var linked: [String] = []
    while let folder = waiting.popLast() ?? linked.popLast() {
      guard let status = FileAccess.status(folder), entered.insert(status.identity).inserted
      else { continue }
      if Self.isMount(folder, status) { mounts.insert(paths.shown(folder)) }
      let names: [String]
      do throws(FileError) {
        names = try Self.names(in: folder)
      } catch {
        guard folder != paths.statements else { throw BookError(error) }
        faults.append(Fault(path: folder, fact: FileFact(error: error)))
        continue
      }
      for name in names where !Self.isPassedOver(name) {
        let path = "\(folder)/\(name)"
        if FileAccess.status(path)?.kind == .folder, !Self.looksLikeStatement(name) {
          if FileAccess.isLink(path) { linked.append(path) } else { waiting.append(path) }
        } else {
          files.append(path)
        }
      }
    }
    files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    try tellOfUnmounted(earlier, paths)
  }

  /// Tells of places that were file systems of their own and are empty folders now.
  private mutating func tellOfUnmounted(
    _ earlier: Set<String>, _ paths: BookPaths
  ) throws(BookError) {
    for shown in earlier.sorted() {
      let path = "\(paths.root)/\(shown)"
      guard let status = FileAccess.status(path), status.kind == .folder,
        !Self.isMount(path, status), !files.contains(where: { FilePath($0).isBelow(path) }),
        !faults.contains(where: { $0.path == path || FilePath($0.path).isBelow(path) })
      else { continue }
      guard path != paths.statements else { throw Self.failure(.notMounted, paths) }
      faults.append(Fault(path: path, fact: InboxFact.notMounted))
    }
    faults.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Whether a folder is on another file system than the one above it.
  private static func isMount(_ folder: String, _ status: FileStatus) -> Bool {
    FileAccess.status("\(folder)/..").map { $0.device != status.device } ?? false
  }

  private static func failure(_ fact: InboxFact, _ paths: BookPaths) -> BookError {
    .notFound(Diagnostic(.error, fact, at: SourceLocation(file: paths.statements)))
  }

  /// The names in a folder whose files can be reached.
  private static func names(in folder: String) throws(FileError) -> [String] {
    let names = try FileAccess.names(in: folder)
    try FileAccess.requireOpen(folder: folder)
    return names
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
    ["csv", "xlsx", "xls", "ofx", "qfx", "json", "qif", "zip", "gz"].contains(
      Archive.fileExtension(of: name))
  }
}
