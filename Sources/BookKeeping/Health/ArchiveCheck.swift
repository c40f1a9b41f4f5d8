import StatementModel

/// Holds every archived file against its hash, and the imports against the files.
struct ArchiveCheck {
  private let paths: BookPaths
  private let archive: Archive
  private var findings: [Diagnostic] = []

  private init(_ paths: BookPaths) {
    self.paths = paths
    archive = Archive(paths: paths)
  }

  static func check(
    _ history: History, _ paths: BookPaths, progress: (String) -> Void
  ) -> HealthCheck {
    var check = ArchiveCheck(paths)
    var wanted: [String: ImportFact] = [:]
    var isLive: [String: Bool] = [:]
    for item in history.imports {
      let path = check.archive.path(hash: item.fact.hash, fileExtension: item.fact.ext)
      if wanted[path] == nil || item.isLive { wanted[path] = item.fact }
      isLive[path] = isLive[path] == true || item.isLive
      if let kept = item.fact.kept, item.isLive {
        check.look(atKept: kept, of: item.fact)
      }
    }
    for (path, fact) in wanted.sorted(by: { $0.key < $1.key }) {
      progress(paths.shown(path))
      check.look(at: path, fact, isLive: isLive[path] == true)
    }
    let kept = history.keptReadings.map {
      check.archive.path(hash: $0, fileExtension: KeptStatements.fileExtension)
    }
    check.lookForStrays(besides: Set(wanted.keys).union(kept))
    return HealthCheck(.archive, Counted.text(wanted.count, "file"), check.findings)
  }

  /// What an earlier program read of a file, and how this one comes to show it.
  private mutating func look(atKept hash: String, of fact: ImportFact) {
    let isThere =
      archive.content(hash: hash, fileExtension: KeptStatements.fileExtension) != nil
    findings.append(
      Diagnostic(
        isThere ? .note : .error,
        isThere ? HealthFact.readingKept : .archiveMissing(isThere: false, isLive: true),
        at: SourceLocation(file: fact.path)))
  }

  private mutating func look(at path: String, _ fact: ImportFact, isLive: Bool) {
    let location = SourceLocation(file: paths.shown(path))
    do throws(FileError) {
      guard Archive.hash(try FileAccess.read(path)) != fact.hash else { return }
      let damage = HealthFact.archiveDamaged(isThere: isAtItsPlace(fact))
      findings.append(Diagnostic(.error, damage, at: location))
    } catch {
      guard error.isOfNothing else {
        findings.append(Diagnostic(.error, FileFact(error: error), at: location))
        return
      }
      // What was taken back is missed only if it is to come again.
      let loss = HealthFact.archiveMissing(isThere: isAtItsPlace(fact), isLive: isLive)
      findings.append(
        Diagnostic(isLive ? .error : .note, loss, at: SourceLocation(file: fact.path)))
    }
  }

  /// Whether the file still lies where it was imported from, as it was.
  private func isAtItsPlace(_ fact: ImportFact) -> Bool {
    let path = FilePath(fact.path).absolute(from: paths.root)
    if let bytes = try? FileAccess.read(path) { return Archive.hash(bytes) == fact.hash }
    return FileParts.content(at: path, hash: fact.hash) != nil
  }

  private mutating func lookForStrays(besides wanted: Set<String>) {
    var strays: [String] = []
    for path in FileTree.files(in: paths.archive) where !wanted.contains(path) {
      strays.append(path)
    }
    guard let first = strays.first else { return }
    findings.append(
      Diagnostic(
        .note, HealthFact.archiveStrays(strays.count),
        at: SourceLocation(file: paths.shown(first))))
  }
}

/// The files and folders below a folder of the book's own; links are not followed.
enum FileTree {
  /// Files in the order of their paths' bytes, without those that are being written; a folder that
  /// can't be listed gives none.
  static func files(in folder: String) -> [String] {
    var files: [String] = []
    walk(folder) { path, isFolder in
      if !isFolder, !Temporaries.isOne(path) { files.append(path) }
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Tells of each file and folder below, folders before what is in them.
  static func walk(_ folder: String, _ visit: (_ path: String, _ isFolder: Bool) -> Void) {
    var waiting = [folder]
    while let next = waiting.popLast() {
      guard let entries = try? FileAccess.entries(in: next) else { continue }
      for (name, isFolder) in entries {
        let path = "\(next)/\(name)"
        visit(path, isFolder)
        if isFolder { waiting.append(path) }
      }
    }
  }
}
