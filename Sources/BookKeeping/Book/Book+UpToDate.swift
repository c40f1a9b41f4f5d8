import RuleEngine
import StatementFormats
import StatementModel

/// Bringing the snapshot up to date with what is true: archive, journal, rules, configuration.
///
/// There is one way from the files to the snapshot. An import takes it with the statements it has
/// just read; a run after a kill, a sync or a deleted index takes it with what the archive holds; and
/// who can't or won't write takes it all the same, and keeps what comes of it for himself.
extension Book {
  /// Counted up whenever the same rows would give another snapshot.
  ///
  /// What readers make of files has a version of its own (``ReadingUpgrade``).
  static let engineVersion = "16"

  /// What is done with what an update comes to.
  enum Keeping {
    /// It is kept by the index; where it can't be, the update fails.
    case needed
    /// The same; where it can't be, that is remarked.
    case wanted
    case none
  }

  /// Opens the index and works out anew what it lacks.
  ///
  /// - Parameter madeOf: The fingerprint of the settings and rules to go by.
  func bringUpToDate(_ keeping: Keeping, madeOf fingerprint: String? = nil) throws(BookError) {
    let former = try openIndex(keeping)
    if keeping != .none { try checkForLostEntries() }
    if isUpToDate(madeOf: fingerprint ?? session.catalog.fingerprint) { return }
    try update(
      read: former?.live(by: history) ?? [:], keeping, madeOf: fingerprint,
      reader: former.map { $0.reader ?? "" } ?? StatementReader.version)
  }

  /// Opens the index; a damaged one is told of and passed over, and one of a former program is asked
  /// once for what that read.
  private func openIndex(_ keeping: Keeping) throws(BookError) -> FormerIndex? {
    do throws(IndexError) {
      try store.openIndex()
    } catch {
      guard error.isCuredByRebuilding || keeping == .none else { throw BookError(error) }
      store.dropIndex()
      if error == .missing {
        return FormerIndex(at: paths.formerIndex)
      }
      tellOfDamage(error, keeping)
    }
    return nil
  }

  private func tellOfDamage(_ error: IndexError, _ keeping: Keeping) {
    guard keeping != .none, !history.imports.isEmpty else { return }
    session.remarks.append(Diagnostic(.note, BookFact.indexRebuilt(error.summary)))
  }

  /// Refuses to go on where the journal has fewer entries than the index was made of.
  private func checkForLostEntries() throws(BookError) {
    let known = JournalTally(text: store.mark(.journal) ?? "")
    if let loss = session.journal.loss(since: known, isTorn: session.wasTorn) {
      throw .unreadable(loss)
    }
  }

  /// Whether the index is what the history comes to by settings and rules of a fingerprint.
  func isUpToDate(madeOf fingerprint: String) -> Bool {
    holdsHistory && store.mark(.catalog) == fingerprint
  }

  /// Whether the index has the history of the journal as `daybook.yaml` has it read, whatever rules
  /// it was decided by.
  var holdsHistory: Bool {
    store.mark(.engine) == Self.engineVersion && store.mark(.history) == history.fingerprint
      && store.mark(.configuration) == session.catalog.configurationFingerprint
  }

  /// Works out what the book comes to, and keeps it.
  ///
  /// - Parameters:
  ///   - read: Statements that were just read, so that they needn't be read again.
  ///   - madeOf: The fingerprint of the settings and rules to go by; those of now where none is given.
  ///   - reader: The version of the readers that read what a new index is made of.
  ///   - visit: Told of each card that is evaluated; nothing of its evaluation is kept.
  func update(
    read: ReadStatements, _ keeping: Keeping, madeOf fingerprint: String? = nil,
    reader: String = StatementReader.version, _ visit: EvaluationVisitor = { _ in }
  ) throws(BookError) {
    let fingerprint = fingerprint ?? session.catalog.fingerprint
    do throws(BookError) {
      return try attempt(read, keeping, fingerprint, reader, visit)
    } catch {
      // Damage may show itself only when the index is read; all is then made of what we have.
      guard store.index != nil, let damage = error.indexDamage else { throw error }
      store.dropIndex()
      tellOfDamage(damage, keeping)
      try attempt(read, keeping, fingerprint, reader, visit)
    }
  }

