import StatementModel

/// Why a `STMTTRN` became no row.
enum OFXNoRow: Error {
  case leftOut(LeftOutRow.Reason)
  case rejected(OFXFact)
  /// The amount's decimal mark is not decided yet; its text.
  case undecided(text: String)
}

/// Makes rows of their fields. Leniencies granted here:
///
/// 1. A row without posting date has its date of purchase alone.
/// 2. A date of purchase that can't be read is none.
/// 3. The fillers `null` for an id, and `null` and zeros for a check number, are none.
struct OFXRowMaker {
  /// The decimal mark where it is decided.
  var mark: StatementProfile.DecimalMark?
  var dateOrder: StatementProfile.DateOrder?
  /// How many amounts of the file show that the decimal mark is a point.
  private(set) var pointsShown = 0
  /// How many show that it is a comma.
  private(set) var commasShown = 0

  /// The marks of amounts that can be read with either.
  private var undecidedMarks: Set<StatementProfile.DecimalMark> = []

  init(mark: StatementProfile.DecimalMark?, dateOrder: StatementProfile.DateOrder?) {
    self.mark = mark
    self.dateOrder = dateOrder
  }

  /// The mark of all amounts that can be read with either, if it is one.
  var onlyUndecidedMark: StatementProfile.DecimalMark? {
    undecidedMarks.count == 1 ? undecidedMarks.first : nil
  }

  /// Reads an amount and counts the decimal mark it shows.
  mutating func amount(_ bytes: [UInt8], _ range: Range<Int>) -> OFXAmount {
    let amount = OFXAmount.read(bytes, range, mark: mark)
    switch amount {
    case .known(_, .point?): pointsShown += 1
    case .known(_, .comma?): commasShown += 1
    case .undecided:
      undecidedMarks.insert(bytes[range].contains(UInt8(ascii: ".")) ? .point : .comma)
    default: break
    }
    return amount
  }

  /// Makes the row, or says why there is none.
  mutating func make(
    _ fields: OFXRowFields, isPending: Bool, record: Int, span: SourceSpan,
    currency: Currency?, accountType: AccountType?
  ) throws(OFXNoRow) -> StatementRow {
    if let repeated = fields.repeated { throw .rejected(.repeated(element: repeated)) }
    let value = try amount(of: fields)
    let texts = OFXDescription(
      in: fields.buffer, name: fields.name, extendedName: fields.extendedName, memo: fields.memo)
    var row = StatementRow(
      record: record, span: span, status: isPending ? .pending : .posted, amount: value,
      description: fields.text(texts.description) ?? "", nativeID: nativeID(fields))
    try setDates(of: &row, fields)
    if let code = fields.text(fields.currency).flatMap({ Currency(code: $0) }), code != currency {
      row.currency = code
    }
    if let details = try details(
      fields, amount: value, memo: texts.memo, currency: currency, accountType: accountType)
    {
      row.details = details
    }
    return row
  }

  private mutating func amount(of fields: OFXRowFields) throws(OFXNoRow) -> ExactDecimal {
    guard let range = fields.amount else { throw .rejected(.missing(element: .amount)) }
    switch amount(fields.buffer, range) {
    case .known(let known, _): return known
    case .null: throw .leftOut(.information)
    case .undecided: throw .undecided(text: fields.text(range) ?? "")
    case .unreadable:
      throw .rejected(.unreadableAmount(element: .amount, text: fields.text(range) ?? ""))
    }
  }

  private func nativeID(_ fields: OFXRowFields) -> String? {
    fields.isWord(fields.fitID, "NULL") ? nil : fields.text(fields.fitID)
  }

