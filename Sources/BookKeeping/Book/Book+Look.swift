import BookIndex
import StatementModel

extension Book {
  /// Opens a book to look at its history, and writes nothing: neither the book nor its index.
  ///
  /// The transactions may still be decided by rules as they were: who asks what rules would do
  /// decides them anew. Where the index lags behind journal or `daybook.yaml`, everything is
  /// computed in memory.
  package static func look(
    _ paths: BookPaths, environment: [String: String] = [:]
  ) throws(BookError) -> Book {
    let book = Book(
      paths: paths, catalog: try Catalog(paths: paths), journal: try Journal(paths: paths),
      lock: nil, environment: environment)
    try book.requireOneEntryPerCard()
    book.index = try? BookIndex.open(at: paths.index, readOnly: true)
    if book.index == nil || (try? book.holdsHistory()) != true { try book.computeInMemory() }
    return book
  }

  /// Whether the index has the history of the journal as `daybook.yaml` has it read, whatever
  /// rules it was decided by.
  private func holdsHistory() throws(BookError) -> Bool {
    let marks = [
      IndexMark.engine: Self.engineVersion, .history: history.fingerprint,
      .configuration: catalog.configurationFingerprint,
    ]
    for (mark, value) in marks where try self.mark(mark) != value { return false }
    return true
  }
}
