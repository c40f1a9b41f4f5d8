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
    /// Of the months of the first part, newest first.
    let monthSums: [UInt64]
    /// Those months' transactions.
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
      let months = MonthHalves.first(of: try MonthDirectory.all(on: handle), on: cores)
      guard !months.isEmpty, let known = try texts.allAtHand(through: BlobReader(handle)) else {
        return nil
      }
      return Begun(
        pageSums: texts.pageSums, texts: known, monthSums: months.map(\.sum),
        first: Meanwhile(on: cores) { try? table(of: months, at: path, texts: known) })
    }
  }

  /// Reads months through a connection of its own, since each is one thread's.
  private static func table(
    of months: [MonthEntry], at path: String, texts: [String]
  ) throws(IndexError) -> TransactionTable {
    let index = try BookIndex.look(at: path)
    return try index.read { (handle, _) throws(IndexError) in
      let known = TextTable(texts)
      let reader = try MonthReader(handle, texts: known)
      var collector = MonthCollector(IndexQuery(), screen: nil, texts: known)
      // With room for those of the other part.
      collector.reserveCapacity(min(1 << 20, months.lazy.map(\.count).reduce(0, &+) * 2))
      var start = 0
      while start < months.count {
        let month = months[start].month
        let end = months[start...].firstIndex { $0.month != month } ?? months.count
        try reader.read(months[start..<end], into: &collector)
        start = end
      }
      return collector.finish()
    }
  }
}
