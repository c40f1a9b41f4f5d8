import StatementModel

/// What quick tests ask of a transaction: nothing that must be counted when it is copied.
protocol QuickFacts {
  var amount: Money? { get }
  /// Which way money went, where the amount does not say.
  var statedDirection: MoneyDirection? { get }
  var kind: TransactionKind? { get }
  var accountType: AccountType? { get }
  var date: CalendarDate? { get }
  var isPending: Bool? { get }
  /// Whether the issuer says of what category the transaction is.
  var hasBankCategory: Bool { get }
}

extension QuickFacts {
  /// The amount without its sign, in thousandths; `Magnitude.absent` where there is none,
  /// `Magnitude.finer` where it has smaller parts.
  @inline(__always)
  var magnitude: Int64 {
    guard let amount else { return Magnitude.absent }
    return Magnitude.thousandths(amount.amount) ?? Magnitude.finer
  }

  @inline(__always)
  var direction: MoneyDirection? {
    guard let amount, amount.amount.units != 0 else { return statedDirection }
    return amount.amount.units < 0 ? .out : .in
  }
}

/// Those of a transaction that is told by itself.
struct CopiedFacts: QuickFacts {
  let amount: Money?
  let statedDirection: MoneyDirection?
  let kind: TransactionKind?
  let accountType: AccountType?
  let date: CalendarDate?
  let isPending: Bool?
  let hasBankCategory: Bool

  @inline(__always)
  init(_ facts: borrowing TransactionFacts) {
    amount = facts.amount
    statedDirection = facts.direction
    kind = facts.kind
    accountType = facts.accountType
    date = facts.date
    isPending = facts.isPending
    hasBankCategory = facts.bankCategory != nil || facts.merchantCategoryCode != nil
  }
}

/// Those of a transaction among others, each read once it is asked for: of most nothing but the
/// amount is.
///
/// It is lent by whoever holds the transactions, and not to be kept.
@safe struct LentFacts: QuickFacts {
  private let row: UnsafePointer<TransactionFacts>

  /// - Parameters:
  ///   - rows: Must stay where they are as long as these facts are asked.
  ///   - place: One of the rows.
  @inline(__always)
  init(_ rows: UnsafeBufferPointer<TransactionFacts>, _ place: Int) {
    precondition(rows.indices.contains(place))
    // The buffer has a row there, and so it is somewhere.
    unsafe row = rows.baseAddress.unsafelyUnwrapped + place
  }

  @inline(__always) var amount: Money? { unsafe row.pointee.amount }
  @inline(__always) var statedDirection: MoneyDirection? { unsafe row.pointee.direction }
  @inline(__always) var kind: TransactionKind? { unsafe row.pointee.kind }
  @inline(__always) var accountType: AccountType? { unsafe row.pointee.accountType }
  @inline(__always) var date: CalendarDate? { unsafe row.pointee.date }
  @inline(__always) var isPending: Bool? { unsafe row.pointee.isPending }
  @inline(__always) var hasBankCategory: Bool {
    unsafe row.pointee.bankCategory != nil || row.pointee.merchantCategoryCode != nil
  }
}

/// Amounts as quick tests compare them: without sign, in thousandths.
enum Magnitude {
  /// Stand for no amount, and for one that is not told in thousandths.
  static let absent: Int64 = -1
  static let finer: Int64 = -2

  /// A number without its sign, in thousandths; nothing where it has smaller parts.
  ///
  /// Whatever the number, that fits: none has more than fifteen digits before the decimal mark.
  @inline(__always)
  static func thousandths(_ value: ExactDecimal) -> Int64? {
    let units = value.units < 0 ? 0 &- value.units : value.units
    return switch value.scale {
    case 0: units &* 1000
    case 1: units &* 100
    case 2: units &* 10
    case 3: units
    default: nil
    }
  }
}
