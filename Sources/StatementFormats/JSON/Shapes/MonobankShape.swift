import StatementModel

/// Monobank's statement, which counts minor units and names currencies by ISO 4217's numbers.
///
/// `amount` is in the account's currency, `operationAmount` in that of `currencyCode`; times are
/// Unix seconds.
struct MonobankShape: RecordShape {
  static let name = "Monobank"

  let outflow: StatementProfile.Outflow? = .negative

  static func fits(_ record: JSONRecord) -> Bool {
    record.has("operationAmount") && record.has("time") && record.has("amount")
      && record.has("currencyCode")
  }

  func draft(_ record: JSONRecord, in context: JSONContext) throws(NoRow) -> RowDraft {
    // A row of equal amounts was made in the account's currency; the others don't name it.
    let foreign = record.currency(record.member("currencyCode"))
    let isSame =
      record.word(record.member("amount")) == record.word(record.member("operationAmount"))
    let known = context.currency ?? (isSame ? foreign : nil)
    let own = known ?? .none
    var draft = RowDraft(amount: try MinorUnits.amount(record, record.member("amount"), own))
    draft.currency = known
    draft.status = try record.flag(record.member("hold")) == true ? .pending : .posted
    draft.purchaseDate = record.word(record.member("time")).flatMap(UnixTime.day)
    guard draft.purchaseDate != nil else {
      throw .rejected(.badDate(record.excerpt(record.member("time") ?? 0)), node: 0)
    }
    draft.description = record.string(record.member("description")) ?? ""
    draft.details.memo = record.string(record.member("comment"))
    draft.nativeID = record.id(record.member("id"))
    draft.details.merchantCategoryCode = record.integer(record.member("mcc"))
    if record.has("balance") {
      draft.details.runningBalance = try MinorUnits.amount(record, record.member("balance"), own)
    }
    if let foreign, foreign != known {
      let amount = try MinorUnits.amount(record, record.member("operationAmount"), foreign)
      draft.details.original = Money(amount, foreign)
    }
    return draft
  }
}
