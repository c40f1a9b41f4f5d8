import StatementModel

/// Reads many months on two cores: one unpacks what comes first, while the other goes on reading.
///
/// What comes of it is what reading month after month gives. Where anything is wrong nothing comes
/// of it, and reading one month after the other tells what.
struct MonthHalves: ~Copyable {
  private let blobs: BlobReader
  private let texts: TextTable
  private let query: IndexQuery
  private let screen: TransactionScreen?
  private let cores: Cores

  init(
    _ handle: Handle, texts: TextTable, _ query: IndexQuery, screen: TransactionScreen?,
    on cores: Cores
  ) throws(IndexError) {
    self.texts = texts
    self.query = query
    self.screen = screen
    self.cores = cores
    blobs = try BlobReader(handle)
  }

  /// All transactions of the months that are wanted; nothing where they are not worth two cores.
  ///
  /// - Parameters:
  ///   - entries: Newest first, those of one month together.
  ///   - ahead: what was read before the index was asked.
  func table(
    of entries: [MonthEntry], ahead: IndexAhead?
  ) throws(IndexError) -> TransactionTable? {
    guard !texts.isInterning, let middle = Self.middle(of: entries, on: cores) else { return nil }
    if query.isOfAll, screen == nil, let begun = ahead?.take() {
      defer { begun.months.stop() }
      if begun.monthSums == entries.map(\.sum),
        texts.take(begun.texts, ofPagesWith: begun.pageSums)
      {
        return try table(of: entries, begun)
      }
    }
    let packedTexts = try texts.packedPages(through: blobs)
    let unpackedTexts = Meanwhile(on: cores) { packedTexts.map { $0.texts() } }
    var packedMonths: [MonthBlobs] = []
    for entry in entries[..<middle] { packedMonths.append(try packed(entry)) }
    guard texts.keep(unpackedTexts.take(), of: packedTexts) else { return nil }
    let older = unpacking(packedMonths)

    var collector = MonthCollector(query, screen: screen, texts: texts)
    collector.reserveCapacity(room(for: entries) / 2)
    try read(entries[middle...], into: &collector)
    guard var table = older.take() else { return nil }
    table.append(collector.finish())
    return table
  }

  /// The same where another core is reading from the newest month on: reads from the oldest on until
  /// both have met.
  private func table(
    of entries: [MonthEntry], _ begun: IndexAhead.Begun
  ) throws(IndexError) -> TransactionTable? {
    var parts: [TransactionTable] = []
    while let places = begun.months.takeLast() {
      var collector = MonthCollector(query, screen: nil, texts: texts)
      collector.reserveCapacity(room(for: entries[places]))
      try read(entries[places], into: &collector)
      parts.append(collector.finish())
    }
    guard var table = begun.first.take() else { return nil }
    // Cards and categories are numbered as they are met, so the table is the same wherever the
    // two have met.
    for part in parts.reversed() { table.append(part) }
    return table
  }

  private func read(
    _ entries: ArraySlice<MonthEntry>, into collector: inout MonthCollector
  ) throws(IndexError) {
    var month = entries.first?.month
    for entry in entries {
      if entry.month != month { collector.endMonth() }
      month = entry.month
      try collector.add(try packed(entry))
    }
    collector.endMonth()
  }

  /// Unpacks months on another core, once all texts are at hand.
  private func unpacking(_ months: [MonthBlobs]) -> Meanwhile<TransactionTable?> {
    let (known, query, screen) = (texts.all, query, screen)
    let isAll = screen == nil
    let room = isAll ? min(1 << 20, months.lazy.map(\.count).reduce(0, &+) * 2) : 0
    return Meanwhile(on: cores) { () -> TransactionTable? in
      var collector = MonthCollector(
        query, screen: screen, texts: TextTable(known))
      collector.reserveCapacity(room)
      return try? collector.table(of: months)
    }
  }

  /// For how many transactions there should be room.
  private func room(for entries: some Sequence<MonthEntry>) -> Int {
    screen == nil ? min(1 << 20, entries.lazy.map(\.count).reduce(0, &+)) : 0
  }

  /// Whether the months are worth being read on two cores.
  static func areWorthIt(_ entries: [MonthEntry], on cores: Cores) -> Bool {
    middle(of: entries, on: cores) != nil
  }

  private func packed(_ entry: MonthEntry) throws(IndexError) -> MonthBlobs {
    MonthBlobs(
      card: entry.card, month: entry.month, count: entry.count, ids: try blobs.read(entry.ids),
      facts: try blobs.read(entry.facts))
  }

  /// Where the second part begins, with a new month; nothing where all should be one part.
  ///
  /// It is the smaller one, since its core reads the bytes of both where nothing was read ahead.
  private static func middle(of entries: [MonthEntry], on cores: Cores) -> Int? {
    let count = entries.lazy.map(\.count).reduce(0, &+)
    guard cores.share(rows: count) else { return nil }
    var left = count / 20 * 11
    var place = 0
    while place < entries.count, left > 0 {
      left -= entries[place].count
      place += 1
    }
    while place < entries.count, place > 0, entries[place].month == entries[place - 1].month {
      place += 1
    }
    return (1..<max(1, entries.count)).contains(place) ? place : nil
  }
}

/// The packed transactions of one card in one month.
struct MonthBlobs: Sendable {
  var card: CardID
  var month: Int
  var count: Int
  var ids: [UInt8]
  var facts: [UInt8]
}

extension IndexQuery {
  /// Whether it wants all that there is.
  fileprivate var isOfAll: Bool { from == nil && to == nil && cards == nil && ids == nil }
}

extension MonthCollector {
  /// The transactions of months, those of one month together.
  fileprivate consuming func table(
    of months: [MonthBlobs]
  ) throws(IndexError) -> TransactionTable {
    for place in months.indices {
      try add(months[place])
      if place + 1 == months.count || months[place + 1].month != months[place].month { endMonth() }
    }
    return finish()
  }
}
