import Identity
import StatementModel

/// One thing that was done to the book: what `log` and `history` print.
package struct LogEntry: Hashable, Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case imported = "import"
    case edited = "edit"
    case undone = "undo"
    case redone = "redo"
    case decided = "decide"
    case linked = "link"
    case merged = "merge"
    case reread
    case period
    case renamed = "rename"
    case card
  }

  /// 16 hexadecimal digits.
  package var id: String
  package var kind: Kind
  /// ISO 8601 in UTC, by the clock of the device; it may have been wrong.
  package var time: String
  package var device: String
  /// The transaction edited, by the id of its row; nothing for other kinds.
  package var transaction: TransactionID?
  /// What was done: `category = Food/Coffee`, `Statements/visa/2026-03.csv`.
  package var words: [String]
  /// What was renamed, of an entry that says so.
  package var renamed: CategoryRename?
  /// Whether it no longer counts.
  package var isUndone: Bool

  init(
    _ entry: JournalEntry, undone: Set<String>, undoneImports: Set<String> = [],
    periods: PeriodHistory
  ) {
    id = entry.id
    time = entry.time
    device = entry.device
    isUndone = undone.contains(entry.id)
    transaction = entry.edited.flatMap { TransactionID($0.row) }
    switch entry.kind {
    case .imported:
      kind = .imported
      words = entry.imported.map { [$0.path, "import \($0.importID)"] } ?? []
      isUndone = entry.imported.map { undoneImports.contains($0.importID) } ?? false
    case .edited:
      kind = .edited
      words = Self.changes(entry.edited, periods: periods)
    case .decided:
      kind = .decided
      let other = entry.decided.flatMap { TransactionID($0.second.row)?.short } ?? ""
      transaction = entry.decided.flatMap { TransactionID($0.first.row) }
      words = [entry.decided?.same == true ? "the same as \(other)" : "another than \(other)"]
    case .linked:
      kind = .linked
      transaction = entry.linked.flatMap { TransactionID($0.first.row) }
      words = entry.linked.map { [$0.words] } ?? []
    case .merged:
      kind = .merged
      words = entry.merged.map { ["\($0.card) is part of \($0.into)"] } ?? []
    case .reread:
      kind = .reread
      words = entry.reread.map { [$0.path, "import \($0.imported)"] } ?? []
    case .period:
      kind = .period
      words = entry.period?.words(named: periods.names[entry.period?.id ?? entry.id]) ?? []
    case .renamed:
      kind = .renamed
      renamed = entry.renamed.flatMap(CategoryRename.init)
      words = entry.renamed.map { ["\($0.from) is \($0.to)"] } ?? []
    case .card:
      kind = .card
      words = entry.card.map { ["\($0.born) is \($0.id)"] } ?? []
    case .format, .undone, .redone:
      kind = entry.kind == .undone ? .undone : .redone
      let imports = entry.target?.imported.map { ["import \($0)"] } ?? []
      words = imports + (entry.target?.edits ?? []).map { "edit \($0)" }
    }
  }

  /// What an edit changed, property by property.
  static func changes(_ fact: EditFact?, periods: PeriodHistory) -> [String] {
    guard let fact else { return [] }
    var changes = (fact.set ?? [:]).sorted { $0.key < $1.key }.map { name, value in
      if name == EditProperty.deleted.rawValue { return value == "true" ? "deleted" : "restored" }
      if name == EditProperty.period.rawValue, let period = periods.names[value] {
        return "\(name) = \(period)"
      }
      return value.isEmpty ? "\(name) taken away" : "\(name) = \(value)"
    }
    changes += (fact.clear ?? []).map {
      $0 == EditProperty.deleted.rawValue ? "restored" : "\($0) cleared"
    }
    changes += (fact.addTags ?? []).map { "tag +\($0)" }
    changes += (fact.removeTags ?? []).map { "tag -\($0)" }
    return changes
  }
}

extension Book {
  /// All that was done to the book, newest first in merged order.
  package func logEntries() -> [LogEntry] {
    let undone = history.edits.undone
    let imports = Set(history.imports.filter { !$0.isLive }.map(\.fact.importID))
    return session.journal.entries.reversed().map {
      LogEntry(
        $0, undone: undone, undoneImports: imports, periods: history.edits.periods)
    }
  }

  /// All that was done to one transaction, oldest first: the imports of files that show it, edits,
  /// and what was undone or done again of these.
  package func logEntries(of transaction: Transaction) throws(BookError) -> [LogEntry] {
    let identity = try identity(of: transaction.card)
    let result = identity.result
    guard let cluster = result.shownIDs.firstIndex(of: transaction.id) else { return [] }
    let shown = result.rows(of: cluster).map { Int($0) }
    let files = Set(shown.map { result.rows.fileHash(of: $0) })
    let all = Edits(session.journal.entries, names: history.names, includesUndone: true)
    let assigned = all.assigned(in: result, card: transaction.card)[cluster] ?? []
    let edits = Set(assigned.map { all.entries[$0].id })
    let imports = Set(
      history.imports.filter { item in
        files.contains(item.fact.hash)
          && item.fact.statements.contains { $0.card == transaction.card.text }
      }.map(\.fact.importID))
    let gone = Set(history.imports.filter { !$0.isLive }.map(\.fact.importID))
    let rows = Set(shown.map { result.rows.ids[$0].description })
    return session.journal.entries.filter { entry in
      edits.contains(entry.id) || entry.imported.map { imports.contains($0.importID) } == true
        || entry.decided.map { rows.contains($0.first.row) || rows.contains($0.second.row) } == true
        || entry.linked.map { rows.contains($0.first.row) || rows.contains($0.second.row) } == true
        || entry.target?.imported.map(imports.contains) == true
        || entry.target?.edits?.contains(where: edits.contains) == true
    }.map {
      LogEntry($0, undone: all.undone, undoneImports: gone, periods: history.edits.periods)
    }
  }
}
