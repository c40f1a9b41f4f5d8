import BookIndex
import RuleEngine
import StatementFormats
import StatementModel

/// Bringing the index up to date with what is true: archive, journal, rules, configuration.
///
/// There is one way from the files to the index. An import takes it with the statements it has
/// just read; a run after a kill, a sync or a deleted index takes it with what the archive holds.
extension Book {
  /// Counted up whenever the same rows would give another index.
  ///
  /// What readers make of files has a version of its own (`keepReadings`).
  static let engineVersion = "13"

  /// Opens the index, mending it by making it anew, and brings it up to date.
  func bringUpToDate(canWrite: Bool) throws(BookError) {
    guard canWrite else { return try lookWithoutWriting() }
    try openIndex()
    do throws(BookError) {
      try checkForLostEntries()
      if try isUpToDate() { return }
    } catch {
      guard let damage = error.indexDamage else { throw error }
      try remakeIndex(because: damage)
    }
    releasesRows = history.edits.links.isEmpty
    defer { releasesRows = false }
    try update(read: [:])
  }

  private func openIndex() throws(BookError) {
    do throws(IndexError) {
      index = try BookIndex.open(at: paths.index, readOnly: false)
    } catch {
      guard error.isCuredByRebuilding else {
        throw Self.failure(error)
      }
      try remakeIndex(because: error == .missing ? nil : error.summary)
    }
  }

  /// Refuses to go on where the journal has fewer entries than the index was made of.
  private func checkForLostEntries() throws(BookError) {
    let known = JournalTally(text: try mark(.journal) ?? "")
    if let loss = journal.loss(since: known, isTorn: wasTorn) { throw .unreadable(loss) }
  }

  /// Makes an empty index in place of what is there.
  func remakeIndex(because reason: String?) throws(BookError) {
    index = nil
    index = try Self.wrap { () throws(IndexError) in
      try BookIndex.create(at: paths.index)
    }
    if let reason, !history.imports.isEmpty {
      remarks.append(Diagnostic(.note, BookFact.indexRebuilt(reason)))
    }
  }

  func isUpToDate() throws(BookError) -> Bool { try isUpToDate(madeOf: catalog.fingerprint) }

  /// Whether the index is what the history comes to by settings and rules of a fingerprint.
  func isUpToDate(madeOf catalogFingerprint: String) throws(BookError) -> Bool {
    let marks = [
      IndexMark.engine: Self.engineVersion, .history: history.fingerprint,
      .catalog: catalogFingerprint, .configuration: catalog.configurationFingerprint,
    ]
    for (mark, value) in marks where try self.mark(mark) != value { return false }
    return true
  }

  func mark(_ mark: IndexMark) throws(BookError) -> String? {
    guard let index else { return nil }
    return try Self.wrap { () throws(IndexError) in try index.value(for: mark.rawValue) }
  }

  typealias PlannedStatement = (
    key: StatementKey, fact: LiveStatementFact, indexed: IndexedStatement
  )

  /// What an update has to do.
  struct UpdatePlan {
    /// Every live statement, by card.
    var statements: [CardID: [PlannedStatement]] = [:]
    var source = StatementSource()
    /// The cards whose transactions may change.
    var touched: Set<CardID> = []
    /// Statements to insert.
    var added: [StatementKey] = []
    /// Statements that are no longer live.
    var removed: [StatementKey] = []
    /// The rows of those, packed for the index.
    var packed: [StatementKey: PackedRows] = [:]
    /// Whether the journal speaks of files that the archive does not have yet.
    var awaitsFiles = false

    /// Statements to insert, with their rows, in the order of their keys.
    var insertions: [(statement: IndexedStatement, rows: PackedRows)] {
      let planned = statements.values.joined().filter { packed[$0.key] != nil }
      return planned.sorted { $0.key < $1.key }.compactMap { item in
        packed[item.key].map { (item.indexed, $0) }
      }
    }
  }

  /// Brings the index up to date, in one write transaction.
  ///
  /// - Parameters:
  ///   - read: Statements that were just read, so that they needn't be read again.
  ///   - editedCards: The cards that new edits are of, where that is known.
  /// - Returns: The evaluation of each card that was touched.
  @discardableResult
  func update(
    read: ReadStatements, editedCards: Set<CardID>? = nil
  ) throws(BookError) -> [CardEvaluation] {
    do throws(BookError) {
      return try attemptUpdate(read: read, editedCards: editedCards)
    } catch {
      // A damaged index may show itself only when it is read; it is made of what we have.
      guard let damage = error.indexDamage else { throw error }
      try remakeIndex(because: damage)
      return try attemptUpdate(read: read, editedCards: editedCards)
    }
  }

  /// What an update would come to, with nothing written.
  func preview(read: ReadStatements) throws(BookError) -> [CardEvaluation] {
    guard let index else { return [] }
    let indexed = try Self.wrap { () throws(IndexError) in try index.statements() }
    let plan = try updatePlan(read: read, indexed: indexed)
    return try evaluate(plan)
  }

