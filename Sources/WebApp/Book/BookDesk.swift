import BookKeeping
import Synchronization

/// One book for all requests: opened once to look at, until somebody changes it, and anew for each change.
///
/// Its lock is held only while something is written, so that the night can work beside it.
final class BookDesk: Sendable {
  let paths: BookPaths
  let environment: [String: String]
  let fileUndos = FileUndoList()
  private let watch: Mutex<BookWatch>
  private let kept = Mutex<OpenBook?>(nil)
  /// Taken by those who change, one at a time; looking goes on meanwhile.
  private let changing = Mutex<Void>(())

  init(_ paths: BookPaths, environment: [String: String]) {
    self.paths = paths
    self.environment = environment
    watch = Mutex(BookWatch(paths))
  }

  /// A text that is another one whenever the book was changed, by whomever.
  var generation: String { watch.withLock { $0 }.generation }

  /// Looks at the book as it is now.
  func look<Answer: Sendable>(_ work: @Sendable (OpenBook) throws -> Answer) throws -> Answer {
    try kept.withLock { kept in
      let before = generation
      if let open = kept, open.generation == before { return try work(open) }
      kept = nil
      let book = try Book.open(paths, .looking, environment: environment)
      let watch = book.watch
      self.watch.withLock { $0 = watch }
      // Where the rules lie is known only now.
      let open = OpenBook(book, generation: watch.generation)
      let answer = try work(open)
      kept = open
      return answer
    }
  }

  /// Opens the book to change it.
  ///
  /// - Returns: What the work gives, and the generation behind it.
  func change<Answer: Sendable>(
    _ work: @Sendable (Book) throws -> Answer
  ) throws -> (answer: Answer, generation: String) {
    try alone {
      let book = try Book.open(
        paths, .writing, waiting: LockWait(seconds: LockWait.usual), environment: environment)
      defer { book.close() }
      return try work(book)
    }
  }

  /// Does work that takes the book's lock itself.
  func alone<Answer: Sendable>(
    _ work: @Sendable () throws -> Answer
  ) throws -> (answer: Answer, generation: String) {
    let answer = try changing.withLock { _ in try work() }
    return (answer, generation)
  }
}
