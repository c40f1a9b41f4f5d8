import StatementModel

/// What balances and sums between the rows are called; all folded (`HeaderFolding`).
extension StatementWords {
  /// By what such a row is left out as: whole texts, or the beginnings of lines without a date.
  static let summaries: [(LeftOutRow.Reason, Set<String>)] = [
    (.openingBalance, Words.phrases("summary.opening")),
    (.closingBalance, Words.phrases("summary.closing")),
    // What can be spent, or is held for now: no row, and not the balance that the rows lead to.
    (.information, Words.phrases("summary.information")),
    (.summary, Words.phrases("summary.total")),
  ]
}
