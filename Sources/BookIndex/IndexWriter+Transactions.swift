import StatementModel

extension IndexWriter {
  /// Makes these the card's transactions, in place of those it had; in any order.
  ///
  /// Months that come out as they were are not written, so this is cheap after small changes.
  package mutating func replaceTransactions(
    ofCard card: CardID, with transactions: [Transaction]
  ) throws(IndexError) {
    var old: [Int: MonthEntry] = [:]
    for entry in try MonthDirectory.of(card, on: handle) { old[entry.month] = entry }
    for slice in try MonthSlice.cut(transactions) {
      guard slice.card == card else { throw .misuse }
      try months.write(slice, of: transactions, over: old.removeValue(forKey: slice.month))
    }
    for entry in old.values.sorted(by: { $0.month < $1.month }) { try months.delete(entry) }
  }

  /// Adds transactions of any cards, in any order; their ids must be new.
  package mutating func insertTransactions(
    _ transactions: [Transaction]
  ) throws(IndexError) {
    var old: [CardID: [Int: MonthEntry]] = [:]
    for entry in try MonthDirectory.all(on: handle) {
      old[entry.card, default: [:]][entry.month] = entry
    }
    for slice in try MonthSlice.cut(transactions) {
      guard let entry = old[slice.card]?[slice.month] else {
        try months.write(slice, of: transactions, over: nil)
        continue
      }
      try rewrite(
        entry, with: try reader.transactions(of: entry) + slice.order.map { transactions[$0.place] }
      )
    }
  }

  /// Removes the transactions of these ids; gives how many there were.
  @discardableResult
  package mutating func deleteTransactions(
    _ ids: Set<TransactionID>
  ) throws(IndexError) -> Int {
    guard !ids.isEmpty else { return 0 }
    var count = 0
    for entry in try MonthDirectory.all(on: handle) {
      guard try reader.ids(of: entry).contains(where: ids.contains) else { continue }
      let kept = try reader.transactions(of: entry).filter { !ids.contains($0.id) }
      count += entry.count - kept.count
      try rewrite(entry, with: kept)
    }
    return count
  }

  /// Replaces what is decided about transactions; gives how many of them there are.
  @discardableResult
  package mutating func updateDecisions(
    _ decisions: [TransactionDecision]
  ) throws(IndexError) -> Int {
    guard !decisions.isEmpty else { return 0 }
    var places = [TransactionID: Int](minimumCapacity: decisions.count)
    for place in decisions.indices { places[decisions[place].id] = place }
    var count = 0
    for entry in try MonthDirectory.all(on: handle) {
      guard try reader.ids(of: entry).contains(where: { places[$0] != nil }) else { continue }
      var transactions = try reader.transactions(of: entry)
      for place in transactions.indices {
        guard let decision = places[transactions.numbers(at: place).id] else { continue }
        decisions[decision].apply(to: &transactions[place])
        count += 1
      }
      try rewrite(entry, with: transactions)
    }
    return count
  }

  /// Makes these the transactions of a card's month.
  private mutating func rewrite(
    _ entry: MonthEntry, with transactions: [Transaction]
  ) throws(IndexError) {
    let slices = try MonthSlice.cut(transactions)
    guard let slice = slices.first else { return try months.delete(entry) }
    guard slices.count == 1, slice.card == entry.card, slice.month == entry.month else {
      throw .corrupt(.packing)
    }
    try months.write(slice, of: transactions, over: entry)
  }
}
