import StatementModel

/// What became of one row of a statement.
enum OFXRow {
  case read(StatementRow)
  case leftOut(LeftOutRow.Reason)
  case rejected(OFXFact)
  /// The amount's decimal mark is not decided yet: its text, and the mark it shows.
  case undecided(text: String)
}

/// Makes rows of their fields.
struct OFXRowMaker {
  /// The decimal mark where it is decided.
  var mark: StatementProfile.DecimalMark?
  var dateOrder: StatementProfile.DateOrder?
  /// How many amounts of the file show each decimal mark.
  private(set) var marksShown: [StatementProfile.DecimalMark: Int] = [:]

  /// Reads an amount and counts the decimal mark it shows.
  mutating func amount(_ bytes: [UInt8], _ range: Range<Int>) -> OFXAmount {
    let amount = OFXAmount.read(bytes, range, mark: mark)
    if case .known(_, let shows?) = amount { marksShown[shows, default: 0] += 1 }
    return amount
  }

  /// Makes the row, or says why there is none.
  mutating func make(
    _ fields: OFXRowFields, isPending: Bool, record: Int, span: SourceSpan,
    currency: Currency?, accountType: AccountType?
  ) -> OFXRow {
    if let repeated = fields.repeated { return .rejected(.repeated(element: repeated)) }
    guard let amountRange = fields.amount else { return .rejected(.missing(element: .amount)) }
    let value: ExactDecimal
    switch amount(fields.buffer, amountRange) {
    case .known(let known, _): value = known
    case .null: return .leftOut(.information)
    case .undecided: return .undecided(text: fields.text(amountRange) ?? "")
    case .unreadable:
      return .rejected(
        .unreadableAmount(element: .amount, text: fields.text(amountRange) ?? ""))
    }
    var row = StatementRow(
      record: record, span: span, status: isPending ? .pending : .posted, amount: value,
      description: "", nativeID: nativeID(fields))
    if let fact = setDates(of: &row, fields) { return .rejected(fact) }
    if let code = fields.text(fields.currency).flatMap({ Currency(code: $0) }),
      code != currency
    {
      row.currency = code
    }
    let texts = OFXDescription(
      in: fields.buffer, name: fields.name, extendedName: fields.extendedName, memo: fields.memo)
    row.description = fields.text(texts.description) ?? ""
    do throws(OFXFact) {
      let details = try details(fields, amount: value, memo: texts.memo, currency: currency, accountType: accountType)
      if let details { row.details = details }
    } catch {
      return .rejected(error)
    }
    return .read(row)
  }

  private func nativeID(_ fields: OFXRowFields) -> String? {
    let id = fields.text(fields.fitID)
    return id == "null" ? nil : id
  }

  /// Sets posting and purchase date; answers why the row has neither.
  private func setDates(of row: inout StatementRow, _ fields: OFXRowFields) -> OFXFact? {
    if let posted = fields.posted {
      switch OFXDate.read(fields.buffer, posted, order: dateOrder) {
      case .day(let day): row.postingDate = day
      case .none: break
      case .unreadable:
        return .unreadableDate(element: .postedDate, text: fields.text(posted) ?? "")
      }
    }
    // A date of purchase is a help, not a need: one that can't be read is none.
    if let user = fields.user,
      case .day(let day) = OFXDate.read(fields.buffer, user, order: dateOrder)
    {
      row.purchaseDate = day
    }
    let hasDate = row.postingDate != nil || row.purchaseDate != nil
    return hasDate ? nil : .missing(element: .postedDate)
  }

  /// What only some rows state; nothing for the common row.
  private func details(
    _ fields: OFXRowFields, amount: ExactDecimal, memo: Range<Int>?, currency: Currency?,
    accountType: AccountType?
  ) throws(OFXFact) -> RowDetails? {
    let kind = kind(fields, amount: amount, accountType: accountType)
    guard
      kind != nil || memo != nil || fields.correctsID != nil || fields.checkNumber != nil
        || fields.merchantCategory != nil || fields.originalCurrency != nil
    else { return nil }
    var details = RowDetails()
    details.kind = kind
    details.memo = fields.text(memo)
    details.checkNumber = fields.text(fields.checkNumber).flatMap { number in
      // Fillers for "no check".
      number.lowercased() == "null" || number.allSatisfy { $0 == "0" } ? nil : number
    }
    details.merchantCategoryCode = fields.text(fields.merchantCategory).flatMap { text in
      Int(text).flatMap { (1...9999).contains($0) ? $0 : nil }
    }
    details.original = original(fields, amount: amount, statementCurrency: currency)
    if let corrected = fields.text(fields.correctsID) {
      switch fields.word(fields.correctsAction) {
      case "REPLACE": details.correction = RowCorrection(nativeID: corrected, action: .replace)
      case "DELETE": details.correction = RowCorrection(nativeID: corrected, action: .delete)
      case let other: throw .unknownCorrection(text: other ?? "")
      }
    }
    return details
  }

  /// What `TRNTYPE` says the row is (OFX 1.6, 11.4.3.1). Only the words that tell: `DEBIT`,
  /// `CREDIT` and `POS` say no more than the sign. The sign itself is never taken from here.
  private func kind(
    _ fields: OFXRowFields, amount: ExactDecimal, accountType: AccountType?
  ) -> TransactionKind? {
    switch fields.word(fields.type) {
    case "FEE", "SRVCHG": .fee
    case "INT": .interest
    case "ATM", "CASH": .cash
    case "XFER": .transfer
    // What is paid to a card comes in; some issuers type purchases as payments.
    case "PAYMENT": accountType == .creditCard && amount.isNegative ? nil : .payment
    default: nil
    }
  }

  private func original(
    _ fields: OFXRowFields, amount: ExactDecimal, statementCurrency: Currency?
  ) -> Money? {
    guard let currency = fields.text(fields.originalCurrency).flatMap({ Currency(code: $0) }),
      currency != statementCurrency, let rateRange = fields.originalRate,
      case .known(let rate, _) = OFXAmount.read(fields.buffer, rateRange, mark: mark ?? .point)
    else { return nil }
    return OFXOriginal.amount(amount, rate: rate, in: currency)
  }
}
