import StatementModel

/// Why a `STMTTRN` became no row.
enum OFXNoRow: Error {
  case leftOut(LeftOutRow.Reason)
  /// `at` is the offset of the element that is wrong, where it is one.
  case rejected(OFXFact, at: Int?)
  /// The amount's decimal mark, or the date's order, is not decided yet.
  case undecided(OFXFact)
}

/// Makes rows of their fields. Leniencies granted here:
///
/// 1. A row without posting date has its date of purchase alone.
/// 2. A date of purchase that can't be read is none.
/// 3. The fillers `null` and zeros for an id or a check number are none; so are they for the id of a
///    corrected row where nothing says what to do with it.
/// 4. Some banks write balances as rows; such a row has no id, or zeros, and nothing but the words
///    for a balance, and is left out.
struct OFXRowMaker {
  /// The decimal mark where it is decided.
  var mark: StatementProfile.DecimalMark?
  var dateOrder: StatementProfile.DateOrder?
  /// How many dates of the file show that the day stands first, or the month.
  private(set) var daysFirst = 0
  private(set) var monthsFirst = 0
  /// Whether amounts have no sign, and `TRNTYPE` tells what is spent.
  var signsByType = false
  /// How many rows are debits by their type, yet positive.
  private(set) var positiveDebits = 0
  /// How many rows are negative.
  private(set) var negatives = 0
  /// How many amounts of the file show that the decimal mark is a point.
  private(set) var pointsShown = 0
  /// How many show that it is a comma.
  private(set) var commasShown = 0

  /// The first amounts that show either.
  private var firstPoint: [UInt8] = []
  private var firstComma: [UInt8] = []

  /// The first amounts of a file that writes some with a decimal point, others with a comma.
  var mixedMarks: (point: String, comma: String)? {
    guard pointsShown > 0, commasShown > 0 else { return nil }
    return (
      String(decoding: firstPoint, as: UTF8.self), String(decoding: firstComma, as: UTF8.self)
    )
  }

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
  mutating func amount(
    _ bytes: [UInt8], _ range: Range<Int>, currency: Currency?
  ) -> OFXAmount {
    let amount = OFXAmount.read(bytes, range, mark: mark, currency: currency)
    switch amount {
    case .known(_, .point?):
      if pointsShown == 0 { firstPoint = Array(bytes[range].prefix(40)) }
      pointsShown += 1
    case .known(_, .comma?):
      if commasShown == 0 { firstComma = Array(bytes[range].prefix(40)) }
      commasShown += 1
    case .undecided:
      undecidedMarks.insert(bytes[range].contains(UInt8(ascii: ".")) ? .point : .comma)
    default: break
    }
    return amount
  }

  /// Reads a date and counts the order of its parts that it shows.
  mutating func date(_ bytes: [UInt8], _ range: Range<Int>) -> OFXDate {
    let date = OFXDate.read(bytes, range, order: dateOrder)
    switch date {
    case .day(_, .dmy?): daysFirst += 1
    case .day(_, .mdy?): monthsFirst += 1
    default: break
    }
    return date
  }

  /// The row that the fields state, or why they state none.
  mutating func row(
    of fields: OFXRowFields, isPending: Bool, record: Int, span: SourceSpan, currency: Currency?,
    accountType: AccountType?
  ) throws(OFXNoRow) -> StatementRow {
    if let repeated = fields.repeated {
      throw .rejected(.repeated(element: repeated.tag), at: repeated.offset)
    }
    if fields.hasNoID, let reason = balance(fields) { throw .leftOut(reason) }
    let own = fields.text(fields.currency).flatMap { Currency(code: $0) }
    let stated = try amount(of: fields, currency: own ?? currency)
    let texts = OFXDescription(
      in: fields.buffer, name: fields.name, extendedName: fields.extendedName, memo: fields.memo)
    var row = StatementRow(
      record: record, span: span, status: isPending ? .pending : .posted,
      amount: signed(stated, fields), currency: own == currency ? nil : own,
      description: fields.text(texts.description) ?? "", nativeID: nativeID(fields))
    try setDates(of: &row, fields)
    row.details = details(
      fields, amount: row.amount, memo: texts.memo, currency: currency, accountType: accountType)
    row.details.correction = try correction(fields)
    return row
  }

