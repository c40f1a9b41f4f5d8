import StatementModel

extension MT940Fact {
  var code: String {
    switch self {
    case .noMessages: "mt940-no-messages"
    case .strangeType: "mt940-strange-type"
    case .tagsOnOneLine: "mt940-tags-on-one-line"
    case .namelessStatement: "mt940-nameless-statement"
    case .allRowsRejected: "mt940-all-rows-rejected"
    case .tooManyRejected: "mt940-too-many-rejected"
    case .tooManyStatements: "mt940-too-many-statements"
    case .fieldTooLong: "mt940-field-too-long"
    case .unreadableDate: "mt940-unreadable-date"
    case .unreadableMark: "mt940-unreadable-mark"
    case .unreadableAmount: "mt940-unreadable-amount"
    case .undecidedAmount: "mt940-undecided-amount"
    case .rowTooLong: "mt940-row-too-long"
    case .rowCutOff: "mt940-row-cut-off"
    case .otherMessages: "mt940-other-messages"
    case .clampedDate: "mt940-clamped-date"
    case .unreadableBalance: "mt940-unreadable-balance"
    case .balanceMismatch: "mt940-balance-mismatch"
    case .sumMismatch: "mt940-sum-mismatch"
    case .noClosingBalance: "mt940-no-closing-balance"
    case .noEnd: "mt940-no-end"
    case .pageMissing: "mt940-page-missing"
    case .rowsAfterEnd: "mt940-rows-after-end"
    case .mistagged: "mt940-mistagged"
    case .currenciesDiffer: "mt940-currencies-differ"
    }
  }

  var summary: String {
    switch self {
    case .noMessages: "the file holds no message MT940 or MT942"
    case .strangeType(let text): "\(Self.quoted(text)) is no type of a statement message"
    case .tagsOnOneLine(let text): "several fields stand on one line: \(Self.quoted(text))"
    case .namelessStatement(let rows):
      "a statement of \(CountText.of(rows, "transaction")) names no account (:25:), beside others "
        + "in the same file"
    case .allRowsRejected(let count, let first):
      count == 1
        ? "the only transaction can't be read: \(first)"
        : "none of \(count) transactions can be read; of the first, \(first)"
    case .tooManyRejected(let rejected, let read):
      "\(CountText.of(rejected, "transaction")) can't be read and \(MostRowsText.others(read))"
    case .tooManyStatements(let limit): "the file has more than \(limit) statements"
    case .fieldTooLong(let limit): "a field is longer than \(limit) bytes"
    case .unreadableDate(let text): "the date \(Self.quoted(text)) of :61: is no date"
    case .unreadableMark(let text):
      "\(Self.quoted(text)) says neither debit nor credit where :61: must"
    case .unreadableAmount(let text): "\(Self.quoted(text)) of :61: is no amount"
    case .undecidedAmount(let text):
      "the amount \(Self.quoted(text)) of :61: can be read with or without decimals"
    case .rowTooLong(let limit): "the transaction is longer than \(limit) bytes"
    case .rowCutOff: "the file ends with this transaction, where more had to follow"
    case .otherMessages(let count, let type):
      count == 1
        ? "1 field of messages MT\(type) is not read; they are no statements"
        : "\(count) fields of messages MT\(type) are not read; they are no statements"
    case .clampedDate(let text, let day):
      "the date \(Self.quoted(text)) is no day of the calendar and is taken for \(day)"
    case .unreadableBalance(let tag, let text):
      "\(tag) \(Self.quoted(text)) can't be read"
    case .balanceMismatch(let account, let expected, let stated):
      "opening balance and transactions\(Self.of(account)) make \(expected),"
        + " but the closing balance is \(stated)"
    case .sumMismatch(let tag, let stated, let found):
      "\(tag) states \(stated), but the transactions make \(found)"
    case .noClosingBalance(let account):
      "the statement\(Self.of(account)) has no closing balance (:62F:); it may be cut off"
    case .noEnd(let account, _):
      "the statement or report\(Self.of(account)) ends without a balance (:62F:), sums (:90D:, :90C:)"
        + " or a mark \"-\"; it may be cut off"
    case .pageMissing(let account):
      "the statement\(Self.of(account)) ends with an intermediate balance (:62M:); pages are missing"
    case .rowsAfterEnd(let count):
      count == 1
        ? "1 transaction stands after the closing balance of its statement"
        : "\(count) transactions stand after the closing balance of their statement"
    case .mistagged(let tag):
      "\(tag) stands where the details of a transaction belong, and is read as :86:"
    case .currenciesDiffer(let first, let other):
      "the statement names the currencies \(first) and \(other)"
    }
  }

  var remedy: String? {
    switch self {
    case .strangeType: "a statement is MT940 or MT942; download the file again"
    case .tagsOnOneLine: "put each field, from its tag on, on a line of its own"
    case .namelessStatement: "export each account into a file of its own"
    case .tooManyRejected, .tooManyStatements, .allRowsRejected:
      "check that the file is a statement"
    case .fieldTooLong, .rowTooLong:
      "raise the limit with --max-record-size if the file is genuine"
    case .unreadableDate: "a date is YYMMDD, or YYMMDDMMDD with the day of booking"
    case .undecidedAmount: "SWIFT writes a decimal comma; download the file again"
    case .balanceMismatch, .sumMismatch: "check that no transaction is missing"
    case .noClosingBalance, .noEnd, .pageMissing, .rowCutOff: "download the file again"
    default: nil
    }
  }

  private static func of(_ account: String?) -> String {
    account.map { " of \(quoted($0))" } ?? ""
  }

  /// The offending text in quotes, cut where it is long.
  private static func quoted(_ text: String) -> String {
    let shown = TerminalText.safe(String(text.prefix(60)))
    return "\"\(shown)\(text.count > 60 ? "…" : "")\""
  }
}
