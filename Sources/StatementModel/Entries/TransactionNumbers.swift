/// What a transaction says in numbers: everything but its texts.
///
/// Without a reference and small, so that a million of them lie side by side, are compared for nothing
/// and are kept in files as they are.
///
/// Public, as are the other values that long loops go through, although nothing but this package
/// sees them: of what is `package` only, the compiler (Swift 6.3.1) keeps no body for other rooms,
/// whatever is said of inlining, and their loops make a call for each word they ask for.
@frozen public struct TransactionNumbers: Hashable, BitwiseCopyable, Sendable {
  public var id: TransactionID
  @usableFromInline var units: Int64
  @usableFromInline var currency: Currency
  @usableFromInline var purchaseDay: Int32
  @usableFromInline var postingDay: Int32
  @usableFromInline var chargeDay: Int32
  @usableFromInline var source: Int32
  @usableFromInline var line: UInt32
  @usableFromInline var scale: UInt8
  /// The status in the lowest two bits, then whether it is hidden, and a transfer.
  @usableFromInline var marks: UInt8
  /// Fills the last bytes, so that what is kept in files is the same each time.
  @usableFromInline var unused: UInt16 = 0

  /// Stands for a day that there is not.
  @inlinable static var noDay: Int32 { Int32.min }
  @inlinable static var hidden: UInt8 { 1 << 2 }
  @inlinable static var transfer: UInt8 { 1 << 3 }

  @inlinable @inline(__always) package init(
    id: TransactionID, status: Transaction.Status, purchaseDate: CalendarDate?,
    postingDate: CalendarDate?, chargeDate: CalendarDate?, amount: Money,
    categorySource: DecisionSource, isHidden: Bool, isTransfer: Bool, sourceLine: Int
  ) {
    self.id = id
    units = amount.amount.units
    currency = amount.currency
    purchaseDay = purchaseDate?.dayNumber ?? Self.noDay
    postingDay = postingDate?.dayNumber ?? Self.noDay
    chargeDay = chargeDate?.dayNumber ?? Self.noDay
    source = categorySource.word
    line = UInt32(clamping: sourceLine)
    scale = amount.amount.scale
    marks =
      status.rawValue | (isHidden ? Self.hidden : 0) | (isTransfer ? Self.transfer : 0)
  }

  @inlinable @inline(__always) package var status: Transaction.Status {
    // Spelt out: a raw value is looked up in another room.
    get {
      switch marks & 3 {
      case 1: .pending
      case 2: .withdrawn
      case 3: .deleted
      default: .posted
      }
    }
    set { marks = marks & ~3 | newValue.rawValue }
  }

  /// Left out of spending by a rule or a person.
  @inlinable @inline(__always) package var isHidden: Bool {
    get { marks & Self.hidden != 0 }
    set { marks = newValue ? marks | Self.hidden : marks & ~Self.hidden }
  }

  /// Marked by a rule as money moved between own accounts.
  @inlinable @inline(__always) package var isTransfer: Bool {
    get { marks & Self.transfer != 0 }
    set { marks = newValue ? marks | Self.transfer : marks & ~Self.transfer }
  }

  @inlinable package var purchaseDate: CalendarDate? {
    get { Self.date(purchaseDay) }
    set { purchaseDay = newValue?.dayNumber ?? Self.noDay }
  }

  @inlinable package var postingDate: CalendarDate? {
    get { Self.date(postingDay) }
    set { postingDay = newValue?.dayNumber ?? Self.noDay }
  }

  @inlinable package var chargeDate: CalendarDate? {
    get { Self.date(chargeDay) }
    set { chargeDay = newValue?.dayNumber ?? Self.noDay }
  }

  @inlinable @inline(__always) package var amount: Money {
    get { Money(ExactDecimal(canonicalUnits: units, scale: scale), currency) }
    set {
      units = newValue.amount.units
      scale = newValue.amount.scale
      currency = newValue.currency
    }
  }

  /// Whether money came.
  @inlinable @inline(__always) package var isInflow: Bool { units > 0 }

  /// Whether money went.
  @inlinable @inline(__always) package var isOutflow: Bool { units < 0 }

  /// Who decided the category.
  @inlinable package var categorySource: DecisionSource {
    get { DecisionSource(word: source) }
    set { source = newValue.word }
  }

  /// The line of the row that is shown.
  @inlinable package var sourceLine: Int {
    get { Int(line) }
    set { line = UInt32(clamping: newValue) }
  }

  /// The day it is shown, grouped and searched by.
  @inlinable @inline(__always)
  package func date(by basis: DateBasis) -> CalendarDate {
    let (first, second) =
      basis == .purchase ? (purchaseDay, postingDay) : (postingDay, purchaseDay)
    if first != Self.noDay { return CalendarDate(dayNumber: first) }
    if second != Self.noDay { return CalendarDate(dayNumber: second) }
    return CalendarDate(dayNumber: chargeDay == Self.noDay ? 0 : chargeDay)
  }

  @inlinable static func date(_ day: Int32) -> CalendarDate? {
    day == noDay ? nil : CalendarDate(dayNumber: day)
  }
}

extension Transaction {
  package var id: TransactionID {
    get { numbers.id }
    set { numbers.id = newValue }
  }

  package var status: Status {
    get { numbers.status }
    set { numbers.status = newValue }
  }

  /// Left out of spending by a rule or a person.
  package var isHidden: Bool {
    get { numbers.isHidden }
    set { numbers.isHidden = newValue }
  }

  /// Marked by a rule as money moved between own accounts.
  package var isTransfer: Bool {
    get { numbers.isTransfer }
    set { numbers.isTransfer = newValue }
  }

  package var purchaseDate: CalendarDate? {
    get { numbers.purchaseDate }
    set { numbers.purchaseDate = newValue }
  }

  package var postingDate: CalendarDate? {
    get { numbers.postingDate }
    set { numbers.postingDate = newValue }
  }

  package var chargeDate: CalendarDate? {
    get { numbers.chargeDate }
    set { numbers.chargeDate = newValue }
  }

  package var amount: Money {
    get { numbers.amount }
    set { numbers.amount = newValue }
  }

  /// Who decided the category.
  package var categorySource: DecisionSource {
    get { numbers.categorySource }
    set { numbers.categorySource = newValue }
  }

  /// The line of the row that is shown.
  package var sourceLine: Int {
    get { numbers.sourceLine }
    set { numbers.sourceLine = newValue }
  }

  /// The day it is shown, grouped and searched by.
  package func date(by basis: DateBasis) -> CalendarDate { numbers.date(by: basis) }
}
