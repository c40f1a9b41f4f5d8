import StatementModel

/// YNAB's API: amounts in thousandths, signed from the holder's view; deleted rows are in the list.
struct YNABShape: RecordShape {
  static let name = "YNAB"

  static func fits(_ record: JSONRecord) -> Bool {
    record.has("amount") && record.has("date") && record.member("approved") != nil
      && record.member("cleared") != nil && record.member("payee_name") != nil
  }

  func drafts(_ record: JSONRecord, in context: JSONContext) throws(NoRow) -> [RowDraft] {
    if try record.flag(record.member("deleted")) == true { throw .leftOut(.removed) }
    var draft = RowDraft(amount: try record.units(record.member("amount"), scale: 3))
    draft.purchaseDate = try record.day(record.member("date"))
    guard draft.purchaseDate != nil else { throw .rejected(.noDate, node: nil) }
    draft.description =
      record.string(record.member("import_payee_name_original"))
      ?? record.string(record.member("payee_name")) ?? ""
    draft.details.memo = record.string(record.member("memo"))
    draft.nativeID = record.id(record.member("id"))
    draft.accountID = record.id(record.member("account_id"))
    draft.details.bankCategory = record.string(record.member("category_name"))
    return [draft]
  }
}
