import RuleEngine
import StatementModel

/// A book on disk: its configuration and rules, its history, and the index brought up to date.
package final class Book {
  package enum Access: Sendable {
    /// Where the rules can't be used, those of the last run are.
    case looking
    case reading, writing
  }

  package let paths: BookPaths
  let catalog: Catalog
  let environment: [String: String]
  var journal: Journal
  var history: History {
    didSet { configuration = catalog.configuration.naming(history.names) }
  }
  /// What `daybook.yaml` says, with each card by the id it has now.
  package private(set) var configuration: BookConfiguration
  /// The state of the index that the book goes by; nothing where there is none that can be used.
  var index: BookIndex?
  /// What the book comes to, once it was read or worked out.
  private var known: Snapshot?
  /// Its transactions with what their links do, once somebody asked.
  var linkedTable: TransactionTable?
  var ruleSet: RuleSet?
  /// What the rules declare, where nobody has asked for the rules themselves.
  private var ruleCategories: [Category]?
  private var lock: BookLock?
  /// Whether the book is only looked at: no cache is kept, and no file is taken back.
  var writesNothing = false
  /// Files that the archive had lost and has again, from where they were imported.
  var takenBack: [String] = []
  /// Whether the rules can't be used, and those of the last run stand in for them.
  var goesByLastRules = false
  /// Whether the journal ended within a command when it was read.
  var wasTorn = false
  /// Told of each archived file that is read, where someone waits for it.
  var progress: ((String) -> Void)?
  /// What opening mended or noticed.
  package internal(set) var remarks: [Diagnostic]

  package var log: BookLog { BookLog(paths: paths) }

  init(
    paths: BookPaths, catalog: Catalog, journal: Journal, lock: consuming BookLock?,
    environment: [String: String]
  ) {
    self.paths = paths
    self.catalog = catalog
    self.journal = journal
    self.environment = environment
    self.lock = lock
    history = History(journal)
    configuration = catalog.configuration.naming(history.names)
    remarks = journal.remarks
  }

  /// Opens a book and brings its index up to date with journal, rules and configuration.
  ///
  /// - Parameters:
  ///   - access: For writing, the book is locked until the value is gone.
  ///   - wait: How long someone who writes waits for another who does.
  ///   - environment: `DAYBOOK_DEVICE`, `XDG_STATE_HOME` and `HOME` name this device.
  /// - Throws: `.configuration` with every mistake, `.busy` where another process writes the
  ///   book, `.unreadable` where the journal is damaged.
  package static func open(
    _ paths: BookPaths, _ access: Access, waiting wait: LockWait = .none,
    environment: [String: String] = [:]
  ) throws(BookError) -> Book {
    // First of all: who was waited for may have changed everything.
    let lock = try takeLock(paths, access, wait)
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
    let wasTorn = journal.isTorn
    if access == .writing, wasTorn {
      let device = try BookError.wrap { () throws(FileError) in
        try Device.name(environment: environment)
      }
      try journal.mend(device: device)
    }
    // An index that lacks what a newer program knows must not stand in that one's way.
    let canWrite = lock != nil && !journal.isNewer
    let book = Book(
      paths: paths, catalog: catalog, journal: journal, lock: lock, environment: environment)
    book.wasTorn = wasTorn
    if journal.isNewer {
      book.remarks.append(
        Diagnostic(.warning, FormatFact.shownInPart(found: journal.format), at: location))
    }
    try book.requireOneEntryPerCard()
    let earlier = book.remarks
    do throws(BookError) {
      try book.bringUpToDate(!canWrite ? .none : access == .writing ? .needed : .wanted)
    } catch {
      // Someone who only looks needs no index: a full disk keeps nobody from a list.
      guard access != .writing else { throw error }
      book.remarks = earlier
      if error.isOfStorage || error.isOfLostEntries {
        try book.workOutWithoutIndex(because: error)
      } else if access == .looking, case .configuration(let mistakes) = error {
        try book.lookByLastRules(because: mistakes)
      } else {
        throw error
      }
    }
    // Someone who only looks must not keep the nightly run from its work.
    if access != .writing { book.lock = nil }
    return book
  }

  /// The lock; nothing for a reader of a book that is being written or can't be.
  private static func takeLock(
    _ paths: BookPaths, _ access: Access, _ wait: LockWait
  ) throws(BookError) -> BookLock? {
    guard access != .writing else { return try BookLock.demand(paths, waiting: wait) }
    return try? BookLock.take(paths)
  }

  /// The compiled rules: those kept from another time, if the files are the same.
  ///
  /// Asked for at the first need, since looking at a list needs none. What the compiler warns of
  /// is `rules check`'s to tell, which always compiles.
  package var rules: RuleSet {
    get throws(BookError) {
      if let ruleSet { return ruleSet }
      let rules = try catalog.rules(paths, keepsForm: !writesNothing)
      ruleSet = rules
      return rules
    }
  }

  /// Closes the index and lets others write the book; it must not be used afterwards.
  package func close() {
    index = nil
    lock = nil
  }

  /// The cards: configured ones and those made on sight, by id.
  package var cards: [Card] {
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

  /// All categories: the defaults, those of `daybook.yaml` and those of the rules files.
  package var categories: CategoryTree {
    get throws(BookError) {
      let ofRules: [Category]
      if let ruleSet {
        ofRules = ruleSet.categories
      } else if let ruleCategories {
        ofRules = ruleCategories
      } else {
        ofRules = try catalog.ruleCategories(paths, keepsForm: !writesNothing)
        ruleCategories = ofRules
      }
      return CategoryTree(declared: configuration.categories + ofRules)
    }
  }

  /// All transactions as values of their own, newest first by the book's date setting.
  package func transactions() throws(BookError) -> [Transaction] {
    Array(try transactionTable())
  }

  // MARK: The snapshot

  /// What the book comes to.
  func snapshot() throws(BookError) -> Snapshot {
    if let known { return known }
    return try mending { () throws(BookError) in
      // Mending works it out.
      if let known { return known }
      let read = try indexed { (index) throws(IndexError) in try index.snapshot() } ?? Snapshot()
      take(read)
      return read
    }
  }

  /// Goes on with a snapshot.
  func take(_ snapshot: Snapshot) {
    known = snapshot
    linkedTable = nil
  }

  /// Does work that reads the index; where that shows the index to be damaged, it is made anew, and
  /// the work done again.
  func mending<T>(_ work: () throws(BookError) -> T) throws(BookError) -> T {
    do throws(BookError) {
      return try work()
    } catch {
      guard let damage = error.indexDamage else { throw error }
      try mend(because: damage)
      return try work()
    }
  }

  /// Works everything out anew where the index turned out to be damaged, and keeps it where nobody
  /// else writes the book.
  private func mend(because damage: IndexError) throws(BookError) {
    let isHeld = lock != nil
    if !isHeld, !journal.isNewer, !goesByLastRules { lock = try? BookLock.take(paths) }
    defer { if !isHeld { lock = nil } }
    index = nil
    let keeping: Keeping = lock == nil ? .none : .wanted
    tellOfDamage(damage, keeping)
    try update(read: [:], keeping)
  }

  /// Works everything out for a reader, where the index could not be read.
  private func workOutWithoutIndex(because error: BookError) throws(BookError) {
    index = nil
    try update(read: [:], .none)
    guard let reason = error.diagnostics.first?.fact.summary else { return }
    remarks.append(Diagnostic(.note, BookFact.workedOutWithoutIndex(reason)))
  }
}
