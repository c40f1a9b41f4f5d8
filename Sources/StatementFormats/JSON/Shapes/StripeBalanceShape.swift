import StatementModel

/// Stripe's balance history: what moved a Stripe balance, in minor units.
///
/// Stripe's API reference, "Balance transactions": `amount` is the gross, positive where money came
/// in, `fee` what Stripe keeps of it, and `net` what the balance moves by; so `net` is the row's
/// amount. `status` says whether the funds can be paid out yet, not whether they may still change.
struct StripeBalanceShape: RecordShape {
  static let name = "Stripe balance"

  static func fits(_ record: JSONRecord) -> Bool {
    guard record.has("amount"), record.has("net"), record.has("currency") else { return false }
    let object = record.string(record.member("object"))
    return object == "balance_transaction"
      || object == nil && record.has("fee") && record.has("available_on")
  }

  func drafts(_ record: JSONRecord, in context: JSONContext) throws(NoRow) -> [RowDraft] {
    let currency = try record.ownCurrency(record.member("currency"))
    let net = try record.minorUnits(record.member("net"), currency)
    let gross = try record.minorUnits(record.member("amount"), currency)
    var fee = ExactDecimal.zero
    if record.has("fee") {
      fee = try record.minorUnits(record.member("fee"), currency)
    }
    guard gross.subtracting(fee) == net else {
      throw .rejected(.netContradicts("\(net)"), node: record.member("net"))
    }
    var draft = RowDraft(amount: net)
    draft.currency = currency
    draft.postingDate = record.word(record.member("created")).flatMap(UnixTime.day)
    guard draft.postingDate != nil else { throw .rejected(.noDate, node: nil) }
    let kind =
      record.string(record.member("type")) ?? record.string(record.member("reporting_category"))
    draft.description = record.string(record.member("description")) ?? kind ?? ""
    if kind != draft.description { draft.details.memo = kind }
    draft.details.bankCategory = record.string(record.member("reporting_category")) ?? kind
    draft.nativeID = record.id(record.member("id"))
    return [draft]
  }
}
