import StatementModel

/// Teller's transactions: amounts are signed texts.
///
/// A purchase is negative on a deposit account and positive on a credit card, as importers of it
/// found; so the account's type tells, where the accounts stand in the file, else the file has to.
struct TellerShape: RecordShape {
  static let name = "Teller"

  static func fits(_ record: JSONRecord) -> Bool {
    guard let details = record.member("details"), record[details].kind == .object else {
      return false
    }
    return record.member("processing_status", of: details) != nil && record.has("account_id")
      && record.has("amount") && record.has("date") && record.has("status")
  }

  func outflow(ofAccount type: AccountType?) -> StatementProfile.Outflow? {
    switch type {
    case .creditCard?, .creditLine?: .positive
    case .checking?, .savings?, .moneyMarket?: .negative
    default: nil
    }
  }

  func drafts(_ record: JSONRecord, in context: JSONContext) throws(NoRow) -> [RowDraft] {
    var draft = RowDraft(amount: try record.amount(record.member("amount")))
    draft.status = try record.status(record.member("status")) ?? .posted
    let date = try record.day(record.member("date"))
    if draft.status == .pending { draft.purchaseDate = date } else { draft.postingDate = date }
    guard date != nil else { throw .rejected(.noDate, node: nil) }
    let party = record.member("details").flatMap {
      record.string(record.member("counterparty", "name", of: $0))
    }
    draft.description = record.string(record.member("description")) ?? party ?? ""
    draft.details.memo = party == draft.description ? nil : party
    draft.type = record.string(record.member("type"))
    draft.nativeID = record.id(record.member("id"))
    draft.accountID = record.id(record.member("account_id"))
    draft.details.bankCategory = record.string(record.member("details", "category"))
    // What is owed on a card is a positive balance, so that it rises by a purchase; without the
    // account's type it proves nothing.
    if outflow(ofAccount: context.account?.type) == .negative {
      draft.runningBalance = record.optionalAmount(record.member("running_balance"))
    }
    return [draft]
  }
}
