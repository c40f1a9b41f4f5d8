import StatementModel

/// What can be wrong with an OFX file, a statement in it, or one of its rows.
indirect enum OFXFact: DiagnosticFact, Equatable {
  // The file as a whole.
  /// OFX without a statement; `holds` says what it has instead, where that is known.
  case noStatement(holds: String?)
  /// The server answered with an error (OFX 3.1.5).
  case refused(code: String, message: String)
  case nothingComplete
  case tooDeep(limit: Int)
  case valueTooLong(limit: Int)
  case tooManyRejected(rejected: Int, read: Int)
  case tooManyStatements(limit: Int)
  case namelessStatement(rows: Int)
  case undecidedMark(text: String)
  case undecidedOrder(text: String)
  case unsignedDebits(count: Int)

  // One row.
  case missing(element: OFXTag)
  case unreadableDate(element: OFXTag, text: String)
  case unreadableAmount(element: OFXTag, text: String)
  case repeated(element: OFXTag)
  case rowCutOff
  case rowTooLong(limit: Int)
  case unknownCorrection(text: String)
  /// Another fact, which stands on another line than the row begins on.
  case atLine(Int, OFXFact)

  // Worth a warning.
  case cutOff
  case emptyResponse
  case investmentRows(count: Int, kinds: String)
  /// Statements of loans, beside others that are read.
  case loanStatements(count: Int)
  case unreadableBalance(text: String)
  /// Amounts with a decimal point and others with a decimal comma.
  case mixedMarks(point: String, comma: String)
  case unknownCurrency(text: String)
  case periodInverted(from: String, to: String)
}
