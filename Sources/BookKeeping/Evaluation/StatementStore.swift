import StatementFormats
import StatementModel

/// Where statements are had from, row by row: from the index, else from the archive.
final class StatementStore {
  let session: BookSession
  /// The state of the index that the book goes by; nothing where there is none that can be used.
  private(set) var index: BookIndex?
  /// Files that the archive had lost and has again, from where they were imported.
  var takenBack: [String] = []

  init(_ session: BookSession) { self.session = session }

  // MARK: The index

  /// Opens the index.
  func openIndex() throws(IndexError) { index = try BookIndex.open(at: session.paths.index) }

  /// Goes on with the state that was just put in place, and removes what that has no use for.
  func reopenIndex() throws(BookError) {
    index = nil
    do throws(IndexError) {
      let opened = try BookIndex.open(at: session.paths.index)
      opened.sweep()
      index = opened
    } catch {
      throw BookError(error)
    }
    FormerIndex.remove(at: session.paths.formerIndex)
  }

  /// Goes on without the index.
  func dropIndex() { index = nil }

  func mark(_ mark: IndexMark) -> String? { index?.value(for: mark.rawValue) }

  // MARK: Rows

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
    let moved = MovedStatements(all, session.history)
    var reread: [String: [Statement]?] = [:]
    let told = session.remarks.count
    let live = session.history.statements.filter { card == nil || $0.key.card == card }
    for (key, fact) in live.sorted(by: { $0.key < $1.key }) {
      if let indexed = known[key], indexed.importID == fact.readingID {
        plan.statements[key.card, default: []].append(.init(key: key, fact: fact, indexed: indexed))
        continue
      }
      if read[key] == nil { read[key] = try moved.statement(fact, key.ordinal, in: self) }
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
      read[key]?.rows.nameRows(
        card: session.history.names.key(key.card), currency: session.currency(of: fact))
      plan.changed.insert(key.card)
    }
    for key in known.keys where session.history.statements[key] == nil {
      plan.changed.insert(key.card)
    }
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
