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
  /// The number of its card.
  var card: Int
  /// The day of posting, else the one there is.
  var day: Int32
  var amount: Money
  /// In the currency of the purchase; signed as the amount.
  var original: Money?
  var leaning: Leaning
  var kind: TransactionKind?
}

/// What the search for links knows besides the transactions.
struct LinkContext: Sendable {
  let cards: [Card]
  let categories: CategoryTree

  init(cards: [Card], categories: CategoryTree) {
    self.cards = cards
    self.categories = categories
  }
}

/// Tells what transactions lean to, by the kinds of their categories among others.
struct LeaningJudge {
  private let all: TransactionTable
  /// By the table's numbers of categories.
  private let kinds: [Category.Kind]

  init(_ categories: CategoryTree, of all: TransactionTable) {
    self.all = all
    kinds = all.categories.map { categories.kind(of: $0) }
  }

  /// The kind of a transaction's category, where it has one.
  func kind(at index: Int) -> Category.Kind? {
    let number = Int(all.names[index].category)
    return number < 0 ? nil : kinds[number]
  }

  /// Whether it leans to being a transfer; the same as `leaning`, at less cost.
  func isTransfer(at index: Int) -> Bool {
    if all.numbers[index].isTransfer { return true }
    if let kind = kind(at: index) { return kind == .transfer }
    return all.names[index].hasDetails && leaning(at: index) == .transfer
  }

  func leaning(at index: Int) -> LinkCandidate.Leaning {
    if all.numbers[index].isTransfer { return .transfer }
    switch kind(at: index) {
    case .transfer: return .transfer
    case .income: return .income
    case .expense: return .expense
    case nil: break
    }
    guard let details = all.details(at: index) else { return .unknown }
    if !details.split.isEmpty { return .expense }
    switch details.kind {
    case .transfer, .payment: return .transfer
    // Drawn cash may come in at the account that is the purse.
    case .cash, nil: return .unknown
    case .charge, .refund, .fee, .interest, .installment: return .statedOther
    }
  }
}

/// Gathers the transactions that a link by amounts is possible for.
///
/// Every link has an inflow, and inflows are few. Of the outflows only those are looked at that
/// have the amount of one, or are transfers.
struct CandidateScan {
  /// What candidates are put in order by.
  private struct Key {
    var day: Int32
    var id: TransactionID
    var place: Int

    static func of(_ transaction: TransactionNumbers, at place: Int) -> Key {
      Key(
        day: transaction.date(by: .posting).dayNumber, id: transaction.id, place: place)
    }
  }

  private let all: TransactionTable
  private let judge: LeaningJudge
  private var numbers = CardNumbers()
  /// By number.
  var cards: [CardID] { numbers.cards }

  init(_ all: TransactionTable, _ context: LinkContext) {
    self.all = all
    judge = LeaningJudge(context.categories, of: all)
  }

  /// The candidates by day, then id.
  mutating func candidates() -> [LinkCandidate] {
    var keys: [Key] = []
    for index in all.indices where all.numbers[index].isInflow {
      let numbers = all.numbers[index]
      if numbers.status == .posted { keys.append(Key.of(numbers, at: index)) }
    }
    guard !keys.isEmpty else { return [] }
    addOutflows(to: &keys)
    keys.sort { $0.day == $1.day ? $0.id < $1.id : $0.day < $1.day }
    var candidates: [LinkCandidate] = []
    candidates.reserveCapacity(keys.count)
    for key in keys { candidates.append(candidate(key)) }
    return candidates
  }

  /// Adds the outflows that one of some inflows may belong to.
  private func addOutflows(to keys: inout [Key]) {
    // The amounts of inflows, in the currencies of purchases too.
    var amounts = HashFilter(expecting: keys.count * 2)
    for inflow in keys {
      amounts.insert(AmountHash.of(all.numbers[inflow.place].amount))
      if let original = all.original(at: inflow.place) { amounts.insert(AmountHash.of(original)) }
    }
    for index in all.indices where all.numbers[index].isOutflow {
      let numbers = all.numbers[index]
      guard numbers.status == .posted else { continue }
      if amounts.mayContain(AmountHash.of(numbers.amount))
        || judge.isTransfer(at: index)
        || all.original(at: index).map({ amounts.mayContain(AmountHash.of($0)) }) == true
      {
        keys.append(Key.of(numbers, at: index))
      }
    }
  }

  private mutating func candidate(_ key: Key) -> LinkCandidate {
    LinkCandidate(
      place: key.place, id: key.id, card: numbers.number(of: all.card(at: key.place)), day: key.day,
      amount: all.numbers[key.place].amount, original: all.original(at: key.place),
      leaning: judge.leaning(at: key.place), kind: all.kind(at: key.place))
  }
}

/// Numbers cards as they come.
struct CardNumbers {
  private var numbers: [CardID: Int] = [:]
  private var last: (id: CardID, number: Int)?
  private(set) var cards: [CardID] = []

  mutating func number(of id: CardID) -> Int {
    // Neighbours are mostly of one card.
    if let last, last.id == id { return last.number }
    let number = numbers[id] ?? cards.count
    if number == cards.count {
      numbers[id] = number
      cards.append(id)
    }
    last = (id, number)
    return number
  }
}
