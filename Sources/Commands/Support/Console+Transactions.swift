import BookAnswers
import BookKeeping
import Reports
import StatementModel

extension Console {
  /// Tells of transactions that were changed, a line each.
  ///
  /// - Parameter now: What one is now, behind what it is known by.
  func tell(
    _ transactions: [Transaction], of book: Book, now: (Transaction) -> String? = { _ in nil }
  ) {
    guard verbosity > .quiet else { return }
    for transaction in transactions {
      let parts = [
        transaction.id.short,
        book.locale.shortText(transaction.date(by: book.configuration.dateBasis)),
        book.locale.text(transaction.amount), transaction.merchant, now(transaction),
      ]
      print(words: TerminalText.safe(parts.compactMap { $0 }.joined(separator: "  ")))
    }
  }
}
