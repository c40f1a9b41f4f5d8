import StatementModel

/// What came of taking an import back, or bringing it again.
package struct UndoneImport: Sendable {
  package var record: ImportRecord
  /// Transactions of its cards before and after, without withdrawn and deleted ones.
  package var before: Int
  package var after: Int
}

/// Taking back what was done. Nothing is removed from the journal: a further entry says that an
/// earlier one no longer counts, and the book is evaluated anew without it.
extension Book {
  /// Takes exactly one import back: rows that other statements show stay, those it settled are
  /// pending again, and edits wait for it to come again.
  ///
  /// - Parameter name: The beginning of its id, six characters or more, or the file as `imports`
  ///   shows it.
  /// - Throws: `.usage` where none or several are meant.
  package func undoImport(_ name: String) throws(BookError) -> UndoneImport {
    try change(try imported(as: name, isLive: true), JournalFacts.undone)
  }

  /// Brings an import back that was taken back.
  package func redoImport(_ name: String) throws(BookError) -> UndoneImport {
    try change(try imported(as: name, isLive: false), JournalFacts.redone)
  }

  private func change(
    _ item: History.Import, _ kind: (UndoTarget) -> JournalFacts
  ) throws(BookError) -> UndoneImport {
    let id = item.fact.importID
    let cards = Set(item.fact.statements.map { CardID($0.card) })
    let before = try count(of: cards)
    try record([kind(UndoTarget(imported: id))])
    let after = try count(of: cards)
    guard let record = try imports().first(where: { $0.id == id }) else {
      throw .usage(Diagnostic(.error, UndoFault.unknownImport(id)))
    }
    return UndoneImport(record: record, before: before, after: after)
  }

  func count(of cards: Set<CardID>) throws(BookError) -> Int {
    let all = try transactionTable()
    return all.indices.count {
      cards.contains(all.card(at: $0)) && !all.numbers[$0].status.isGone
    }
  }

  func imported(
    as name: String, isLive: Bool
  ) throws(BookError) -> History.Import {
    let isID = name.utf8.count >= 6 && name.allSatisfy(\.isHexDigit)
    let named = history.imports.filter {
      isID && $0.fact.importID.hasPrefix(name.lowercased()) || $0.fact.path == name
    }
    let meant = named.filter { $0.isLive == isLive }
    guard let item = meant.first else {
      if let other = named.first {
        throw .usage(Diagnostic(.error, UndoFault.isSo(other.fact.importID, isLive: other.isLive)))
      }
      throw .usage(Diagnostic(.error, UndoFault.unknownImport(name)))
    }
    guard meant.count == 1 else {
      throw .usage(Diagnostic(.error, UndoFault.severalImports(name, meant.map(\.fact.importID))))
    }
    return item
  }

  /// Takes back edits: those of one command.
  ///
  /// - Parameter entry: The beginning of the id of one of them, as `log` shows it; nothing for the
  ///   last that counts.
  /// - Returns: What was undone.
  /// - Throws: `.usage` where there is none, or the id is another entry's.
  package func undoEdits(_ entry: String? = nil) throws(BookError) -> [LogEntry] {
    try toggle(entry, isUndone: false, JournalFacts.undone)
  }

  /// Lets edits count again that were taken back last.
  package func redoEdits(_ entry: String? = nil) throws(BookError) -> [LogEntry] {
    try toggle(entry, isUndone: true, JournalFacts.redone)
  }

  private func toggle(
    _ prefix: String?, isUndone: Bool, _ kind: (UndoTarget) -> JournalFacts
  ) throws(BookError) -> [LogEntry] {
    let undone = history.edits.undone
    let wanted: Set<String>
    if let prefix {
      let chosen = try edit(idPrefix: prefix)
      guard undone.contains(chosen.id) == isUndone else {
        throw .usage(Diagnostic(.error, UndoFault.editIsSo(chosen.id, isUndone: !isUndone)))
      }
      wanted = [chosen.id]
    } else if isUndone {
      // The last that was undone comes first.
      let last = journal.entries.last {
        $0.kind == .undone && $0.target?.edits?.contains(where: undone.contains) == true
      }
      wanted = Set(last?.target?.edits ?? []).intersection(undone)
    } else {
      let last = journal.entries.last { $0.isEdit && !undone.contains($0.id) }
      wanted = last.map { [$0.id] } ?? []
    }
    // All that one command edited goes together.
    let commands = Set(
      journal.entries.compactMap { wanted.contains($0.id) ? $0.command : nil })
    let entries = journal.entries.filter { entry in
      guard entry.isEdit, undone.contains(entry.id) == isUndone else { return false }
      return wanted.contains(entry.id) || entry.command.map(commands.contains) == true
    }
    guard !entries.isEmpty else {
      throw .usage(Diagnostic(.error, UndoFault.nothing(isRedo: isUndone)))
    }
    try record([kind(UndoTarget(edits: entries.map(\.id)))])
    return entries.map {
      LogEntry($0, undone: history.edits.undone, periods: history.edits.periods)
    }
  }

  private func edit(idPrefix: String) throws(BookError) -> JournalEntry {
    let prefix = idPrefix.lowercased()
    let found = journal.entries.filter { $0.isEdit && $0.id.hasPrefix(prefix) }
    guard prefix.utf8.count >= 6, let entry = found.first else {
      throw .usage(Diagnostic(.error, UndoFault.unknownEdit(idPrefix)))
    }
    guard found.count == 1 else {
      throw .usage(Diagnostic(.error, UndoFault.severalEdits(idPrefix, found.map(\.id))))
    }
    return entry
  }

  /// Journals facts and brings the index up to date.
  func record(_ facts: [JournalFacts]) throws(BookError) {
    try append(facts)
    try updateWhatIsRecorded(read: [:])
  }

  /// Journals facts, the cards in them by the ids that they were born with.
  func append(_ facts: [JournalFacts]) throws(BookError) {
    let device = try BookError.wrap { () throws(FileError) in
      try Device.name(environment: environment)
    }
    try journal.append(
      facts.map { $0.recorded(history.names) }, device: device, time: Device.now())
    history = History(journal)
  }

  /// Takes facts in without writing them: for telling what would happen.
  func pretend(_ facts: [JournalFacts]) {
    journal.pretend(facts.map { $0.recorded(history.names) })
    history = History(journal)
  }
}

extension JournalEntry {
  /// Whether it is a person's word, which can be undone by itself.
  var isEdit: Bool {
    [.edited, .decided, .linked, .merged, .reread, .period, .renamed, .card].contains(kind)
      && reread?.kept == nil
  }
}
