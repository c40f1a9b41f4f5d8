import StatementModel

/// What was put right at a person's word.
package struct MendedBook: Sendable {
  /// Files that the archive has again, as shown.
  package var archived: [String] = []
  /// Files and folders that others can no longer get at.
  package var closed = 0
  package var swept = 0
  package var cutLines = 0
  package var madeIndex = false
}

/// Putting right at a person's word what can be.
package enum Mending {
  /// Puts right what loses nothing: the index, temporaries, torn lines of this device, rights of
  /// others, and archived files that still lie where they were imported from.
  ///
  /// - Parameters:
  ///   - report: What was found; only that is touched.
  ///   - wait: How long another who writes is waited for.
  /// - Throws: `.busy` where another process writes the book; what stops every command.
  package static func mend(
    _ paths: BookPaths, _ report: HealthReport, waiting wait: LockWait = .none,
    environment: [String: String] = [:], progress: @escaping (String) -> Void = { _ in }
  ) throws(BookError) -> MendedBook {
    var mended = MendedBook()
    try BookError.wrap { () throws(FileError) in
      for finding in report[.permissions]?.findings ?? [] {
        guard case .openToOthers = finding.fact as? HealthFact, let place = finding.location else {
          continue
        }
        for path in FolderChecks.openToOthers("\(paths.root)/\(place.file)") {
          try FileAccess.closeToOthers(path)
          mended.closed += 1
        }
      }
    }
    // Nothing opens while these are wrong.
    guard report[.journal]?.hasError == false, report[.permissions]?.hasError == false,
      report[.configuration]?.state == .fine, report[.index]?.isSkipped == false
    else { return mended }
    let temporaries = Temporaries(paths: paths)
    mended.cutLines = report[.journal]?.findings.count { $0.fact.code == "journal-torn-line" } ?? 0
    let hadIndex = FileAccess.status(paths.index) != nil
    let book = try Book.open(paths, .writing, waiting: wait, environment: environment)
    book.session.progress = progress
    mended.swept = temporaries.all().count
    temporaries.sweep()
    if book.session.journal.isTorn { mended.cutLines -= 1 }
    takeBack(book)
    mended.archived = book.store.takenBack
    let isToBeMade = report[.index]?.state == .finding || !mended.archived.isEmpty
    if isToBeMade { try book.rebuild() }
    mended.madeIndex = isToBeMade || !hadIndex
    return mended
  }

  /// Takes what the archive lost, or has damaged, from where it was imported.
  private static func takeBack(_ book: Book) {
    let archive = Archive(paths: book.paths)
    var seen: Set<String> = []
    for item in book.history.imports {
      let fact = item.fact
      guard seen.insert(fact.hash).inserted else { continue }
      book.session.progress?(fact.path)
      if archive.content(hash: fact.hash, fileExtension: fact.ext) == nil {
        _ = book.store.restored(fact, to: archive)
      }
    }
  }
}
