import StatementModel

/// A live statement as the index keeps it, without its rows.
package struct IndexedStatement: Hashable, Sendable {
  package var key: StatementKey
  /// The file as it should be shown: `Statements/visa/2026-03.csv`.
  package var file: String
  /// Names the import that brought it, and how that had it read.
  package var importID: String
  /// The account or card number as the file writes it.
  package var account: String?
  package var accountType: AccountType?
  package var institution: String?
  /// The currency of rows that name none themselves.
  package var currency: Currency?
  /// The period as the file states it.
  package var statedFrom: CalendarDate?
  package var statedTo: CalendarDate?
  /// The first and last day covered: stated, else of the rows.
  package var from: CalendarDate?
  package var to: CalendarDate?
  package var openingBalance: StatedBalance?
  package var closingBalance: StatedBalance?
  package var rowCount: Int

  package init(key: StatementKey, file: String, importID: String, rowCount: Int = 0) {
    self.key = key
    self.file = file
    self.importID = importID
    self.rowCount = rowCount
  }

  /// The statement as it was read.
  package func statement(rows: StatementColumns) -> Statement {
    var statement = Statement(rows: rows)
    statement.account = account
    statement.accountType = accountType
    statement.institution = institution
    statement.currency = currency
    statement.statedFrom = statedFrom
    statement.statedTo = statedTo
    statement.openingBalance = openingBalance
    statement.closingBalance = closingBalance
    return statement
  }

  /// Describes a statement as it was read.
  package init(_ statement: Statement, key: StatementKey, file: String, importID: String) {
    self.init(key: key, file: file, importID: importID, rowCount: statement.rows.count)
    account = statement.account
    accountType = statement.accountType
    institution = statement.institution
    currency = statement.currency
    statedFrom = statement.statedFrom
    statedTo = statement.statedTo
    from = statement.from
    to = statement.to
    openingBalance = statement.openingBalance
    closingBalance = statement.closingBalance
  }
}
