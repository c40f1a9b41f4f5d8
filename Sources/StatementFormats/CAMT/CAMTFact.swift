import StatementModel

/// What can be wrong with a bank-to-customer message, a statement in it, or one of its entries.
enum CAMTFact: DiagnosticFact, Equatable {
  // The file as a whole.
  /// A message of ISO 20022 that is no statement; the name is that of its namespace or element.
  case otherMessage(name: String)
  /// The message is of the right kind, but has no statement in it.
  case noStatement(message: String)
  case notWellFormed(reason: String)
  case tooDeep(limit: Int)
  case valueTooLong(limit: Int)
  case tooManyRejected(rejected: Int, read: Int)
  case tooManyStatements(limit: Int)
  case namelessStatement(rows: Int)

  // One entry.
  case missing(element: String)
  case unreadableAmount(text: String)
  case unreadableDate(element: String, text: String)
  case unknownSide(text: String)
  case unknownStatus(text: String)
  case entryTooLong(limit: Int)

  // Worth a warning.
  case unreadableBalance(type: String, text: String)
  case balanceOfOtherCurrency(type: String, currency: String)
  case balancesDisagree(opening: String, entries: String, closing: String)
  /// The statement says how many entries it has, and has another number.
  case countsDisagree(stated: Int, found: Int)
  case periodInverted(from: String, to: String)
  case unknownCurrency(text: String)
}
