/// What a book knows beside its transactions: where they come from and what they are to each other.
///
/// Plain values, for whoever makes tables of a whole book.
package struct BookRecords: Sendable {
  /// In the order they were made.
  package var imports: [ImportRecord] = []
  /// Those that count, card by card, of each card in the order in which identity judges them.
  package var statements: [StatementRecord] = []
  /// Of each transaction together, as they joined it; those of transactions that a source took back
  /// too.
  package var rows: [RowRecord] = []
  /// Newest first.
  package var links: [LinkRecord] = []

  package init() {}
}
