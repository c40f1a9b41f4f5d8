import StatementModel

extension TransactionFilter {
  /// The places in `transactions` of those that pass, in their order.
  ///
  /// - Parameter cards: those of the book, for their names.
  package func indices(
    in transactions: [Transaction], cards: [Card], periods: PeriodList = PeriodList(),
    basis: DateBasis
  ) -> [Int] {
    var matcher = TransactionMatcher(self, cards: cards, periods: periods, basis: basis)
    return transactions.indices.filter { matcher.matches($0, of: transactions) }
  }
}

/// A filter at work: remembers what it has found out about each distinct text.
struct TransactionMatcher {
  private let filter: TransactionFilter
  private let basis: DateBasis
  private let from: CalendarDate?
  private let to: CalendarDate?
  private let cardNames: [CardID: String]
  /// Which words of the search stand in a text that is not ASCII; descriptions repeat.
  private var foundIn: [String: UInt64] = [:]
  private var foundInCard = SmallLookup<CardID, UInt64>()
  private var foundInCategory = SmallLookup<CategoryPath, UInt64>()
  private var isWithinCategories = SmallLookup<CategoryPath, Bool>()
  private var buffer: [UInt8] = []
  /// Whether any condition is on more than dates, amount and status.
  private let asksForTexts: Bool
  private let foldedTags: [String]
  private let wantedPeriods: Set<PeriodPlace>
  private var periods: PeriodJudge

  init(
    _ filter: TransactionFilter, cards: [Card], periods: PeriodList = PeriodList(),
    basis: DateBasis
  ) {
    self.filter = filter
    self.basis = basis
    from = filter.firstDay
    to = filter.lastDay
    self.periods = PeriodJudge(periods)
    wantedPeriods = Set(filter.periods.map { PeriodPlace($0, in: periods) })
    cardNames = CardNames.byID(cards)
    foldedTags = filter.tags.map(TextFolding.fold)
    asksForTexts = filter.asksForTexts
  }

  /// Whether every condition holds; the cheap ones are tried first.
  mutating func matches(_ index: Int, of all: [Transaction]) -> Bool {
    let numbers = all.numbers(at: index)
    if numbers.status.isGone, !filter.includesGone { return false }
    if let isPending = filter.isPending, isPending != (numbers.status == .pending) { return false }
    if from != nil || to != nil {
      let date = numbers.date(by: basis)
      if let from, date < from { return false }
      if let to, to < date { return false }
    }
    let amount = numbers.amount
    if let currency = filter.currency, amount.currency != currency { return false }
    if let range = filter.amount, !range.contains(amount.amount) { return false }
    switch filter.direction {
    case .in where amount.amount.units <= 0: return false
    case .out where amount.amount.units >= 0: return false
    default: break
    }
    guard asksForTexts else { return true }
    let texts = all.texts(at: index)
    if filter.uncategorizedOnly, texts.category != nil { return false }
    if !filter.cards.isEmpty, !filter.cards.contains(texts.card) { return false }
    if !filter.categories.isEmpty, !isWithinCategories(texts.category) { return false }
    if !foldedTags.isEmpty, !hasTags(index, of: all) { return false }
    if !wantedPeriods.isEmpty {
      let places = periods.places(of: index, in: all, basis: basis)
      if !places.contains(where: wantedPeriods.contains) { return false }
    }
    return filter.search.map { holds($0, texts) } ?? true
  }

  private mutating func isWithinCategories(_ category: CategoryPath?) -> Bool {
    guard let category else { return false }
    if let known = isWithinCategories[category] { return known }
    let isWithin = filter.categories.contains { category.isWithin($0) }
    isWithinCategories.insert(isWithin, for: category)
    return isWithin
  }

  private func hasTags(_ index: Int, of all: [Transaction]) -> Bool {
    guard let details = all.details(at: index) else { return false }
    let own = Set(details.tags.map(TextFolding.fold))
    return foldedTags.allSatisfy(own.contains)
  }

  /// Each word of the search may stand in another text of the transaction.
  private mutating func holds(_ search: SearchQuery, _ texts: SharedTexts) -> Bool {
    let wanted = search.allFound
    var found = found(search, in: texts.description)
    if found != wanted, let payee = texts.payee { found |= self.found(search, in: payee) }
    if found != wanted, let category = texts.category { found |= self.found(search, in: category) }
    if found != wanted { found |= self.found(search, in: texts.card) }
    if found != wanted, let details = texts.details {
      if let note = details.note { found |= self.found(search, in: note) }
      for tag in details.tags { found |= self.found(search, in: tag) }
    }
    return found == wanted
  }

  private mutating func found(_ search: SearchQuery, in text: String) -> UInt64 {
    // Folding ASCII costs less than looking it up.
    if TextWidth.isASCII(text) { return search.found(in: text, through: &buffer) }
    if let known = foundIn[text] { return known }
    let found = search.found(in: text, through: &buffer)
    foundIn[text] = found
    return found
  }

  private mutating func found(_ search: SearchQuery, in category: CategoryPath) -> UInt64 {
    if let known = foundInCategory[category] { return known }
    let found = search.found(in: category.text)
    foundInCategory.insert(found, for: category)
    return found
  }

  private mutating func found(_ search: SearchQuery, in card: CardID) -> UInt64 {
    if let known = foundInCard[card] { return known }
    // The id too: people type it as a short name.
    let found = search.found(in: (cardNames[card] ?? "") + " " + card.text)
    foundInCard.insert(found, for: card)
    return found
  }
}

/// The names of a book's cards.
enum CardNames {
  /// What stands where a transaction's card is none of the book's.
  static let unknown = "Unknown card"

  static func byID(_ cards: [Card]) -> [CardID: String] {
    Dictionary(cards.map { ($0.id, $0.displayName) }, uniquingKeysWith: { first, _ in first })
  }
}
