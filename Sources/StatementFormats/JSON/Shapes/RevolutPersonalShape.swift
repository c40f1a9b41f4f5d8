import StatementModel

/// The transactions of Revolut's app: amounts, fees and balances in minor units, times in Unix
/// milliseconds.
struct RevolutPersonalShape: RecordShape {
  static let name = "Revolut"

  static func fits(_ record: JSONRecord) -> Bool {
    guard let amount = record.member("amount"), record[amount].kind == .number else { return false }
    return record.has("startedDate") && record.has("state") && record.has("currency")
  }

  func drafts(_ record: JSONRecord, in context: JSONContext) throws(NoRow) -> [RowDraft] {
    guard let status = try record.status(record.member("state")) else {
      throw .rejected(.badStatus("null"), node: record.member("state"))
    }
    let currency = try record.ownCurrency(record.member("currency"))
    var draft = RowDraft(
      amount: try record.minorUnits(record.member("amount"), currency))
    draft.currency = currency
    if record.has("fee") {
      draft.fee = try record.minorUnits(record.member("fee"), currency)
    }
    draft.status = status
    draft.purchaseDate = record.word(record.member("startedDate")).flatMap(UnixTime.day)
    draft.postingDate = record.word(record.member("completedDate")).flatMap(UnixTime.day)
    guard draft.isDated else {
      throw .rejected(.noDate, node: nil)
    }
    draft.description =
      record.string(record.member("description"))
      ?? record.string(record.member("merchant", "name")) ?? ""
    draft.nativeID = record.id(record.member("legId")) ?? record.id(record.member("id"))
    draft.accountID = record.id(record.member("account", "id"))
    draft.details.merchantCategoryCode = record.integer(record.member("merchant", "mcc"))
    draft.details.bankCategory = record.string(record.member("category"))
    if record.has("balance") {
      draft.runningBalance = try record.minorUnits(record.member("balance"), currency)
    }
    return [draft]
  }
}
