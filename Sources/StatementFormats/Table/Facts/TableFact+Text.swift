import StatementModel

extension TableFact {
  var code: String {
    switch self {
    case .noTable: "no-table"
    case .holdings: "holdings"
    case .recordTooLong: "record-too-long"
    case .fieldTooLong: "field-too-long"
    case .tooManyFields: "too-many-fields"
    case .otherEncoding: "other-encoding"
    case .mixedEncodings: "mixed-encodings"
    case .unknownColumn: "unknown-column"
    case .mixedDecimalMarks: "mixed-decimal-marks"
    case .mostRowsUnreadable: "most-rows-unreadable"
    case .openDateOrder: "open-date-order"
    case .openDecimalMark: "open-decimal-mark"
    case .openSign: "open-sign"
    case .openPair: "open-debit-credit"
    case .openAmountColumn: "open-amount-column"
    case .openForeignPair: "open-foreign-pair"
    case .columnsOfOneName: "columns-of-one-name"
    case .noDateColumn: "no-date-column"
    case .noYear: "no-year"
    case .mixedSigns: "mixed-signs"
    case .againstExporter: "against-exporter"
    case .openRow: "open-row"
    case .openBalance: "open-balance"
    case .openFee: "open-fee"
    case .openDirection: "open-direction"
    case .mixedPair: "mixed-debit-credit"
    case .shortRecord: "short-record"
    case .longRecord: "long-record"
    case .badDate: "bad-date"
    case .missingDate: "missing-date"
    case .missingAmount: "missing-amount"
    case .otherAccount: "other-account"
    case .tooManyTables: "too-many-tables"
    case .rowAboveHeader: "row-above-header"
    case .badFlag: "bad-flag"
    case .badAmount: "bad-amount"
    case .bothColumnsFilled: "both-columns-filled"
    case .partOfNothing: "part-of-nothing"
    case .badDirection: "bad-direction"
    case .amountOutOfRange: "amount-out-of-range"
    case .openStatus: "open-status"
    case .cutOff: "cut-off"
    case .unclosedQuote: "unclosed-quote"
    case .swallowedRows: "swallowed-rows"
    case .balanceContradicts: "balance-contradicts"
    case .noBalanceFollows: "no-balance-follows"
    case .signByBalance: "sign-by-balance"
    case .signByProfile: "sign-by-profile"
    case .sumContradicts: "sum-contradicts"
    }
  }

  var summary: String {
    switch self {
    case .noTable: "not a statement: no table with dates and amounts was found"
    case .holdings:
      "not a statement: the table lists holdings (quantities and what they are worth), not transactions"
    case .recordTooLong(let limit): "a record is longer than \(limit) bytes"
    case .fieldTooLong(let limit): "a field is longer than \(limit) bytes"
    case .tooManyFields(let limit): "a record has more than \(limit) fields"
    case .otherEncoding(let said, let found):
      "the profile says the encoding \"\(said)\", but the bytes are \(found)"
    case .mixedEncodings(let file, let line):
      "the file is read as \(file), but this line's letters are \(line ?? "in another encoding")"
    case .unknownColumn(let name, _): "the profile's column \"\(name)\" is not in the header"
    case .mixedDecimalMarks(let column, let pointLine, let commaLine):
      "the column \(column) writes a decimal point in line \(pointLine) and a decimal comma in "
        + "line \(commaLine)"
    case .mostRowsUnreadable(let rejected, let read, let first):
      MostRowsText.summary(rejected: rejected, read: read, first: first)
    case .openDateOrder(let column, let orders, let example):
      "the dates of column \(column) can be read \(orders.joined(separator: " or ")), "
        + "as in \"\(example)\""
    case .openDecimalMark(let column, let example):
      "in column \(column) the mark in \"\(example)\" can be a decimal or a grouping mark"
    case .openSign(let column):
      "nothing in the file tells whether a positive amount in column \(column) is money spent or "
        + "money received"
    case .openPair(let first, let second):
      "nothing in the file tells which of the columns \(first) and \(second) is money spent"
    case .openAmountColumn(let numbers):
      switch numbers.count {
      case 0: "no column was found that is the amount"
      case 1: "column \(numbers[0]) holds amounts, but the header calls it otherwise"
      default:
        "more than one column can be the amount: "
          + numbers.map(String.init).joined(separator: ", ")
      }
    case .openForeignPair(let before, let currency, let after):
      "the currencies of column \(currency) can be those of column \(before) or of column \(after), "
        + "and each of the two can be the amount"
    case .columnsOfOneName(let name, _, let numbers):
      "the columns \(numbers.map(String.init).joined(separator: " and ")) are both called "
        + "\(name), and hold different values"
    case .noDateColumn: "no column of dates was found"
    case .noYear(let column, let example):
      "the dates of column \(column) have no year, as in \"\(example)\""
    case .mixedSigns(let column):
      "the signs in column \(column) and the words beside them contradict each other"
    case .againstExporter(let column, let exporter, let outflow):
      "the header is that of \(exporter), who writes money spent with a \(outflow) amount, but the "
        + "rows speak against it in column \(column)"
    case .shortRecord(let fields, let expected), .longRecord(let fields, let expected):
      "the record has \(CountText.of(fields, "field")) where the table has \(expected)"
    case .badDate(let text, let column): "\"\(text)\" in column \(column) is no date"
    case .missingDate: "the row has no date"
    case .missingAmount: "the row has no amount in its column, but one in another"
    case .otherAccount(let account):
      "this line names the account \"\(account)\"; the rows below it count as the account's of the "
        + "rows above"
    case .tooManyTables(let limit): "the file holds more than \(limit) tables under other headers"
    case .rowAboveHeader:
      "the line stands above the header and reads as a row, but has other columns"
    case .badFlag(let text, let column):
      "\"\(text)\" in column \(column) tells neither that the row is pending nor that it is booked"
    case .badAmount(let text, let column): "\"\(text)\" in column \(column) is no amount"
    case .bothColumnsFilled(let debit, let credit):
      "both columns \(debit) and \(credit) hold an amount"
    case .partOfNothing:
      "the row stands among the parts of the split row above, which don't add up to it"
    case .badDirection(let text, let column):
      "\"\(text)\" in column \(column) tells no direction"
    case .amountOutOfRange(let text): "the amount \"\(text)\" is too large"
    case .openStatus(let column, let words):
      "nothing tells whether rows of column \(column) are booked that say "
        + words.sorted { $0.value < $1.value }.map { "\"\($0.key)\" (line \($0.value))" }
        .joined(separator: ", ")
    case .cutOff(let text, let column):
      text.isEmpty
        ? "the file seems to be cut off before column \(column)"
        : "the file seems to be cut off after \"\(text)\" in column \(column)"
    case .unclosedQuote: "a quote is opened here and never closed; it was read as part of the text"
    case .swallowedRows(let count):
      "a quote is opened here and closed only on a later line, with "
        + (count == 1 ? "what looks like a row" : "what looks like \(count) rows") + " between"
    case .openRow, .openBalance, .openFee, .openDirection, .mixedPair, .balanceContradicts,
      .noBalanceFollows, .signByBalance, .signByProfile, .sumContradicts:
      signSummary
    }
  }