  /// The amount; counts what speaks for amounts without sign, and gives one to them where that is
  /// decided.
  private mutating func signed(_ amount: ExactDecimal, _ fields: OFXRowFields) -> ExactDecimal {
    if amount.isNegative {
      negatives += 1
      return amount
    }
    guard !amount.isZero, Self.debits.contains(where: { fields.isWord(fields.type, $0) }) else {
      return amount
    }
    positiveDebits += 1
    return signsByType ? -amount : amount
  }

  /// The types that are money spent whatever else (OFX 11.4.3.1).
  private static let debits: [StaticString] = [
    "DEBIT", "DIRECTDEBIT", "CHECK", "FEE", "SRVCHG", "CASH", "POS",
  ]

  private mutating func amount(
    of fields: OFXRowFields, currency: Currency?
  ) throws(OFXNoRow) -> ExactDecimal {
    guard let range = fields.amount else {
      throw .rejected(.missing(element: .amount), at: nil)
    }
    switch amount(fields.buffer, range, currency: currency) {
    case .known(let known, _): return known
    case .null: throw .leftOut(.information)
    case .undecided: throw .undecided(.undecidedMark(text: fields.text(range) ?? ""))
    case .unreadable:
      let fact = OFXFact.unreadableAmount(element: .amount, text: fields.text(range) ?? "")
      throw .rejected(fact, at: fields.amountOffset)
    }
  }

  func nativeID(_ fields: OFXRowFields) -> String? {
    fields.hasNoID ? nil : fields.text(fields.fitID)
  }

  /// What a row without an id is whose text is nothing but the words for a balance (leniency 4).
  private func balance(_ fields: OFXRowFields) -> LeftOutRow.Reason? {
    let texts = OFXDescription(
      in: fields.buffer, name: fields.name, extendedName: fields.extendedName, memo: fields.memo)
    guard texts.memo == nil, let text = fields.text(texts.description), text.utf8.count <= 64 else {
      return nil
    }
    return StatementWords.isWhollySummary(text)
  }

  /// Sets posting and purchase date; a row has at least one of them.
  private mutating func setDates(
    of row: inout StatementRow, _ fields: OFXRowFields
  ) throws(OFXNoRow) {
    if let posted = fields.posted {
      switch date(fields.buffer, posted) {
      case .day(let day, _): row.postingDate = day
      case .none: break
      case .undecided: throw .undecided(.undecidedOrder(text: fields.text(posted) ?? ""))
      case .unreadable:
        let text = fields.text(posted) ?? ""
        let fact = OFXFact.unreadableDate(element: .postedDate, text: text)
        throw .rejected(fact, at: fields.postedOffset)
      }
    }
    // Leniency 2: a date of purchase is a help, not a need.
    if let user = fields.user, case .day(let day, _) = date(fields.buffer, user) {
      row.purchaseDate = day
    }
    guard row.postingDate != nil || row.purchaseDate != nil else {
      throw .rejected(.missing(element: .postedDate), at: nil)
    }
  }

  private func details(
    _ fields: OFXRowFields, amount: ExactDecimal, memo: Range<Int>?, currency: Currency?,
    accountType: AccountType?
  ) -> RowDetails {
    var details = RowDetails()
    details.kind = kind(fields, amount: amount, accountType: accountType)
    details.memo = fields.text(memo)
    details.checkNumber = fields.text(fields.checkNumber).flatMap { number in
      // Leniency 3.
      number.lowercased() == "null" || number.allSatisfy { $0 == "0" } ? nil : number
    }
    details.merchantCategoryCode = fields.text(fields.merchantCategory).flatMap { text in
      Int(text).flatMap { (1...9999).contains($0) ? $0 : nil }
    }
    details.original = original(fields, amount: amount, statementCurrency: currency)
    return details
  }

  /// What the row is to do with the row it names; nothing where it names none.
  ///
  /// Some banks write the row's own id there, of every row; such a row corrects nothing.
  private func correction(_ fields: OFXRowFields) throws(OFXNoRow) -> RowCorrection? {
    guard !fields.correctsNothing, let named = fields.text(fields.correctsID) else { return nil }
    if fields.isWord(fields.correctsAction, "DELETE") {
      return RowCorrection(nativeID: named, action: .delete)
    }
    if fields.text(fields.fitID) == named { return nil }
    if fields.isWord(fields.correctsAction, "REPLACE") {
      return RowCorrection(nativeID: named, action: .replace)
    }
    let fact = OFXFact.unknownCorrection(text: fields.text(fields.correctsAction) ?? "")
    throw .rejected(fact, at: fields.correctsOffset)
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
