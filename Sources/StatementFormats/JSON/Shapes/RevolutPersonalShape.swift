import StatementModel

/// The transactions of Revolut's app: amounts, fees and balances in minor units, times in Unix
/// milliseconds.
struct RevolutPersonalShape: RecordShape {
  static let name = "Revolut"

  let outflow: StatementProfile.Outflow? = .negative

  static func fits(_ record: JSONRecord) -> Bool {
    guard let amount = record.member("amount"), record[amount].kind == .number else { return false }
    return record.has("startedDate") && record.has("state") && record.has("currency")
  }

  func draft(_ record: JSONRecord, in context: JSONContext) throws(NoRow) -> RowDraft {
    let state = record.member("state") ?? 0
    guard let status = try record.status(state) else {
      throw .rejected(.badStatus(record.excerpt(state)), node: state)
    }
    guard let currency = record.currency(record.member("currency")) else {
      let node = record.member("currency") ?? 0
      throw .rejected(.badCurrency(record.excerpt(node)), node: node)
    }
    var draft = RowDraft(
      amount: try MinorUnits.amount(record, record.member("amount"), currency))
    draft.currency = currency
    if record.has("fee") {
      draft.fee = try MinorUnits.amount(record, record.member("fee"), currency)
    }
    draft.status = status
    draft.purchaseDate = record.word(record.member("startedDate")).flatMap(UnixTime.day)
    draft.postingDate = record.word(record.member("completedDate")).flatMap(UnixTime.day)
    guard draft.purchaseDate != nil || draft.postingDate != nil else {
      throw .rejected(.noDate, node: 0)
    }
    draft.description =
      record.string(record.member("description"))
      ?? record.string(record.member("merchant", "name")) ?? ""
    draft.nativeID = record.id(record.member("legId")) ?? record.id(record.member("id"))
    draft.accountID = record.id(record.member("account", "id"))
    draft.details.merchantCategoryCode = record.integer(record.member("merchant", "mcc"))
    draft.details.bankCategory = record.string(record.member("category"))
    if record.has("balance") {
      draft.details.runningBalance = try MinorUnits.amount(
        record, record.member("balance"), currency)
    }
    return draft
  }
}
