import StatementModel

/// What came of taking an import back, or bringing it again.
package struct UndoneImport: Sendable {
  package var record: ImportRecord
  /// Transactions of its cards before and after, without withdrawn and deleted ones.
  package var before: Int
  package var after: Int
}

/// Taking back what was done, and doing it again.
///
/// Nothing is removed from the journal: a further entry says that an earlier one no longer counts, and
/// the book is evaluated anew without it.
package struct UndoChanges {
  private let book: Book

  package init(in book: Book) { self.book = book }

  /// Takes exactly one import back: rows that other statements show stay, those it settled are
  /// pending again, and edits wait for it to come again.
  ///
  /// - Parameter name: The beginning of its id, six characters or more, or the file as `imports`
  ///   shows it.
  /// - Throws: `.usage` where none or several are meant.
  package func undoImport(_ name: String) throws(BookError) -> UndoneImport {
    try change(try book.imported(as: name, isLive: true), JournalFacts.undone)
  }

  /// Brings an import back that was taken back.
  package func redoImport(_ name: String) throws(BookError) -> UndoneImport {
    try change(try book.imported(as: name, isLive: false), JournalFacts.redone)
  }

  private func change(
    _ item: History.Import, _ kind: (UndoTarget) -> JournalFacts
  ) throws(BookError) -> UndoneImport {
    let id = item.fact.importID
    let cards = Set(item.fact.statements.map { CardID($0.card) })
    let before = try book.count(of: cards)
    try book.record([kind(UndoTarget(imported: id))])
    let after = try book.count(of: cards)
    guard let record = try book.imports().first(where: { $0.id == id }) else {
      throw .usage(Diagnostic(.error, UndoFault.unknownImport(id)))
    }
    return UndoneImport(record: record, before: before, after: after)
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
    let undone = book.history.edits.undone
    let wanted: Set<String>
    if let prefix {
      let chosen = try edit(idPrefix: prefix)
      guard undone.contains(chosen.id) == isUndone else {
        throw .usage(Diagnostic(.error, UndoFault.editIsSo(chosen.id, isUndone: !isUndone)))
      }
      wanted = [chosen.id]
    } else if isUndone {
      // The last that was undone comes first.
      let last = book.session.journal.entries.last {
        $0.kind == .undone && $0.target?.edits?.contains(where: undone.contains) == true
      }
      wanted = Set(last?.target?.edits ?? []).intersection(undone)
    } else {
      let last = book.session.journal.entries.last { $0.isEdit && !undone.contains($0.id) }
      wanted = last.map { [$0.id] } ?? []
    }
    // All that one command edited goes together.
    let commands = Set(
      book.session.journal.entries.compactMap { wanted.contains($0.id) ? $0.command : nil })
    let entries = book.session.journal.entries.filter { entry in
      guard entry.isEdit, undone.contains(entry.id) == isUndone else { return false }
      return wanted.contains(entry.id) || entry.command.map(commands.contains) == true
    }
    guard !entries.isEmpty else {
      throw .usage(Diagnostic(.error, UndoFault.nothing(isRedo: isUndone)))
    }
    try book.record([kind(UndoTarget(edits: entries.map(\.id)))])
    return entries.map {
      LogEntry($0, undone: book.history.edits.undone, periods: book.history.edits.periods)
    }
  }

  private func edit(idPrefix: String) throws(BookError) -> JournalEntry {
    let prefix = idPrefix.lowercased()
    let found = book.session.journal.entries.filter { $0.isEdit && $0.id.hasPrefix(prefix) }
    guard prefix.utf8.count >= 6, let entry = found.first else {
      throw .usage(Diagnostic(.error, UndoFault.unknownEdit(idPrefix)))
    }
    guard found.count == 1 else {
      throw .usage(Diagnostic(.error, UndoFault.severalEdits(idPrefix, found.map(\.id))))
    }
    return entry
  }
}

extension JournalEntry {
  /// Whether it is a person's word, which can be undone by itself.
  var isEdit: Bool {
    [.edited, .decided, .linked, .merged, .reread, .period, .renamed, .card].contains(kind)
      && reread?.kept == nil
  }
}
