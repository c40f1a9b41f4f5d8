import Identity
import StatementFormats
import StatementModel

/// Where things come from.
extension Book {
  /// Where a transaction comes from and what was done to it.
  package func provenance(of transaction: Transaction) throws(BookError) -> Provenance {
    let identity = try identity(of: transaction.card)
    let result = identity.result
    guard let cluster = result.shownIDs.firstIndex(of: transaction.id) else {
      return Provenance(transaction: transaction, rows: [], edits: [])
    }
    let rows = result.rows(of: cluster).map { Int($0) }.map { number -> Provenance.Row in
      let statement = result.rows.statements[result.rows.statement(of: number)]
      let row = result.rows.whole(number)
      let raw = rawRecord(of: row.span, hash: statement.fileHash)
      return Provenance.Row(
        place: SourceLocation(
          file: shownPath(of: statement, card: transaction.card), sheet: raw?.sheet,
          line: row.span.line),
        record: row.record, status: row.status,
        amount: result.rows.money(of: number),
        purchaseDate: row.purchaseDate, postingDate: row.postingDate, nativeID: row.nativeID,
        rawText: raw?.text,
        evidence: result.evidence[number].rawValue)
    }
    let assigned = identity.edits[cluster] ?? []
    let edits = assigned.map { index -> Provenance.Edit in
      let entry = history.edits.entries[index]
      return Provenance.Edit(
        time: entry.time, device: entry.device,
        changes: LogEntry.changes(entry.edited, periods: history.edits.periods))
    }
    let effect = history.edits.effect(of: assigned)
    return Provenance(
      transaction: transaction, rows: rows, edits: edits,
      setByHand: Provenance.SetByHand(
        category: effect.values[.category] != nil, note: effect.values[.note] != nil,
        payee: effect.values[.payee] != nil, hidden: effect.values[.hidden] != nil,
        period: effect.values[.period] != nil, tags: effect.tags))
  }

  func shownPath(of statement: LiveStatement, card: CardID) -> String {
    let key = StatementKey(
      fileHash: statement.fileHash, ordinal: statement.ordinal, card: card)
    return history.statements[key]?.file.path ?? ""
  }

  /// The record as its archived file has it.
  private func rawRecord(of span: SourceSpan, hash: String) -> StatementReader.RawRecord? {
    guard let fact = history.imports.first(where: { $0.fact.hash == hash })?.fact,
      let bytes = Archive(paths: paths).content(hash: hash, fileExtension: fact.ext)
    else { return nil }
    var options = ReadingOptions(path: fact.path)
    options.profile = fact.profile?.profile
    options.limits = .highest
    return StatementReader.rawRecord(of: span, in: bytes, options: options)
  }

  /// All imports in the order they were made.
  package func imports() throws(BookError) -> [ImportRecord] {
    try mending { () throws(BookError) in
      var counts: [StatementKey: StatementCounts] = [:]
      try evaluator.forEachCard { evaluation, _ in addCounts(of: evaluation, to: &counts) }
      return imports(counting: counts)
    }
  }

  /// Adds what each statement of a card brought.
  func addCounts(of evaluation: CardEvaluation, to counts: inout [StatementKey: StatementCounts]) {
    let card = evaluation.card
    let found = StatementCounts.of(evaluation.result) { statement in
      let key = StatementKey(
        fileHash: statement.fileHash, ordinal: statement.ordinal, card: card)
      return history.statements[key]?.order ?? 0
    }
    for (key, value) in found {
      counts[StatementKey(fileHash: key.hash, ordinal: key.ordinal, card: card)] = value
    }
  }

  /// All imports in the order they were made, with what their statements brought.
  func imports(counting counts: [StatementKey: StatementCounts]) -> [ImportRecord] {
    let archive = Archive(paths: paths)
    return history.imports.enumerated().map { order, item in
      let fact = item.fact
      // What an import that was taken back brought is another's now, or gone.
      let own = fact.statements.compactMap { statement -> StatementCounts? in
        let key = StatementKey(
          fileHash: fact.hash, ordinal: statement.ordinal, card: CardID(statement.card))
        return history.statements[key]?.order == order ? counts[key] : nil
      }
      let target = archive.path(hash: fact.hash, fileExtension: fact.ext)
      return ImportRecord(
        id: fact.importID, file: fact.path, cards: fact.statements.map { CardID($0.card) },
        time: item.entry.time, rows: fact.statements.map(\.rows).reduce(0, +),
        new: own.map(\.new).reduce(0, +), known: own.map(\.known).reduce(0, +),
        settled: own.map(\.settled).reduce(0, +), rejected: fact.rejected,
        state: !item.isLive
          ? .undone : FileAccess.status(target) == nil ? .awaitingFile : .live)
    }
  }

  /// The one import that a name means: the beginning of its id, or its file.
  ///
  /// - Throws: `.usage` where none or several are meant.
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

  /// How many transactions of cards there are, without those that are gone.
  func count(of cards: Set<CardID>) throws(BookError) -> Int {
    let all = try transactionTable()
    return all.indices.count {
      cards.contains(all.card(at: $0)) && !all.numbers[$0].status.isGone
    }
  }
}
