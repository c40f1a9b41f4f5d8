import StatementModel

/// What can be wrong with a CSV or one of its rows.
enum TableFact: DiagnosticFact {
  case noTable
  /// A list of what is held, not of what was done.
  case holdings
  case recordTooLong(limit: Int)
  case fieldTooLong(limit: Int)
  case tooManyFields(limit: Int)
  /// The profile says an encoding that the bytes are not in.
  case otherEncoding(said: String, found: String)
  /// A line in another encoding than the file; nothing is known of it where it has no name.
  case mixedEncodings(file: String, line: String?)
  case unknownColumn(String, header: [String])
  case mixedDecimalMarks(column: String, pointLine: Int, commaLine: Int)
  case mostRowsUnreadable(rejected: Int, read: Int, first: String)

  case openDateOrder(column: String, orders: [String], example: String)
  case openDecimalMark(column: String, example: String)
  case openSign(column: String)
  case openPair(first: String, second: String)
  /// - Parameter numbers: The columns that can be it, from 1; none where none can.
  case openAmountColumn(numbers: [Int])
  /// A column of currencies between two columns of amounts, each of which can be in them; numbers
  /// from 1.
  case openForeignPair(before: Int, currency: Int, after: Int)
  case columnsOfOneName(String, role: String, numbers: [Int])
  case noDateColumn
  /// The balances tell the signs of other rows, and nothing that of this one.
  case openRow(column: String, line: Int, amount: String)
  /// Whether a balance is what is held or what is owed.
  case openBalance(column: String)
  /// Whether the column's fees are within the amounts.
  case openFee(column: String)
  /// Words for in and out in some rows of a column only.
  case openDirection(column: String, word: String)
  /// A column of debits or credits in which as many amounts have a minus as have none.
  case mixedPair(column: String)
  case noYear(column: String, example: String)
  case mixedSigns(column: String)
  case againstExporter(column: String, exporter: String, outflow: StatementProfile.Outflow)

  case shortRecord(fields: Int, expected: Int)
  case longRecord(fields: Int, expected: Int)
  case badDate(String, column: String)
  case missingDate
  case missingAmount
  /// A line above the header that reads as a row of other columns.
  case rowAboveHeader
  /// A cell in a column of yes and no that says neither.
  case badFlag(String, column: String)
  case badAmount(String, column: String)
  case bothColumnsFilled(String, String)
  /// A row below a split row, of which the parts don't make the whole.
  case partOfNothing
  case badDirection(String, column: String)
  case amountOutOfRange(String)

  /// A line between the rows that names another account than that of the rows above.
  case otherAccount(String)
  case tooManyTables(limit: Int)
  /// Words of a column of statuses that are not known, each with the line where it is first.
  case openStatus(column: String, words: [String: Int])
  case cutOff(String, column: String)
  /// A quote that nothing closes, on whose line the field was taken to end.
  case unclosedQuote
  /// A quoted cell that holds whole rows of the table.
  case swallowedRows(Int)

  /// - Parameters:
  ///   - before: The balance before.
  ///   - amounts: What the rows since add up to.
  ///   - failed: How many of the balances contradict.
  ///   - pairs: How many could be held against the one before.
  case balanceContradicts(
    line: Int, before: String, amounts: String, expected: String, stated: String, failed: Int,
    pairs: Int)
  /// - Parameter settings: Of which one would make all balances follow, if there are any.
  case noBalanceFollows(column: String, pairs: Int, line: Int, settings: [String])
  case signByBalance(line: Int, amount: String, rows: Int)
  case signByProfile(line: Int, amount: String, rows: Int)
  /// The rows don't lead from the opening balance to the closing one.
  case sumContradicts(opening: String, sum: String, closing: String)
}
