import StatementModel

extension QIFFact {
  var code: String {
    switch self {
    case .noTransactions: "qif-without-transactions"
    case .mixedDecimalMarks: "mixed-decimal-marks"
    case .mostRowsUnreadable: "most-rows-unreadable"
    case .openDateOrder: "open-date-order"
    case .contradictoryDates: "contradictory-dates"
    case .openDecimalMark: "open-decimal-mark"
    case .noDate: "missing-date"
    case .badDate: "bad-date"
    case .noAmount: "missing-amount"
    case .badAmount: "bad-amount"
    case .runTogether: "records-run-together"
    case .recordCutOff: "record-cut-off"
    case .noEnd: "no-end"
    case .recordTooLong: "record-too-long"
    case .investmentsNotRead: "investments-not-read"
    case .unknownType: "unknown-type"
    case .codesIgnored: "codes-ignored"
    case .splitsDontAddUp: "splits-do-not-add-up"
    case .amountsDiffer: "amounts-differ"
    case .severalUnnamed: "several-unnamed-accounts"
    case .cardWithoutPurchases: "card-without-purchases"
    }
  }

  var summary: String {
    switch self {
    case .noTransactions(let investments):
      investments == 0
        ? "not a statement: the QIF holds no section of transactions"
        : "not a statement: the QIF holds nothing but investments"
    case .mixedDecimalMarks(let pointLine, let commaLine):
      "the record in line \(pointLine) writes a decimal point, that in line \(commaLine) a decimal comma"
    case .mostRowsUnreadable(let rejected, let read, let first):
      "\(Self.records(rejected)) can't be read and \(MostRowsText.others(read)); "
        + "the first: \(first)"
    case .openDateOrder(let orders, let example):
      "the dates can be read \(orders.joined(separator: " or ")), as in \"\(example)\""
    case .contradictoryDates(let orders):
      "some dates can only be read \(orders.joined(separator: ", others only "))"
    case .openDecimalMark(let example):
      "the mark in \"\(example)\" can be a decimal or a grouping mark, as in all amounts here"
    case .noDate: "the record has no date (line D)"
    case .badDate(let text, let order): "\"\(text)\" is no date that is written \(order)"
    case .noAmount: "the record has no amount (line T)"
    case .badAmount(let text): "\"\(text)\" is no amount"
    case .runTogether: "two dates and amounts stand in one record"
    case .recordCutOff: "the file ends within the record's date or amount"
    case .noEnd(let isCut):
      isCut
        ? "the file ends within a record, without \"^\"; it may be cut off"
        : "no \"^\" ends the last record; the file may be cut off"
    case .recordTooLong(let limit): "the record is longer than \(limit) bytes"
    case .investmentsNotRead(let count, let actions):
      "investments are not read: \(actions) (\(Self.records(count)))"
    case .unknownType(let name, let records):
      "the section \"!Type:\(name)\" with \(Self.records(records)) is not read, since nobody knows it"
    case .codesIgnored(let codes): "lines that begin with \(codes) are not kept"
    case .splitsDontAddUp(let records, let amount, let parts):
      "the parts of \(Self.records(records)) don't add up to the amount; the first is of "
        + "\(amount), its parts of \(parts)"
    case .amountsDiffer(let records, let first, let second):
      "lines T and U of \(Self.records(records)) differ; the first says \(first) and \(second); "
        + "T is read"
    case .severalUnnamed(let count): "the file holds \(count) accounts that it doesn't name"
    case .cardWithoutPurchases(let rows):
      "all \(rows) amounts of a card are positive, which in QIF is money received"
    }
  }

  private static func records(_ count: Int) -> String {
    count == 1 ? "1 record" : "\(count) records"
  }

  var remedy: String? {
    switch self {
    case .noTransactions: "export the transactions of an account"
    case .mixedDecimalMarks: "mend the file, or export it anew with one number format"
    case .openDateOrder(let orders, _), .contradictoryDates(let orders):
      "add " + orders.map { "\"dates: \($0)\"" }.joined(separator: " or ") + " to the profile"
    case .openDecimalMark: "add \"decimal: point\" or \"decimal: comma\" to the profile"
    case .runTogether: "look for a missing line \"^\" between two records"
    case .recordCutOff, .noEnd: "download the file again"
    case .recordTooLong: "raise the limit with --max-record-size if the file is genuine"
    case .severalUnnamed: "export each account to a file of its own"
    case .cardWithoutPurchases:
      "if they are purchases, add \"outflow: positive\" to the profile"
    default: nil
    }
  }
}
