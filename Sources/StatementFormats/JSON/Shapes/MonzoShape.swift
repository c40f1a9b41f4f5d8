import StatementModel

/// Monzo's transactions: amounts in minor units, signed from the holder's view; an empty `settled`
/// is a transaction not settled yet; declined ones are in the list.
struct MonzoShape: RecordShape {
  static let name = "Monzo"

  let outflow: StatementProfile.Outflow? = .negative

  static func fits(_ record: JSONRecord) -> Bool {
    guard let amount = record.member("amount"), record[amount].kind == .number else { return false }
    return record.has("created") && record.member("settled") != nil && record.has("currency")
      && (record.member("is_load") != nil || record.member("dedupe_id") != nil
        || record.member("local_amount") != nil || record.member("account_balance") != nil)
  }

  func draft(_ record: JSONRecord, in context: JSONContext) throws(NoRow) -> RowDraft {
    if record.has("decline_reason"), record.string(record.member("decline_reason")) != nil {
      throw .leftOut(.declined)
    }
    let node = record.member("amount")
    guard let currency = record.currency(record.member("currency")) else {
      let node = record.member("currency") ?? 0
      throw .rejected(.badCurrency(record.excerpt(node)), node: node)
    }
    var draft = RowDraft(amount: try MinorUnits.amount(record, node, currency))
    draft.currency = currency
    draft.purchaseDate = try record.day(record.member("created"))
    draft.postingDate = try record.day(record.member("settled"))
    draft.status = draft.postingDate == nil ? .pending : .posted
    guard draft.purchaseDate != nil || draft.postingDate != nil else {
      throw .rejected(.noDate, node: 0)
    }
    let merchant = record.string(record.member("merchant", "name"))
    let counterparty = record.string(record.member("counterparty", "name"))
    draft.description =
      record.string(record.member("description")) ?? merchant ?? counterparty ?? ""
    draft.details.memo = record.string(record.member("notes")) ?? merchant ?? counterparty
    if draft.details.memo == draft.description { draft.details.memo = nil }
    draft.nativeID = record.id(record.member("id"))
    draft.accountID = record.id(record.member("account_id"))
    draft.details.bankCategory = record.string(record.member("category"))
    if let local = record.currency(record.member("local_currency")), local != currency {
      let amount = try MinorUnits.amount(record, record.member("local_amount"), local)
      draft.details.original = Money(amount, local)
    }
    return draft
  }
}

/// Amounts that count a currency's smallest unit.
enum MinorUnits {
  /// The amount whose units stand in `node`: 1250 is 12.50 EUR and 1250 JPY.
  static func amount(
    _ record: JSONRecord, _ node: Int?, _ currency: Currency
  ) throws(NoRow) -> ExactDecimal {
    guard let node, record[node].kind != .null else { throw .rejected(.noAmount, node: 0) }
    guard let units = record.integer(node),
      let amount = ExactDecimal(units: Int64(units), scale: currency.minorUnits)
    else { throw .rejected(.badAmount(record.excerpt(node)), node: node) }
    return amount
  }
}
