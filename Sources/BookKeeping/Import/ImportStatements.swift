import Foundation
import StatementFormats
import StatementModel

/// Importing files.
package struct ImportStatements {
  private let book: Book

  package init(in book: Book) { self.book = book }

  /// Imports what is new in `Statements/`.
  ///
  /// - Parameter progress: Told each path as it is begun.
  /// - Throws: Besides what any import throws, `.notFound` where there is no `Statements/`.
  package func inbox(
    _ options: ImportOptions = ImportOptions(), progress: (String) -> Void = { _ in }
  ) throws(BookError) -> ImportOutcome {
    Temporaries(paths: book.paths).sweep()
    var memory = InboxMemory(paths: book.paths)
    let inbox = try Inbox(book.paths, mounts: memory.mounts)
    if !options.isDryRun { try ReadingUpgrade(book).run() }
    var importer = Importer(book: book, options: options)
    let liveHashes = Dictionary(
      grouping: book.history.liveImports, by: { $0.fact.hash }
    ).mapValues { Set($0.map(\.fact.path)) }
    let decides = decidingFingerprint
    var statuses: [String: FileStatus] = [:]
    var outstanding: [String] = []
    var unchanged = 0
    for path in inbox.files {
      let shown = book.paths.shown(path)
      // A link that leads nowhere has no status of its own; it is told of once all the same.
      let status = FileAccess.status(path) ?? FileStatus.none
      statuses[shown] = status
      if !options.looksAgain, let seen = memory.seen(shown, status: status) {
        // What is in the book of an archive may have gone while the rest of it waits.
        let isLive = (seen.members ?? []).allSatisfy { liveHashes[$0] != nil }
        switch seen.state {
        case .imported:
          if isLive, seen.members != nil || seen.hash.map({ liveHashes[$0] != nil }) == true {
            unchanged += seen.members?.count ?? 1
            continue
          }
        case .waiting, .unreadable:
          // What could not be opened may be by now, and shows no other sign of it.
          let isOpenedNow = seen.hash == "" && FileAccess.isReadable(path)
          if isLive, seen.catalog == decides, !isOpenedNow {
            outstanding.append(shown)
            continue
          }
        case .skipped:
          if isLive, seen.catalog == decides { continue }
        }
      }
      progress(shown)
      try importer.take(path, isNamed: false)
    }
    try importer.takePostponed()
    for fault in inbox.faults {
      let shown = book.paths.shown(fault.path)
      let status = FileAccess.status(fault.path) ?? FileStatus.none
      statuses[shown] = status
      if memory.seen(shown, status: status)?.state == .unreadable {
        outstanding.append(shown)
      } else {
        importer.refuse(shown, because: fault.fact)
      }
    }
    var outcome = try finish(&importer)
    outcome.propose(
      CardProposal.proposals(
        importer.hints, importer.choice,
        names: inbox.files.compactMap { FilePath($0).relative(to: book.paths.statements) }))
    outcome.knownFiles += unchanged
    outcome.outstanding = outstanding
    outcome.possibleDuplicates = Self.count(of: try book.doubts())
    if let gap = archiveGap() { outcome.remarks.append(gap) }
    if !options.isDryRun {
      remember(outcome, of: importer, in: inbox, statuses, &memory)
      outcome.reminder = memory.reminder(now: Int64(Date.now.timeIntervalSince1970))
      memory.save()
      book.log.importEnded(outcome)
    }
    return outcome
  }

  /// Imported files that the archive no longer has: the index alone would not outlive its deletion.
  private func archiveGap() -> Diagnostic? {
    let archive = Archive(paths: book.paths)
    let imports = book.history.liveImports
    let missing = imports.filter { item in
      let path = archive.path(hash: item.fact.hash, fileExtension: item.fact.ext)
      return FileAccess.status(path) == nil
    }
    // Those that are awaited are told of one by one.
    guard let first = missing.first, book.store.mark(.history) == book.history.fingerprint else {
      return nil
    }
    return Diagnostic(
      .warning, BookFact.archiveLacks(missing.count, of: imports.count),
      at: SourceLocation(file: first.fact.path))
  }

  /// What the fate of a waiting file hangs on: what the readers can read, the catalog, a person's own
  /// exporters, the headers that cards have had, and by what cards are found.
  private var decidingFingerprint: String {
    [
      StatementReader.version, book.session.catalog.fingerprint,
      String(book.session.catalog.exportersFingerprint.prefix(16)),
      String(HeaderMemory(book.history).fingerprint.prefix(16)),
      String(book.session.cardChoice().fingerprint.prefix(16)),
    ].joined(separator: "-")
  }

  private func remember(
    _ outcome: ImportOutcome, of importer: Importer, in inbox: Inbox,
    _ statuses: [String: FileStatus], _ memory: inout InboxMemory
  ) {
    let decides = decidingFingerprint
    let states = Dictionary(
      outcome.files.map { ($0.path, $0.state) }, uniquingKeysWith: { first, _ in first })
    let inside = Self.states(of: outcome.files, in: importer.members)
    for (shown, hash) in importer.hashes {
      guard let status = statuses[shown] else { continue }
      let members = importer.members[shown]
      var state = states[shown] ?? .imported
      if let members {
        // An archive is what the worst of its members is; merely skipped ones count last.
        state = members.isEmpty ? .skipped : .imported
        for worse in [InboxMemory.State.unreadable, .waiting]
        where inside[shown]?.contains(worse) == true {
          state = worse
        }
      }
      memory.remember(
        shown, status: status, state: state, hash: hash, members: members, catalog: decides)
    }
    let closed = inbox.faults.map { book.paths.shown($0.path) }
    memory.keepOnly(Set(statuses.keys), andBelow: closed)
    memory.mounts = inbox.mounts.union(
      memory.mounts.filter { mount in
        closed.contains { mount == $0 || FilePath(mount).isBelow($0) }
      })
  }

  /// By archive: what became of it and of its members.
  private static func states(
    of files: [ImportedFile], in archives: [String: [String]]
  ) -> [String: [InboxMemory.State]] {
    var states: [String: [InboxMemory.State]] = [:]
    guard !archives.isEmpty else { return states }
    for file in files {
      var path: String? = file.path
      while let folder = path {
        if archives[folder] != nil { states[folder, default: []].append(file.state) }
        path = FilePath(folder).parent
      }
    }
    return states
  }

  /// The files of the inbox that wait for a person's answer since the last run.
  package var waiting: [String] { InboxMemory(paths: book.paths).outstanding }

  /// Imports named files; `-` is standard input.
  package func files(
    _ files: [String], _ options: ImportOptions = ImportOptions(),
    progress: (String) -> Void = { _ in }
  ) throws(BookError) -> ImportOutcome {
    var importer = Importer(book: book, options: options)
    for path in files {
      guard path != InputFile.standardInput else {
        try importer.take(
          try InputFile.standardInputBytes(), shown: options.standardInputName, inboxPath: nil,
          isNamed: true)
        continue
      }
      progress(book.paths.shown(path))
      try importer.take(path, isNamed: true)
    }
    try importer.takePostponed()
    var outcome = try finish(&importer)
    if options.explains { try book.explainKnown(&outcome) }
    if !options.isDryRun { book.log.importEnded(outcome) }
    return outcome
  }

  /// Imports files that come by their content, each with what a person answered to its questions.
  package func given(
    _ files: [GivenFile], _ options: ImportOptions = ImportOptions()
  ) throws(BookError) -> ImportOutcome {
    var importer = Importer(book: book, options: options)
    for file in files {
      importer.options.card = file.card
      importer.options.answers = file.answers
      importer.options.acceptsNewHeaders = file.acceptsNewHeader
      importer.options.asksAgain = file.asksAgain
      try importer.take(file.bytes, shown: file.name, inboxPath: nil, isNamed: true)
    }
    try importer.takePostponed()
    importer.options = options
    var outcome = try finish(&importer)
    if options.explains { try book.explainKnown(&outcome) }
    if !options.isDryRun { book.log.importEnded(outcome) }
    return outcome
  }

  /// Imports files that lie in no inbox: each as if it lay in one, under its place there.
  func given(_ files: [PipedFile], _ options: ImportOptions) throws(BookError) -> ImportOutcome {
    var importer = Importer(book: book, options: options)
    for file in files {
      switch file.content {
      case .path(let path):
        try importer.take(
          fileAt: path, shown: file.shown, inboxPath: file.place, isNamed: false)
      case .bytes(let bytes):
        try importer.take(bytes, shown: file.shown, inboxPath: file.place, isNamed: false)
      }
    }
    try importer.takePostponed()
    return try finish(&importer)
  }

  /// Journals what is ready, brings the index up to date and fills in what each file brought.
  private func finish(_ importer: inout Importer) throws(BookError) -> ImportOutcome {
    let read = importer.handOver()
    let batch = importer.batch
    var outcome = batch.outcome
    outcome.remarks = book.remarks
    outcome.outstandingRows = book.history.liveImports.map(\.fact.rejected).reduce(0, +)
    guard !batch.ready.isEmpty else { return outcome }
    do throws(BookError) {
      // Rules with mistakes stop the import before anything counts.
      _ = try book.rules
      if importer.archives {
        // On disk before the journal speaks of it.
        try BookError.wrap { () throws(FileError) in
          try Archive(paths: book.paths).keep(importer.archived)
        }
      }
    } catch {
      Archive(paths: book.paths).discard(importer.archived)
      throw error
    }
    let earlier = book.history.imports.count
    let facts = batch.ready.map { JournalFacts.imported($0.fact) }
    func takeIn(
      _ update: (EvaluationVisitor) throws(BookError) -> Void
    ) throws(BookError) -> [Diagnostic] {
      var findings = ImportFindings(
        of: batch, in: book, earlier: earlier, explains: importer.options.explains)
      try update { (evaluation) throws(BookError) in findings.take(evaluation) }
      findings.fill(&outcome, cards: importer.choice)
      return findings.faults
    }
    let faults: [Diagnostic]
    if importer.options.isDryRun {
      faults = try book.session.pretending(facts) { () throws(BookError) in
        try takeIn { (visit) throws(BookError) in _ = try book.preview(read: read, visit) }
      }
    } else {
      try book.session.append(facts)
      faults = try takeIn { (visit) throws(BookError) in
        try book.updateWhatIsRecorded(read: read, visit)
      }
    }
    outcome.changed = !importer.options.isDryRun
    outcome.remarks = book.remarks + faults
    return outcome
  }

  /// How many doubts these are.
  private static func count(of doubts: [TransactionID: TransactionID]) -> Int {
    let single = doubts.count { $0 == $1 }
    return single + (doubts.count - single) / 2
  }
}

extension ImportedFile {
  /// What the memory of the inbox keeps of it.
  fileprivate var state: InboxMemory.State {
    switch outcome {
    case .imported, .known: .imported
    case .skipped: .skipped
    case .waiting: .waiting
    case .unreadable: .unreadable
    }
  }
}

/// Whether a statement's rows add up to the balances it states.
enum BalanceProof {
  static func prove(_ statement: Statement) -> ImportedStatement.Balance {
    // Else its rows would be added up for nothing.
    guard statement.openingBalance != nil, statement.closingBalance != nil else {
      return .notStated
    }
    return switch StatementSummary(statement).agreement {
    case .notStated: .notStated
    case .proved: .proved
    case .contradicted: .contradicted
    }
  }
}
