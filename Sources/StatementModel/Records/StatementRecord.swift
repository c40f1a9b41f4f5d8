/// A statement that counts in a book, without its rows.
package struct StatementRecord: Sendable {
  /// The import that brought it.
  package var importID: String?
  package var card: CardID
  /// The file as it is shown: `Statements/visa/2026-03.csv`.
  package var file: String
  /// SHA-256 of the file, 64 hexadecimal digits.
  package var fileHash: String
  /// Which statement of its file it is, from 0.
  package var ordinal: Int
  /// The currency of rows that name none themselves.
  package var currency: Currency
  /// The account or card number as the file writes it.
  package var account: String?
  package var accountType: AccountType?
  package var institution: String?
  /// The first and last day covered: stated, else of the rows.
  package var from: CalendarDate?
  package var to: CalendarDate?
  package var openingBalance: StatedBalance?
  package var closingBalance: StatedBalance?
  package var rowCount = 0

  package init(
    importID: String?, card: CardID, file: String, fileHash: String, ordinal: Int,
    currency: Currency
  ) {
    self.importID = importID
    self.card = card
    self.file = file
    self.fileHash = fileHash
    self.ordinal = ordinal
    self.currency = currency
  }
}
