import StatementModel

/// What quick tests ask of a transaction: nothing that must be counted when it is copied.
struct QuickFacts {
  /// The amount without its sign, in thousandths; negative where there is none, or where it has
  /// smaller parts.
  private(set) var magnitude: Int64 = absent
  private(set) var currency: Currency?
  private(set) var direction: MoneyDirection?
  let kind: TransactionKind?
  let accountType: AccountType?
  let date: CalendarDate?
  let isPending: Bool?
  /// Whether the issuer says of what category the transaction is.
  let hasBankCategory: Bool

  /// Stand for no amount, and for one that is not told in thousandths.
  static let absent: Int64 = -1
  static let finer: Int64 = -2

  @inline(__always)
  init(_ facts: borrowing TransactionFacts) {
    self.init(
      amount: facts.amount, direction: facts.direction, kind: facts.kind,
      accountType: facts.accountType, date: facts.date, isPending: facts.isPending,
      hasBankCategory: facts.bankCategory != nil || facts.merchantCategoryCode != nil)
  }

  /// Those of a transaction among others; part by part, since as a whole it would be copied.
  @inline(__always)
  init(_ facts: borrowing MutableSpan<TransactionFacts>, _ index: Int) {
    self.init(
      amount: facts[index].amount, direction: facts[index].direction, kind: facts[index].kind,
      accountType: facts[index].accountType, date: facts[index].date,
      isPending: facts[index].isPending,
      hasBankCategory: facts[index].bankCategory != nil
        || facts[index].merchantCategoryCode != nil)
  }

  @inline(__always)
  private init(
    amount: Money?, direction: MoneyDirection?, kind: TransactionKind?,
    accountType: AccountType?, date: CalendarDate?, isPending: Bool?, hasBankCategory: Bool
  ) {
    self.direction = direction
    if let amount {
      currency = amount.currency
      magnitude = Self.thousandths(amount.amount) ?? Self.finer
      if amount.amount.units != 0 { self.direction = amount.amount.units < 0 ? .out : .in }
    }
    self.kind = kind
    self.accountType = accountType
    self.date = date
    self.isPending = isPending
    self.hasBankCategory = hasBankCategory
  }

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
