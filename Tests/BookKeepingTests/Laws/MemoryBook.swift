import StatementModel

@testable import BookKeeping
@testable import Identity

/// A book without a disk: journal entries and the statements of the archive, put through the same
/// functions as a book on disk.
struct MemoryBook {
  /// By content hash, each statement with its card.
  var archive: [String: [(card: String, statement: LiveStatement)]] = [:]
  var entries: [JournalEntry] = []

  /// What the book shows: every transaction of every card with what a person said of it.
  var shown: [String] {
    let history = History(entries: Journal.merged(entries))
    var lines: [String] = []
    for card in Set(history.statements.keys.map(\.card)).sorted() {
      let live = history.statements.keys.filter { $0.card == card }.compactMap { key in
        archive[key.fileHash].map { file in
          var statement = file[key.ordinal].statement
          statement.ordinal = key.ordinal
          return statement
        }
      }
      let result = CardClusters.evaluate(
        card: history.names.key(card), statements: live,
        decisions: history.edits.decisions[card] ?? [])
      let edits = history.edits.assigned(in: result, card: card)
      let builder = TransactionBuilder(result)
      for cluster in result.clusters.indices {
        guard let draft = builder.draft(of: cluster) else { continue }
        let transaction = draft.numbers
        let effect = edits[cluster].map(history.edits.effect)
        let words = (effect?.values ?? [:]).map { "\($0.key)=\($0.value)" }.sorted()
        lines.append(
          "\(card.text) \(transaction.id) \(transaction.status) \(transaction.date(by: .posting)) "
            + "\(transaction.amount.amount) \(result.rows.description(of: draft.row)) "
            + (words + (effect?.tags ?? [])).joined(separator: " "))
      }
    }
    return lines
  }

  /// The same book with its rows as the index gives them back.
  func throughIndex() throws -> MemoryBook {
    var book = self
    for (hash, file) in archive {
      let statements = file.enumerated().map { ordinal, item in
        (
          key: StatementKey(fileHash: hash, ordinal: ordinal, card: CardID(item.card)),
          rows: item.statement.rows
        )
      }
      let back = try IndexFiles.throughFile(IndexedCard(statements))
      for (ordinal, (_, rows)) in back.statements.enumerated() {
        book.archive[hash]?[ordinal].statement.rows = rows
      }
    }
    return book
  }
}