  /// - Parameter isWhole: Whether no card may be judged by some days only.
  private func attemptUpdate(
    read: ReadStatements, editedCards: Set<CardID>?, isWhole: Bool = false
  ) throws(BookError) -> [CardEvaluation] {
    guard let index else { return [] }
    evaluated = nil
    let indexed = try Self.wrap { () throws(IndexError) in try index.statements() }
    var plan = try updatePlan(read: read, indexed: indexed)
    let stale = try staleCards(among: plan.statements.keys, editedCards: editedCards)
    plan.touched.formUnion(stale)
    let unchanged = isWhole ? [] : plan.touched.subtracting(stale)
    for key in plan.added {
      plan.packed[key] = plan.source.read[key]?.packing()
    }
    let linkRows = stale.isEmpty && !unchanged.isEmpty ? try linkRows(for: plan) : nil
    var evaluations = try evaluate(plan, byDays: unchanged, isForIndex: true)
    let prepared = plan
    if releasesRows {
      // If the update is tried again, they are read from the archive.
      prepared.source.read.removeAll()
      for place in evaluations.indices { evaluations[place].result.releaseRows() }
    }
    // Where no card's transactions changed, neither did links.
    let linking =
      evaluations.isEmpty
      ? nil : try linking(after: evaluations, cards: plan.statements.keys, linkRows)
    if keepsSpent { spent.append((linking, linkRows)) }
    var linked: LinkedBook?
    var marks: [(IndexMark, String)] = [
      // While a file is awaited the index is never up to date, so each run looks for it again.
      (.history, plan.awaitsFiles ? "" : history.fingerprint),
      (.journal, JournalTally(journal.entries).text),
      (.edits, history.edits.fingerprint),
      (.catalog, catalog.fingerprint), (.configuration, catalog.configurationFingerprint),
      (.engine, Self.engineVersion),
    ]
    // Whatever is there will have been read by the readers of now, and what differs was told.
    if indexed.isEmpty { marks.append((.reader, StatementReader.version)) }
    var sums: [CardID: MonthSums] = [:]
    for evaluation in evaluations where evaluation.replaced != nil {
      sums[evaluation.card] = try knownSums(of: evaluation.card)
    }
    let written = marks
    do {
      try index.update { writer in
        for key in prepared.removed { try writer.removeStatement(key) }
        try writer.insertStatements(prepared.insertions)
        for evaluation in evaluations {
          let statements = prepared.statements[evaluation.card] ?? []
          try Self.write(evaluation, of: statements, sums: sums[evaluation.card], with: &writer)
        }
        if let linking {
          let links = try self.linked(linking, cards: prepared.statements.keys)
          try writer.setValue(
            links.effectsText ?? links.effects.text, for: IndexMark.links.rawValue)
          try writer.setValue(links.holding, for: IndexMark.holding.rawValue)
          linked = links
        }
        for (mark, value) in written { try writer.setValue(value, for: mark.rawValue) }
      }
    } catch is IncrementRefused {
      return try attemptUpdate(read: read, editedCards: editedCards, isWhole: true)
    } catch {
      throw Self.updateFailure(error)
    }
    if let linked {
      setLinkEffects(linked.effects)
      evaluated = linked.all
    }
    return evaluations
  }

  /// The cards whose decisions may be stale: all if rules, configuration or program changed; if
  /// only edits came, those that the caller names, else all.
  private func staleCards(
    among cards: some Sequence<CardID>, editedCards: Set<CardID>?
  ) throws(BookError) -> Set<CardID> {
    guard try mark(.engine) == Self.engineVersion, try mark(.catalog) == catalog.fingerprint else {
      return Set(cards)
    }
    if try mark(.edits) == history.edits.fingerprint { return [] }
    return editedCards ?? Set(cards)
  }

  /// Compares what should be live with what the index has, and reads what is missing from the
  /// archive.
  func updatePlan(
    read: ReadStatements, indexed: [IndexedStatement]
  ) throws(BookError) -> UpdatePlan {
    var plan = UpdatePlan()
    plan.source = StatementSource(index: index, read: read)
    let known = Dictionary(indexed.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let moved = MovedStatements(indexed, history)
    var reread: [String: [ReadStatement]?] = [:]
    let told = remarks.count
    for (key, fact) in history.statements.sorted(by: { $0.key < $1.key }) {
      if let indexed = known[key], indexed.importID == fact.readingID {
        plan.statements[key.card, default: []].append((key, fact, indexed))
        continue
      }
      if plan.source.read[key] == nil, let index,
        let rows = try moved.read(fact, key.ordinal, from: index)
      {
        plan.source.read[key] = rows
      }
      if plan.source.read[key] == nil {
        // The same bytes may have been imported twice, by two profiles.
        let place = fact.readingID
        if reread[place] == nil { reread[place] = archived(fact.file) }
        guard let statements = reread[place] ?? nil, statements.indices.contains(key.ordinal)
        else {
          plan.awaitsFiles = true
          continue
        }
        plan.source.read[key] = statements[key.ordinal]
      }
      guard let statement = plan.source.read[key] else { continue }
      // Imported again, by another profile perhaps, or by another device before this one.
      if known[key] != nil { plan.removed.append(key) }
      let entry = statement.indexed(
        as: key, file: fact.file.path, importID: fact.readingID)
      plan.statements[key.card, default: []].append((key, fact, entry))
      plan.added.append(key)
      plan.touched.insert(key.card)
    }
    for key in known.keys.sorted() where history.statements[key] == nil {
      plan.removed.append(key)
      plan.touched.insert(key.card)
    }
    gatherAwaited(since: told)
    return plan
  }
}
