import StatementModel

extension OFXFact {
  var code: String {
    switch self {
    case .noStatement: "ofx-no-statement"
    case .refused: "ofx-refused"
    case .nothingComplete: "ofx-nothing-complete"
    case .tooDeep: "ofx-too-deep"
    case .valueTooLong: "ofx-value-too-long"
    case .tooManyRejected: "ofx-too-many-rejected"
    case .tooManyStatements: "ofx-too-many-statements"
    case .namelessStatement: "ofx-nameless-statement"
    case .undecidedMark: "ofx-undecided-decimal-mark"
    case .undecidedOrder: "ofx-undecided-date-order"
    case .unsignedDebits: "ofx-unsigned-debits"
    case .missing: "ofx-missing-element"
    case .unreadableDate: "ofx-unreadable-date"
    case .unreadableAmount: "ofx-unreadable-amount"
    case .repeated: "ofx-repeated-element"
    case .rowCutOff: "ofx-row-cut-off"
    case .rowTooLong: "ofx-row-too-long"
    case .unknownCorrection: "ofx-unknown-correction"
    case .atLine(_, let fact): fact.code
    case .cutOff: "ofx-cut-off"
    case .emptyResponse: "ofx-empty-response"
    case .investmentRows: "ofx-investment-rows"
    case .loanStatements: "ofx-loan-statements"
    case .unreadableBalance: "ofx-unreadable-balance"
    case .mixedMarks: "ofx-mixed-decimal-marks"
    case .unknownCurrency: "ofx-unknown-currency"
    case .periodInverted: "ofx-period-inverted"
    }
  }

  var summary: String {
    switch self {
    case .noStatement(let holds?): "the file is OFX and holds \(holds), but no statement"
    case .noStatement(nil): "the file is OFX, but holds no statement"
    case .refused(let code, let message):
      "the bank answered with error \(code)" + (message.isEmpty ? "" : ": \(Self.quoted(message))")
    case .nothingComplete: "the file ends before its first transaction is complete"
    case .tooDeep(let limit): "elements are nested deeper than \(limit)"
    case .valueTooLong(let limit): "a value is longer than \(limit) bytes"
    case .tooManyRejected(let rejected, let read):
      "\(CountText.of(rejected, "transaction")) can't be read and \(MostRowsText.others(read))"
    case .tooManyStatements(let limit): "the file has more than \(limit) statements"
    case .namelessStatement(let rows):
      "a statement of \(CountText.of(rows, "transaction")) names no account, beside others in "
        + "the same file"
    case .undecidedMark(let text):
      "the amount \(Self.quoted(text)) can be read with or without decimals"
    case .undecidedOrder(let text):
      "the date \(Self.quoted(text)) can be read with the day or the month first"
    case .unsignedDebits(let count):
      "\(count) transactions are debits by TRNTYPE, but no amount in the file is negative"
    case .missing(let element): "the transaction has no \(element.rawValue)"
    case .unreadableDate(let element, let text):
      "\(element.rawValue) \(Self.quoted(text)) is no date"
    case .unreadableAmount(let element, let text):
      "\(element.rawValue) \(Self.quoted(text)) is no amount"
    case .repeated(let element): "the transaction has more than one \(element.rawValue)"
    case .rowCutOff: "the file ends inside this transaction"
    case .rowTooLong(let limit): "the transaction is longer than \(limit) bytes"
    case .unknownCorrection(let text):
      "CORRECTACTION \(Self.quoted(text)) is neither REPLACE nor DELETE"
    case .atLine(let line, let fact): "\(fact.summary) (line \(line))"
    case .cutOff: "the file ends before its elements are closed; it may be cut off"
    case .emptyResponse: "a statement was asked for, but the answer holds none"
    case .investmentRows(let count, let kinds):
      (count == 1 ? "1 investment transaction is" : "\(count) investment transactions are")
        + " not read (\(kinds)); cash transactions are"
    case .loanStatements(let count):
      (count == 1 ? "the statement of a loan is" : "\(count) statements of loans are") + " not read"
    case .unreadableBalance(let text): "BALAMT \(Self.quoted(text)) is no amount"
    case .mixedMarks(let point, let comma):
      "amounts have a decimal point (\(Self.quoted(point))) and a decimal comma "
        + "(\(Self.quoted(comma))); each is read by itself"
    case .unknownCurrency(let text): "\(Self.quoted(text)) is no currency code"
    case .periodInverted(let from, let to):
      "the stated period ends (\(to)) before it begins (\(from))"
    }
  }

  var remedy: String? {
    switch self {
    case .noStatement, .emptyResponse: nil
    case .refused: "download the statement again"
    case .nothingComplete, .rowCutOff, .cutOff: "download the file again"
    case .tooDeep: "raise the limit with --max-nesting if the file is genuine"
    case .valueTooLong, .rowTooLong:
      "raise the limit with --max-field-size and --max-record-size if the file is genuine"
    case .tooManyRejected, .tooManyStatements: "check that the file is a statement"
    case .namelessStatement: "export each account into a file of its own"
    case .atLine(_, let fact): fact.remedy
    case .undecidedMark: #"add "decimal: point" or "decimal: comma" to the profile"#
    case .unsignedDebits:
      #"add "outflow: positive" to the profile if debits are money spent, "outflow: negative" if not"#
    case .undecidedOrder: #"add "dates: dmy" or "dates: mdy" to the profile"#
    case .unreadableDate: "a date is YYYYMMDD; for another order say it in the statement profile"
    default: nil
    }
  }

  /// The offending text in quotes, cut where it is long.
  private static func quoted(_ text: String) -> String {
    let shown = TerminalText.safe(String(text.prefix(60)))
    return "\"\(shown)\(text.count > 60 ? "…" : "")\""
  }
}
