import StatementModel

/// The result of israeli-bank-scrapers, as Caspion and moneyman keep it too.
struct IsraeliScraperShape: RecordShape {
  static let name = "israeli-bank-scrapers"

  static func fits(_ record: JSONRecord) -> Bool {
    record.member("chargedAmount") != nil && record.has("date")
      && (record.member("originalAmount") != nil || record.member("processedDate") != nil)
  }

  func drafts(_ record: JSONRecord, in context: JSONContext) throws(NoRow) -> [RowDraft] {
    let isPending = try record.status(record.member("status")) == .pending
    let original = try optionalAmount(record, record.member("originalAmount"))
    let originalCurrency = currency(record, "originalCurrency")
    let charged = try optionalAmount(record, record.member("chargedAmount"))
    let chargedCurrency =
      currency(record, "chargedCurrency") ?? context.currency
      ?? (charged == original ? originalCurrency : nil) ?? .ils

    var draft: RowDraft
    if isPending, charged?.isZero ?? true, let original, !original.isZero {
      // What will be charged is not known yet. In the card's own currency it is the purchase's
      // amount; of a purchase in another one nothing can be said before it is booked.
      let own = currency(record, "chargedCurrency") ?? context.currency ?? .ils
      guard originalCurrency == nil || originalCurrency == own else {
        throw .leftOut(.information)
      }
      draft = RowDraft(amount: original)
      draft.currency = own
    } else {
      guard let charged else { throw .rejected(.noAmount, node: nil) }
      draft = RowDraft(amount: charged)
      draft.currency = chargedCurrency
      if let original, let originalCurrency, originalCurrency != chargedCurrency {
        let size = original.magnitude
        draft.details.original = Money(charged.isNegative ? -size : size, originalCurrency)
      }
    }
    draft.status = isPending ? .pending : .posted
    try readDates(record, in: context, into: &draft)
    draft.description = record.string(record.member("description")) ?? ""
    draft.details.memo = record.string(record.member("memo"))
    draft.details.bankCategory = record.string(record.member("category"))
    draft.nativeID = record.id(record.member("identifier"))
    draft.accountID = record.word(record.member("account") ?? record.member("accountNumber"))
    readInstallment(record, into: &draft)
    return [draft]
  }

  private func optionalAmount(
    _ record: JSONRecord, _ node: Int?
  ) throws(NoRow) -> ExactDecimal? {
    guard let node, record[node].kind != .null else { return nil }
    return try record.amount(node)
  }

  private func currency(_ record: JSONRecord, _ name: String) -> Currency? {
    record.string(record.member(name)).flatMap(IsraeliCurrency.named)
  }

  /// A card that is billed monthly gives its charge date as `processedDate`, a bank account the
  /// day of booking.
  private func readDates(
    _ record: JSONRecord, in context: JSONContext, into draft: inout RowDraft
  ) throws(NoRow) {
    guard let purchase = try day(record, record.member("date")) else {
      throw .rejected(.noDate, node: nil)
    }
    draft.purchaseDate = purchase
    guard let processed = try day(record, record.member("processedDate")) else { return }
    if draft.status == .pending { return }
    if isCard(record, context) {
      draft.chargeDate = processed
    } else {
      draft.postingDate = processed
    }
  }

  private func day(_ record: JSONRecord, _ node: Int?) throws(NoRow) -> CalendarDate? {
    guard let node, let text = record.string(node) else { return nil }
    guard let day = IsraelTime.day(text) else {
      throw .rejected(.badDate(record.excerpt(node)), node: node)
    }
    return day
  }

  private func isCard(_ record: JSONRecord, _ context: JSONContext) -> Bool {
    if record.has("installments") || context.account?.type == .creditCard { return true }
    let company =
      record.string(record.member("companyId")) ?? context.account?.institution ?? ""
    if Self.cardCompanies.contains(FieldNames.fold(company)) { return true }
    if Self.banks.contains(FieldNames.fold(company)) { return false }
    // Cards are listed by their last four digits, accounts with branch and number.
    let number =
      record.word(record.member("account") ?? record.member("accountNumber"))
      ?? context.account?.number ?? ""
    return number.utf8.count <= 4
  }

  private static let cardCompanies: Set<String> = [
    "isracard", "amex", "visacal", "max", "leumicard", "behatsdaa", "beyahadbishvilha",
  ]
  private static let banks: Set<String> = [
    "hapoalim", "hapoalimbeonline", "leumi", "discount", "mercantile", "mizrahi", "otsarhahayal",
    "union", "beinleumi", "massad", "yahav", "onezero", "pagi",
  ]

  private func readInstallment(_ record: JSONRecord, into draft: inout RowDraft) {
    guard let node = record.member("installments"),
      let number = record.integer(record.member("number", of: node)),
      let count = record.integer(record.member("total", of: node)), number > 0, count >= number
    else { return }
    draft.details.installment = Installment(number: number, count: count)
    draft.details.kind = .installment
  }
}
