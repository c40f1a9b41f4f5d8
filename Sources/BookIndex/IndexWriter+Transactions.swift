import StatementModel

extension IndexWriter {
  /// Makes these the card's transactions, in place of those it had; in any order.
  ///
  /// Months that come out as they were are not written, so this is cheap after small changes.
  package mutating func replaceTransactions(
    ofCard card: CardID, with transactions: [Transaction]
  ) throws(IndexError) {
    guard transactions.allSatisfy({ $0.card == card }) else { throw .misuse }
    var old = try entriesByMonth(of: card)
    for slice in try Self.months(of: transactions) {
      try months.write(
        slice.transactions, card: card, month: slice.month,
        over: old.removeValue(forKey: slice.month))
    }
    for entry in old.values.sorted(by: { $0.month < $1.month }) { try months.delete(entry) }
  }

  /// Adds transactions of any cards, in any order; their ids must be new.
  package mutating func insertTransactions(
    _ transactions: [Transaction]
  ) throws(IndexError) {
    let byCard = Dictionary(grouping: transactions, by: \.card)
    for (card, added) in byCard.sorted(by: { $0.key < $1.key }) {
      let old = try entriesByMonth(of: card)
      for slice in try Self.months(of: added) {
        guard let entry = old[slice.month] else {
          try months.write(slice.transactions, card: card, month: slice.month, over: nil)
          continue
        }
        let all = try reader.transactions(of: entry) + slice.transactions
        for merged in try Self.months(of: all) {
          guard merged.month == slice.month else { throw .corrupt(.packing) }
          try months.write(merged.transactions, card: card, month: merged.month, over: entry)
        }
      }
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
      try months.write(kept, card: entry.card, month: entry.month, over: entry)
    }
    return count
  }

  /// Replaces what is decided about transactions; gives how many of them there are.
  @discardableResult
  package mutating func updateDecisions(
    _ decisions: [TransactionDecision]
  ) throws(IndexError) -> Int {
    guard !decisions.isEmpty else { return 0 }
    let byID = Dictionary(decisions.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    var count = 0
    for entry in try MonthDirectory.all(on: handle) {
      guard try reader.ids(of: entry).contains(where: { byID[$0] != nil }) else { continue }
      var transactions = try reader.transactions(of: entry)
      for place in transactions.indices {
        guard let decision = byID[transactions[place].id] else { continue }
        decision.apply(to: &transactions[place])
        count += 1
      }
      try months.write(transactions, card: entry.card, month: entry.month, over: entry)
    }
    return count
  }

  private func entriesByMonth(of card: CardID) throws(IndexError) -> [Int: MonthEntry] {
    var entries: [Int: MonthEntry] = [:]
    for entry in try MonthDirectory.of(card, on: handle) { entries[entry.month] = entry }
    return entries
  }

  private typealias MonthSlice = (month: Int, transactions: ArraySlice<Transaction>)

  /// The transactions of one card, cut into months and in order within each.
  private static func months(of transactions: [Transaction]) throws(IndexError) -> [MonthSlice] {
    let sorted = TransactionOrder.sorted(transactions, by: .purchase)
    var slices: [MonthSlice] = []
    var start = 0
    while start < sorted.count {
      let month = MonthEntry.month(of: TransactionLayout.day(of: sorted[start]))
      var end = start + 1
      while end < sorted.count,
        MonthEntry.month(of: TransactionLayout.day(of: sorted[end])) == month
      {
        guard sorted[end].id != sorted[end - 1].id else { throw .alreadyThere }
        end += 1
      }
      slices.append((month, sorted[start..<end]))
      start = end
    }
    return slices
  }
}
