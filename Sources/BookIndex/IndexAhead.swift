import StatementModel

/// Reads an index on another core, while who opens the book is still busy with its journal.
///
/// Whatever is written meanwhile, nothing wrong comes of it: what was read is taken only where the
/// index has the same directories, whose checksums are of what they point to.
package final class IndexAhead: Sendable {
  /// All texts, and what is made with them from then on.
  struct Begun: Sendable {
    /// Of the directory's rows, page by page.
    let pageSums: [UInt64]
    let texts: [String]
    /// Of the directory's months, newest first.
    let monthSums: [UInt64]
    /// What of them nobody has read yet: this core goes on with the newest, whoever takes part with
    /// the oldest.
    let months: MonthsToRead
    /// The transactions of the months that this core came to.
    let first: Meanwhile<TransactionTable?>
  }

  private let work: Meanwhile<Begun?>

  /// Begins to read; nothing where that is not worth another core.
  ///
  /// - Parameter leastSize: Smaller files are read before another core has begun.
  package init?(at path: String, leastSize: Int = 4 << 20, on cores: Cores = .all) {
    guard cores.count > 1, let size = try? IndexFile.size(at: path), size >= leastSize,
      !IndexFile.hasLog(at: path)
    else { return nil }
    work = Meanwhile(on: cores) { try? Self.begin(at: path, on: cores) }
  }

  /// What was read at another time.
  init(_ begun: Begun?) { work = Meanwhile(on: .one) { begun } }

  /// What was read; to be asked for once.
  func take() -> Begun? { work.take() }

  private static func begin(at path: String, on cores: Cores) throws(IndexError) -> Begun? {
    let index = try BookIndex.look(at: path)
    return try index.read { (handle, texts) throws(IndexError) in
      let entries = try MonthDirectory.all(on: handle)
      guard MonthHalves.areWorthIt(entries, on: cores),
        let known = try texts.allAtHand(through: BlobReader(handle))
      else { return nil }
      let months = MonthsToRead(entries)
      return Begun(
        pageSums: texts.pageSums, texts: known, monthSums: entries.map(\.sum), months: months,
        first: Meanwhile(on: cores) {
          try? table(of: months, among: entries, at: path, texts: known)
        })
    }
  }

  /// Reads months through a connection of its own, since each is one thread's.
  private static func table(
    of months: MonthsToRead, among entries: [MonthEntry], at path: String, texts: [String]
  ) throws(IndexError) -> TransactionTable {
    let index = try BookIndex.look(at: path)
    return try index.read { (handle, _) throws(IndexError) in
      let known = TextTable(texts)
      let reader = try MonthReader(handle, texts: known)
      var collector = MonthCollector(IndexQuery(), screen: nil, texts: known)
      // With room for those of the other core.
      collector.reserveCapacity(min(1 << 20, entries.lazy.map(\.count).reduce(0, &+)))
      while let month = months.takeFirst() {
        try reader.read(entries[month], into: &collector)
      }
      return collector.finish()
    }
  }
}
