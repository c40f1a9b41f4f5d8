import StatementModel

/// What is live by the journal, held against what the index has.
struct UpdatePlan {
  /// A live statement with what the index knows, or is to know, of it.
  struct Statement {
    var key: StatementKey
    var fact: LiveStatementFact
    var indexed: IndexedStatement
  }

  /// Every live statement, by card, in the order of their keys.
  var statements: [CardID: [Statement]] = [:]
  /// Statements that the index does not have, with their rows.
  var read: ReadStatements
  /// The cards whose statements are others than those of the index.
  var changed: Set<CardID> = []
  /// Whether the journal speaks of files that the archive does not have yet.
  var awaitsFiles = false

  /// All statements without their rows, by key.
  var indexed: [IndexedStatement] {
    statements.values.joined().map(\.indexed).sorted { $0.key < $1.key }
  }

  /// The newest end of a statement.
  var asOf: CalendarDate? { statements.values.joined().compactMap(\.indexed.to).max() }
}
