import StatementModel

/// The transactions of an export as a bank would list them, oldest first; parts of a split one are
/// one again.
struct OFXRows {
  private(set) var all: [OFXRow] = []

  init(_ export: Export) {
    let list = export.list.transactions
    var places: [TransactionID: Int] = [:]
    for index in export.list.indices.sorted() where !list.numbers[index].status.isGone {
      let id = list.numbers[index].id
      if let place = places[id] {
        all[place].amount.sum.add(list.numbers[index].amount.amount)
      } else {
        places[id] = all.count
        all.append(OFXRow(list[index], basis: export.list.request.basis))
      }
    }
    all.sort { ($0.posted, $0.id) < ($1.posted, $1.id) }
  }

  var lastDay: CalendarDate? { all.last?.posted }
}

/// One transaction as OFX has it.
struct OFXRow {
  let id: TransactionID
  let card: CardID
  let isPending: Bool
  /// The day the bank booked it; else the only day known.
  let posted: CalendarDate
  let purchased: CalendarDate?
  var amount: ExportAmount
  private let description: String
  private let memo: String?
  private let kind: TransactionKind?
  private let merchantCategoryCode: Int?
  private let original: Money?

  init(_ transaction: Transaction, basis: DateBasis) {
    let details = transaction.details
    id = transaction.id
    card = transaction.card
    isPending = transaction.status == .pending
    posted = transaction.postingDate ?? transaction.date(by: basis)
    purchased = transaction.purchaseDate.flatMap { day in
      day == transaction.postingDate ? nil : day
    }
    amount = ExportAmount(transaction.amount)
    description = ExportText.line(transaction.description)
    memo = details.memo.map(ExportText.line)
    kind = details.kind
    merchantCategoryCode = details.merchantCategoryCode
    original = details.original
  }

  /// The elements in the order of the schema (OFX 2.2, 11.4.4).
  func write(to out: inout OFXMarkup) {
    let name = isPending ? "STMTTRNP" : "STMTTRN"
    out.open(name)
    out.add("TRNTYPE", type)
    if isPending {
      out.add("DTTRAN", OFXWriter.time(posted))
    } else {
      out.add("DTPOSTED", OFXWriter.time(posted))
      if let purchased, purchased != posted { out.add("DTUSER", OFXWriter.time(purchased)) }
    }
    out.add("TRNAMT", amount.plain)
    // What is pending has no id of the bank's yet; ours has the length of a reference.
    out.add(isPending ? "REFNUM" : "FITID", id.description)
    if !isPending, let merchantCategoryCode { out.add("SIC", String(merchantCategoryCode)) }
    writeTexts(to: &out)
    if let original, original.currency != amount.currency,
      let rate = Self.rate(amount.sum, original.amount)
    {
      out.open("ORIGCURRENCY")
      out.add("CURRATE", rate)
      out.add("CURSYM", original.currency.code)
      out.close("ORIGCURRENCY")
    }
    out.close(name)
  }

  /// The description stands whole in the smallest element that holds it, and its beginning in
  /// `NAME`.
  ///
  /// `NAME` holds 32 characters, `EXTDNAME` 100 and `MEMO` 255; a longer one goes on in `MEMO`.
  private func writeTexts(to out: inout OFXMarkup) {
    let length = description.unicodeScalars.count
    let name = ExportText.cut(description, to: 32)
    let extended = ExportText.cut(description, to: 100)
    var memo = self.memo ?? ""
    if length > 100 {
      let behind = memo.isEmpty ? "" : " / " + memo
      let whole = description + behind
      let rest = String(description.dropFirst(extended.count)) + behind
      memo = whole.unicodeScalars.count <= 255 ? whole : rest
    }
    if !name.isEmpty { out.add("NAME", ExportText.line(name)) }
    if length > 32 { out.add("EXTDNAME", ExportText.line(extended)) }
    memo = ExportText.line(ExportText.cut(ExportText.line(memo), to: 255))
    if !memo.isEmpty { out.add("MEMO", memo) }
  }

  private var type: String {
    switch kind {
    case .fee: "FEE"
    case .interest: "INT"
    case .cash: "CASH"
    case .transfer: "XFER"
    case .payment: "PAYMENT"
    case .charge, .refund, .installment, nil: amount.sum.isNegative ? "DEBIT" : "CREDIT"
    }
  }

  /// The statement's currency over the original one, with at most 12 decimals: where that is not
  /// exact, it is rounded half away from zero.
  private static func rate(_ amount: DecimalSum, _ original: ExactDecimal) -> String? {
    guard let amount = amount.exactDecimal, !amount.isZero, !original.isZero,
      amount.isNegative == original.isNegative
    else { return nil }
    var dividend = Int128(amount.units.magnitude)
    var divisor = Int128(original.units.magnitude)
    let shift = 12 + Int(original.scale) - Int(amount.scale)
    for _ in 0..<abs(shift) {
      let (product, overflow) =
        shift > 0
        ? dividend.multipliedReportingOverflow(by: 10)
        : divisor.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      if shift > 0 { dividend = product } else { divisor = product }
    }
    let (quotient, rest) = dividend.quotientAndRemainder(dividingBy: divisor)
    let rounded = rest >= divisor - rest ? quotient + 1 : quotient
    guard rounded > 0, let units = Int64(exactly: rounded) else { return nil }
    return ExactDecimal(units: units, scale: 12)?.description
  }
}
