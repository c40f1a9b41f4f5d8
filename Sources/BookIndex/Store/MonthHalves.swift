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
  /// - Parameter entries: Newest first, those of one month together.
  func table(of entries: [MonthEntry]) throws(IndexError) -> TransactionTable? {
    let count = entries.lazy.map(\.count).reduce(0, &+)
    guard cores.share(rows: count), !texts.isInterning else { return nil }
    let middle = Self.middle(of: entries, count)
    guard middle > 0, middle < entries.count else { return nil }

    let packedTexts = try texts.packedPages(through: blobs)
    let unpackedTexts = Meanwhile(on: cores) { packedTexts.map { $0.texts() } }
    var first: [MonthBlobs] = []
    for entry in entries[..<middle] { first.append(try packed(entry)) }
    guard texts.keep(unpackedTexts.take(), of: packedTexts) else { return nil }

    let known = texts.all
    let (query, screen) = (query, screen)
    let room = screen == nil ? min(1 << 20, count) : 0
    let older = Meanwhile(on: cores) { [first] () -> TransactionTable? in
      var collector = MonthCollector(query, screen: screen, texts: TextTable(known))
      collector.reserveCapacity(room)
      return try? collector.table(of: first)
    }
    var collector = MonthCollector(query, screen: screen, texts: texts)
    collector.reserveCapacity(room / 2)
    var month = entries[middle].month
    for entry in entries[middle...] {
      if entry.month != month { collector.endMonth() }
      month = entry.month
      try collector.add(try packed(entry))
    }
    collector.endMonth()
    guard var table = older.take() else { return nil }
    table.append(collector.finish())
    return table
  }

  private func packed(_ entry: MonthEntry) throws(IndexError) -> MonthBlobs {
    MonthBlobs(
      card: entry.card, month: entry.month, count: entry.count, ids: try blobs.read(entry.ids),
      facts: try blobs.read(entry.facts))
  }

  /// Where the second part begins, with a new month; it is the smaller one, since its core reads
  /// the bytes of both.
  private static func middle(of entries: [MonthEntry], _ count: Int) -> Int {
    var left = count / 20 * 11
    var place = 0
    while place < entries.count, left > 0 {
      left -= entries[place].count
      place += 1
    }
    while place < entries.count, place > 0, entries[place].month == entries[place - 1].month {
      place += 1
    }
    return place
  }
}

/// The packed transactions of one card in one month, or in one day of it.
struct MonthBlobs: Sendable {
  var card: CardID
  var month: Int
  var count: Int
  var ids: [UInt8]
  var facts: [UInt8]
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
