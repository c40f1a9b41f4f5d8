import StatementModel

/// Up Bank's JSON:API resources of type `transactions`; amounts are signed from the holder's view.
struct UpShape: RecordShape {
  static let name = "Up"

  static func fits(_ record: JSONRecord) -> Bool {
    guard let attributes = record.member("attributes"),
      let amount = record.member("amount", of: attributes)
    else { return false }
    return record.string(record.member("type")) == "transactions"
      && record.has("value", of: amount) && record.has("currencyCode", of: amount)
  }

  func drafts(_ record: JSONRecord, in context: JSONContext) throws(NoRow) -> [RowDraft] {
    guard let attributes = record.member("attributes"),
      let money = record.member("amount", of: attributes)
    else { throw .rejected(.noAmount, node: nil) }
    var draft = RowDraft(amount: try record.amount(record.member("value", of: money)))
    draft.currency = record.currency(record.member("currencyCode", of: money))
    draft.status = try record.status(record.member("status", of: attributes)) ?? .posted
    draft.purchaseDate = try record.day(record.member("createdAt", of: attributes))
    draft.postingDate = try record.day(record.member("settledAt", of: attributes))
    guard draft.isDated else {
      throw .rejected(.noDate, node: nil)
    }
    let raw = record.string(record.member("rawText", of: attributes))
    let name = record.string(record.member("description", of: attributes))
    draft.description = name ?? raw ?? ""
    let message = record.string(record.member("message", of: attributes))
    draft.details.memo = message ?? (raw == draft.description ? nil : raw)
    draft.nativeID = record.id(record.member("id"))
    draft.accountID = related(record, "account")
    draft.details.bankCategory = related(record, "category")
    if related(record, "transferAccount") != nil { draft.details.kind = .transfer }
    if let foreign = record.member("foreignAmount", of: attributes),
      let amount = record.optionalAmount(record.member("value", of: foreign)),
      let currency = record.currency(record.member("currencyCode", of: foreign))
    {
      draft.details.original = Money(amount, currency)
    }
    return [draft]
  }

  private func related(_ record: JSONRecord, _ name: String) -> String? {
    guard let relations = record.member("relationships"),
      let link = record.member(name, "data", of: relations)
    else { return nil }
    return record.id(record.member("id", of: link))
  }
}
