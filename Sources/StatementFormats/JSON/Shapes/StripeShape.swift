import StatementModel

/// Stripe Financial Connections: amounts in minor units.
///
/// Its documents, as far as they are known here, don't say which sign a purchase has, so the file
/// has to tell.
struct StripeShape: RecordShape {
  static let name = "Stripe Financial Connections"

  let outflow: StatementProfile.Outflow? = nil

  static func fits(_ record: JSONRecord) -> Bool {
    record.string(record.member("object")) == "financial_connections.transaction"
  }

  func draft(_ record: JSONRecord, in context: JSONContext) throws(NoRow) -> RowDraft {
    let status = try record.status(record.member("status")) ?? .posted
    guard let currency = record.currency(record.member("currency")) else {
      throw .rejected(.badCurrency(record.excerpt(record.member("currency") ?? 0)), node: 0)
    }
    var draft = RowDraft(
      amount: try MinorUnits.amount(record, record.member("amount"), currency))
    draft.currency = currency
    draft.status = status
    draft.purchaseDate = day(record, record.member("transacted_at"))
    draft.postingDate = day(record, record.member("status_transitions", "posted_at"))
    guard draft.purchaseDate != nil || draft.postingDate != nil else {
      throw .rejected(.noDate, node: 0)
    }
    draft.description = record.string(record.member("description")) ?? ""
    draft.nativeID = record.id(record.member("id"))
    draft.accountID = record.id(record.member("account"))
    return draft
  }

  private func day(_ record: JSONRecord, _ node: Int?) -> CalendarDate? {
    record.integer(node).flatMap { UnixTime.day(seconds: Int64($0)) }
  }
}
