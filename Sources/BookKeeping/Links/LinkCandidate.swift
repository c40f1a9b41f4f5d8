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

  init(_ categories: CategoryTree) { self.categories = categories }

  mutating func leaning(at index: Int, of all: [Transaction]) -> LinkCandidate.Leaning {
    if all[index].isTransfer { return .transfer }
    if let category = all[index].category {
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

/// Gathers the transactions that a link is possible for.
///
/// Every link has an inflow, and inflows are few. Of the outflows only those are looked at that
/// have the amount of one, begin with the same word, or are transfers.
struct CandidateScan {
  private let all: [Transaction]
  private var judge: LeaningJudge
  private var cardNumbers: [CardID: Int] = [:]
  private var lastCard: (id: CardID, number: Int)?
  /// By number.
  private(set) var cards: [CardID] = []

  init(_ all: [Transaction], _ context: LinkContext) {
    self.all = all
    judge = LeaningJudge(context.categories)
  }

  /// The candidates by day, then id.
  mutating func candidates() -> [LinkCandidate] {
    var found: [LinkCandidate] = []
    for index in all.indices where isPosted(index) && all[index].amount.amount.units > 0 {
      found.append(candidate(index))
    }
    guard !found.isEmpty else { return [] }
    var amounts = HashFilter(expecting: found.count * 2)
    var words = HashFilter(expecting: found.count)
    for inflow in found {
      amounts.insert(AmountHash.of(inflow.amount))
      if let original = inflow.original { amounts.insert(AmountHash.of(original)) }
      words.insert(FirstWord.hash(all[inflow.place].description, card: inflow.card))
    }
    for index in all.indices where isPosted(index) && all[index].amount.amount.units < 0 {
      if amounts.mayContain(AmountHash.of(all[index].amount))
        || words.mayContain(FirstWord.hash(all[index].description, card: card(of: index)))
        || judge.leaning(at: index, of: all) == .transfer
        || all.details(at: index)?.original.map({ amounts.mayContain(AmountHash.of($0)) }) == true
      {
        found.append(candidate(index))
      }
    }
    found.sort { ($0.day, $0.id) < ($1.day, $1.id) }
    return found
  }

  private func isPosted(_ index: Int) -> Bool { all[index].status == .posted }

  private mutating func candidate(_ index: Int) -> LinkCandidate {
    let details = all.details(at: index)
    return LinkCandidate(
      place: index, id: all[index].id, card: card(of: index),
      day: all[index].date(by: .posting).dayNumber, amount: all[index].amount,
      original: details?.original, leaning: judge.leaning(at: index, of: all),
      kind: details?.kind)
  }

  private mutating func card(of index: Int) -> Int {
    let id = all[index].card
    if let lastCard, lastCard.id == id { return lastCard.number }
    let number = cardNumbers[id] ?? cards.count
    if number == cards.count {
      cardNumbers[id] = number
      cards.append(id)
    }
    lastCard = (id, number)
    return number
  }
}
