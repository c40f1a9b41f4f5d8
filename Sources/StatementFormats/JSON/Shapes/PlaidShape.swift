import StatementModel

/// Plaid's `/transactions/get` and `/transactions/sync`, and the older `/connect` answers.
///
/// Plaid's reference: an amount is "positive when money moves out of the account".
struct PlaidShape: RecordShape {
  static let name = "Plaid"

  func outflow(ofAccount type: AccountType?) -> StatementProfile.Outflow? { .positive }

  static func fits(_ record: JSONRecord) -> Bool {
    guard record.member("amount") != nil, record.has("date"),
      record.member("name") != nil || record.member("original_description") != nil
    else { return false }
    // 1) The API of before 2017 writes keys with an underscore in front.
    if record.has("_id"), record.has("_account"), record.has("meta") || record.has("category_id") {
      return true
    }
    let own =
      [
        "iso_currency_code", "unofficial_currency_code", "pending_transaction_id",
        "payment_channel",
        "personal_finance_category", "category_id", "authorized_date", "transaction_type",
        "account_owner", "payment_meta",
      ] as [String]
    return record.has("transaction_id") && record.has("account_id")
      && own.count(where: { record.member($0) != nil }) >= 2
  }

  func drafts(_ record: JSONRecord, in context: JSONContext) throws(NoRow) -> [RowDraft] {
    var draft = RowDraft(amount: try record.amount(record.member("amount")))
    let isPending = try record.flag(record.member("pending")) ?? false
    draft.status = isPending ? .pending : .posted
    draft.currency =
      record.currency(record.member("iso_currency_code"))
      ?? record.currency(record.member("unofficial_currency_code"))
    // A pending row's date is the day it occurred; a posted row's the day it posted.
    let date = try record.day(record.member("date"))
    draft.purchaseDate = try record.day(record.member("authorized_date"))
    if isPending {
      draft.purchaseDate = draft.purchaseDate ?? date
    } else {
      draft.postingDate = date
    }
    guard draft.isDated else {
      throw .rejected(.noDate, node: nil)
    }
    draft.accountID =
      record.id(record.member("account_id")) ?? record.id(record.member("_account"))
    let name = record.string(record.member("name"))
    let original = record.string(record.member("original_description"))
    let merchant = record.string(record.member("merchant_name"))
    draft.description = original ?? name ?? merchant ?? ""
    draft.details.memo = [name, merchant].compactMap { $0 }.first { $0 != draft.description }
    draft.nativeID =
      record.id(record.member("transaction_id")) ?? record.id(record.member("_id"))
    draft.details.settlesID = isPending ? nil : record.id(record.member("pending_transaction_id"))
    draft.details.checkNumber = record.id(record.member("check_number"))
    draft.details.bankCategory =
      record.string(record.member("personal_finance_category", "detailed"))
      ?? record.string(record.member("personal_finance_category", "primary"))
      ?? record.member("category").flatMap { category in
        let words = record.children(of: category).compactMap { record.string($0) }
        return words.isEmpty ? record.string(category) : words.joined(separator: " > ")
      }
    return [draft]
  }
}

/// The ids of transactions that Plaid's sync has taken back (`removed`, with no more than the id and
/// perhaps the account's).
struct PlaidRemovedShape: RecordShape {
  static let name = "Plaid"

  func outflow(ofAccount type: AccountType?) -> StatementProfile.Outflow? { .positive }

  static func fits(_ record: JSONRecord) -> Bool {
    record.has("transaction_id") && record.member("amount") == nil && record.member("date") == nil
      && record.children().count <= 2
  }

  func drafts(_ record: JSONRecord, in context: JSONContext) throws(NoRow) -> [RowDraft] {
    guard let id = record.id(record.member("transaction_id")) else { throw .leftOut(.removed) }
    throw .removes(id: id, account: record.id(record.member("account_id")))
  }
}
