import RuleEngine
import StatementFormats
import StatementModel

/// Bringing the index up to date with what is true: archive, journal, rules, configuration.
///
/// There is one way from the files to the snapshot. An import takes it with the statements it has
/// just read; a run after a kill, a sync or a deleted index takes it with what the archive holds; and
/// who can't or won't write takes it all the same, and keeps what comes of it for himself.
extension Book {
  /// Counted up whenever the same rows would give another snapshot.
  ///
  /// What readers make of files has a version of its own (`keepReadings`).
  static let engineVersion = "15"

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
    if isUpToDate(madeOf: fingerprint ?? catalog.fingerprint) { return }
    try update(
      read: former?.live(by: history) ?? [:], keeping, madeOf: fingerprint,
      reader: former.map { $0.reader ?? "" } ?? StatementReader.version)
  }

  /// Opens the index; a damaged one is told of and passed over, and one of a former program is asked
  /// once for what that read.
  private func openIndex(_ keeping: Keeping) throws(BookError) -> FormerIndex? {
    do throws(IndexError) {
      index = try BookIndex.open(at: paths.index)
    } catch {
      guard error.isCuredByRebuilding || keeping == .none else { throw BookError(error) }
      index = nil
      if error == .missing {
        return FormerIndex(at: paths.formerIndex)
      }
      tellOfDamage(error, keeping)
    }
    return nil
  }

  func tellOfDamage(_ error: IndexError, _ keeping: Keeping) {
    guard keeping != .none, !history.imports.isEmpty else { return }
    remarks.append(Diagnostic(.note, BookFact.indexRebuilt(error.summary)))
  }

  /// Refuses to go on where the journal has fewer entries than the index was made of.
  private func checkForLostEntries() throws(BookError) {
    let known = JournalTally(text: mark(.journal) ?? "")
    if let loss = journal.loss(since: known, isTorn: wasTorn) { throw .unreadable(loss) }
  }

  /// Whether the index is what the history comes to by settings and rules of a fingerprint.
  func isUpToDate(madeOf fingerprint: String) -> Bool {
    holdsHistory && mark(.catalog) == fingerprint
  }

  /// Whether the index has the history of the journal as `daybook.yaml` has it read, whatever rules
  /// it was decided by.
  var holdsHistory: Bool {
    mark(.engine) == Self.engineVersion && mark(.history) == history.fingerprint
      && mark(.configuration) == catalog.configurationFingerprint
  }

  func mark(_ mark: IndexMark) -> String? { index?.value(for: mark.rawValue) }

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
    do throws(BookError) {
      return try attempt(read, keeping, fingerprint ?? catalog.fingerprint, reader, visit)
    } catch {
      // Damage may show itself only when the index is read; all is then made of what we have.
      guard index != nil, let damage = error.indexDamage else { throw error }
      index = nil
      tellOfDamage(damage, keeping)
      try attempt(read, keeping, fingerprint ?? catalog.fingerprint, reader, visit)
    }
  }

  /// What an update would come to, with nothing kept.
  func preview(
    read: ReadStatements, _ visit: EvaluationVisitor = { _ in }
  ) throws(BookError) -> Snapshot {
    let plan = try updatePlan(read: read)
    var nothing = IndexUpdate.none
    return try evaluate(
      plan, sources: cardSources(of: plan, madeOf: catalog.fingerprint), into: &nothing, visit)
  }

  private func attempt(
    _ read: ReadStatements, _ keeping: Keeping, _ fingerprint: String, _ reader: String,
    _ visit: EvaluationVisitor
  ) throws(BookError) {
    let plan = try updatePlan(read: read)
    let sources = cardSources(of: plan, madeOf: fingerprint)
    var kept = IndexUpdate(paths.index, over: index, keeping)
    let snapshot = try evaluate(plan, sources: sources, into: &kept, visit)
    let marks: [IndexMark: String] = [
      // While a file is awaited the index is never up to date, so each run looks for it again.
      .history: plan.awaitsFiles ? "" : history.fingerprint,
      .journal: JournalTally(journal.entries).text, .catalog: fingerprint,
      .configuration: catalog.configurationFingerprint, .engine: Self.engineVersion,
      // Whatever is in a new index was read by the readers of now.
      .reader: index == nil ? reader : mark(.reader) ?? "",
    ]
    kept.finish(snapshot, plan.indexed, marks, sources)
    take(snapshot)
    switch (kept.failure, keeping) {
    case (nil, .none): break
    case (nil, _): try reopenIndex()
    case (let failure?, .needed): throw BookError(.file(failure))
    case (let failure?, _):
      remarks.append(
        Diagnostic(.note, BookFact.workedOutWithoutIndex(IndexError.file(failure).summary)))
    }
  }

  /// Goes on with the state that was just put in place, and removes what that has no use for.
  func reopenIndex() throws(BookError) {
    index = nil
    do throws(IndexError) {
      let opened = try BookIndex.open(at: paths.index)
      opened.sweep()
      index = opened
    } catch {
      throw BookError(error)
    }
    FormerIndex.remove(at: paths.formerIndex)
  }

  /// Makes the index anew from archive, journal, rules and configuration.
  package func rebuild() throws(BookError) {
    remarks = journal.remarks
    // The index may be all that still has what an earlier program read.
    try keepReadings()
    index = nil
    try update(read: [:], .needed)
  }
}
