import BookIndex
import RuleEngine
import StatementModel

/// What archive, journal, rules and configuration come to, evaluated in memory without the index.
struct FreshBook {
  struct LiveRows {
    var indexed: IndexedStatement
    var fact: LiveStatementFact
    var rows: StatementColumns
  }

  var statements: [StatementKey: LiveRows] = [:]
  /// By card.
  var evaluations: [CardEvaluation] = []
  /// Newest first by the book's date setting.
  var transactions: [Transaction] = []
  var aliases: [TransactionAlias] = []
  var basis: DateBasis
  /// Whether the journal speaks of files that are nowhere.
  var awaitsFiles: Bool
}

extension Book {
  /// A book to look at from its files alone: nothing is written, no index and no cache.
  ///
  /// - Parameter rules: The rules to decide by; nothing to compile those of the catalog.
  static func unindexed(
    _ paths: BookPaths, _ catalog: Catalog, _ journal: Journal, rules: RuleSet? = nil
  ) -> Book {
    let book = Book(paths: paths, catalog: catalog, journal: journal, lock: nil, environment: [:])
    book.writesNothing = true
    book.ruleSet = rules
    return book
  }

  /// Evaluates everything from the archive.
  func fresh() throws(BookError) -> FreshBook {
    index = nil
    let plan = try updatePlan(read: [:], indexed: [])
    var fresh = FreshBook(basis: configuration.dateBasis, awaitsFiles: plan.awaitsFiles)
    for (_, statements) in plan.statements {
      for statement in statements {
        fresh.statements[statement.key] = FreshBook.LiveRows(
          indexed: statement.indexed, fact: statement.fact,
          rows: try plan.source.rows(of: statement.key))
      }
    }
    fresh.evaluations = try evaluate(plan)
    fresh.aliases = fresh.evaluations.flatMap(\.aliases)
    var all = TransactionTable()
    all.append(fresh.evaluations.map(\.transactions))
    fresh.transactions = all.newestFirst(by: fresh.basis).transactions
    return fresh
  }
}