  /// Sets posting and purchase date; a row has at least one of them.
  private func setDates(
    of row: inout StatementRow, _ fields: OFXRowFields
  ) throws(OFXNoRow) {
    if let posted = fields.posted {
      switch OFXDate.read(fields.buffer, posted, order: dateOrder) {
      case .day(let day): row.postingDate = day
      case .none: break
      case .unreadable:
        let text = fields.text(posted) ?? ""
        throw .rejected(.unreadableDate(element: .postedDate, text: text))
      }
    }
    // Leniency 2: a date of purchase is a help, not a need.
    if let user = fields.user,
      case .day(let day) = OFXDate.read(fields.buffer, user, order: dateOrder)
    {
      row.purchaseDate = day
    }
    guard row.postingDate != nil || row.purchaseDate != nil else {
      throw .rejected(.missing(element: .postedDate))
    }
  }

  /// What only some rows state; nothing for the common row.
  private func details(
    _ fields: OFXRowFields, amount: ExactDecimal, memo: Range<Int>?, currency: Currency?,
    accountType: AccountType?
  ) throws(OFXNoRow) -> RowDetails? {
    let kind = kind(fields, amount: amount, accountType: accountType)
    guard
      kind != nil || memo != nil || fields.correctsID != nil || fields.checkNumber != nil
        || fields.merchantCategory != nil || fields.originalCurrency != nil
    else { return nil }
    var details = RowDetails()
    details.kind = kind
    details.memo = fields.text(memo)
    details.checkNumber = fields.text(fields.checkNumber).flatMap { number in
      // Leniency 3.
      number.lowercased() == "null" || number.allSatisfy { $0 == "0" } ? nil : number
    }
    details.merchantCategoryCode = fields.text(fields.merchantCategory).flatMap { text in
      Int(text).flatMap { (1...9999).contains($0) ? $0 : nil }
    }
    details.original = original(fields, amount: amount, statementCurrency: currency)
    if let corrected = fields.text(fields.correctsID) {
      details.correction = RowCorrection(nativeID: corrected, action: try correction(fields))
    }
    return details
  }

  private func correction(
    _ fields: OFXRowFields
  ) throws(OFXNoRow) -> RowCorrection.Action {
    if fields.isWord(fields.correctsAction, "REPLACE") { return .replace }
    if fields.isWord(fields.correctsAction, "DELETE") { return .delete }
    throw .rejected(.unknownCorrection(text: fields.text(fields.correctsAction) ?? ""))
  }

  /// What `TRNTYPE` says the row is (OFX 11.4.3).
  ///
  /// Only the words that tell: `DEBIT`, `CREDIT` and `POS` say no more than the sign, and the sign
  /// is never taken from here.
  private func kind(
    _ fields: OFXRowFields, amount: ExactDecimal, accountType: AccountType?
  ) -> TransactionKind? {
    guard let type = fields.type else { return nil }
    for (word, kind) in Self.kinds where fields.isWord(type, word) {
      // What is paid to a card comes in; some issuers type purchases as payments.
      let isPurchase = kind == .payment && accountType == .creditCard && amount.isNegative
      return isPurchase ? nil : kind
    }
    return nil
  }

  private static let kinds: [(StaticString, TransactionKind)] = [
    ("FEE", .fee), ("SRVCHG", .fee), ("INT", .interest), ("ATM", .cash), ("CASH", .cash),
    ("XFER", .transfer), ("PAYMENT", .payment),
  ]

  /// The amount before the bank converted it, where rate and currency give it exactly.
  private func original(
    _ fields: OFXRowFields, amount: ExactDecimal, statementCurrency: Currency?
  ) -> Money? {
    guard let currency = fields.text(fields.originalCurrency).flatMap({ Currency(code: $0) }),
      currency != statementCurrency, let rate = rate(fields)
    else { return nil }
    return OFXOriginal.amount(amount, rate: rate, in: currency)
  }

  /// The rate; nobody groups the digits of one, so its only mark is the decimal mark.
  private func rate(_ fields: OFXRowFields) -> ExactDecimal? {
    guard let range = fields.originalRate else { return nil }
    let own: StatementProfile.DecimalMark =
      fields.buffer[range].contains(UInt8(ascii: ",")) ? .comma : .point
    guard case .known(let rate, _) = OFXAmount.read(fields.buffer, range, mark: own) else {
      return nil
    }
    return rate
  }
}
