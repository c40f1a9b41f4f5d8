import StatementModel

/// The Berlin Group's NextGenPSD2 transactions, which GoCardless (formerly Nordigen) hands on.
///
/// NextGenPSD2 Implementation Guidelines, "Transactions" and "Card Transactions": amounts are
/// signed from the holder's view.
struct BerlinGroupShape: RecordShape {
  static let name = "Berlin Group"

  private(set) var goesByDirection = false
  private(set) var directionSigns = DirectionSigns()
  static func fits(_ record: JSONRecord) -> Bool {
    guard let money = amountObject(record) else { return false }
    return record.member("amount", of: money) != nil
      && (record.member("currency", of: money) != nil || record.member("bookingDate") != nil)
  }

  mutating func drafts(_ record: JSONRecord, in context: JSONContext) throws(NoRow) -> [RowDraft] {
    guard let money = Self.amountObject(record) else { throw .rejected(.noAmount, node: nil) }
    var draft = RowDraft(amount: try record.amount(record.member("amount", of: money)))
    draft.currency = record.currency(record.member("currency", of: money))
    try applyIndicator(record, to: &draft)
    try readDates(
      record, isPending: context.status == .pending, undated: context.undatedDay, into: &draft)
    readTexts(record, into: &draft)
    draft.nativeID =
      record.id(record.member("transactionId")) ?? record.id(record.member("transaction_id"))
      ?? record.id(record.member("cardTransactionId"))
      ?? record.id(record.member("internalTransactionId"))
      ?? record.id(record.member("entryReference")) ?? record.id(record.member("entry_reference"))
    draft.details.merchantCategoryCode =
      record.integer(record.member("merchantCategoryCode"))
      ?? record.integer(record.member("merchant_category_code"))
    draft.details.checkNumber = record.id(record.member("checkId"))
    readOriginal(record, into: &draft)
    readBalance(record, into: &draft)
    return [draft]
  }

  private static func amountObject(_ record: JSONRecord) -> Int? {
    guard let node = record.member("transactionAmount") ?? record.member("transaction_amount"),
      record[node].kind == .object
    else { return nil }
    return node
  }

  /// Some banks write amounts without sign and say beside them which way money went.
  private mutating func applyIndicator(
    _ record: JSONRecord, to draft: inout RowDraft
  ) throws(NoRow) {
    guard
      let node = record.member("creditDebitIndicator") ?? record.member("credit_debit_indicator"),
      let word = record.string(node)
    else { return }
    guard let signed = directionSigns.apply(word, to: draft.amount) else {
      throw .rejected(.badDirection(record.excerpt(node)), node: node)
    }
    goesByDirection = true
    draft.written = draft.amount
    draft.amount = signed
  }

  private func readDates(
    _ record: JSONRecord, isPending: Bool, undated: CalendarDate?, into draft: inout RowDraft
  ) throws(NoRow) {
    draft.status = try record.status(record.member("status")) ?? .posted
    let booking = try firstDay(record, ["bookingDate", "booking_date", "bookingDateTime"])
    let value = try firstDay(record, ["valueDate", "value_date", "valueDateTime"])
    draft.purchaseDate = try firstDay(record, ["transactionDate", "transaction_date"])
    draft.postingDate = booking
    guard booking == nil, draft.purchaseDate == nil else { return }
    guard let value else {
      if isPending || draft.status == .pending { throw .leftOut(.pendingUndated) }
      guard let undated else { throw .rejected(.noDate, node: nil) }
      draft.postingDate = undated
      return
    }
    if isPending || draft.status == .pending {
      draft.purchaseDate = value
    } else {
      draft.postingDate = value
    }
  }

  private func firstDay(
    _ record: JSONRecord, _ names: [String]
  ) throws(NoRow) -> CalendarDate? {
    for name in names {
      if let day = try record.day(record.member(name)) { return day }
    }
    return nil
  }

  /// The other party is the creditor of an outflow and the debtor of an inflow; what it was for is
  /// the remittance text.
  private func readTexts(_ record: JSONRecord, into draft: inout RowDraft) {
    let names: (String, String, String) =
      draft.amount.isNegative
      ? ("creditorName", "creditor", "ultimateCreditor")
      : ("debtorName", "debtor", "ultimateDebtor")
    let party =
      record.string(record.member(names.0)) ?? record.string(record.member(names.1, "name"))
      ?? record.string(record.member(names.2)) ?? record.string(record.member("merchantName"))
      ?? record.joinedText(record.member("cardAcceptorId"))
    let remittance =
      record.joinedText(record.member("remittanceInformationUnstructured"))
      ?? record.joinedText(record.member("remittanceInformationUnstructuredArray"))
      ?? record.joinedText(record.member("remittanceInformation"))
      ?? record.joinedText(record.member("remittance_information"))
      ?? structured(record, record.member("remittanceInformationStructured"))
      ?? structured(record, record.member("remittanceInformationStructuredArray"))
      ?? record.string(record.member("transactionDetails"))
      ?? record.string(record.member("additionalInformation"))
    draft.description =
      party ?? remittance ?? record.string(record.member("creditorName"))
      ?? record.string(record.member("debtorName"))
      ?? record.string(record.member("proprietaryBankTransactionCode"))
      ?? record.string(record.member("bankTransactionCode")) ?? ""
    if party != nil { draft.details.memo = remittance }
  }

  /// Structured remittance is a text, an object with a `reference`, or an array of either.
  private func structured(_ record: JSONRecord, _ node: Int?) -> String? {
    guard let node else { return nil }
    switch record[node].kind {
    case .object: return record.string(record.member("reference", of: node))
    case .array:
      let parts = record.children(of: node).compactMap { structured(record, $0) }
      return parts.isEmpty ? nil : parts.joined(separator: " ")
    default: return record.string(node)
    }
  }

  private func readOriginal(_ record: JSONRecord, into draft: inout RowDraft) {
    let exchange = record.member("currencyExchange")
    let first = exchange.flatMap {
      record[$0].kind == .array ? record.children(of: $0).first : $0
    }
    let money =
      first.flatMap { record.member("instructedAmount", of: $0) } ?? record.member("originalAmount")
    guard let money, let amount = record.optionalAmount(record.member("amount", of: money)),
      let currency = record.currency(record.member("currency", of: money)),
      currency != draft.currency
    else { return }
    let size = amount.magnitude
    draft.details.original = Money(draft.amount.isNegative ? -size : size, currency)
  }

  private func readBalance(_ record: JSONRecord, into draft: inout RowDraft) {
    guard let node = record.member("balanceAfterTransaction") else { return }
    let money = record.member("balanceAmount", of: node) ?? node
    draft.runningBalance = record.optionalAmount(record.member("amount", of: money))
  }
}
