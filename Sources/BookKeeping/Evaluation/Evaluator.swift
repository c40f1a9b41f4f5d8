import Identity
import RuleEngine
import StatementFormats
import StatementModel

/// What is done with the evaluation of each card before that of the next is begun.
///
/// Where an update is tried again, it is told of a card again.
typealias EvaluationVisitor = (CardEvaluation) throws(BookError) -> Void

/// Works out what a book comes to: statements to clusters, card by card; clusters, rules and a person's
/// words to transactions; and links among all of them.
struct Evaluator {
  let session: BookSession
  let rules: BookRules
  let store: StatementStore

  /// Works out what the book comes to, card by card and then links among all.
  ///
  /// Of a card of which the index says that it is made of the same, clusters or transactions are taken
  /// as the index has them.
  ///
  /// - Parameters:
  ///   - catalog: The fingerprint of settings and rules; without one, nothing that a former snapshot
  ///     knows is gone by.
  ///   - kept: Takes in what is to be kept.
  ///   - visit: Told of each card whose transactions are made; nothing of its evaluation is kept.
  func evaluate(
    _ plan: UpdatePlan, sources: [CardID: CardSource], madeOf catalog: String? = nil,
    into kept: inout IndexUpdate, _ visit: EvaluationVisitor = { _ in }
  ) throws(BookError) -> Snapshot {
    let matcher = try rules.matcher
    let former = try catalog == nil ? nil : formerSnapshot()
    if let former, store.mark(.catalog) == catalog {
      matcher.recall(former.patterns, of: StringInterner(former.transactions.texts))
    }
    let decider = Decider(
      matcher, dateBasis: session.configuration.dateBasis, cards: session.cards,
      renames: session.history.edits.renames)
    var builder = SnapshotBuilder(
      decider, session.history.edits, former.map { KnownMerchants(of: $0.transactions) })
    let known = store.index?.manifest.sources ?? [:]
    let same = Set(
      plan.statements.keys.filter { card in
        known[card].map { $0.transactions == sources[card]?.transactions } ?? false
      })
    if let former, !same.isEmpty { builder.keep(same, of: former) }
    for (card, statements) in plan.statements.sorted(by: { $0.key < $1.key }) {
      guard !same.contains(card) else {
        kept.keep(card, clustersToo: true)
        continue
      }
      let evaluation = try evaluate(
        card, statements, plan, source: sources[card]?.clusters, into: &kept)
      builder.add(evaluation)
      try visit(evaluation)
      for statement in statements { plan.read[statement.key] = nil }
    }
    store.index?.forgetRows()
    for hit in decider.limitHits {
      session.remarks.append(
        Diagnostic(
          .warning, BookFact.limitHit(pattern: hit.pattern, times: hit.count), at: hit.location))
    }
    var snapshot = builder.finish(by: session.configuration.dateBasis, asOf: plan.asOf)
    (snapshot.links, snapshot.effects) = try BookLinks(self)
      .find(among: snapshot, cards: plan.statements.keys)
    return snapshot
  }

  /// The snapshot that the index has, where this program made it.
  private func formerSnapshot() throws(BookError) -> Snapshot? {
    guard store.mark(.engine) == Book.engineVersion else { return nil }
    return try store.indexed { (index) throws(IndexError) in try index.snapshot() }
  }

  /// One card over its live statements, as it stands.
  func evaluation(of card: CardID) throws(BookError) -> CardEvaluation {
    let plan = try store.updatePlan(read: [:], of: card)
    var nothing = IndexUpdate.none
    return try evaluate(
      card, plan.statements[card] ?? [], plan,
      source: sources(of: plan, madeOf: "")[card]?.clusters, into: &nothing)
  }

  /// Every card over its live statements, as it stands, by one plan: a plan for each card would go
  /// through the statements of all as often as there are cards.
  ///
  /// Where the index turns out to be damaged, it fails in the middle; `mending` does all again.
  ///
  /// - Parameter cards: Those that are asked about; all where none are named.
  func forEachCard(
    of cards: Set<CardID>? = nil,
    _ visit: (CardEvaluation, [UpdatePlan.Statement]) throws(BookError) -> Void
  ) throws(BookError) {
    let plan = try store.updatePlan(read: [:])
    let sources = self.sources(of: plan, madeOf: "")
    var nothing = IndexUpdate.none
    for (card, statements) in plan.statements.sorted(by: { $0.key < $1.key })
    where cards?.contains(card) ?? true {
      let evaluation = try evaluate(
        card, statements, plan, source: sources[card]?.clusters, into: &nothing)
      try visit(evaluation, statements)
    }
    store.index?.forgetRows()
  }

