import StatementModel

/// Reads the packed months.
struct MonthReader: ~Copyable {
  private let blobs: BlobReader
  private let texts: TextTable

  init(_ handle: Handle, texts: TextTable) throws(IndexError) {
    self.texts = texts
    blobs = try BlobReader(handle)
  }

  /// The ids of the month's transactions, in their order.
  func ids(of entry: MonthEntry) throws(IndexError) -> [TransactionID] {
    let bytes = try blobs.read(entry.ids)
    guard bytes.count.isMultiple(of: TransactionLayout.idBytes),
      bytes.count / TransactionLayout.idBytes == entry.count
    else { throw .corrupt(.packing) }
    var ids: [TransactionID] = []
    ids.reserveCapacity(entry.count)
    var input = PackedReader()
    let span = bytes.span
    for _ in 0..<entry.count { ids.append(try input.id(span)) }
    return ids
  }

  /// Reads one month of several cards, and puts their transactions in order.
  func read(
    _ entries: ArraySlice<MonthEntry>, into collector: inout MonthCollector
  ) throws(IndexError) {
    for entry in entries {
      try collector.add(
        MonthBlobs(
          card: entry.card, month: entry.month, count: entry.count,
          ids: try blobs.read(entry.ids), facts: try blobs.read(entry.facts)))
    }
    collector.endMonth()
  }

  /// The month's transactions, newest first.
  func transactions(of entry: MonthEntry) throws(IndexError) -> [Transaction] {
    var collector = MonthCollector(IndexQuery(), screen: nil, texts: texts)
    try read([entry], into: &collector)
    return collector.finish().transactions
  }
}

/// Writes the packed months.
struct MonthWriter: ~Copyable {
  private let handle: Handle
  private let blobs: BlobWriter
  private var packer: TransactionPacker

  init(_ handle: Handle, texts: TextTable) throws(IndexError) {
    self.handle = handle
    blobs = try BlobWriter(handle)
    packer = TransactionPacker(texts: texts)
  }

  /// Forgets the numbers of texts, after all were taken out of the index.
  mutating func forgetTexts() { packer.forgetTexts() }

  /// Writes a month, in the place of what was there; what stays equal is left alone.
  ///
  /// The slice says which of the transactions, and in which order.
  mutating func write(
    _ slice: MonthSlice, of transactions: [Transaction], over old: MonthEntry?
  ) throws(IndexError) {
    let packed = try packer.pack(slice, of: transactions)
    let entry = MonthEntry(
      card: slice.card, month: slice.month, count: packed.count,
      firstPosting: packed.firstPosting, lastPosting: packed.lastPosting,
      ids: try blobs.write(packed.ids, over: old?.ids),
      facts: try blobs.write(packed.facts, over: old?.facts), currencies: packed.currencies)
    if let old, old.sum == entry.sum { return }
    try MonthDirectory.put(entry, on: handle)
  }

  func delete(_ entry: MonthEntry) throws(IndexError) {
    try blobs.delete(entry.ids)
    try blobs.delete(entry.facts)
    try MonthDirectory.delete(entry, on: handle)
  }
}
