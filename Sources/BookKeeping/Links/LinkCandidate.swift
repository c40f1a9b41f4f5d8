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

  /// Its place in the array of all transactions.
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

/// Tells what transactions lean to; remembers the kind of each category.
struct LeaningJudge {
  private let categories: CategoryTree
  private var kinds: [CategoryPath: Category.Kind] = [:]
  /// The first bytes of all categories of transfers: most others begin with another.
  private let transferInitials: Set<UInt8>

  init(_ categories: CategoryTree) {
    self.categories = categories
    transferInitials = Set(
      categories.paths.filter { categories.kind(of: $0) == .transfer }
        .compactMap(\.text.utf8.first))
  }

  /// Whether it leans to being a transfer; the same as `leaning`, at less cost.
  mutating func isTransfer(at index: Int, of all: [Transaction]) -> Bool {
    if all.span[index].isTransfer { return true }
    if let category = all.category(at: index) {
      guard let initial = category.text.utf8.first, transferInitials.contains(initial) else {
        return false
      }
      return kind(of: category) == .transfer
    }
    return leaning(at: index, of: all) == .transfer
  }

  mutating func leaning(at index: Int, of all: [Transaction]) -> LinkCandidate.Leaning {
    if all.span[index].isTransfer { return .transfer }
    if let category = all.category(at: index) {
      switch kind(of: category) {
      case .transfer: return .transfer
      case .income: return .income
      case .expense: return .expense
      }
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

  mutating func kind(of category: CategoryPath) -> Category.Kind {
    if let known = kinds[category] { return known }
    let kind = categories.kind(of: category)
    kinds[category] = kind
    return kind
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

  private let all: [Transaction]
  private var judge: LeaningJudge
  private var numbers = CardNumbers()
  /// By number.
  var cards: [CardID] { numbers.cards }

  init(_ all: [Transaction], _ context: LinkContext) {
    self.all = all
    judge = LeaningJudge(context.categories)
  }

  /// The candidates by day, then id.
  mutating func candidates() -> [LinkCandidate] {
    let held = all
    var keys: [Key] = []
    var outflows: [Int32] = []
    for index in held.indices {
      let numbers = held.numbers(at: index)
      guard numbers.status == .posted else { continue }
      if numbers.isInflow {
        keys.append(Key.of(numbers, at: index))
      } else if numbers.isOutflow {
        outflows.append(Int32(index))
      }
    }
    guard !keys.isEmpty else { return [] }
    var amounts = HashFilter(expecting: keys.count * 2)
    for inflow in keys {
      amounts.insert(AmountHash.of(held.numbers(at: inflow.place).amount))
      if let original = held.original(at: inflow.place) { amounts.insert(AmountHash.of(original)) }
    }
    for outflow in outflows {
      let index = Int(outflow)
      let numbers = held.numbers(at: index)
      if amounts.mayContain(AmountHash.of(numbers.amount))
        || judge.isTransfer(at: index, of: held)
        || held.original(at: index).map({ amounts.mayContain(AmountHash.of($0)) }) == true
      {
        keys.append(Key.of(numbers, at: index))
      }
    }
    keys.sort { $0.day == $1.day ? $0.id < $1.id : $0.day < $1.day }
    var candidates: [LinkCandidate] = []
    candidates.reserveCapacity(keys.count)
    for key in keys { candidates.append(candidate(key)) }
    return candidates
  }

  private mutating func candidate(_ key: Key) -> LinkCandidate {
    LinkCandidate(
      place: key.place, id: key.id, card: numbers.number(of: all.card(at: key.place)), day: key.day,
      amount: all.numbers(at: key.place).amount, original: all.original(at: key.place),
      leaning: judge.leaning(at: key.place, of: all), kind: all.kind(at: key.place))
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
