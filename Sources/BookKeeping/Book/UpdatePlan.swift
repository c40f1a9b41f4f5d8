import StatementModel

/// What is live by the journal, held against what the index has.
struct UpdatePlan {
  /// A live statement with what the index knows, or is to know, of it.
  struct Statement {
    var key: StatementKey
    var fact: LiveStatementFact
    var indexed: IndexedStatement
  }

  /// Every live statement, by card, in the order of their keys.
  var statements: [CardID: [Statement]] = [:]
  /// Statements that the index does not have, with their rows.
  var read: ReadStatements
  /// The cards whose statements are others than those of the index.
  var changed: Set<CardID> = []
  /// Whether the journal speaks of files that the archive does not have yet.
  var awaitsFiles = false

  /// All statements without their rows, by key.
  var indexed: [IndexedStatement] {
    statements.values.joined().map(\.indexed).sorted { $0.key < $1.key }
  }

  /// The newest end of a statement.
  var asOf: CalendarDate? { statements.values.joined().compactMap(\.indexed.to).max() }
}

extension Book {
  /// Compares what should be live with what the index has, and reads what is missing from the
  /// archive.
  ///
  /// - Parameters:
  ///   - read: Statements that were just read, so that they needn't be read again.
  ///   - card: The one card that is asked about; nothing for all.
  func updatePlan(
    read: ReadStatements, of card: CardID? = nil
  ) throws(BookError) -> UpdatePlan {
    var plan = UpdatePlan(read: read)
    let all = try indexed { (index) throws(IndexError) in try index.statements() } ?? []
    let known = Dictionary(all.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let moved = MovedStatements(all, history)
    var reread: [String: [Statement]?] = [:]
    let told = remarks.count
    let live = history.statements.filter { card == nil || $0.key.card == card }
    for (key, fact) in live.sorted(by: { $0.key < $1.key }) {
      if let indexed = known[key], indexed.importID == fact.readingID {
        plan.statements[key.card, default: []].append(.init(key: key, fact: fact, indexed: indexed))
        continue
      }
      if read[key] == nil { read[key] = try moved.statement(fact, key.ordinal, of: self) }
      if read[key] == nil {
        // The same bytes may have been imported twice, by two profiles.
        let place = fact.readingID
        if reread[place] == nil { reread[place] = archived(fact.file) }
        guard let statements = reread[place] ?? nil, statements.indices.contains(key.ordinal)
        else {
          plan.awaitsFiles = true
          continue
        }
        read[key] = statements[key.ordinal]
      }
      guard let statement = read[key] else { continue }
      let entry = IndexedStatement(
        statement, key: key, file: fact.file.path, importID: fact.readingID)
      plan.statements[key.card, default: []].append(.init(key: key, fact: fact, indexed: entry))
      // Made once, and kept with the rows.
      read[key]?.rows.nameRows(card: history.names.key(key.card), currency: currency(of: fact))
      plan.changed.insert(key.card)
    }
    for key in known.keys where history.statements[key] == nil { plan.changed.insert(key.card) }
    gatherAwaited(since: told)
    return plan
  }

  /// The rows of statements of one card, in their order.
  func rows(
    of statements: [UpdatePlan.Statement], card: CardID, _ read: ReadStatements
  ) throws(BookError) -> [StatementColumns] {
    var kept: [StatementKey: StatementColumns] = [:]
    if statements.contains(where: { read[$0.key] == nil }) {
      kept = try indexed { (index) throws(IndexError) in try index.rows(ofCard: card) } ?? [:]
    }
    return statements.map { read[$0.key]?.rows ?? kept[$0.key] ?? [] }
  }

  /// Asks the index, where there is one.
  func indexed<Answer>(
    _ question: (BookIndex) throws(IndexError) -> Answer
  ) throws(BookError) -> Answer? {
    guard let index else { return nil }
    do throws(IndexError) {
      return try question(index)
    } catch {
      throw BookError(error)
    }
  }
}

extension BookError {
  /// A failure of the index, by the kind that decides the exit code.
  init(_ error: IndexError) {
    self = .io(Diagnostic(.error, error))
  }
}
