import Identity
import RuleEngine
import StatementModel

/// An open book: what its files come to, for whoever asks.
///
/// Every question is asked of one snapshot, which is read from the index where that is up to date, and
/// else worked out (``Evaluator``). What changes a book are types of their own, such as
/// ``ImportStatements`` and ``EditTransactions``: they journal what happens (``BookSession``), and then
/// have the snapshot brought up to date.
package final class Book {
  package enum Access: Sendable {
    /// Where the rules can't be used, those of the last run are.
    case looking
    case reading, writing
  }

  let session: BookSession
  let bookRules: BookRules
  let store: StatementStore
  /// What the book comes to, once it was read or worked out.
  private var known: Snapshot?
  /// Its transactions with what their links do, once somebody asked.
  private var linkedTable: TransactionTable?

  init(_ session: BookSession, rules: BookRules? = nil) {
    self.session = session
    bookRules = rules ?? BookRules(session)
    store = StatementStore(session)
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
    let book = Book(
      try BookSession(paths, access, waiting: wait, environment: environment))
    let earlier = book.remarks
    // An index that lacks what a newer program knows must not stand in that one's way.
    let canWrite = book.session.isLocked && !book.session.journal.isNewer
    do throws(BookError) {
      try book.bringUpToDate(!canWrite ? .none : access == .writing ? .needed : .wanted)
    } catch {
      // Someone who only looks needs no index: a full disk keeps nobody from a list.
      guard access != .writing else { throw error }
      book.session.remarks = earlier
      if error.isOfStorage || error.isOfLostEntries {
        try book.workOutWithoutIndex(because: error)
      } else if access == .looking, case .configuration(let mistakes) = error {
        // The index is taken as it stands if those rules made it.
        let fingerprint = try book.bookRules.goByLastRun(because: mistakes)
        try book.bringUpToDate(.none, madeOf: fingerprint)
      } else {
        throw error
      }
    }
    // Someone who only looks must not keep the nightly run from its work.
    if access != .writing { book.session.unlock() }
    return book
  }

  /// Opens a book to look at its history, and writes nothing: neither the book nor its index.
  ///
  /// The transactions may still be decided by rules as they were: who asks what rules would do
  /// decides them anew. Where the index lags behind journal or `daybook.yaml`, everything is
  /// worked out in memory.
  package static func look(
    _ paths: BookPaths, environment: [String: String] = [:]
  ) throws(BookError) -> Book {
    let session = BookSession(
      paths, try Catalog(paths: paths), try Journal(paths: paths), environment: environment)
    try session.requireOneEntryPerCard()
    let book = Book(session)
    try? book.store.openIndex()
    if !book.holdsHistory { try book.update(read: [:], .none) }
    return book
  }

  /// Closes the index and lets others write the book; it must not be used afterwards.
  package func close() {
    store.dropIndex()
    session.unlock()
  }

  // MARK: What it is made of

  package var paths: BookPaths { session.paths }
  /// What `daybook.yaml` says, with each card by the id it has now.
  package var configuration: BookConfiguration { session.configuration }
  var history: History { session.history }
  /// What opening mended or noticed.
  package var remarks: [Diagnostic] { session.remarks }
  package var log: BookLog { BookLog(paths: paths) }

  /// The cards: configured ones and those made on sight, by id.
  package var cards: [Card] { session.cards }

  /// The compiled rules.
  package var rules: RuleSet { get throws(BookError) { try bookRules.ruleSet } }

  /// All categories: the defaults, those of `daybook.yaml` and those of the rules files.
  package var categories: CategoryTree { get throws(BookError) { try bookRules.categories } }

  var evaluator: Evaluator { Evaluator(session: session, rules: bookRules, store: store) }

  // MARK: The snapshot

  /// What the book comes to.
  func snapshot() throws(BookError) -> Snapshot {
    if let known { return known }
    return try mending { () throws(BookError) in
      // Mending works it out.
      if let known { return known }
      let read = try store.indexed { (index) throws(IndexError) in try index.snapshot() }
      take(read ?? Snapshot())
      return read ?? Snapshot()
    }
  }

  /// Goes on with a snapshot.
  func take(_ snapshot: Snapshot) {
    known = snapshot
    linkedTable = nil
  }

  /// All transactions, newest first by the book's date setting and by id within a day: each with what
  /// its links do, and with the name of the period that a person assigned it to.
  ///
  /// - Throws: `.io` where neither the index nor the files that it is made of can be read.
  package func transactionTable() throws(BookError) -> TransactionTable {
    if let linkedTable { return linkedTable }
    let snapshot = try snapshot()
    let table = shown(snapshot.transactions, by: snapshot.effects)
    linkedTable = table
    return table
  }

  /// Transactions of a snapshot as they are shown.
  func shown(_ transactions: TransactionTable, by effects: LinkEffects) -> TransactionTable {
    var table = transactions
    effects.apply(to: &table)
    history.edits.nameAssignedPeriods(in: &table)
    return table
  }

  /// All transactions as values of their own, newest first by the book's date setting.
  package func transactions() throws(BookError) -> [Transaction] {
    Array(try transactionTable())
  }

  /// The newest statement end: written reports stand as of it.
  package var statementEnd: CalendarDate? {
    get throws(BookError) { try snapshot().asOf }
  }

  /// Transactions that may be ones that are there already: by the shown id of each, the other one; its
  /// own where one transaction may be two.
  package func doubts() throws(BookError) -> [TransactionID: TransactionID] {
    let pairs = try snapshot().doubts
    return Dictionary(
      pairs.flatMap { [($0.first, $0.second), ($0.second, $0.first)] },
      uniquingKeysWith: { _, last in last })
  }

  /// Identity of one card over its live statements.
  func identity(
    of card: CardID
  ) throws(BookError) -> (result: CardClusters, edits: [Int: [Int]]) {
    let evaluation = try mending { () throws(BookError) in try evaluator.evaluation(of: card) }
    return (evaluation.result, evaluation.edits)
  }
}
