import StatementFormats
import StatementModel

/// What is done once by a program whose readers are others than those that read the book: an upgrade
/// never rewrites history unseen.
struct ReadingUpgrade {
  private let book: Book
  private let store: StatementStore

  init(_ book: Book) {
    self.book = book
    store = book.store
  }

  /// Holds what the index has, as an earlier reader made it, against what this program's readers
  /// make of the archived files.
  ///
  /// Where they differ, the rows are kept in the archive as they were and the journal says that they
  /// count; what differs is told.
  ///
  /// Done once for each version of the readers, by whoever writes: a reader leaves the journal alone.
  func run() throws(BookError) {
    guard let index = store.index, store.mark(.reader) != StatementReader.version else { return }
    let indexed = Dictionary(
      (try store.indexed { (index) throws(IndexError) in try index.statements() } ?? [])
        .map { ($0.key, $0) },
      uniquingKeysWith: { first, _ in first })
    let archive = Archive(paths: book.paths)
    var facts: [JournalFacts] = []
    var written: [Archive.Written] = []
    // Those of one card one after the other: its rows lie in one file.
    let imports = book.history.liveImports.sorted {
      $0.fact.statements.first?.card ?? "" < $1.fact.statements.first?.card ?? ""
    }
    for item in imports where item.fact.kept == nil {
      let fact = item.fact
      book.session.progress?(fact.path)
      guard let known = try statements(of: fact, in: indexed),
        let bytes = archive.content(hash: fact.hash, fileExtension: fact.ext)
      else { continue }
      let reading = ArchivedReading.of(fact, bytes)
      let currencies = fact.statements.map(\.knownCurrency)
      let now = reading.statements
      let before = ReadingSummary(known, currencies)
      let difference: ReadingFact
      if now.count != known.count {
        difference = .keptUnread(before: before)
      } else if zip(zip(known, now), currencies).contains(where: {
        ReadingDigest.text(of: $0.0, currency: $1) != ReadingDigest.text(of: $0.1, currency: $1)
      }) {
        difference = .kept(before: before, now: ReadingSummary(now, currencies))
      } else {
        continue
      }
      book.session.remarks.append(
        Diagnostic(.warning, difference, at: SourceLocation(file: fact.path)))
      let rows = KeptStatements(known).bytes
      let hash = Archive.hash(rows)
      try BookError.wrap { () throws(FileError) in
        written.append(
          try archive.write(rows, hash: hash, fileExtension: KeptStatements.fileExtension))
      }
      facts.append(.reread(RereadFact(keeping: hash, of: fact)))
    }
    try BookError.wrap { () throws(FileError) in try archive.keep(written) }
    if !facts.isEmpty { try book.record(facts) }
    guard var manifest = store.index?.manifest else { return }
    manifest.marks[IndexMark.reader.rawValue] = StatementReader.version
    try BookError.wrap { () throws(FileError) in try manifest.put(in: index.folder) }
    try store.reopenIndex()
  }

  /// An import's statements as the index has them; nothing where it lacks one, or has one that was
  /// read otherwise.
  private func statements(
    of fact: ImportFact, in indexed: [StatementKey: IndexedStatement]
  ) throws(BookError) -> [Statement]? {
    var found: [Statement] = []
    for recorded in fact.statements {
      let key = StatementKey(
        fileHash: fact.hash, ordinal: recorded.ordinal, card: CardID(recorded.card))
      guard let known = indexed[key], known.importID == book.history.statements[key]?.readingID,
        let rows = try rows(of: key)
      else { return nil }
      found.append(known.statement(rows: rows))
    }
    return found
  }

  private func rows(of key: StatementKey) throws(BookError) -> StatementColumns? {
    try store.indexed { (index) throws(IndexError) in try index.rows(ofCard: key.card) }?[key]
  }
}

extension RereadFact {
  /// That an import counts by rows that the archive keeps.
  init(keeping hash: String, of fact: ImportFact) {
    imported = fact.importID
    path = fact.path
    rejected = fact.rejected
    statements = fact.statements
    profile = fact.profile
    settings = fact.settings
    header = fact.header
    kept = hash
  }
}
