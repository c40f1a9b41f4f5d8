import StatementModel

/// SimpleFIN, protocol version 1 and 2: amounts are texts, positive into the account; times are
/// Unix seconds.
struct SimpleFINShape: RecordShape {
  static let name = "SimpleFIN"

  static func fits(_ record: JSONRecord) -> Bool {
    guard let posted = record.member("posted"), let amount = record.member("amount"),
      record.has("id"), record.member("description") != nil
    else { return false }
    return record[posted].kind == .number && record[amount].kind == .string
  }

  func drafts(_ record: JSONRecord, in context: JSONContext) throws(NoRow) -> [RowDraft] {
    var draft = RowDraft(amount: try record.amount(record.member("amount")))
    guard let node = record.member("posted") else { throw .rejected(.noDate, node: nil) }
    guard let posted = record.integer(node) else {
      throw .rejected(.badDate(record.excerpt(node)), node: node)
    }
    let isPending = try record.flag(record.member("pending")) ?? false || posted == 0
    draft.status = isPending ? .pending : .posted
    draft.purchaseDate = day(record, record.member("transacted_at"))
    if posted != 0 {
      guard let day = UnixTime.day(seconds: Int64(posted)) else {
        throw .rejected(.badDate(record.excerpt(node)), node: node)
      }
      if isPending {
        draft.purchaseDate = draft.purchaseDate ?? day
      } else {
        draft.postingDate = day
      }
    }
    guard draft.isDated else {
      throw .rejected(.noDate, node: nil)
    }
    let payee = record.string(record.member("payee"))
    draft.description = record.string(record.member("description")) ?? payee ?? ""
    draft.details.memo =
      record.string(record.member("memo")) ?? (payee == draft.description ? nil : payee)
    draft.nativeID = record.id(record.member("id"))
    draft.details.merchantCategoryCode = record.integer(record.member("mcc"))
    draft.details.bankCategory = record.string(record.member("extra", "category"))
    return [draft]
  }

  private func day(_ record: JSONRecord, _ node: Int?) -> CalendarDate? {
    guard let seconds = record.integer(node), seconds != 0 else { return nil }
    return UnixTime.day(seconds: Int64(seconds))
  }
}
