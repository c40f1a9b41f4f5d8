import StatementModel

extension Book {
  /// Opens a book to look at its history, and writes nothing: neither the book nor its index.
  ///
  /// The transactions may still be decided by rules as they were: who asks what rules would do
  /// decides them anew. Where the index lags behind journal or `daybook.yaml`, everything is
  /// worked out in memory.
  package static func look(
    _ paths: BookPaths, environment: [String: String] = [:]
  ) throws(BookError) -> Book {
    let book = Book(
      paths: paths, catalog: try Catalog(paths: paths), journal: try Journal(paths: paths),
      lock: nil, environment: environment)
    try book.requireOneEntryPerCard()
    book.index = try? BookIndex.open(at: paths.index)
    if !book.holdsHistory { try book.update(read: [:], .none) }
    return book
  }
}
