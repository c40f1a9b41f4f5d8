import StatementModel

/// What of the files in `Statements/` is not in the book, as far as earlier runs know.
struct InboxCheck {
  /// So many files are named one by one.
  private static let most = 20

  /// Nothing is read anew: what a file asks is `import --dry-run`'s to say.
  ///
  /// - Parameter configured: Each card by the id that it has now.
  static func check(
    _ history: History, _ paths: BookPaths, configured: [ConfiguredCard]
  ) -> HealthCheck {
    let memory = InboxMemory(paths: paths)
    let inbox: Inbox
    do throws(BookError) {
      inbox = try Inbox(paths, mounts: memory.mounts)
    } catch {
      return HealthCheck(.statements, "can't be listed", error.diagnostics)
    }
    let imported = Set(history.imports.map(\.fact.path))
    var refused = inbox.faults.map {
      Diagnostic(.warning, $0.fact, at: SourceLocation(file: paths.shown($0.path)))
    }
    var new: [String] = []
    for path in inbox.files {
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
    var findings = Array(refused.prefix(most)) + cutPaths(history, inbox.files, paths, configured)
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
    return HealthCheck(.statements, Counted.text(inbox.files.count, "file"), findings)
  }

  /// Imports whose journaled path an earlier program cut, where it made another card of them: the
  /// path itself stays as it is.
  private static func cutPaths(
    _ history: History, _ files: [String], _ paths: BookPaths, _ configured: [ConfiguredCard]
  ) -> [Diagnostic] {
    let choice = CardChoice(
      configured: configured, known: history.seenCards, names: history.names)
    return history.liveImports.map(\.fact).compactMap { fact in
      guard FileAccess.status(FilePath(fact.path).absolute(from: paths.root)) == nil else {
        return nil
      }
      let whole = files.first { path in
        CutPath.isCut(fact.path, of: paths.shown(path))
          && FileAccess.status(path)?.bytes == fact.bytes
          && (try? FileAccess.read(path)).map(Archive.hash) == fact.hash
      }
      let place =
        whole.flatMap { FilePath($0).relative(to: paths.statements) }
        ?? CutPath.belowInbox(fact.path)
      guard let card = place.flatMap(choice.placed),
        !fact.statements.contains(where: { $0.card == card.text })
      else { return nil }
      let finding = HealthFact.pathCut(id: fact.importID, whole: whole.map(paths.shown))
      return Diagnostic(.warning, finding, at: SourceLocation(file: fact.path))
    }
  }
}
