import StatementModel

/// Revolut Business transactions; a leg's amount is signed from the holder's view.
///
/// A transfer between two own accounts, as an exchange of currencies is, has two legs, each a row of
/// its own account. Where the file is about one account, that one's leg is read.
struct RevolutBusinessShape: RecordShape {
  static let name = "Revolut Business"

  static func fits(_ record: JSONRecord) -> Bool {
    guard let legs = record.member("legs"), let leg = record.children(of: legs).first else {
      return false
    }
    return record.has("state") && record.has("amount", of: leg) && record.has("currency", of: leg)
  }

  func drafts(_ record: JSONRecord, in context: JSONContext) throws(NoRow) -> [RowDraft] {
    guard let status = try record.status(record.member("state")) else {
      throw .rejected(.badStatus("null"), node: record.member("state"))
    }
    let legs = legs(of: record, in: context)
    let accounts = Set(legs.map { record.id(record.member("account_id", of: $0)) })
    guard
      legs.count == 1 || legs.count > 1 && accounts.count == legs.count && !accounts.contains(nil)
    else {
      throw .rejected(.severalLegs(legs.count), node: record.member("legs"))
    }
    var drafts: [RowDraft] = []
    for leg in legs { drafts.append(try draft(record, leg, status)) }
    return drafts
  }

  /// The legs that are rows: those of the account that the file is about, or else of all accounts.
  private func legs(of record: JSONRecord, in context: JSONContext) -> [Int] {
    let legs = record.member("legs").map { record.children(of: $0) } ?? []
    guard legs.count > 1, let account = context.account?.key, !account.isEmpty else { return legs }
    return legs.filter { record.id(record.member("account_id", of: $0)) == account }
  }

  private func draft(
    _ record: JSONRecord, _ leg: Int, _ status: StatementRow.Status
  ) throws(NoRow) -> RowDraft {
    var draft = RowDraft(amount: try record.amount(record.member("amount", of: leg)))
    draft.status = status
    draft.currency = record.currency(record.member("currency", of: leg))
    draft.purchaseDate = try record.day(record.member("created_at"))
    draft.postingDate = try record.day(record.member("completed_at"))
    guard draft.isDated else {
      throw .rejected(.noDate, node: nil)
    }
    draft.description =
      record.string(record.member("merchant", "name"))
      ?? record.string(record.member("description", of: leg))
      ?? record.string(record.member("reference")) ?? ""
    let reference = record.string(record.member("reference"))
    draft.details.memo = reference == draft.description ? nil : reference
    draft.nativeID = record.id(record.member("id"))
    draft.accountID = record.id(record.member("account_id", of: leg))
    draft.fee = record.optionalAmount(record.member("fee", of: leg))
    draft.runningBalance = record.optionalAmount(record.member("balance", of: leg))
    draft.details.merchantCategoryCode = record.integer(record.member("merchant", "category_code"))
    if let amount = record.optionalAmount(record.member("bill_amount", of: leg)),
      let currency = record.currency(record.member("bill_currency", of: leg)),
      currency != draft.currency
    {
      let size = amount.magnitude
      draft.details.original = Money(draft.amount.isNegative ? -size : size, currency)
    }
    return draft
  }
}
