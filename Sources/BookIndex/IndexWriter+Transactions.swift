import StatementModel

extension IndexWriter {
  /// Makes these the card's transactions, in place of those it had; in any order.
  ///
  /// Months that come out as they were are not written, so this is cheap after small changes.
  package mutating func replaceTransactions(
    ofCard card: CardID, with transactions: [Transaction]
  ) throws(IndexError) {
    var old = try entriesByPlace(of: card)
    for slice in try MonthSlice.cut(transactions) {
      guard slice.card == card else { throw .misuse }
      try months.write(slice, of: transactions, over: old.removeValue(forKey: slice.place))
    }
    for entry in old.values.sorted(by: { $0.place < $1.place }) { try months.delete(entry) }
  }

  /// The same where it is known that some of the card's months, or days, stay as they are.
  ///
  /// - Parameters:
  ///   - transactions: Of all others.
  ///   - parted: The months that lie apart day by day.
  ///   - kept: What stays, and how many transactions are there.
  /// - Returns: Whether all that stays was there; if not, nothing is changed.
  package mutating func replaceTransactions(
    ofCard card: CardID, with transactions: [Transaction], parted: Set<Int>,
    keeping kept: [MonthPart: Int]
  ) throws(IndexError) -> Bool {
    var old = try entriesByPlace(of: card)
    for (place, count) in kept {
      guard old.removeValue(forKey: place)?.count == count else { return false }
    }
    let slices = try MonthSlice.cut(transactions) { _, month, _ in parted.contains(month) }
    for slice in slices {
      guard slice.card == card, kept[slice.place] == nil else { throw .misuse }
      try months.write(slice, of: transactions, over: old.removeValue(forKey: slice.place))
    }
    for entry in old.values.sorted(by: { $0.place < $1.place }) { try months.delete(entry) }
    return true
  }

  /// Puts transactions of one card in the place of some that it had; all others stay.
  ///
  /// - Parameters:
  ///   - ids: Of those to be removed.
  ///   - staying: Of those that must be there too, and stay.
  ///   - days: The purchase days of both; without, they are looked for everywhere.
  /// - Returns: Where something may have changed; nothing where some of those that must be there
  ///   were not, and then nothing is changed.
  package mutating func replaceTransactions(
    ofCard card: CardID, _ ids: Set<TransactionID>, with transactions: [Transaction],
    beside staying: Set<TransactionID> = [], on days: Set<CalendarDate>? = nil
  ) throws(IndexError) -> Set<MonthPart>? {
    let entries = try MonthDirectory.of(card, on: handle)
    let known = Set(entries.map(\.month))
    let parted = Set(entries.lazy.filter { $0.part > 0 }.map(\.month))
    let slices = try MonthSlice.cut(transactions) { _, month, count in
      known.contains(month) ? parted.contains(month) : MonthPart.isParted(count: count)
    }
    let looked = days.map { days in
      Set(days.flatMap { [MonthPart($0, isParted: false), MonthPart($0, isParted: true)] })
    }
    var touched: [(entry: MonthEntry, kept: [Transaction])] = []
    var places = Set(slices.map(\.place))
    var (found, foundStaying) = (0, 0)
    for entry in entries {
      var isTaken = false
      if looked?.contains(entry.place) ?? true {
        for id in try reader.ids(of: entry) {
          if ids.contains(id) {
            isTaken = true
          } else if !staying.isEmpty, staying.contains(id) {
            foundStaying += 1
          }
        }
      }
      guard isTaken || places.contains(entry.place) else { continue }
      let kept = try reader.transactions(of: entry).filter { !ids.contains($0.id) }
      found += entry.count - kept.count
      touched.append((entry, kept))
    }
    guard found == ids.count, foundStaying == staying.count else { return nil }
    places.formUnion(touched.map(\.entry.place))
    for slice in slices {
      guard slice.card == card else { throw .misuse }
      let place = touched.firstIndex { $0.entry.place == slice.place }
      var all = slice.order.map { transactions[$0.place] }
      var entry: MonthEntry?
      if let place {
        all += touched[place].kept
        entry = touched.remove(at: place).entry
      }
      try write(all, over: entry, at: slice.place)
    }
    for (entry, kept) in touched { try rewrite(entry, with: kept) }
    return places
  }

  private mutating func write(
    _ transactions: [Transaction], over entry: MonthEntry?, at place: MonthPart
  ) throws(IndexError) {
    let slices = try MonthSlice.cut(transactions) { _, _, _ in place.part > 0 }
    guard slices.count == 1, slices[0].place == place else { throw .corrupt(.packing) }
    try months.write(slices[0], of: transactions, over: entry)
  }

  /// Adds transactions of any cards, in any order; their ids must be new.
  package mutating func insertTransactions(
    _ transactions: [Transaction]
  ) throws(IndexError) {
    var old: [CardID: [MonthPart: MonthEntry]] = [:]
    for entry in try MonthDirectory.all(on: handle) {
      old[entry.card, default: [:]][entry.place] = entry
    }
    let slices = try MonthSlice.cut(transactions) { card, month, count in
      let places = old[card, default: [:]].keys.filter { $0.month == month }
      return places.isEmpty
        ? MonthPart.isParted(count: count) : places.contains { $0.part > 0 }
    }
    for slice in slices {
      guard let entry = old[slice.card]?[slice.place] else {
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

  private func entriesByPlace(of card: CardID) throws(IndexError) -> [MonthPart: MonthEntry] {
    var entries: [MonthPart: MonthEntry] = [:]
    for entry in try MonthDirectory.of(card, on: handle) { entries[entry.place] = entry }
    return entries
  }

  /// Makes these the transactions of a card's month, or of its part.
  private mutating func rewrite(
    _ entry: MonthEntry, with transactions: [Transaction]
  ) throws(IndexError) {
    let slices = try MonthSlice.cut(transactions) { _, _, _ in entry.part > 0 }
    guard let slice = slices.first else { return try months.delete(entry) }
    guard slices.count == 1, slice.card == entry.card, slice.place == entry.place else {
      throw .corrupt(.packing)
    }
    try months.write(slice, of: transactions, over: entry)
  }
}
