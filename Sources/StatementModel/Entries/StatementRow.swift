/// One row of a statement: what a file says about a transaction.
///
/// An *observation*; several rows of several files may be of one transaction. Many rows are kept as
/// columns (`StatementColumns`); this is the form in which a reader hands one over, and in which one is
/// looked at.
package struct StatementRow: Hashable, Sendable {
  /// Whether the bank has booked the transaction or only authorized it.
  package enum Status: UInt8, Sendable {
    case posted, pending
  }

  /// The row's number in its file, from 1, counted over all records of the file, read or not.
  package var record: Int
  /// Where the row stands in the file's text.
  package var span: SourceSpan
  package var status: Status
  /// Exact, as stated; an outflow from the holder is negative.
  package var amount: ExactDecimal
  /// The currency that the row itself names; nothing where only statement or card knows.
  package var currency: Currency?
  /// The day of the purchase.
  ///
  /// A row has at least one of purchase, posting and charge date.
  package var purchaseDate: CalendarDate?
  /// The day the bank booked it.
  package var postingDate: CalendarDate?
  /// The day a card that is billed monthly charges it.
  package var chargeDate: CalendarDate?
  /// The fullest text of the row that names the merchant, as the bank wrote it.
  package var description: String
  /// The source's own id (FITID, JSON id), as written; nothing where it gives none.
  package var nativeID: String?
  /// The account's balance after the row.
  package var runningBalance: ExactDecimal?
  /// What only some rows state.
  package var details: RowDetails

  package init(
    record: Int, span: SourceSpan, status: Status = .posted, amount: ExactDecimal,
    currency: Currency? = nil, purchaseDate: CalendarDate? = nil,
    postingDate: CalendarDate? = nil, chargeDate: CalendarDate? = nil, description: String,
    nativeID: String? = nil, runningBalance: ExactDecimal? = nil,
    details: RowDetails? = nil
  ) {
    self.record = record
    self.span = span
    self.status = status
    self.amount = amount
    self.currency = currency
    self.purchaseDate = purchaseDate
    self.postingDate = postingDate
    self.chargeDate = chargeDate
    self.description = description
    self.nativeID = nativeID
    self.runningBalance = runningBalance
    self.details = details ?? RowDetails()
  }

  package var hasDetails: Bool { !details.isEmpty }

  /// Whether the row corrects another one by its id.
  package var isCorrection: Bool { details.correction != nil }

  /// The date that identity compares: posting where the source gives one, else the only one given.
  package var keyDate: CalendarDate {
    postingDate ?? purchaseDate ?? chargeDate ?? CalendarDate(dayNumber: 0)
  }
}

/// Where a record stands in its file's decoded text.
package struct SourceSpan: Hashable, Sendable {
  /// The line on which the record begins, from 1.
  package var line: Int
  /// The record's first byte in the text decoded to UTF-8 without byte order mark.
  package var offset: Int
  /// The record's length in bytes of that text.
  package var length: Int

  package init(line: Int, offset: Int, length: Int) {
    self.line = line
    self.offset = offset
    self.length = length
  }
}

/// What only some rows state.
package struct RowDetails: Hashable, Sendable {
  /// Further text of the row that is not its description.
  package var memo: String?
  /// What the statement says the row is, where it says so.
  package var kind: TransactionKind?
  /// The amount in the currency of the purchase; the sign is that of the row's amount.
  package var original: Money?
  package var installment: Installment?
  /// The issuer's own category, as written.
  package var bankCategory: String?
  /// ISO 18245 merchant category code.
  package var merchantCategoryCode: Int?
  /// The native id of the pending row that this posted row settles.
  package var settlesID: String?
  package var correction: RowCorrection?
  package var checkNumber: String?

  package init() {}

  package var isEmpty: Bool { self == RowDetails() }

  /// Whether both are the same byte by byte; Swift takes texts for equal however their letters are
  /// composed.
  func isIdentical(to other: RowDetails) -> Bool {
    self == other && Self.areIdentical(memo, other.memo)
      && Self.areIdentical(bankCategory, other.bankCategory)
      && Self.areIdentical(settlesID, other.settlesID)
      && Self.areIdentical(correction?.nativeID, other.correction?.nativeID)
      && Self.areIdentical(checkNumber, other.checkNumber)
  }

  private static func areIdentical(_ text: String?, _ other: String?) -> Bool {
    guard let text, let other else { return text == nil && other == nil }
    return text.utf8.elementsEqual(other.utf8)
  }

  /// Whether a transaction shows the same of both.
  package func showsAlike(_ other: RowDetails) -> Bool {
    memo == other.memo && kind == other.kind && original == other.original
      && installment == other.installment && bankCategory == other.bankCategory
      && merchantCategoryCode == other.merchantCategoryCode
  }
}

/// Part `number` of a purchase paid in `count` parts.
package struct Installment: Hashable, Sendable {
  package var number: Int
  package var count: Int

  package init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }
}

/// An OFX correction (OFX 11.4.3, CORRECTFITID and CORRECTACTION).
package struct RowCorrection: Hashable, Sendable {
  package enum Action: UInt8, Sendable {
    case replace, delete
  }
  /// The native id of the row that this one corrects.
  package var nativeID: String
  package var action: Action

  package init(nativeID: String, action: Action) {
    self.nativeID = nativeID
    self.action = action
  }
}

/// What a transaction is, as the statement tells.
package enum TransactionKind: UInt8, Sendable, CaseIterable {
  case charge, refund, payment, fee, interest, cash, transfer, installment

  /// The word used in rules and machine formats.
  package var name: String { "\(self)" }

  package init?(name: String) {
    guard let kind = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = kind
  }
}
