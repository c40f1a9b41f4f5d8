import StatementModel

/// Up Bank's JSON:API resources of type `transactions`; amounts are signed from the holder's view.
struct UpShape: RecordShape {
  static let name = "Up"

  let outflow: StatementProfile.Outflow? = .negative

  static func fits(_ record: JSONRecord) -> Bool {
    guard let attributes = record.member("attributes"),
      let amount = record.member("amount", of: attributes)
    else { return false }
    return record.string(record.member("type")) == "transactions"
      && record.has("value", of: amount) && record.has("currencyCode", of: amount)
  }

  func draft(_ record: JSONRecord, in context: JSONContext) throws(NoRow) -> RowDraft {
    let attributes = record.member("attributes") ?? 0
    let money = record.member("amount", of: attributes) ?? 0
    var draft = RowDraft(amount: try record.amount(record.member("value", of: money)))
    draft.currency = record.currency(record.member("currencyCode", of: money))
    draft.status = try record.status(record.member("status", of: attributes)) ?? .posted
    draft.purchaseDate = try record.day(record.member("createdAt", of: attributes))
    draft.postingDate = try record.day(record.member("settledAt", of: attributes))
    guard draft.purchaseDate != nil || draft.postingDate != nil else {
      throw .rejected(.noDate, node: 0)
    }
    let raw = record.string(record.member("rawText", of: attributes))
    let name = record.string(record.member("description", of: attributes))
    draft.description = name ?? raw ?? ""
    let message = record.string(record.member("message", of: attributes))
    draft.details.memo = message ?? (raw == draft.description ? nil : raw)
    draft.nativeID = record.id(record.member("id"))
    let relations = record.member("relationships") ?? 0
    draft.accountID = related(record, relations, "account")
    draft.details.bankCategory = related(record, relations, "category")
    if related(record, relations, "transferAccount") != nil { draft.details.kind = .transfer }
    if let foreign = record.member("foreignAmount", of: attributes),
      let amount = record.optionalAmount(record.member("value", of: foreign)),
      let currency = record.currency(record.member("currencyCode", of: foreign))
    {
      draft.details.original = Money(amount, currency)
    }
    return draft
  }

  private func related(_ record: JSONRecord, _ node: Int, _ name: StaticString) -> String? {
    guard let link = record.member(name, "data", of: node) else { return nil }
    return record.id(record.member("id", of: link))
  }
}
