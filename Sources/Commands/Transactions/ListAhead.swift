import BookKeeping
import Synchronization

/// Begins to read a book for a list of everything as soon as the program is asked for one.
///
/// What was begun for nothing changes nothing: a list of another book or of less begins by itself,
/// and what is wrong with arguments is told by who reads them.
enum ListAhead {
  private struct Begun: Sendable {
    let index: String
    let book: BookAhead?
  }

  private static let begun = Mutex<Begun?>(nil)

  /// Begins where a process's arguments ask for a list of everything.
  static func begin(for asked: PlainList) {
    guard
      let paths = try? Book.locate(
        explicit: asked.book, environment: Environment.ofBook,
        workingDirectory: Environment.workingDirectory)
    else { return }
    let book = begin(paths)
    begun.withLock { $0 = Begun(index: paths.index, book: book) }
  }

  /// What was begun of a book, which begins now where it had not.
  static func take(_ paths: BookPaths) -> BookAhead? {
    let known = begun.withLock { begun in
      defer { begun = nil }
      return begun
    }
    if let known, known.index == paths.index { return known.book }
    return begin(paths)
  }

  private static func begin(_ paths: BookPaths) -> BookAhead? {
    MemoryBehaviour.makeReady(toRead: paths.index, times: 2)
    return BookAhead(paths)
  }
}
