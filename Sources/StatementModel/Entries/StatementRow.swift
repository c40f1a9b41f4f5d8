/// One row of a statement: what a file says about a transaction.
///
/// An *observation*; several rows of several files may be of one transaction. Public so that loops of
/// other rooms read its numbers where it lies (`TransactionNumbers` tells why).
public struct StatementRow: Hashable, Sendable {
  /// Whether the bank has booked the transaction or only authorized it.
  @frozen public enum Status: UInt8, Sendable {
    case posted, pending
  }

  // Kept narrow, since a large file has a million rows: files end at two gigabytes.
  @usableFromInline var narrowRecord: UInt32
  @usableFromInline var line: UInt32
  @usableFromInline var offset: UInt32
  @usableFromInline var length: UInt32
  @usableFromInline var units: Int64
  /// 0 where the row names none.
  @usableFromInline var currencyCode: Int64
  @usableFromInline var purchaseDay: Int32
  @usableFromInline var postingDay: Int32
  @usableFromInline var chargeDay: Int32
  @usableFromInline var scale: UInt8
  public var status: Status
  /// The fullest text of the row that names the merchant, as the bank wrote it.
  public var description: String
  /// The source's own id (FITID, JSON id), as written; nothing where it gives none.
  public var nativeID: String?
  @usableFromInline var box: DetailsBox?

  package init(
    record: Int, span: SourceSpan, status: Status = .posted, amount: ExactDecimal,
    currency: Currency? = nil, purchaseDate: CalendarDate? = nil,
    postingDate: CalendarDate? = nil, chargeDate: CalendarDate? = nil, description: String,
    nativeID: String? = nil, details: RowDetails? = nil
  ) {
    narrowRecord = UInt32(clamping: record)
    line = UInt32(clamping: span.line)
    offset = UInt32(clamping: span.offset)
    length = UInt32(clamping: span.length)
    units = amount.units
    scale = amount.scale
    currencyCode = currency?.packedCode ?? 0
    purchaseDay = purchaseDate?.dayNumber ?? TransactionNumbers.noDay
    postingDay = postingDate?.dayNumber ?? TransactionNumbers.noDay
    chargeDay = chargeDate?.dayNumber ?? TransactionNumbers.noDay
    self.status = status
    self.description = description
    self.nativeID = nativeID
    self.box = details.flatMap { $0.isEmpty ? nil : DetailsBox($0) }
  }

  /// What only some rows state; boxed, so that the common row stays small.
  @inlinable package var details: RowDetails {
    get { box?.details ?? RowDetails() }
    set { box = newValue.isEmpty ? nil : DetailsBox(newValue) }
  }

  @inlinable @inline(__always) package var hasDetails: Bool { box != nil }

  /// Whether the row corrects another one by its id.
  @inlinable @inline(__always) package var isCorrection: Bool {
    box?.details.correction != nil
  }
}

/// Where a record stands in its file's decoded text.
public struct SourceSpan: Hashable, Sendable {
  /// The line on which the record begins, from 1.
  public var line: Int
  /// The record's first byte in the text decoded to UTF-8 without byte order mark.
  public var offset: Int
  /// The record's length in bytes of that text.
  public var length: Int

  @inlinable @inline(__always) package init(line: Int, offset: Int, length: Int) {
    self.line = line
    self.offset = offset
    self.length = length
  }
}

/// What only some rows state.
@usableFromInline
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
  /// The account's balance after the row.
  package var runningBalance: ExactDecimal?
  /// The native id of the pending row that this posted row settles.
  package var settlesID: String?
  @usableFromInline package var correction: RowCorrection?
  package var checkNumber: String?

  @usableFromInline
  package init() {}

  @usableFromInline
  package var isEmpty: Bool { self == RowDetails() }
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
@usableFromInline
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

/// Holds the details of one row; immutable, hence safe to share.
@usableFromInline
final class DetailsBox: Hashable, Sendable {
  @usableFromInline let details: RowDetails

  @usableFromInline
  init(_ details: RowDetails) { self.details = details }

  @usableFromInline
  static func == (left: DetailsBox, right: DetailsBox) -> Bool { left.details == right.details }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(details) }
}
