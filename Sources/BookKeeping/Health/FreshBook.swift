import RuleEngine
import StatementModel

/// What archive, journal, rules and configuration come to, worked out without the index.
struct FreshBook {
  struct LiveRows {
    var indexed: IndexedStatement
    var fact: LiveStatementFact
    var rows: StatementColumns
  }

  var statements: [StatementKey: LiveRows] = [:]
  /// By card.
  var evaluations: [CardEvaluation] = []
  var snapshot = Snapshot()
  /// Whether the journal speaks of files that are nowhere.
  var awaitsFiles: Bool

  /// The transactions that count nowhere.
  var gone: Set<TransactionID> {
    Set(snapshot.transactions.numbers.lazy.filter(\.status.isGone).map(\.id))
  }
}

extension Book {
  /// A book to look at from its files alone: nothing is written, no index and no cache.
  ///
  /// - Parameter rules: The rules to decide by; nothing to compile those of the catalog.
  static func unindexed(
    _ paths: BookPaths, _ catalog: Catalog, _ journal: Journal, rules: RuleSet? = nil
  ) -> Book {
    let session = BookSession(paths, catalog, journal, writesNothing: true)
    return Book(session, rules: BookRules(session, compiled: rules))
  }

  /// A book without a folder, of which nothing is left when it is gone.
  static func inMemory(_ configuration: BookConfiguration, _ matcher: RuleMatcher) -> Book {
    let paths = BookPaths(root: "")
    let session = BookSession(
      paths, Catalog(configuration), Journal(empty: paths), isInMemory: true)
    return Book(session, rules: BookRules(session, matcher))
  }

  /// Evaluates everything from the archive.
  func fresh() throws(BookError) -> FreshBook {
    let plan = try store.updatePlan(read: [:])
    var fresh = FreshBook(awaitsFiles: plan.awaitsFiles)
    for statement in plan.statements.values.joined() {
      fresh.statements[statement.key] = FreshBook.LiveRows(
        indexed: statement.indexed, fact: statement.fact,
        rows: plan.read[statement.key]?.rows ?? [])
    }
    var evaluations: [CardEvaluation] = []
    let visit: EvaluationVisitor = { evaluation in evaluations.append(evaluation) }
    var nothing = IndexUpdate.none
    fresh.snapshot = try evaluator.evaluate(plan, sources: [:], into: &nothing, visit)
    fresh.evaluations = evaluations
    return fresh
  }
}
