import StatementModel

/// Why an entry became no row.
struct CAMTNoRow: Error {
  var fact: CAMTFact

  init(_ fact: CAMTFact) { self.fact = fact }
}

/// Makes a row of an entry.
struct CAMTRowMaker {
  private let entry: CAMTEntry
  private let header: CAMTHeader
  /// The statement's currency.
  var currency: Currency?
  /// The day for an entry that states none.
  var fallbackDay: CalendarDate?
  /// What was granted or chosen.
  private(set) var notes: [CAMTTallies.Note] = []

  init(entry: CAMTEntry, header: CAMTHeader) {
    self.entry = entry
    self.header = header
  }

  mutating func make(record: Int, span: SourceSpan) throws(CAMTNoRow) -> StatementRow {
    let money = try amount()
    let status = try status()
    var row = StatementRow(
      record: record, span: span, status: status, amount: money.amount, description: "")
    if let own = money.currency, own != currency { row.currency = own }
    row.postingDate = try bookingDay()
    row.purchaseDate = purchaseDay()
    if entry.paymentCount > 1 { notes.append(.batch) }
    row.nativeID = CAMTReferences.nativeID(of: entry)
    let isCredit = !money.amount.isNegative
    let isReversal = entry.first(.isReversal).map { CAMTValues.isTrue(entry.buffer, $0.range) }
    let texts = CAMTTexts(
      entry: entry, header: header, isCredit: money.isCredit, isReversal: isReversal ?? false)
    row.description = texts.description
    var details = RowDetails()
    details.memo = texts.memo
    details.kind = CAMTKind.kind(entry, isCredit: isCredit, isReversal: isReversal ?? false)
    details.original = original(of: money.amount, in: money.currency ?? currency)
    details.checkNumber = entry.inner(.checkNumber).map { entry.text($0.range) }
    details.merchantCategoryCode = merchantCategory()
    if !details.isEmpty { row.details = details }
    return row
  }

  /// The amount with its sign, and the currency that it names.
  ///
  /// `Amt` is unsigned; `CdtDbtInd` says which way the money went, of a reversal (`RvslInd`) too:
  /// a reversed debit is a credit, and says so.
  private func amount() throws(CAMTNoRow) -> (
    amount: ExactDecimal, currency: Currency?, isCredit: Bool
  ) {
    guard let stated = entry.first(.amount) else { throw CAMTNoRow(.missing(element: "Amt")) }
    guard let size = CAMTValues.amount(entry.buffer, stated.range) else {
      throw CAMTNoRow(.unreadableAmount(text: entry.text(stated.range)))
    }
    guard let side = entry.first(.side) else {
      throw CAMTNoRow(.missing(element: "CdtDbtInd"))
    }
    guard let isCredit = CAMTValues.isCredit(entry.buffer, side.range) else {
      throw CAMTNoRow(.unknownSide(text: entry.text(side.range)))
    }
    let own = CAMTValues.currency(entry.buffer, stated.currency)
    return (isCredit ? size : -size, own, isCredit)
  }

  /// What `BOOK` means is posted, all else is pending.
  ///
  /// So is what is only told of (`INFO`) or comes later (`FUTR`): like `PDNG`, it has not moved the
  /// balance. An entry that says nothing is of a statement of booked ones.
  private mutating func status() throws(CAMTNoRow) -> StatementRow.Status {
    guard let range = entry.first(.status)?.range else { return .posted }
    if entry.isWord(range, "BOOK") { return .posted }
    if entry.isWord(range, "PDNG") { return .pending }
    if entry.isWord(range, "INFO") {
      notes.append(.informationPending)
      return .pending
    }
    if entry.isWord(range, "FUTR") {
      notes.append(.futurePending)
      return .pending
    }
    throw CAMTNoRow(.unknownStatus(text: entry.text(range)))
  }

  // MARK: - Dates

  /// `BookgDt`, or the best that is known without it: `ValDt`, a date of the payment, the day of
  /// the statement.
  private mutating func bookingDay() throws(CAMTNoRow) -> CalendarDate {
    if let day = try day(.bookingDate, "BookgDt", of: 0) { return day }
    if let day = try day(.valueDate, "ValDt", of: 0) {
      notes.append(.valueDateForBooking)
      return day
    }
    for field in [CAMTField.settlementDate, .transactionDate, .acceptanceDate] {
      if let range = entry.inner(field)?.range, let day = CAMTValues.day(entry.buffer, range) {
        notes.append(.paymentDateForBooking)
        return day
      }
    }
    guard let fallbackDay, !header.hasLongPeriod else {
      throw CAMTNoRow(.missing(element: "BookgDt"))
    }
    notes.append(.statementDateForBooking)
    return fallbackDay
  }

  private func day(
    _ field: CAMTField, _ element: String, of payment: Int
  ) throws(CAMTNoRow) -> CalendarDate? {
    guard let range = entry.first(field, of: payment)?.range else { return nil }
    guard let day = CAMTValues.day(entry.buffer, range) else {
      throw CAMTNoRow(.unreadableDate(element: element, text: entry.text(range)))
    }
    return day
  }

  /// The day on which the holder paid, where the bank tells; one that can't be read is none.
  private func purchaseDay() -> CalendarDate? {
    for field in [CAMTField.transactionDate, .acceptanceDate] {
      if let range = entry.inner(field)?.range { return CAMTValues.day(entry.buffer, range) }
    }
    return nil
  }

  // MARK: - Other currency, merchant

  /// What was paid in the currency of the payment, where that is another one.
  private func original(of amount: ExactDecimal, in currency: Currency?) -> Money? {
    guard let currency, entry.paymentCount <= 1 else { return nil }
    for field in [CAMTField.instructedAmount, .transactionAmount, .counterValue, .amount] {
      let value = field == .amount ? entry.first(field, of: 1) : entry.inner(field)
      guard let value, let own = CAMTValues.currency(entry.buffer, value.currency),
        own != currency, let size = CAMTValues.amount(entry.buffer, value.range), !size.isZero
      else { continue }
      return Money(amount.isNegative ? -size : size, own)
    }
    return nil
  }

  /// The category code (ISO 18245) where the card's data give one: four digits.
  private func merchantCategory() -> Int? {
    guard let range = entry.inner(.merchantCategory)?.range, range.count == 4,
      let code = Int(entry.text(range)), (1...9999).contains(code)
    else { return nil }
    return code
  }
}
