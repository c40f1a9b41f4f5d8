/// Ids of a statement's rows, and what they were made with besides the rows.
package struct RowNames: Sendable {
  package var card: CardID
  /// Of rows that name none.
  package var currency: Currency
  /// By row.
  package var ids: [TransactionID]

  package init(card: CardID, currency: Currency, ids: [TransactionID]) {
    self.card = card
    self.currency = currency
    self.ids = ids
  }
}
