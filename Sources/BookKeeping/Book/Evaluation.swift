import BookIndex
import Identity
import RuleEngine
import StatementFormats
import StatementModel

/// One card's history evaluated: transactions decided, names of rows, and what each statement
/// brought.
struct CardEvaluation {
  var card: CardID
  var result: CardClusters
  /// Decided, in cluster order; without those that the source took back.
  var transactions: [Transaction]
  var aliases: [TransactionAlias]
  /// Which of the book's edits belong to which cluster.
  var edits: [Int: [Int]]
}

extension Book {
  /// What is done with the evaluation of each card before that of the next is begun.
  ///
  /// Where an update is tried again, it is told of a card again.
  typealias EvaluationVisitor = (CardEvaluation) throws(BookError) -> Void

  /// Evaluates the cards that an update touches, one after the other.
  func evaluate(_ plan: UpdatePlan, _ visit: EvaluationVisitor) throws(BookError) {
    guard !plan.touched.isEmpty else { return }
    let decider = Decider(
      rules: try rules, dateBasis: configuration.dateBasis, cards: self.cards,
      renames: history.edits.renames)
    for card in plan.touched.sorted() {
      try visit(
        try evaluate(
          card, statements: plan.statements[card] ?? [], source: plan.source, decider: decider))
    }
    for hit in decider.limitHits {
      remarks.append(
        Diagnostic(
          .warning, BookFact.limitHit(pattern: hit.pattern, times: hit.count), at: hit.location))
    }
  }

  /// All these evaluations at once.
  func evaluate(_ plan: UpdatePlan) throws(BookError) -> [CardEvaluation] {
    var evaluations: [CardEvaluation] = []
    try evaluate(plan) { (evaluation) throws(BookError) in evaluations.append(evaluation) }
    return evaluations
  }

  /// Evaluates one card: identity over all its live statements, then decisions.
  private func evaluate(
    _ card: CardID, statements: [PlannedStatement], source: StatementSource, decider: Decider
  ) throws(BookError) -> CardEvaluation {
    let rows = try source.rows(of: statements.map(\.key))
    let live = zip(statements, rows).map { statement, rows in
      liveStatement(
        statement.key, statement.fact, rows, from: statement.indexed.from,
        to: statement.indexed.to)
    }
    let result = CardClusters.evaluate(live, decisions: history.edits.decisions[card] ?? [])
    let edits = history.edits.assigned(in: result, card: card)
    return CardEvaluation(
      card: card, result: result,
      transactions: decided(
        result, edits: edits, by: Self.builder(of: card, statements), decider: decider),
      aliases: Self.aliases(result, former: formerIDs(of: result, card: card)), edits: edits)
  }

  /// Makes transactions of clusters and decides what they are.
  private func decided(
    _ result: CardClusters, edits: [Int: [Int]], by builder: TransactionBuilder, decider: Decider
  ) -> [Transaction] {
    var transactions: [Transaction] = []
    transactions.reserveCapacity(result.clusters.count)
    var shelf = TextShelf()
    var block = DecidingBlock(decider)
    builder.forEach(of: result, sharing: &shelf) { cluster, transaction, shelf, shelved in
      let effect = edits.isEmpty ? nil : edits[cluster].map(history.edits.effect)
      block.add(transaction, effect, shelved)
      transactions.append(transaction)
      if block.isFull { block.decide(&transactions, sharing: &shelf) }
    }
    block.decide(&transactions, sharing: &shelf)
    return transactions
  }

  /// Makes transactions of a card's clusters.
  static func builder(of card: CardID, _ statements: [PlannedStatement]) -> TransactionBuilder {
    // The same bytes under two cards were imported from two places.
    let paths = Dictionary(
      statements.map { ($0.key.fileHash, $0.fact.file.path) }, uniquingKeysWith: { one, _ in one })
    return TransactionBuilder(card: card, shownPaths: paths)
  }

  /// The statement as identity sees it.
  func liveStatement(
    _ key: StatementKey, _ fact: LiveStatementFact, _ rows: StatementColumns,
    from: CalendarDate?, to: CalendarDate?
  ) -> LiveStatement {
    let currency = currency(of: fact)
    return LiveStatement(
      fileHash: key.fileHash, ordinal: key.ordinal, source: fact.file.format, currency: currency,
      from: from, to: to, rows: rows,
      ids: rows.ids(card: history.names.key(key.card), currency: currency))
  }