  var remedy: String? {
    switch self {
    case .recordTooLong:
      "look for a quotation mark that is never closed, or raise the limit with --max-record-size"
    case .fieldTooLong:
      "look for a quotation mark that is never closed, or raise the limit with --max-field-size"
    case .tooManyFields: "raise the limit with --max-columns"
    case .holdings:
      "export the account's transactions; if its rows are transactions all the same, say which column "
        + "holds their amounts: \"columns: { amount: 3 }\", with its number, in a profile"
    case .otherEncoding: "correct \"encoding:\" in the profile, or take it out"
    case .mixedEncodings: "look at the texts of such lines; save the file in one encoding"
    case .unknownColumn(_, let header): "the header has: \(header.joined(separator: ", "))"
    case .mixedDecimalMarks: "mend the file, or export it anew with one number format"
    case .mostRowsUnreadable: MostRowsText.remedy
    case .otherAccount, .tooManyTables: "read the parts of the file apart"
    case .rowAboveHeader:
      "if the file holds two tables, read them apart; if the line is none of the table's, say "
        + "\"skip:\" in the profile"
    case .openDateOrder(_, let orders, _):
      "add " + orders.map { "\"dates: \($0)\"" }.joined(separator: " or ") + " to the profile"
    case .openDecimalMark:
      "add \"decimal: point\" or \"decimal: comma\" to the profile"
    case .openSign, .mixedSigns, .againstExporter:
      "add \"outflow: negative\" or \"outflow: positive\" to the profile"
    case .openPair(let first, let second):
      "add \"columns: { debit: \(first), credit: \(second) }\" or the reverse to the profile"
    case .openAmountColumn(let numbers):
      numbers.isEmpty
        ? "add \"columns: { amount: 3 }\", with its number, to the profile"
        : "add " + numbers.map { "\"columns: { amount: \($0) }\"" }.joined(separator: " or ")
          + " to the profile"
    case .columnsOfOneName(_, let role, let numbers):
      "add " + numbers.map { "\"columns: { \(role): \($0) }\"" }.joined(separator: " or ")
        + " to the profile"
    case .noDateColumn: "add \"columns: { date: 1 }\", with its number, to the profile"
    case .noYear: "add \"year:\", with the year of the newest date, to the profile"
    case .openRow, .openBalance, .openFee, .openDirection, .mixedPair, .openStatus,
      .openForeignPair:
      "add " + settings.map { "\"\($0)\"" }.joined(separator: " or ") + " to the profile"
    case .noBalanceFollows, .sumContradicts, .balanceContradicts, .signByBalance, .signByProfile:
      signRemedy
    case .cutOff: "download the file again, and look at its last row"
    case .unclosedQuote, .swallowedRows: "close the quote, or take it out, and read the file again"
    case .shortRecord, .longRecord: "look for a missing or unquoted delimiter in this line"
    default: nil
    }
  }
}
