import StatementModel

@testable import BookKeeping
@testable import Identity

extension LiveStatement {
  /// A statement whose rows get their ids when it is evaluated.
  init(
    fileHash: String, ordinal: Int, source: String, currency: Currency, from: CalendarDate?,
    to: CalendarDate?, rows: [StatementRow]
  ) {
    self.init(
      fileHash: fileHash, ordinal: ordinal, source: source, currency: currency, from: from, to: to,
      rows: StatementColumns(rows), ids: [])
  }

  /// The same with the ids that its rows have on a card.
  func named(on card: CardID) -> LiveStatement {
    LiveStatement(
      fileHash: fileHash, ordinal: ordinal, source: source, currency: currency, from: from, to: to,
      rows: rows, ids: RowIDs.of(rows, card: card, currency: currency))
  }
}

extension CardClusters {
  static func evaluate(
    card: CardID, statements: [LiveStatement], decisions: [DuplicateDecision] = []
  ) -> CardClusters {
    evaluate(statements.map { $0.named(on: card) }, decisions: decisions)
  }

  /// The transactions, without those that the source took back, with their clusters.
  var transactions: [(cluster: Int, transaction: Transaction)] {
    let builder = TransactionBuilder(self)
    return clusters.indices.compactMap { cluster in
      builder.draft(of: cluster).map { draft in
        (
          cluster,
          Transaction(
            draft.numbers, card: CardID("card"), description: rows.description(of: draft.row),
            sourceFile: rows.fileHash(of: draft.row),
            details: rows.details(of: draft.row).map { TransactionDetails($0) }
              ?? TransactionDetails())
        )
      }
    }
  }

  /// By cluster: the numbers of its rows.
  var memberLists: [[Int]] { clusters.indices.map { rows(of: $0).map { Int($0) } } }

  /// A row as decisions name it.
  func name(of row: Int) -> DuplicateDecision.RowName {
    .init(file: rows.fileHash(of: row), record: rows.record(of: row), id: rows.ids[row])
  }
}
