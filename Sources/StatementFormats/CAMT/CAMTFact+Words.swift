import StatementModel

extension CAMTFact {
  var code: String {
    switch self {
    case .otherMessage: "camt-other-message"
    case .noStatement: "camt-no-statement"
    case .notWellFormed: "camt-not-well-formed"
    case .tooDeep: "camt-too-deep"
    case .valueTooLong: "camt-value-too-long"
    case .tooManyRejected: "camt-too-many-rejected"
    case .tooManyStatements: "camt-too-many-statements"
    case .namelessStatement: "camt-nameless-statement"
    case .missing: "camt-missing-element"
    case .unreadableAmount: "camt-unreadable-amount"
    case .unreadableDate: "camt-unreadable-date"
    case .unknownSide: "camt-unknown-side"
    case .unknownStatus: "camt-unknown-status"
    case .entryTooLong: "camt-entry-too-long"
    case .unreadableBalance: "camt-unreadable-balance"
    case .balanceOfOtherCurrency: "camt-balance-of-other-currency"
    case .balancesDisagree: "camt-balances-disagree"
    case .countsDisagree: "camt-counts-disagree"
    case .periodInverted: "camt-period-inverted"
    case .unknownCurrency: "camt-unknown-currency"
    }
  }

  var summary: String {
    switch self {
    case .otherMessage(let name): Self.other(name)
    case .noStatement(let message): "the message \(message) holds no statement"
    case .notWellFormed(let reason): "the file is no well-formed XML: \(Self.shown(reason))"
    case .tooDeep(let limit): "elements are nested deeper than \(limit)"
    case .valueTooLong(let limit): "a value is longer than \(limit) bytes"
    case .tooManyRejected(let rejected, let read):
      "\(CountText.of(rejected, "entry", "entries")) can't be read and \(MostRowsText.others(read))"
    case .tooManyStatements(let limit): "the file has more than \(limit) statements"
    case .namelessStatement(let rows):
      "a statement of \(CountText.of(rows, "entry", "entries")) names no account, beside others in "
        + "the same file"
    case .missing(let element): "the entry has no \(element)"
    case .unreadableAmount(let text): "Amt \(Self.quoted(text)) is no amount"
    case .unreadableDate(let element, let text): "\(element) \(Self.quoted(text)) is no date"
    case .unknownSide(let text): "CdtDbtInd \(Self.quoted(text)) is neither CRDT nor DBIT"
    case .unknownStatus(let text):
      "Sts \(Self.quoted(text)) is none of BOOK, PDNG, INFO and FUTR"
    case .entryTooLong(let limit): "the entry is longer than \(limit) bytes"
    case .unreadableBalance(let type, let text):
      "the balance \(Self.shown(type)) can't be read: \(Self.quoted(text))"
    case .balanceOfOtherCurrency(let type, let currency):
      "the balance \(Self.shown(type)) is in \(currency), not in the account's currency"
    case .balancesDisagree(let opening, let entries, let closing):
      "opening balance \(opening) and entries \(entries) don't make the closing balance \(closing)"
    case .countsDisagree(let stated, let found):
      "the statement says it has \(CountText.of(stated, "entry", "entries")), but \(found) "
        + (found == 1 ? "is there" : "are there")
    case .periodInverted(let from, let to):
      "the stated period ends (\(to)) before it begins (\(from))"
    case .unknownCurrency(let text): "\(Self.quoted(text)) is no currency code"
    }
  }

  var remedy: String? {
    switch self {
    case .otherMessage: "export the account's entries as camt.053 or camt.052"
    case .noStatement: nil
    case .notWellFormed: "download the file again"
    case .tooDeep: "raise the limit with --max-nesting if the file is genuine"
    case .valueTooLong, .entryTooLong:
      "raise the limit with --max-field-size and --max-record-size if the file is genuine"
    case .tooManyRejected, .tooManyStatements: "check that the file is a statement"
    case .namelessStatement: "export each account into a file of its own"
    case .balancesDisagree, .countsDisagree: "check whether entries are missing from the file"
    default: nil
    }
  }

  /// What a message is that holds no entries, by the family its name begins with.
  private static func other(_ name: String) -> String {
    let kind =
      switch name.prefix(5) {
      case "pain.": "an order or a report on orders, not a statement"
      case "pacs.": "a message between banks, not a statement"
      case "acmt.": "a message about an account, not a statement"
      case "camt.": "a message about cash, but not a statement"
      default: "not a statement"
      }
    return "the file is the ISO 20022 message \(shown(name)): \(kind)"
  }

  /// The offending text in quotes.
  private static func quoted(_ text: String) -> String { "\"\(shown(text))\"" }

  /// Text of the file made harmless, and cut where it is long.
  private static func shown(_ text: String) -> String {
    TerminalText.safe(String(text.prefix(80))) + (text.count > 80 ? "…" : "")
  }
}
