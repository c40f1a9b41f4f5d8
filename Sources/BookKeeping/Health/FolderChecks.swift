import StatementModel

/// What can be wrong with a book's folders as the file system has them.
struct FolderChecks {
  let paths: BookPaths
  /// Whether another run writes the book: its temporaries are in use.
  let isLocked: Bool

  /// The folders that Daybook alone writes into; the rest is the person's.
  static func own(_ paths: BookPaths) -> [String] {
    [paths.archive, paths.journal, paths.reports, paths.derived]
  }

  /// Files of ours are for their owner alone; a book folder that is closed closes all in it.
  func permissions() -> HealthCheck {
    var findings: [Diagnostic] = []
    // Git keeps no finer rights than whether a file is a program: those of others are its doing.
    let isCheckedOut = isInGit
    let isClosed = FileAccess.mode(of: paths.root).map { $0 & 0o077 == 0 } ?? true
    for (path, fact) in misplaced() {
      findings.append(Diagnostic(.error, fact, at: SourceLocation(file: paths.shown(path))))
    }
    for folder in Self.own(paths) where FileAccess.status(folder)?.kind == .folder {
      let location = SourceLocation(file: paths.shown(folder))
      if folder != paths.reports, !FileAccess.isWritable(folder) {
        findings.append(Diagnostic(.warning, HealthFact.cannotWrite, at: location))
      }
      if isClosed { continue }
      let open = Self.openToOthers(folder)
      if !open.isEmpty {
        let fact = HealthFact.openToOthers(count: open.count, folder: paths.shown(folder))
        findings.append(Diagnostic(isCheckedOut ? .note : .warning, fact, at: location))
      }
    }
    let detail =
      isClosed ? "the book's folder is closed to others" : "files 0600, folders 0700"
    return HealthCheck(.permissions, detail, findings)
  }

  /// What has the place of a folder of ours, or in `.daybook` of a file, and is none.
  private func misplaced() -> [(path: String, fact: HealthFact)] {
    var found: [(path: String, fact: HealthFact)] = []
    for folder in Self.own(paths) {
      if let status = FileAccess.status(folder) {
        let isDerived = folder != paths.archive && folder != paths.journal
        if status.kind == .folder { continue }
        found.append((folder, .wrongKind(isFolder: false, isDerived: isDerived)))
      } else if FileAccess.isLink(folder) {
        found.append((folder, .linkToNothing))
      }
    }
    let folders = [paths.compiledRules, paths.index, paths.derived + "/tmp"]
    for name in (try? FileAccess.names(in: paths.derived)) ?? [] {
      let path = "\(paths.derived)/\(name)"
      let isFolder = FileAccess.status(path)?.kind == .folder
      if isFolder != folders.contains(path) {
        found.append((path, .wrongKind(isFolder: isFolder, isDerived: true)))
      }
    }
    return found
  }

  /// Whether the book lies in a working tree of Git.
  private var isInGit: Bool {
    var next: String? = FileAccess.realPath(paths.root) ?? paths.root
    while let folder = next {
      // A folder, or in a linked working tree a file.
      if FileAccess.status("\(folder)/.git") != nil { return true }
      next = FilePath(folder).parent
    }
    return false
  }

  /// What others have rights on, in a folder and the folder itself; nothing where that is closed.
  static func openToOthers(_ folder: String) -> [String] {
    guard isOpenToOthers(folder) else { return [] }
    var open = [folder]
    FileTree.walk(folder) { path, _ in
      if !FileAccess.isLink(path), isOpenToOthers(path) { open.append(path) }
    }
    return open
  }

  private static func isOpenToOthers(_ path: String) -> Bool {
    FileAccess.mode(of: path).map { $0 & 0o077 != 0 } ?? false
  }

  /// Closes what nobody but the program looks into: a book that was copied here may be open to others.
  ///
  /// Whether reports are for others is left to the person.
  static func closeOwn(_ paths: BookPaths) {
    for folder in [paths.archive, paths.journal, paths.derived] {
      try? FileAccess.closeToOthers(folder)
    }
  }

  /// What a stopped run left behind.
  func temporaries() -> HealthCheck {
    var findings: [Diagnostic] = []
    let left = isLocked ? [] : Temporaries(paths: paths).all()
    if let first = left.first {
      findings.append(
        Diagnostic(
          .note, HealthFact.leftovers(left.count),
          at: SourceLocation(file: paths.shown(first))))
    }
    return HealthCheck(.temporaries, left.isEmpty ? "none" : "\(left.count)", findings)
  }

  func lock() -> HealthCheck {
    guard isLocked else { return HealthCheck(.lock, "free") }
    return HealthCheck(.lock, "held", [Diagnostic(.note, HealthFact.lockHeld)])
  }

  /// Whether an index made anew and some imports would find room.
  func space() -> HealthCheck {
    let index = FileTree.files(in: paths.index).reduce(0) {
      $0 + (FileAccess.status($1)?.bytes ?? 0)
    }
    let wanted = Self.leastMebibytes + 2 * index >> 20
    guard let free = FileAccess.freeBytes(at: paths.root), free >> 20 < wanted else {
      return HealthCheck(.space, "enough")
    }
    let fact = HealthFact.littleSpace(mebibytes: free >> 20, wanted: wanted)
    return HealthCheck(.space, "little", [Diagnostic(.warning, fact)])
  }

  private static let leastMebibytes = 64
}
