import BookKeeping
import Synchronization

/// Begins to read a book for a list of everything while this core is still reading the command's
/// arguments, which takes as long as a tenth of the list.
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
  static func begin(for arguments: some Collection<String>) {
    guard let asked = Asked(arguments),
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

  /// Arguments that ask for a list of everything, as far as they are plain.
  struct Asked: Equatable {
    /// The book that they name.
    private(set) var book: String?

    /// Nothing where there is any that chooses among transactions, or that is not known here.
    init?(_ arguments: some Collection<String>) {
      guard arguments.first == "list" else { return nil }
      var rest = arguments.dropFirst()
      while let argument = rest.popFirst() {
        if Self.flags.contains(argument) { continue }
        let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
        guard let name = parts.first, Self.options.contains(name) else { return nil }
        guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else { return nil }
        if name == "--book" || name == "-b" { book = value }
      }
    }

    /// How things are shown, and what is told beside them.
    private static let flags: Set<String> = [
      "--all", "--no-pager", "--remember", "--quiet", "-q", "--verbose", "-v",
    ]
    /// With a value each.
    private static let options: Set<String> = [
      "--group-by", "--sort", "--format", "--limit", "--book", "-b",
    ]
  }
}
