import StatementModel

/// Statements that the index has under a card's former id, or under a part of a card: their rows
/// stay as they are, and need not be read from the archive.
struct MovedStatements {
  private struct Place: Hashable {
    var reading: String
    var ordinal: Int
  }

  private var former: [Place: IndexedStatement] = [:]

  init(_ indexed: [IndexedStatement], _ history: History) {
    for statement in indexed where history.statements[statement.key] == nil {
      let place = Place(reading: statement.importID, ordinal: statement.key.ordinal)
      former[place] = former[place] ?? statement
    }
  }

  /// A statement with its rows; nothing where the index has none that was read in the same way.
  func statement(
    _ fact: LiveStatementFact, _ ordinal: Int, in store: StatementStore
  ) throws(BookError) -> Statement? {
    guard let known = former[Place(reading: fact.readingID, ordinal: ordinal)] else { return nil }
    let rows = try store.indexed { (index) throws(IndexError) in
      try index.rows(ofCard: known.key.card)[known.key]
    }
    return rows.flatMap { $0 }.map { known.statement(rows: $0) }
  }
}
