import StatementModel

/// Transactions of many months as they lie packed in the index, with all texts: they can be looked
/// through on another core while the index is written.
package struct PackedMonths: Sendable {
  private let entries: [MonthEntry]
  /// Of each entry.
  private let blobs: [MonthBlobs]
  private let texts: [String]

  fileprivate init(entries: [MonthEntry], blobs: [MonthBlobs], texts: [String]) {
    self.entries = entries
    self.blobs = blobs
    self.texts = texts
  }

  /// What of them is wanted, in no order that anything is told of; nothing where a month is damaged.
  package func table(
    matching query: IndexQuery, sieve: TransactionSieve? = nil
  ) -> TransactionTable? {
    let wanted = entries.indices.filter { query.mayWant(entries[$0]) }
    var collector = MonthCollector(query, screen: nil, sieve: sieve, texts: TextTable(texts))
    if sieve == nil {
      // With room for those that an import adds.
      let count = wanted.reduce(0) { $0 &+ entries[$1].count }
      collector.reserveCapacity(min(1 << 20, count + count / 16))
    }
    for place in wanted {
      guard (try? collector.add(blobs[place])) != nil else { return nil }
      collector.endMonth()
    }
    return collector.finish()
  }
}

extension BookIndex {
  /// The months that may have what is wanted, packed; nothing where these are so few that another
  /// core is not worth being woken for.
  package func packedMonths(
    matching query: IndexQuery, on cores: Cores = .all
  ) throws(IndexError) -> PackedMonths? {
    try read { handle, texts in
      let entries = try MonthDirectory.all(on: handle).filter { query.mayWant($0) }
      guard cores.share(rows: entries.lazy.map(\.count).reduce(0, &+)) else { return nil }
      let blobs = try BlobReader(handle)
      let packedTexts = try texts.packedPages(through: blobs)
      let unpacked = Meanwhile(on: cores) { packedTexts.map { $0.texts() } }
      var months: [MonthBlobs] = []
      months.reserveCapacity(entries.count)
      for entry in entries {
        months.append(
          MonthBlobs(
            card: entry.card, month: entry.month, count: entry.count,
            ids: try blobs.read(entry.ids), facts: try blobs.read(entry.facts)))
      }
      guard texts.keep(unpacked.take(), of: packedTexts) else { return nil }
      return PackedMonths(entries: entries, blobs: months, texts: texts.all)
    }
  }
}
