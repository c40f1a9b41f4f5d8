import StatementModel

/// What the search for links looks at of one transaction.
struct LinkCandidate {
  /// What speaks for or against its being a transfer, before it is compared with any other.
  enum Leaning: UInt8 {
    case unknown
    /// By the statement, a rule or a person.
    case transfer
    /// The statement says that it is something else.
    case statedOther
    /// A rule or a person has it in a category of expenses.
    case expense
    /// The same of income.
    case income

    var isDecided: Bool { self == .expense || self == .income }
  }

  /// Its place in the table of all transactions.
  var place: Int
  var id: TransactionID
  /// The number of its card in the table.
  var card: Int
  /// The day of posting, else the one there is.
  var day: Int32
  var amount: Money
  /// In the currency of the purchase; signed as the amount.
  var original: Money?
  var leaning: Leaning
  var kind: TransactionKind?

  /// The amount in the currency of the purchase, where that is not the account's.
  var foreignOriginal: Money? { original?.currency == amount.currency ? nil : original }
}

extension LinkCandidate {
  /// The posted transactions that a transfer or the credit of a refund is possible for, by day, then
  /// id: all inflows, and of the outflows those that have the amount of one, or are transfers.
  static func all(of table: TransactionTable, _ judge: LeaningJudge) -> [LinkCandidate] {
    var inflows: [Int] = []
    // What would go out where an inflow comes from, in the currencies of purchases too.
    var amounts = KeyTable<Money>()
    for place in table.indices where table.numbers[place].isInflow {
      guard table.numbers[place].status == .posted else { continue }
      inflows.append(place)
      _ = amounts.number(of: -table.numbers[place].amount)
      if let original = table.original(at: place) { _ = amounts.number(of: -original) }
    }
    guard !inflows.isEmpty else { return [] }
    var found = inflows.map { LinkCandidate($0, of: table, judge.leaning(at: $0)) }
    for place in table.indices where table.numbers[place].isOutflow {
      guard table.numbers[place].status == .posted else { continue }
      let leaning = judge.leaning(at: place)
      let isWanted =
        leaning == .transfer || amounts.known(table.numbers[place].amount) != nil
        || table.original(at: place).flatMap { amounts.known($0) } != nil
      if isWanted { found.append(LinkCandidate(place, of: table, leaning)) }
    }
    return found.sorted { ($0.day, $0.id) < ($1.day, $1.id) }
  }

  private init(_ place: Int, of table: TransactionTable, _ leaning: Leaning) {
    let numbers = table.numbers[place]
    self.place = place
    id = numbers.id
    card = Int(table.names[place].card)
    day = numbers.date(by: .posting).dayNumber
    amount = numbers.amount
    original = table.original(at: place)
    self.leaning = leaning
    kind = table.kind(at: place)
  }
}

extension Money: TableKey {
  var words: (UInt64, UInt64) {
    (
      UInt64(bitPattern: amount.units) ^ UInt64(amount.scale),
      UInt64(bitPattern: currency.packedCode)
    )
  }
}
