import StatementModel

/// Monzo's transactions: amounts in minor units, signed from the holder's view; an empty `settled`
/// is a transaction not settled yet; declined ones are in the list.
struct MonzoShape: RecordShape {
  static let name = "Monzo"

  static func fits(_ record: JSONRecord) -> Bool {
    guard let amount = record.member("amount"), record[amount].kind == .number else { return false }
    return record.has("created") && record.member("settled") != nil && record.has("currency")
      && (record.member("is_load") != nil || record.member("dedupe_id") != nil
        || record.member("local_amount") != nil || record.member("account_balance") != nil)
  }

  func drafts(_ record: JSONRecord, in context: JSONContext) throws(NoRow) -> [RowDraft] {
    if record.has("decline_reason"), record.string(record.member("decline_reason")) != nil {
      throw .leftOut(.declined)
    }
    let currency = try record.ownCurrency(record.member("currency"))
    var draft = RowDraft(amount: try record.minorUnits(record.member("amount"), currency))
    draft.currency = currency
    draft.purchaseDate = try record.day(record.member("created"))
    draft.postingDate = try record.day(record.member("settled"))
    draft.status = draft.postingDate == nil ? .pending : .posted
    guard draft.isDated else {
      throw .rejected(.noDate, node: nil)
    }
    let merchant = record.string(record.member("merchant", "name"))
    let counterparty = record.string(record.member("counterparty", "name"))
    draft.description =
      record.string(record.member("description")) ?? merchant ?? counterparty ?? ""
    draft.details.memo = record.string(record.member("notes")) ?? merchant ?? counterparty
    if draft.details.memo == draft.description { draft.details.memo = nil }
    draft.nativeID = record.id(record.member("id"))
    draft.accountID = record.id(record.member("account_id"))
    draft.details.bankCategory = record.string(record.member("category"))
    if let local = record.currency(record.member("local_currency")), local != currency {
      let amount = try record.minorUnits(record.member("local_amount"), local)
      draft.details.original = Money(amount, local)
    }
    return [draft]
  }
}
