import StatementFormats
import StatementModel

/// What the archive has of imported files, and what is said where it lacks them.
extension StatementStore {
  /// More files than these are awaited in one line: an archive that is gone would fill pages.
  private static let awaitedOneByOne = 3

  /// Makes one remark of many on files that are awaited.
  func gatherAwaited(since told: Int) {
    let awaited = session.remarks[told...].filter {
      $0.fact.code == BookFact.awaitingFile(hash: "").code
    }
    guard awaited.count > Self.awaitedOneByOne, let first = awaited.first else { return }
    session.remarks[told...].removeAll { $0.fact.code == first.fact.code }
    let fact = BookFact.awaitingFiles(awaited.count, of: session.history.liveImports.count)
    session.remarks.append(Diagnostic(.warning, fact, at: first.location))
  }

  /// The content of a file that the archive lost and that still lies where it was imported from;
  /// archived again, where the book can be written.
  func restored(_ fact: ImportFact, to archive: Archive) -> [UInt8]? {
    let path = FilePath(fact.path).absolute(from: session.paths.root)
    let plain = try? FileAccess.read(path)
    let isSame = plain.map(Archive.hash) == fact.hash
    guard let bytes = isSame ? plain : FileParts.content(at: path, hash: fact.hash) else {
      return nil
    }
    guard !session.writesNothing else { return bytes }
    do throws(FileError) {
      try archive.replace(bytes, hash: fact.hash, fileExtension: fact.ext)
      takenBack.append(fact.path)
    } catch {
      // It is read all the same; what the archive lacks is told again.
    }
    return bytes
  }

  /// Reads an archived file anew as it was imported, or takes what was kept of it.
  func archived(_ fact: ImportFact) -> [Statement]? {
    session.progress?(fact.path)
    let archive = Archive(paths: session.paths)
    guard
      let bytes = archive.content(hash: fact.hash, fileExtension: fact.ext)
        ?? restored(fact, to: archive)
    else {
      let path = archive.path(hash: fact.hash, fileExtension: fact.ext)
      let isThere = FileAccess.status(path) != nil
      session.remarks.append(
        Diagnostic(
          .warning,
          isThere
            ? BookFact.archiveAltered(path: session.paths.shown(path))
            : BookFact.awaitingFile(hash: fact.hash), at: SourceLocation(file: fact.path)))
      return nil
    }
    if let kept = fact.kept { return self.kept(kept, of: fact) }
    let reading = ArchivedReading.of(fact, bytes)
    if !reading.agrees {
      // Never silently: what the journal speaks of must be there, or be told of.
      let now = reading.statements
      let isThere = now.count >= fact.statements.count
      let difference =
        isThere
        ? ReadingFact.changed(now: ReadingSummary(now, fact.statements.map(\.knownCurrency)))
        : .lost
      session.remarks.append(Diagnostic(.warning, difference, at: SourceLocation(file: fact.path)))
    }
    return reading.statements
  }

  /// The statements of a file as an earlier program read them.
  private func kept(_ hash: String, of fact: ImportFact) -> [Statement]? {
    let archive = Archive(paths: session.paths)
    let bytes = archive.content(hash: hash, fileExtension: KeptStatements.fileExtension)
    if let statements = bytes.flatMap({ KeptStatements($0) })?.read() { return statements }
    session.remarks.append(
      Diagnostic(
        .warning, BookFact.awaitingFile(hash: hash), at: SourceLocation(file: fact.path)))
    return nil
  }
}
