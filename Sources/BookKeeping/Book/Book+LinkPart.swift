import BookIndex
import StatementModel

/// Links searched for in a part of the book alone.
extension Book {
  /// What the links do after evaluations of some days, where only a part of the book must be
  /// searched for it; else nothing.
  func linkPart(
    after evaluations: [CardEvaluation], _ context: LinkContext
  ) throws(BookError) -> LinkedBook? {
    guard let task = try linkPartTask(after: evaluations, context) else { return nil }
    guard let changed = task.changed else {
      return LinkedBook(effects: task.effects, holding: task.text)
    }
    return try linkPart(task, changedFrom: changed, after: evaluations, LinkPart.reaches)
  }

  /// What a search in a part of the book hangs on, beside transactions.
  struct LinkPartTask: Sendable {
    let known: HoldingLinks
    /// As the index has them.
    let text: String
    let effects: LinkEffects
    /// The first day of a posted transaction that came, went or changed; nothing where none did.
    let changed: Int32?
    let context: LinkContext
    let mark: String

    func linked(_ found: LinkPart) -> LinkedBook {
      let effects = effects.changed(
        without: found.gone, adding: found.links, on: found.ends, categories: context.categories)
      return LinkedBook(
        effects: effects, effectsText: effects.text, holding: found.holding.text(mark: mark))
    }
  }

  /// Nothing where the whole book must be searched.
  func linkPartTask(
    after evaluations: [CardEvaluation], _ context: LinkContext
  ) throws(BookError) -> LinkPartTask? {
    let mark = linkMark(context)
    // What persons said holds transactions anywhere.
    guard index != nil, history.edits.links.isEmpty,
      evaluations.allSatisfy({ $0.replaced != nil }), let text = try self.mark(.holding),
      let known = HoldingLinks(text: text, mark: mark)
    else { return nil }
    return LinkPartTask(
      known: known, text: text, effects: try linkEffects(),
      changed: evaluations.compactMap({ $0.replaced?.firstChange }).min(), context: context,
      mark: mark)
  }

  /// - Parameters:
  ///   - evaluations: Those that are not in the index yet.
  ///   - reaches: How far back the part begins: the next where one turns out too few.
  func linkPart(
    _ task: LinkPartTask, changedFrom changed: Int32, after evaluations: [CardEvaluation],
    _ reaches: [Int32]
  ) throws(BookError) -> LinkedBook? {
    let rows = try changedRows(after: evaluations)
    for reach in reaches {
      let (start, isOver) = changed.subtractingReportingOverflow(reach)
      guard !isOver else { return nil }
      let part = try self.part(from: start, rows, after: evaluations)
      let found = try LinkPart(
        of: part.table, from: part.isAll ? nil : start, changedFrom: changed, known: task.known,
        task.context
      ) { (first, sieve) throws(BookError) in
        try earlier(first..<start, sieve, rows)
      }
      if let found {
        var linked = task.linked(found)
        linked.all = rows.all
        return linked
      }
      if part.isAll { return nil }
    }
    return nil
  }

  /// What a search in parts of the book begins with.
  private struct ChangedRows {
    /// All transactions, where they are wanted anyway.
    var all: TransactionTable?
    /// How many there are.
    var count: Int
  }

  private func changedRows(after evaluations: [CardEvaluation]) throws(BookError) -> ChangedRows {
    if keepsEvaluated {
      var all = try staying(IndexQuery(basis: .posting), after: evaluations)
      all.append(evaluations.map(\.transactions))
      return ChangedRows(all: all, count: all.count)
    }
    guard let index else { return ChangedRows(count: 0) }
    let counts = try Self.wrap { () throws(IndexError) in try index.transactionCounts() }
    return ChangedRows(
      count: evaluations.reduce(counts.values.reduce(0, +)) {
        $0 + $1.transactions.count - ($1.replaced?.transactions.count ?? 0)
      })
  }

  /// All transactions from a day of posting on, and whether there are no others.
  private func part(
    from start: Int32, _ rows: ChangedRows, after evaluations: [CardEvaluation]
  ) throws(BookError) -> (table: TransactionTable, isAll: Bool) {
    var table: TransactionTable
    if let all = rows.all {
      table = all.picking(
        all.indices.filter { all.numbers[$0].date(by: .posting).dayNumber >= start })
    } else {
      let query = IndexQuery(basis: .posting, from: CalendarDate(dayNumber: start))
      table = try staying(query, after: evaluations, isInOrder: false)
      // What came or changed did so later.
      table.appendApart(evaluations.map(\.transactions))
    }
    return (table, table.count == rows.count)
  }

  /// What of the transactions of some days, before any that changed, a sieve lets through.
  private func earlier(
    _ days: Range<Int32>, _ sieve: TransactionSieve, _ rows: ChangedRows
  ) throws(BookError) -> TransactionTable {
    if let all = rows.all {
      let sifted = sieve.sifted(all)
      return sifted.picking(
        sifted.indices.filter { days.contains(sifted.numbers[$0].date(by: .posting).dayNumber) })
    }
    guard let index, !days.isEmpty else { return TransactionTable() }
    let query = IndexQuery(
      basis: .posting, from: CalendarDate(dayNumber: days.lowerBound),
      to: CalendarDate(dayNumber: days.upperBound - 1))
    return try Self.wrap { () throws(IndexError) in
      try index.table(matching: query, sieve: sieve, isInOrder: false)
    }
  }

  /// What the search for links hangs on beside the transactions: cards, and the files from which
  /// categories come.
  func linkMark(_ context: LinkContext) -> String {
    var hash = StableHash()
    hash.add(catalog.fingerprint)
    for card in context.cards.sorted(by: { $0.id < $1.id }) {
      hash.add(card.id.text)
      hash.add(card.name)
      hash.add(Int64(card.accounts.count))
      for account in card.accounts { hash.add(account) }
    }
    return String(hash.value.high, radix: 16)
  }
}
