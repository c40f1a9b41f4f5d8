import BookAnswers
import BookKeeping
import Reports

/// A book that was opened to look at, and what was made of it.
final class OpenBook {
  let book: Book
  let generation: String
  private var madePage: ServedPage?

  init(_ book: Book, generation: String) {
    self.book = book
    self.generation = generation
  }

  /// The page, made once.
  func page() throws -> ServedPage {
    if let madePage { return madePage }
    let page = ServedPage(try book.pageInput())
    madePage = page
    return page
  }
}