  /// Judges one card: identity over all its live statements.
  ///
  /// - Parameter source: What its clusters are made of; of the same, the index has them.
  private func evaluate(
    _ card: CardID, _ statements: [UpdatePlan.Statement], _ plan: UpdatePlan, source: String?,
    into kept: inout IndexUpdate
  ) throws(BookError) -> CardEvaluation {
    let rows = try store.rows(of: statements, card: card, plan.read)
    let live = zip(statements, rows).map { statement, rows in
      liveStatement(
        statement.key, statement.fact, rows, from: statement.indexed.from,
        to: statement.indexed.to)
    }
    let isSame = !plan.changed.contains(card)
    var known: CardClusters?
    if isSame, let index = store.index, index.manifest.sources[card]?.clusters == source {
      let found = try store.indexed { (index) throws(IndexError) in try index.clusters(ofCard: card)
      }
      known = found.flatMap { $0 }.flatMap { CardClusters(live, kept: $0) }
    }
    if isSame {
      kept.keep(card, clustersToo: known != nil)
    } else {
      kept.add(card, zip(statements, rows).map { ($0.key, $1) })
    }
    let result =
      known ?? CardClusters.evaluate(live, decisions: session.history.edits.decisions[card] ?? [])
    if known == nil { kept.add(card, result) }
    return CardEvaluation(
      card: card, result: result,
      aliases: Self.aliases(result, former: formerIDs(of: result, card: card)),
      edits: session.history.edits.assigned(in: result, card: card),
      // The same bytes under two cards were imported from two places.
      shownPaths: Dictionary(
        statements.map { ($0.key.fileHash, $0.fact.file.path) },
        uniquingKeysWith: { one, _ in one }))
  }

  /// By card: what its clusters and its transactions are made of.
  ///
  /// - Parameter madeOf: The fingerprint of settings and rules.
  func sources(of plan: UpdatePlan, madeOf catalog: String) -> [CardID: CardSource] {
    let cards = plan.statements.keys
    let decisions = session.history.edits.decisionFingerprints(of: cards)
    let edits = session.history.edits.fingerprints(of: cards)
    var sources: [CardID: CardSource] = [:]
    for (card, statements) in plan.statements {
      var hash = StableHash()
      hash.add(Book.engineVersion)
      hash.add(decisions[card] ?? "")
      for statement in statements {
        hash.add(statement.key.fileHash)
        hash.add(Int64(statement.key.ordinal))
        hash.add(statement.fact.readingID)
      }
      let clusters = hash.text
      hash.add(catalog)
      hash.add(edits[card] ?? "")
      sources[card] = CardSource(clusters: clusters, transactions: hash.text)
    }
    return sources
  }

  /// The statement as identity sees it.
  func liveStatement(
    _ key: StatementKey, _ fact: LiveStatementFact, _ rows: StatementColumns,
    from: CalendarDate?, to: CalendarDate?
  ) -> LiveStatement {
    let currency = session.currency(of: fact)
    return LiveStatement(
      fileHash: key.fileHash, ordinal: key.ordinal, source: fact.file.format, currency: currency,
      from: from, to: to, rows: rows,
      ids: rows.ids(card: session.history.names.key(key.card), currency: currency))
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
    guard !session.history.names.isEmpty else { return [:] }
    var former: [Int: [TransactionID]] = [:]
    for (index, statement) in result.rows.statements.enumerated() {
      let key = StatementKey(
        fileHash: statement.fileHash, ordinal: statement.ordinal, card: card)
      guard let recorded = session.history.statements[key]?.recordedCard,
        recorded != session.history.names.key(card)
      else { continue }
      former[index] = RowIDs.of(statement.rows, card: recorded, currency: statement.currency)
    }
    return former
  }
}
