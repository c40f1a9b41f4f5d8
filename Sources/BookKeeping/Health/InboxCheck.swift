import StatementModel

/// What of the files in `Statements/` is not in the book, as far as earlier runs know.
struct InboxCheck {
  /// So many files are named one by one.
  private static let most = 20

  /// Nothing is read anew: what a file asks is `import --dry-run`'s to say.
  static func check(_ history: History, _ paths: BookPaths) -> HealthCheck {
    let files: [String]
    do throws(FileError) {
      files = try Inbox.files(paths)
    } catch {
      let location = SourceLocation(file: paths.shown(error.path))
      return HealthCheck(
        .statements, "can't be listed",
        [Diagnostic(.error, FileFact(error: error), at: location)])
    }
    let memory = InboxMemory(paths: paths)
    let imported = Set(history.imports.map(\.fact.path))
    var refused: [Diagnostic] = []
    var new: [String] = []
    for path in files {
      let shown = paths.shown(path)
      switch memory.seen(shown, status: FileAccess.status(path) ?? .none)?.state {
      case .waiting:
        refused.append(
          Diagnostic(
            .warning, HealthFact.fileWaits(isUnreadable: false), at: SourceLocation(file: shown)))
      case .unreadable:
        refused.append(
          Diagnostic(
            .warning, HealthFact.fileWaits(isUnreadable: true), at: SourceLocation(file: shown)))
      case .imported, .skipped: break
      case nil:
        // Imported by name, or by a run whose memory was deleted.
        if !imported.contains(where: { $0 == shown || FilePath($0).isBelow(shown) }) {
          new.append(shown)
        }
      }
    }
    var findings = Array(refused.prefix(most))
    if refused.count > most {
      findings.append(Diagnostic(.warning, HealthFact.moreFiles(refused.count - most)))
    }
    if let first = new.first {
      findings.append(
        Diagnostic(.note, HealthFact.newFiles(new.count), at: SourceLocation(file: first)))
    }
    for item in history.liveImports where item.fact.rejected > 0 {
      findings.append(
        Diagnostic(
          .note, HealthFact.rejectedRows(item.fact.rejected),
          at: SourceLocation(file: item.fact.path)))
    }
    return HealthCheck(.statements, Counted.text(files.count, "file"), findings)
  }
}
