import BookKeeping
import StatementModel

extension Console {
  /// Says what to do next with a book into which nothing was imported yet.
  func adviseIfEmpty(_ book: Book) {
    guard verbosity >= .normal, book.isEmpty else { return }
    let folder = TerminalText.safe(book.paths.statements)
    guard book.isInboxEmpty else {
      return say("Nothing is in this book yet: `daybook run` imports what lies in \(folder).")
    }
    say("Nothing is in this book yet: put statement files into \(folder)")
    say("and type `daybook run`. `daybook demo` makes a book to play with.")
  }
}
