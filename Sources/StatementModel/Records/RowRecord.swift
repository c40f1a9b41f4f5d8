/// A row of a statement and the transaction that it was found to be of.
package struct RowRecord: Sendable {
  package var transaction: TransactionID
  /// The place of its statement among those of the book's records.
  package var statement: Int
  /// The row's number in its file, from 1.
  package var record: Int
  /// The line of the file on which it begins.
  package var line: Int
  package var status: StatementRow.Status
  package var amount: Money
  package var purchaseDate: CalendarDate?
  package var postingDate: CalendarDate?
  package var chargeDate: CalendarDate?
  package var description: String
  /// The source's own id, as written.
  package var nativeID: String?
  /// Why the row was found to be of the transaction, in words.
  package var evidence: String

  package init(
    transaction: TransactionID, statement: Int, record: Int, line: Int,
    status: StatementRow.Status, amount: Money, description: String, evidence: String
  ) {
    self.transaction = transaction
    self.statement = statement
    self.record = record
    self.line = line
    self.status = status
    self.amount = amount
    self.description = description
    self.evidence = evidence
  }
}
