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
  static let engineVersion = "14"

  /// Opens the index, mending it by making it anew, and brings it up to date.
  func bringUpToDate(canWrite: Bool) throws(BookError) {
    guard canWrite else { return try lookWithoutWriting() }
    // What an earlier program read stays as it was, until it is held against the readers of now.
    var former: FormerIndex?
    try openIndex(&former)
    do throws(BookError) {
      try checkForLostEntries()
      if try isUpToDate() { return }
    } catch {
      guard let damage = error.indexDamage else { throw error }
      try remakeIndex(because: damage)
    }
    try update(
      read: ReadStatements(former, history),
      reader: former == nil ? StatementReader.version : former?.reader)
  }

  /// - Parameter former: What an index of the version before has, where that stands there.
  private func openIndex(_ former: inout FormerIndex?) throws(BookError) {
    do throws(IndexError) {
      index = try BookIndex.open(at: paths.index, readOnly: false)
    } catch {
      guard error.isCuredByRebuilding else {
        throw Self.failure(error)
      }
      if case .wrongVersion = error {
        former = FormerIndex(at: paths.index, reader: IndexMark.reader.rawValue)
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
    /// Whether the journal speaks of files that the archive does not have yet.
    var awaitsFiles = false

    /// Statements to insert, with their rows, in the order of their keys.
    var insertions: [(statement: IndexedStatement, rows: StatementColumns)] {
      let new = Set(added)
      let planned = statements.values.joined().filter { new.contains($0.key) }
      return planned.sorted { $0.key < $1.key }.compactMap { item in
        source.read[item.key].map { (item.indexed, $0.rows) }
      }
    }
  }

  /// Brings the index up to date, in one write transaction.
  ///
  /// - Parameters:
  ///   - read: Statements that were just read, so that they needn't be read again.
  ///   - editedCards: The cards that new edits are of, where that is known.
  ///   - reader: The version of the readers that read them, where it may be another than that of now.
  ///   - visit: Told of each card that was touched; nothing of its evaluation is kept.
  func update(
    read: ReadStatements, reader: String? = StatementReader.version,
    editedCards: Set<CardID>? = nil, _ visit: EvaluationVisitor = { _ in }
  ) throws(BookError) {
    do throws(BookError) {
      return try attemptUpdate(read: read, reader: reader, editedCards: editedCards, visit)
    } catch {
      // A damaged index may show itself only when it is read; it is made of what we have.
      guard let damage = error.indexDamage else { throw error }
      try remakeIndex(because: damage)
      return try attemptUpdate(read: read, reader: reader, editedCards: editedCards, visit)
    }
  }

  /// What an update would come to, with nothing written.
  func preview(read: ReadStatements, _ visit: EvaluationVisitor) throws(BookError) {
    guard let index else { return }
    let indexed = try Self.wrap { () throws(IndexError) in try index.statements() }
    try evaluate(try updatePlan(read: read, indexed: indexed), visit)
  }

  private func attemptUpdate(
    read: ReadStatements, reader: String?, editedCards: Set<CardID>?, _ visit: EvaluationVisitor
  ) throws(BookError) {
    guard let index else { return }
    evaluated = nil
    let indexed = try Self.wrap { () throws(IndexError) in try index.statements() }
    var plan = try updatePlan(read: read, indexed: indexed)
    plan.touched.formUnion(try staleCards(among: plan.statements.keys, editedCards: editedCards))
    var marks: [(IndexMark, String)] = [
      // While a file is awaited the index is never up to date, so each run looks for it again.
      (.history, plan.awaitsFiles ? "" : history.fingerprint),
      (.journal, JournalTally(journal.entries).text),
      (.edits, history.edits.fingerprint),
      (.catalog, catalog.fingerprint), (.configuration, catalog.configurationFingerprint),
      (.engine, Self.engineVersion),
    ]
    // Whatever is there will have been read by the readers of now, and what differs was told.
    if indexed.isEmpty, let reader { marks.append((.reader, reader)) }
    var linked: LinkedBook?
    do {
      try index.update { writer in
        for key in plan.removed { try writer.removeStatement(key) }
        try writer.insertStatements(plan.insertions)
        if let links = try write(plan, with: &writer, visit) {
          try writer.setValue(links.effects.text, for: IndexMark.links.rawValue)
          linked = links
        }
        for (mark, value) in marks { try writer.setValue(value, for: mark.rawValue) }
      }
    } catch {
      throw Self.updateFailure(error)
    }
    guard let linked else { return }
    setLinkEffects(linked.effects)
    evaluated = linked.all
  }

  /// Evaluates the cards that are touched, writes them card by card, and finds what links come to.
  ///
  /// - Returns: Nothing where no card is touched, since then neither did links change.
  private func write(
    _ plan: UpdatePlan, with writer: inout IndexWriter, _ visit: EvaluationVisitor
  ) throws -> LinkedBook? {
    guard !plan.touched.isEmpty else { return nil }
    var linking = try Linking(self, untouched: Set(plan.statements.keys).subtracting(plan.touched))
    try evaluate(plan) { (evaluation) throws(BookError) in
      try Self.wrap { () throws(IndexError) in try Self.write(evaluation, with: &writer) }
      linking.add(evaluation)
      try visit(evaluation)
    }
    return try linking.linked(cards: plan.statements.keys)
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
    var reread: [String: [Statement]?] = [:]
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
      let entry = IndexedStatement(
        statement, key: key, file: fact.file.path, importID: fact.readingID)
      plan.statements[key.card, default: []].append((key, fact, entry))
      // Made once, and kept with the rows.
      plan.source.read[key]?.rows.nameRows(
        card: history.names.key(key.card), currency: currency(of: fact))
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
