import StatementModel

/// The purchases that the sites of Isracard and of American Express Israel list for each card, as
/// `txnIsrael` and `txnAbroad` in `CurrentCardTransactions`.
///
/// An amount is what is charged, positive; where `dealSumOutbound` holds one, the purchase was made
/// abroad and its fields end in `Outbound`. Rows of the list that sum up others have no voucher.
struct IsraeliCardShape: RecordShape {
  static let name = "Isracard"

  func outflow(ofAccount type: AccountType?) -> StatementProfile.Outflow? { .positive }

  static func fits(_ record: JSONRecord) -> Bool {
    record.member("fullPurchaseDate") != nil && record.member("paymentSum") != nil
      && record.member("fullSupplierNameHeb") != nil
  }

  func drafts(_ record: JSONRecord, in context: JSONContext) throws(NoRow) -> [RowDraft] {
    let outbound = record.member("dealSumOutbound")
    let isAbroad =
      record.bool(outbound) ?? record.optionalAmount(outbound).map { !$0.isZero } ?? false
    let voucher = record.word(
      record.member(isAbroad ? "voucherNumberRatzOutbound" : "voucherNumberRatz"))
    if voucher == "000000000" || record.word(record.member("dealSumType")) == "1" {
      throw .leftOut(.summary)
    }
    let end = isAbroad ? "Outbound" : ""
    var draft = RowDraft(amount: try record.amount(record.member("paymentSum" + end)))
    draft.currency = currency(record, "currencyId") ?? .ils
    draft.purchaseDate = try day(record, record.member("fullPurchaseDate" + end))
    draft.chargeDate = try day(record, record.member("fullPaymentDate"))
    guard draft.isDated else { throw .rejected(.noDate, node: nil) }
    draft.description =
      record.string(record.member(isAbroad ? "fullSupplierNameOutbound" : "fullSupplierNameHeb"))
      ?? ""
    draft.details.memo = record.string(record.member("moreInfo"))
    draft.nativeID = voucher
    if let size = record.optionalAmount(record.member("dealSum" + end)),
      let original = currency(record, "currentPaymentCurrency"), original != draft.currency
    {
      draft.details.original = Money(size, original)
    }
    return [draft]
  }

  private func currency(_ record: JSONRecord, _ name: String) -> Currency? {
    record.string(record.member(name)).flatMap(IsraeliCurrency.named)
  }

  /// A day as `31/01/2026`.
  private func day(_ record: JSONRecord, _ node: Int?) throws(NoRow) -> CalendarDate? {
    guard let node, let text = record.string(node) else { return nil }
    let bytes = Array(text.utf8)
    guard let raw = DateCell.read(bytes.span, bytes.indices), let day = raw.day(.dmy, year: nil)
    else { throw .rejected(.badDate(record.excerpt(node)), node: node) }
    return day
  }
}
