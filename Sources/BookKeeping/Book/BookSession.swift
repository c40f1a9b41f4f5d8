import StatementModel

/// The ground that a book stands on while a command works with it: its folder, the lock on it, its
/// settings, and its journal.
final class BookSession {
  let paths: BookPaths
  /// `DAYBOOK_DEVICE`, `XDG_STATE_HOME` and `HOME` name this device.
  let environment: [String: String]
  /// `daybook.yaml` and the rules files, as they were read when it began.
  let catalog: Catalog
  private(set) var journal: Journal
  /// What the journal comes to.
  private(set) var history: History {
    didSet { configuration = catalog.configuration.naming(history.names) }
  }
  /// What `daybook.yaml` says, with each card by the id it has now.
  private(set) var configuration: BookConfiguration
  private var lock: BookLock?
  /// Whether the book has no folder: what it is told of is in memory, and gone with it.
  let isInMemory: Bool
  /// Whether the book is only looked at: no cache is kept, and no file is taken back.
  let writesNothing: Bool
  /// Whether the journal ended within a command when it was read.
  private(set) var wasTorn = false
  /// What opening mended or noticed.
  var remarks: [Diagnostic]
  /// Told of each archived file that is read, where someone waits for it.
  var progress: ((String) -> Void)?

  /// A session that holds no lock: of who only looks.
  init(
    _ paths: BookPaths, _ catalog: Catalog, _ journal: Journal,
    environment: [String: String] = [:], writesNothing: Bool = false, isInMemory: Bool = false
  ) {
    self.paths = paths
    self.catalog = catalog
    self.journal = journal
    self.environment = environment
    self.writesNothing = writesNothing || isInMemory
    self.isInMemory = isInMemory
    history = History(journal)
    configuration = catalog.configuration.naming(history.names)
    remarks = journal.remarks
  }

  /// Begins a session: takes the lock, reads settings and journal, and mends a torn end of it.
  ///
  /// - Throws: `.configuration` with every mistake, `.busy` where another process writes the book,
  ///   `.unreadable` where the journal is damaged, or newer and to be written.
  convenience init(
    _ paths: BookPaths, _ access: Book.Access, waiting wait: LockWait,
    environment: [String: String]
  ) throws(BookError) {
    // First of all: who was waited for may have changed everything.
    let lock = try Self.takeLock(paths, access, wait)
    if lock != nil {
      do throws(BookError) {
        try PendingChange.settle(paths)
      } catch {
        // Someone who only looks sees the book as it is.
        guard access != .writing else { throw error }
      }
    }
    let catalog = try Catalog(paths: paths)
    var journal = try Journal(paths: paths)
    let location = SourceLocation(file: paths.root)
    if access == .writing, journal.isNewer {
      throw .unreadable(
        Diagnostic(.error, FormatFact.newer(found: journal.format), at: location))
    }
    if access == .writing { FolderChecks.closeOwn(paths) }
    let wasTorn = journal.isTorn
    if access == .writing, wasTorn {
      let device = try BookError.wrap { () throws(FileError) in
        try Device.name(environment: environment)
      }
      try journal.mend(device: device)
    }
    self.init(paths, catalog, journal, environment: environment)
    self.lock = lock
    self.wasTorn = wasTorn
    if journal.isNewer {
      remarks.append(
        Diagnostic(.warning, FormatFact.shownInPart(found: journal.format), at: location))
    }
    try requireOneEntryPerCard()
  }

  /// The lock; nothing for a reader of a book that is being written or can't be.
  private static func takeLock(
    _ paths: BookPaths, _ access: Book.Access, _ wait: LockWait
  ) throws(BookError) -> BookLock? {
    guard access != .writing else { return try BookLock.demand(paths, waiting: wait) }
    return try? BookLock.take(paths)
  }

  // MARK: The lock

  /// Whether nobody else can write the book now.
  var isLocked: Bool { lock != nil }

  /// Lets others write the book.
  func unlock() { lock = nil }

  /// Does work under the lock where that is free, and without it where another holds it.
  func lockedIfFree<T>(_ work: () throws(BookError) -> T) throws(BookError) -> T {
    guard lock == nil else { return try work() }
    lock = try? BookLock.take(paths)
    defer { lock = nil }
    return try work()
  }

  // MARK: The journal

  /// Journals facts, the cards in them by the ids that they were born with.
  func append(_ facts: [JournalFacts]) throws(BookError) {
    guard !isInMemory else {
      journal.pretend(facts.map { $0.recorded(history.names) })
      history = History(journal)
      return
    }
    let device = try BookError.wrap { () throws(FileError) in
      try Device.name(environment: environment)
    }
    try journal.append(
      facts.map { $0.recorded(history.names) }, device: device, time: Device.now())
    history = History(journal)
  }

  /// Does work with facts taken in that are written nowhere: for telling what would happen.
  func pretending<T>(
    _ facts: [JournalFacts], _ work: () throws(BookError) -> T
  ) throws(BookError) -> T {
    let before = journal
    defer {
      journal = before
      history = History(before)
    }
    journal.pretend(facts.map { $0.recorded(history.names) })
    history = History(journal)
    return try work()
  }

  // MARK: Cards

  /// The cards: configured ones and those made on sight, by id.
  var cards: [Card] {
    cardChoice().cards.values.sorted { $0.id < $1.id }.map { card in
      var card = card
      card.formerIDs = history.names.others(of: card.id)
      return card
    }
  }

  /// What is known of cards before a file is looked at.
  func cardChoice() -> CardChoice {
    CardChoice(configured: configuration.cards, known: history.seenCards, names: history.names)
  }

  /// The currency of rows that name none.
  func currency(of fact: LiveStatementFact) -> Currency {
    Currency(code: fact.statement.currency) ?? configuration.currency
  }

  /// Refuses a `daybook.yaml` that describes one card under two of its ids.
  func requireOneEntryPerCard() throws(BookError) {
    guard !history.names.isEmpty else { return }
    var seen: [CardID: ConfiguredCard] = [:]
    var found: [Diagnostic] = []
    for entry in catalog.configuration.cards {
      let id = history.names.own(entry.card.id)
      guard let first = seen[id] else {
        seen[id] = entry
        continue
      }
      let fact = CardNameFault.isWrittenTwice(
        entry.card.id.text, first.card.id.text, line: first.location.line, id: id.text)
      found.append(Diagnostic(.error, fact, at: entry.location))
    }
    guard found.isEmpty else { throw .configuration(found) }
  }
}
