import BookIndex
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
  /// Nothing while a book that can't be written is looked at; then `computed` holds everything.
  var index: BookIndex?
  /// The transactions of a book whose index can't be brought up to date just now.
  var computed: TransactionTable?
  /// All transactions as an update left them in the index; who asks first takes them.
  var evaluated: TransactionTable?
  /// What was read of the index before the book was opened; who asks first takes it.
  package var ahead: BookAhead?
  /// What links do, once it was asked for.
  private var effects: LinkEffects?
  /// Further names of those.
  var computedAliases: [TransactionAlias] = []
  /// Which of those may be one, each with the other.
  var computedDoubts: [TransactionID: TransactionID] = [:]
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
      try book.bringUpToDate(canWrite: canWrite)
    } catch {
      // Someone who only looks needs no index: a full disk keeps nobody from a list.
      guard access != .writing else { throw error }
      book.remarks = earlier
      if error.isOfStorage || error.isOfLostEntries {
        try book.computeWithoutIndex(because: error)
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
    // What was committed stands, whether or not its log goes away.
    try? index?.close()
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

  /// The newest statement end: written reports stand as of it.
  package var statementEnd: CalendarDate? {
    get throws(BookError) {
      try mending { () throws(BookError) in
        guard let index else { return computed?.numbers.map { $0.date(by: .posting) }.max() }
        return try Self.wrap { () throws(IndexError) in try index.statements() }
          .compactMap(\.to).max()
      }
    }
  }

  /// All transactions, newest first by the book's date setting.
  package func transactions() throws(BookError) -> [Transaction] {
    try transactionTable().transactions
  }

  /// What links do.
  func linkEffects() throws(BookError) -> LinkEffects {
    if let effects { return effects }
    let text = try mending { () throws(BookError) in try mark(.links) }
    let read = LinkEffects(text: text ?? "")
    effects = read
    return read
  }

  /// Takes in what links do now.
  func setLinkEffects(_ effects: LinkEffects?) { self.effects = effects }

  /// Makes a damaged index anew; where another process writes the book, everything is computed in
  /// memory instead.
  private func mend(because reason: String) throws(BookError) {
    if journal.isNewer || goesByLastRules { return try computeInMemory() }
    let isHeld = lock != nil
    if !isHeld { lock = try? BookLock.take(paths) }
    guard lock != nil else { return try computeInMemory() }
    do throws(BookError) {
      try remakeIndex(because: reason)
      try update(read: [:])
    } catch {
      guard !isHeld, error.isOfStorage else { throw error }
      try computeWithoutIndex(because: error)
    }
    if !isHeld { lock = nil }
  }

  /// Works everything out for a reader, where the index could not be written.
  private func computeWithoutIndex(because error: BookError) throws(BookError) {
    try computeInMemory()
    guard let reason = error.diagnostics.first?.fact.summary else { return }
    remarks.append(Diagnostic(.note, BookFact.workedOutWithoutIndex(reason)))
  }

  /// Does work that reads the index; where that shows the index to be damaged, it is made anew,
  /// and the work done again.
  func mending<T>(_ work: () throws(BookError) -> T) throws(BookError) -> T {
    do throws(BookError) {
      return try work()
    } catch {
      guard let damage = error.indexDamage else { throw error }
      try mend(because: damage)
      return try work()
    }
  }

  /// Does work on the index and gives its failure the kind that decides the exit code.
  static func wrap<T>(_ work: () throws(IndexError) -> T) throws(BookError) -> T {
    do throws(IndexError) {
      return try work()
    } catch {
      throw failure(error)
    }
  }

  /// The failure of a write transaction, whose body may fail in other ways too.
  static func updateFailure(_ error: any Error) -> BookError {
    switch error {
    case let error as BookError: error
    case let error as IndexError: failure(error)
    // Nothing else is thrown there.
    default: failure(.misuse)
    }
  }

  static func failure(_ error: IndexError) -> BookError { .io(Diagnostic(.error, error)) }
}