  /// What an update would come to, with nothing kept.
  func preview(
    read: ReadStatements, _ visit: EvaluationVisitor = { _ in }
  ) throws(BookError) -> Snapshot {
    let plan = try store.updatePlan(read: read)
    let catalog = session.catalog.fingerprint
    var nothing = IndexUpdate.none
    return try evaluator.evaluate(
      plan, sources: evaluator.sources(of: plan, madeOf: catalog), madeOf: catalog, into: &nothing,
      visit)
  }

  private func attempt(
    _ read: ReadStatements, _ keeping: Keeping, _ fingerprint: String, _ reader: String,
    _ visit: EvaluationVisitor
  ) throws(BookError) {
    let plan = try store.updatePlan(read: read)
    let sources = evaluator.sources(of: plan, madeOf: fingerprint)
    var kept = IndexUpdate(paths.index, over: store.index, keeping)
    let snapshot = try evaluator.evaluate(
      plan, sources: sources, madeOf: fingerprint, into: &kept, visit)
    let marks: [IndexMark: String] = [
      // While a file is awaited the index is never up to date, so each run looks for it again.
      .history: plan.awaitsFiles ? "" : history.fingerprint,
      .journal: JournalTally(session.journal.entries).text, .catalog: fingerprint,
      .configuration: session.catalog.configurationFingerprint, .engine: Self.engineVersion,
      // Whatever is in a new index was read by the readers of now.
      .reader: store.index == nil ? reader : store.mark(.reader) ?? "",
    ]
    kept.finish(snapshot, plan.indexed, marks, sources)
    take(snapshot)
    switch (kept.failure, keeping) {
    case (nil, .none): break
    case (nil, _): try store.reopenIndex()
    case (let failure?, .needed): throw BookError(.file(failure))
    case (let failure?, _):
      session.remarks.append(
        Diagnostic(.note, BookFact.workedOutWithoutIndex(IndexError.file(failure).summary)))
    }
  }

  /// Journals facts and brings the index up to date.
  func record(_ facts: [JournalFacts]) throws(BookError) {
    try session.append(facts)
    try updateWhatIsRecorded(read: [:])
  }

  /// Brings the index up to date with what has just been journaled.
  ///
  /// - Throws: Where disk or permissions keep the index from being written, that the journal has it
  ///   all the same: an undo that is given again would take back something else.
  func updateWhatIsRecorded(
    read: ReadStatements, _ visit: EvaluationVisitor = { _ in }
  ) throws(BookError) {
    do throws(BookError) {
      try update(read: read, session.isInMemory ? .none : .needed, visit)
    } catch {
      guard error.isOfStorage, let reason = error.diagnostics.first?.fact.summary else {
        throw error
      }
      throw .io(Diagnostic(.error, BookFact.recordedWithoutIndex(reason)))
    }
  }

  /// Makes the index anew from archive, journal, rules and configuration.
  package func rebuild() throws(BookError) {
    session.remarks = session.journal.remarks
    // The index may be all that still has what an earlier program read.
    try ReadingUpgrade(self).run()
    store.dropIndex()
    try update(read: [:], .needed)
  }

  // MARK: Damage

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
    store.dropIndex()
    func makeAnew() throws(BookError) {
      let keeping: Keeping = session.isLocked ? .wanted : .none
      tellOfDamage(damage, keeping)
      try update(read: [:], keeping)
    }
    // The index of a newer program, or of other rules than these, is not ours to make.
    if session.journal.isNewer || bookRules.areOfLastRun {
      try makeAnew()
    } else {
      try session.lockedIfFree { () throws(BookError) in try makeAnew() }
    }
  }

  /// Works everything out for a reader, where the index could not be read.
  func workOutWithoutIndex(because error: BookError) throws(BookError) {
    store.dropIndex()
    try update(read: [:], .none)
    guard let reason = error.diagnostics.first?.fact.summary else { return }
    session.remarks.append(Diagnostic(.note, BookFact.workedOutWithoutIndex(reason)))
  }
}
