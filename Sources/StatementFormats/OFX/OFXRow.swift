import StatementModel

/// Why a `STMTTRN` became no row.
enum OFXNoRow: Error {
  case leftOut(LeftOutRow.Reason)
  /// `place` is that of the element that is wrong, where it is one.
  case rejected(OFXFact, at: OFXPlace?)
  /// The amount's decimal mark, or the date's order, is not decided yet.
  case undecided(OFXFact)
}

/// What a row states that counts: its amount, days and currency.
struct OFXRowFacts {
  var amount: ExactDecimal
  var purchaseDate: CalendarDate?
  var postingDate: CalendarDate?
  /// The currency that the row itself names, where it is another than the statement's.
  var currency: Currency?
  var correction: RowCorrection.Action?

  init(amount: ExactDecimal) { self.amount = amount }

  var keyDate: CalendarDate { postingDate ?? purchaseDate ?? CalendarDate(dayNumber: 0) }
}

/// Makes rows of their fields. Leniencies granted here:
///
/// 1. A row without posting date has its date of purchase alone.
/// 2. A date of purchase that can't be read is none.
/// 3. The fillers `null` for an id, and `null` and zeros for a check number, are none; so are both
///    for the id of a corrected row where nothing says what to do with it.
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

  /// What the row states, or why it is none.
  mutating func facts(
    of fields: OFXRowFields, currency: Currency?
  ) throws(OFXNoRow) -> OFXRowFacts {
    if let repeated = fields.repeated {
      throw .rejected(.repeated(element: repeated.tag), at: repeated.place)
    }
    if fields.hasNoID, let reason = balance(fields) { throw .leftOut(reason) }
    let own = fields.text(fields.currency).flatMap { Currency(code: $0) }
    var facts = OFXRowFacts(amount: try amount(of: fields, currency: own ?? currency))
    if own != currency { facts.currency = own }
    checkSign(of: &facts, fields)
    try setDates(of: &facts, fields)
    if fields.correctsID != nil { facts.correction = try correction(fields) }
    return facts
  }

  /// Makes the row of what it states.
  func row(
    _ fields: OFXRowFields, _ facts: OFXRowFacts, isPending: Bool, record: Int, span: SourceSpan,
    currency: Currency?, accountType: AccountType?
  ) -> StatementRow {
    let texts = OFXDescription(
      in: fields.buffer, name: fields.name, extendedName: fields.extendedName, memo: fields.memo)
    var row = StatementRow(
      record: record, span: span, status: isPending ? .pending : .posted, amount: facts.amount,
      currency: facts.currency, purchaseDate: facts.purchaseDate, postingDate: facts.postingDate,
      description: fields.text(texts.description) ?? "", nativeID: nativeID(fields))
    if let details = details(
      fields, facts, memo: texts.memo, currency: currency, accountType: accountType)
    {
      row.details = details
    }
    return row
  }

  /// Counts what speaks for amounts without sign; gives one to them where that is decided.
  private mutating func checkSign(of facts: inout OFXRowFacts, _ fields: OFXRowFields) {
    if facts.amount.isNegative {
      negatives += 1
    } else if !facts.amount.isZero, Self.debits.contains(where: { fields.isWord(fields.type, $0) })
    {
      positiveDebits += 1
      if signsByType { facts.amount = -facts.amount }
    }
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
      throw .rejected(fact, at: fields.amountPlace)
    }
  }

  func nativeID(_ fields: OFXRowFields) -> String? {
    fields.isWord(fields.fitID, "NULL") ? nil : fields.text(fields.fitID)
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
    of row: inout OFXRowFacts, _ fields: OFXRowFields
  ) throws(OFXNoRow) {
    if let posted = fields.posted {
      switch date(fields.buffer, posted) {
      case .day(let day, _): row.postingDate = day
      case .none: break
      case .undecided: throw .undecided(.undecidedOrder(text: fields.text(posted) ?? ""))
      case .unreadable:
        let text = fields.text(posted) ?? ""
        let fact = OFXFact.unreadableDate(element: .postedDate, text: text)
        throw .rejected(fact, at: fields.postedPlace)
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

  /// What only some rows state; nothing for the common row.
  private func details(
    _ fields: OFXRowFields, _ facts: OFXRowFacts, memo: Range<Int>?, currency: Currency?,
    accountType: AccountType?
  ) -> RowDetails? {
    let kind = kind(fields, amount: facts.amount, accountType: accountType)
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
    details.original = original(fields, amount: facts.amount, statementCurrency: currency)
    if let corrected = fields.text(fields.correctsID), let action = facts.correction {
      details.correction = RowCorrection(nativeID: corrected, action: action)
    }
    return details
  }

  /// What the row is to do with the row it names; nothing where it names none.
  ///
  /// Some banks write the row's own id there, of every row; such a row corrects nothing.
  private func correction(
    _ fields: OFXRowFields
  ) throws(OFXNoRow) -> RowCorrection.Action? {
    guard !fields.correctsNothing else { return nil }
    if fields.isWord(fields.correctsAction, "DELETE") { return .delete }
    if let own = fields.fitID, let named = fields.correctsID,
      fields.buffer[own].elementsEqual(fields.buffer[named])
    {
      return nil
    }
    if fields.isWord(fields.correctsAction, "REPLACE") { return .replace }
    let fact = OFXFact.unknownCorrection(text: fields.text(fields.correctsAction) ?? "")
    throw .rejected(fact, at: fields.correctsPlace)
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
