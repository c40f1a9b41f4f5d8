import StatementModel

/// Stripe Financial Connections: amounts in minor units.
///
/// Its documents, as far as they are known here, don't say which sign a purchase has, so the file
/// has to tell.
struct StripeShape: RecordShape {
  static let name = "Stripe Financial Connections"

  func outflow(ofAccount type: AccountType?) -> StatementProfile.Outflow? { nil }

  static func fits(_ record: JSONRecord) -> Bool {
    record.string(record.member("object")) == "financial_connections.transaction"
  }

  func drafts(_ record: JSONRecord, in context: JSONContext) throws(NoRow) -> [RowDraft] {
    let status = try record.status(record.member("status")) ?? .posted
    let currency = try record.ownCurrency(record.member("currency"))
    var draft = RowDraft(
      amount: try record.minorUnits(record.member("amount"), currency))
    draft.currency = currency
    draft.status = status
    draft.purchaseDate = day(record, record.member("transacted_at"))
    draft.postingDate = day(record, record.member("status_transitions", "posted_at"))
    guard draft.isDated else {
      throw .rejected(.noDate, node: nil)
    }
    draft.description = record.string(record.member("description")) ?? ""
    draft.nativeID = record.id(record.member("id"))
    draft.accountID = record.id(record.member("account"))
    return [draft]
  }

  private func day(_ record: JSONRecord, _ node: Int?) -> CalendarDate? {
    record.integer(node).flatMap { UnixTime.day(seconds: Int64($0)) }
  }
}
