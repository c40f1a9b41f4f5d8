import StatementModel

/// What a shape reads out of one JSON object, before signs are settled.
struct RowDraft {
  var status = StatementRow.Status.posted
  /// With the sign as written.
  var amount: ExactDecimal
  /// The amount before a word for debit or credit gave it its sign, where one does.
  var written: ExactDecimal?
  var currency: Currency?
  /// What a field of its own says was charged for the transaction.
  var fee: ExactDecimal?
  var purchaseDate: CalendarDate?
  var postingDate: CalendarDate?
  var chargeDate: CalendarDate?
  var description = ""
  /// The source's word for what the transaction is, where it may tell which way money went.
  var type: String?
  var nativeID: String?
  /// The account that the object itself names.
  var accountID: String?
  var runningBalance: ExactDecimal?
  var details = RowDetails()

  init(amount: ExactDecimal) { self.amount = amount }

  var isDated: Bool { purchaseDate != nil || postingDate != nil }
}
