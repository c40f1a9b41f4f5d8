import BookIndex

/// What is read of a book on another core while it is being opened.
///
/// It changes nothing but how long that takes: where the book then says otherwise, nothing is taken
/// of it.
package struct BookAhead: Sendable {
  let index: IndexAhead

  /// Begins to read; nothing where that is not worth it.
  package init?(_ paths: BookPaths) {
    guard let index = IndexAhead(at: paths.index) else { return nil }
    self.index = index
  }
}
