import Identity
import StatementModel

/// A new state of the index that is being written, as far as it is to be and can be: the first
/// failure ends the writing and nothing else.
struct IndexUpdate {
  private var before: BookIndex?
  private var writer: IndexWriter?
  private(set) var failure: FileError?

  /// Nothing is kept.
  static var none: IndexUpdate { IndexUpdate("", over: nil, .none) }

  init(_ folder: String, over before: BookIndex?, _ keeping: Book.Keeping) {
    self.before = before
    guard keeping != .none else { return }
    attempt { (update) throws(FileError) in update.writer = try IndexWriter(at: folder) }
  }

  /// Keeps what the index has of a card whose statements and decisions are the same.
  mutating func keep(_ card: CardID, clustersToo: Bool) {
    attempt { (update) throws(FileError) in
      guard let before = update.before else { return }
      update.writer?.keepRows(of: card, before)
      if clustersToo { update.writer?.keepClusters(of: card, before) }
    }
  }

  mutating func add(_ card: CardID, _ statements: [(key: StatementKey, rows: StatementColumns)]) {
    attempt { (update) throws(FileError) in try update.writer?.write(card, statements) }
  }

  mutating func add(_ card: CardID, _ clusters: CardClusters) {
    attempt { (update) throws(FileError) in
      try update.writer?.write(card, KeptClusters(clusters))
    }
  }

  mutating func finish(
    _ snapshot: Snapshot, _ statements: [IndexedStatement], _ marks: [IndexMark: String],
    _ sources: [CardID: CardSource]
  ) {
    let named = Dictionary(uniqueKeysWithValues: marks.map { ($0.key.rawValue, $0.value) })
    attempt { (update) throws(FileError) in
      try update.writer?.commit(snapshot, statements, marks: named, sources: sources)
    }
    // It is read no more, so that its files may go.
    before = nil
  }

  private mutating func attempt(_ work: (inout IndexUpdate) throws(FileError) -> Void) {
    guard failure == nil else { return }
    do throws(FileError) {
      try work(&self)
    } catch {
      failure = error
    }
  }
}
