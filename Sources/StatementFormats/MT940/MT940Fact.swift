import StatementModel

/// What can be wrong with a file of SWIFT messages, a message in it, or one of its rows.
enum MT940Fact: DiagnosticFact, Error, Equatable {
  // The file as a whole.
  case noMessages
  /// A header names a type of message that is none: `:9401:`.
  case strangeType(text: String)
  /// Several tags stand on one line.
  case tagsOnOneLine(text: String)
  case namelessStatement(rows: Int)
  case allRowsRejected(count: Int, first: String)
  case tooManyRejected(rejected: Int, read: Int)
  case tooManyStatements(limit: Int)
  case fieldTooLong(limit: Int)

  // One row.
  case unreadableDate(text: String)
  case unreadableMark(text: String)
  case unreadableAmount(text: String)
  case undecidedAmount(text: String)
  case rowTooLong(limit: Int)
  /// The file ends with it where more had to follow.
  case rowCutOff

  // Worth a warning.
  case otherMessages(count: Int, type: Int)
  case clampedDate(text: String, day: String)
  case unreadableBalance(tag: String, text: String)
  case balanceMismatch(account: String?, expected: String, stated: String)
  case sumMismatch(tag: String, stated: String, found: String)
  case noClosingBalance(account: String?)
  /// The beginning of a statement, or rows, at the end of the file that nothing follows; cut within
  /// a line where that has no end either.
  case noEnd(account: String?, isCut: Bool)
  /// The closing balance announces a page that is not there.
  case pageMissing(account: String?)
  case rowsAfterEnd(count: Int)
  case mistagged(tag: String)
  case currenciesDiffer(first: String, other: String)
}
