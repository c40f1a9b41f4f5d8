import StatementModel

/// Wise's balance statement: `type` says DEBIT or CREDIT, and the amount carries the sign as well.
struct WiseShape: RecordShape {
  static let name = "Wise"

  let goesByDirection = true
  private(set) var directionSigns = DirectionSigns()

  static func fits(_ record: JSONRecord) -> Bool {
    guard let amount = record.member("amount"), record.has("referenceNumber") else { return false }
    return record.has("value", of: amount) && record.has("currency", of: amount)
      && record.has("date") && record.has("type")
  }

  mutating func drafts(_ record: JSONRecord, in context: JSONContext) throws(NoRow) -> [RowDraft] {
    let amount = try record.amount(record.member("amount", "value"))
    let node = record.member("type")
    guard let signed = directionSigns.apply(record.string(node) ?? "", to: amount) else {
      throw .rejected(.badDirection(node.map { record.excerpt($0) } ?? "null"), node: node)
    }
    var draft = RowDraft(amount: signed)
    draft.written = amount
    draft.currency = record.currency(record.member("amount", "currency"))
    draft.postingDate = try record.day(record.member("date"))
    guard draft.postingDate != nil else { throw .rejected(.noDate, node: nil) }
    let details = record.member("details") ?? record.root
    let text = record.string(record.member("description", of: details))
    let merchant = record.string(record.member("merchant", "name", of: details))
    draft.description =
      text ?? merchant ?? record.string(record.member("senderName", of: details)) ?? ""
    draft.details.memo = record.string(record.member("paymentReference", of: details)) ?? merchant
    draft.nativeID = record.id(record.member("referenceNumber"))
    draft.details.bankCategory = record.string(record.member("category", of: details))
    draft.runningBalance = record.optionalAmount(record.member("runningBalance", "value"))
    if let original = record.member("amount", of: details),
      let size = record.optionalAmount(record.member("value", of: original))?.magnitude,
      let currency = record.currency(record.member("currency", of: original)),
      currency != draft.currency
    {
      draft.details.original = Money(draft.amount.isNegative ? -size : size, currency)
    }
    return [draft]
  }
}
