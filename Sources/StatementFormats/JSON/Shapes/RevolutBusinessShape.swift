import StatementModel

/// Revolut Business transactions with one leg; the leg's amount is signed from the holder's view.
///
/// A transfer between two own accounts has two legs, each a row of its own account. One object is
/// one row here, so such an object is read by the leg of the account the file is about, and refused
/// where that is not told.
struct RevolutBusinessShape: RecordShape {
  static let name = "Revolut Business"

  let outflow: StatementProfile.Outflow? = .negative

  static func fits(_ record: JSONRecord) -> Bool {
    guard let legs = record.member("legs"), let leg = record.children(of: legs).first else {
      return false
    }
    return record.has("state") && record.has("amount", of: leg) && record.has("currency", of: leg)
  }

  func draft(_ record: JSONRecord, in context: JSONContext) throws(NoRow) -> RowDraft {
    let state = record.member("state") ?? 0
    guard let status = try record.status(state) else {
      throw .rejected(.badStatus(record.excerpt(state)), node: state)
    }
    let legs = record.children(of: record.member("legs") ?? 0)
    let own = legs.filter { leg in
      record.id(record.member("account_id", of: leg)) == context.account?.id
    }
    guard let leg = legs.count == 1 ? legs.first : own.first, legs.count == 1 || own.count == 1
    else { throw .rejected(.severalLegs(legs.count), node: record.member("legs") ?? 0) }
    var draft = RowDraft(amount: try record.amount(record.member("amount", of: leg)))
    draft.status = status
    draft.currency = record.currency(record.member("currency", of: leg))
    draft.purchaseDate = try record.day(record.member("created_at"))
    draft.postingDate = try record.day(record.member("completed_at"))
    guard draft.purchaseDate != nil || draft.postingDate != nil else {
      throw .rejected(.noDate, node: 0)
    }
    draft.description =
      record.string(record.member("merchant", "name"))
      ?? record.string(record.member("description", of: leg))
      ?? record.string(record.member("reference")) ?? ""
    let reference = record.string(record.member("reference"))
    draft.details.memo = reference == draft.description ? nil : reference
    draft.nativeID = record.id(record.member("id"))
    draft.accountID = record.id(record.member("account_id", of: leg))
    draft.details.runningBalance = record.optionalAmount(record.member("balance", of: leg))
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