  /// The currency of rows that name none.
  func currency(of fact: LiveStatementFact) -> Currency {
    Currency(code: fact.statement.currency) ?? configuration.currency
  }

  /// The ids of all rows that are not the shown id of their transaction; each names the first
  /// transaction that has it.
  ///
  /// - Parameter former: By statement, the ids that its rows had as those of another card.
  static func aliases(
    _ result: CardClusters, former: [Int: [TransactionID]] = [:]
  ) -> [TransactionAlias] {
    guard result.rows.statements.count > 1 || !former.isEmpty else { return [] }
    // In statements that overlap, nearly all rows of a transaction have one id.
    var taken: Set<TransactionID> = []
    var aliases: [TransactionAlias] = []
    func add(_ id: TransactionID, of shown: TransactionID) {
      guard id != shown else { return }
      if taken.isEmpty { taken = Set(result.shownIDs) }
      if taken.insert(id).inserted { aliases.append(TransactionAlias(id, of: shown)) }
    }
    for (index, cluster) in result.clusters.enumerated()
    where (cluster.count > 1 || !former.isEmpty) && !cluster.isDeleted {
      let shown = result.shownIDs[index]
      let first = result.firstRow(of: index)
      for row in result.rows(of: index).lazy.map({ Int($0) }) {
        if row != first { add(result.rows.ids[row], of: shown) }
        if let ids = former[result.rows.statement(of: row)] {
          add(ids[result.rows.place(of: row)], of: shown)
        }
      }
    }
    return aliases
  }

  /// By statement: the ids of rows that were recorded for a card which is part of this one now.
  ///
  /// A row's id is made with its card; who knows a transaction by the old one must find it.
  private func formerIDs(of result: CardClusters, card: CardID) -> [Int: [TransactionID]] {
    guard !history.names.isEmpty else { return [:] }
    var former: [Int: [TransactionID]] = [:]
    for (index, statement) in result.rows.statements.enumerated() {
      let key = StatementKey(
        fileHash: statement.fileHash, ordinal: statement.ordinal, card: card)
      guard let recorded = history.statements[key]?.recordedCard,
        recorded != history.names.key(card)
      else { continue }
      former[index] = RowIDs.of(statement.rows, card: recorded, currency: statement.currency)
    }
    return former
  }

  /// Writes the evaluation of a card.
  static func write(
    _ evaluation: CardEvaluation, with writer: inout IndexWriter
  ) throws(IndexError) {
    try writer.replaceTransactions(ofCard: evaluation.card, with: evaluation.transactions)
    try writer.replaceAliases(ofCard: evaluation.card, with: evaluation.aliases)
    try writer.setValue(evaluation.doubtsText, for: doubtsMark(of: evaluation.card))
  }
}

/// What a statement brought, compared with what was imported before it.
struct StatementCounts {
  var new = 0
  var known = 0
  var settled = 0
  /// Rows that correct others, and those that the same import takes back.
  var corrected = 0

  /// Counts every statement of a card.
  ///
  /// A row is new if no statement imported before its own shows its transaction; of several rows
  /// of one transaction in statements of one import, the canonically first is the new one.
  static func of(
    _ result: CardClusters, order: (LiveStatement) -> Int
  ) -> [RowCountKey: StatementCounts] {
    let orders = result.rows.statements.map(order)
    var all = [StatementCounts](repeating: StatementCounts(), count: orders.count)
    for cluster in result.clusters.indices {
      let (first, isVoid) = RowStanding.beginning(of: cluster, in: result, orders: orders)
      for row in result.rows(of: cluster).lazy.map({ Int($0) }) {
        let statement = result.rows.statement(of: row)
        switch RowStanding(row, of: cluster, in: result, first: first, isVoid: isVoid) {
        case .new: all[statement].new += 1
        case .known: all[statement].known += 1
        case .settled: all[statement].settled += 1
        case .corrected: all[statement].corrected += 1
        }
      }
    }
    return Dictionary(
      zip(result.rows.statements.map { RowCountKey($0) }, all), uniquingKeysWith: { one, _ in one })
  }

  struct RowCountKey: Hashable {
    var hash: String
    var ordinal: Int

    init(hash: String, ordinal: Int) {
      self.hash = hash
      self.ordinal = ordinal
    }

    init(_ statement: LiveStatement) {
      self.init(hash: statement.fileHash, ordinal: statement.ordinal)
    }
  }
}
