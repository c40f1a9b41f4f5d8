import StatementModel

extension BookIndex {
  /// The transactions that the query wants, newest first by its date basis, and by id within a
  /// day.
  package func transactions(
    matching query: IndexQuery = IndexQuery()
  ) throws(IndexError) -> [Transaction] {
    try table(matching: query).transactions
  }

  /// The same as a table, which costs a fraction to make and to go through.
  ///
  /// - Parameters:
  ///   - screen: passes over what is not worth being made; what it lets through may still be more
  ///     than is wanted.
  ///   - isInOrder: whether the order matters.
  ///   - ahead: what was read before; it is used up.
  ///   - cores: among which many transactions are divided.
  package func table(
    matching query: IndexQuery = IndexQuery(), screen: TransactionScreen? = nil,
    isInOrder: Bool = true, ahead: IndexAhead? = nil,
    on cores: Cores = .all
  ) throws(IndexError) -> TransactionTable {
    let made = try unordered(matching: query, screen: screen, ahead: ahead, on: cores)
    return isInOrder && query.basis != .purchase ? made.newestFirst(by: query.basis) : made
  }

  /// What is wanted in the order of purchase days.
  private func unordered(
    matching query: IndexQuery, screen: TransactionScreen?, ahead: IndexAhead?, on cores: Cores
  ) throws(IndexError) -> TransactionTable {
    try read { handle, texts in
      let reader = try MonthReader(handle, texts: texts)
      var entries = try MonthDirectory.all(on: handle).filter { query.mayWant($0) }
      if let ids = query.ids {
        entries = try entries.filter { try reader.ids(of: $0).contains(where: ids.contains) }
      }
      if query.ids == nil,
        let all = try? MonthHalves(
          handle, texts: texts, query, screen: screen, on: cores
        ).table(of: entries, ahead: ahead)
      {
        return all
      }
      var collector = MonthCollector(query, screen: screen, texts: texts)
      if query.ids == nil, screen == nil {
        // With room for those that an import adds.
        let count = min(1 << 20, entries.lazy.map(\.count).reduce(0, &+))
        collector.reserveCapacity(count + count / 16)
      }
      var start = 0
      while start < entries.count {
        let month = entries[start].month
        let end = entries[start...].firstIndex { $0.month != month } ?? entries.count
        try reader.read(entries[start..<end], into: &collector)
        start = end
      }
      return collector.finish()
    }
  }

  /// The ids that begin with the hexadecimal digits, in order.
  ///
  /// Where an alias begins with them, it is the id its transaction is shown by. There are none if
  /// `prefix` is no such digits.
  package func transactionIDs(
    withPrefix prefix: String
  ) throws(IndexError) -> [TransactionID] {
    guard let range = TransactionID.range(ofPrefix: prefix) else { return [] }
    return try read { handle, texts in
      let reader = try MonthReader(handle, texts: texts)
      var found: Set<TransactionID> = []
      for entry in try MonthDirectory.all(on: handle) {
        for id in try reader.ids(of: entry) where range.contains(id) { found.insert(id) }
      }
      for pair in try AliasTable.pairs(in: range, on: handle) { found.insert(pair.shown) }
      return found.sorted()
    }
  }

  /// The ids that transactions are shown by, by those of the aliases that are known.
  package func shownIDs(
    ofAliases aliases: Set<TransactionID>
  ) throws(IndexError) -> [TransactionID: TransactionID] {
    try read { handle, _ in
      var shown: [TransactionID: TransactionID] = [:]
      for alias in aliases.sorted() {
        for pair in try AliasTable.pairs(in: alias...alias, on: handle) {
          shown[alias] = pair.shown
        }
      }
      return shown
    }
  }

  /// The transaction that is shown by the id, else the one of which it is an alias.
  package func transaction(id: TransactionID) throws(IndexError) -> Transaction? {
    try read { handle, texts in
      let reader = try MonthReader(handle, texts: texts)
      let entries = try MonthDirectory.all(on: handle)
      if let found = try Self.find(id, in: entries, reader) { return found }
      for pair in try AliasTable.pairs(in: id...id, on: handle) {
        if let found = try Self.find(pair.shown, in: entries, reader) { return found }
      }
      return nil
    }
  }

  private static func find(
    _ id: TransactionID, in entries: [MonthEntry], _ reader: borrowing MonthReader
  ) throws(IndexError) -> Transaction? {
    for entry in entries {
      guard let place = try reader.ids(of: entry).firstIndex(of: id) else { continue }
      return try reader.transactions(of: entry)[place]
    }
    return nil
  }

  /// The first month with a transaction that counts, by the purchase day, and how much each
  /// currency is used in the whole book.
  package func overview() throws(IndexError) -> (first: Month, currencies: CurrencyUsage)? {
    try read { handle, _ in
      var usage = CurrencyUsage()
      var first = Int.max
      for entry in try MonthDirectory.all(on: handle) where !entry.currencies.isEmpty {
        usage.add(entry.currencies)
        first = min(first, entry.month)
      }
      return first == .max
        ? nil : (Month(year: first / 12, month: first % 12 + 1), usage)
    }
  }
}

extension IndexQuery {
  /// Whether the month may have a transaction that is wanted.
  func mayWant(_ entry: MonthEntry) -> Bool {
    if let cards, !cards.contains(entry.card) { return false }
    switch basis {
    case .purchase:
      return (from.map { MonthEntry.month(of: $0) <= entry.month } ?? true)
        && (to.map { entry.month <= MonthEntry.month(of: $0) } ?? true)
    case .posting:
      return (from.map { $0 <= entry.lastPosting } ?? true)
        && (to.map { entry.firstPosting <= $0 } ?? true)
    }
  }

  /// Whether the transaction, of a month that may have some, is wanted.
  func wants(_ transaction: TransactionNumbers) -> Bool {
    if from != nil || to != nil {
      let day = transaction.date(by: basis)
      if let from, day < from { return false }
      if let to, to < day { return false }
    }
    return ids.map { $0.contains(transaction.id) } ?? true
  }
}

extension TransactionID {
  /// The ids whose text begins with the digits; nothing unless they are at most 32 hexadecimal
  /// digits.
  static func range(ofPrefix prefix: String) -> ClosedRange<TransactionID>? {
    let count = prefix.utf8.count
    guard count <= 32, prefix.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else {
      return nil
    }
    let first = prefix + String(repeating: "0", count: 32 - count)
    let last = prefix + String(repeating: "f", count: 32 - count)
    guard let low = TransactionID(first), let high = TransactionID(last) else { return nil }
    return low...high
  }
}
