import StatementModel

extension TransactionFilter {
  /// The places in the table of those that pass, in their order.
  ///
  /// - Parameter cards: those of the book, for their names.
  package func indices(
    in table: TransactionTable, cards: [Card], periods: PeriodList = PeriodList(),
    basis: DateBasis
  ) -> [Int] {
    if isEmpty {
      return table.indices.filter { includesGone || !table.numbers[$0].status.isGone }
    }
    var matcher = TransactionMatcher(
      self, on: table, cards: cards, periods: periods, basis: basis)
    var passed: [Int] = []
    for index in table.indices where matcher.matches(index) {
      if passed.isEmpty { passed.reserveCapacity(table.count - index) }
      passed.append(index)
    }
    return passed
  }
}

/// A filter at work: remembers what it has found out about each distinct text.
struct TransactionMatcher {
  private let filter: TransactionFilter
  private let table: TransactionTable
  private let basis: DateBasis
  private let from: CalendarDate?
  private let to: CalendarDate?
  /// Whether any condition is on more than dates, amount and status.
  private let asksForTexts: Bool
  /// By the cards' numbers.
  private let isWantedCard: [Bool]
  /// By the categories' numbers.
  private let isWithinCategories: [Bool]
  /// Which words of the search stand in the card's name, by the cards' numbers.
  private let foundInCard: [UInt64]
  private let foundInCategory: [UInt64]
  /// The same of texts; nothing while nobody asked.
  private var foundIn: [UInt64?] = []
  private var buffer: [UInt8] = []
  private let foldedTags: [String]
  private let wantedPeriods: Set<PeriodPlace>
  private var periods: PeriodJudge

  init(
    _ filter: TransactionFilter, on table: TransactionTable, cards: [Card],
    periods: PeriodList = PeriodList(), basis: DateBasis
  ) {
    self.filter = filter
    self.table = table
    self.basis = basis
    from = filter.firstDay
    to = filter.lastDay
    self.periods = PeriodJudge(periods)
    wantedPeriods = Set(filter.periods.map { PeriodPlace($0, in: periods) })
    foldedTags = filter.tags.map(TextFolding.fold)
    asksForTexts = filter.asksForTexts
    isWantedCard = table.cards.map { filter.cards.isEmpty || filter.cards.contains($0) }
    isWithinCategories = table.categories.map { category in
      filter.categories.contains { category.isWithin($0) }
    }
    let names = CardNames.byID(cards)
    if let search = filter.search {
      // The id too: people type it as a short name.
      foundInCard = table.cards.map { search.found(in: (names[$0] ?? "") + " " + $0.text) }
      foundInCategory = table.categories.map { search.found(in: $0.text) }
      foundIn = Array(repeating: nil, count: table.texts.count)
    } else {
      foundInCard = []
      foundInCategory = []
    }
  }

  /// Whether every condition holds; the cheap ones are tried first.
  mutating func matches(_ index: Int) -> Bool {
    let numbers = table.numbers[index]
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
    let names = table.names[index]
    if filter.uncategorizedOnly, names.category >= 0 { return false }
    if !isWantedCard[Int(names.card)] { return false }
    if !filter.categories.isEmpty {
      guard names.category >= 0, isWithinCategories[Int(names.category)] else { return false }
    }
    if !foldedTags.isEmpty, !hasTags(index) { return false }
    if !wantedPeriods.isEmpty {
      let places = periods.places(of: index, in: table, basis: basis)
      if !places.contains(where: wantedPeriods.contains) { return false }
    }
    return filter.search.map { holds($0, index) } ?? true
  }

  private func hasTags(_ index: Int) -> Bool {
    guard let details = table.details(at: index) else { return false }
    let own = Set(details.tags.map(TextFolding.fold))
    return foldedTags.allSatisfy(own.contains)
  }

  /// Each word of the search may stand in another text of the transaction.
  private mutating func holds(_ search: SearchQuery, _ index: Int) -> Bool {
    let wanted = search.allFound
    let names = table.names[index]
    var found = found(search, in: Int(names.description))
    if found != wanted, names.payee >= 0 { found |= self.found(search, in: Int(names.payee)) }
    if found != wanted, names.category >= 0 { found |= foundInCategory[Int(names.category)] }
    if found != wanted { found |= foundInCard[Int(names.card)] }
    if found != wanted, let details = table.details(at: index) {
      if let note = details.note { found |= search.found(in: note, through: &buffer) }
      for tag in details.tags { found |= search.found(in: tag, through: &buffer) }
    }
    return found == wanted
  }

  private mutating func found(_ search: SearchQuery, in number: Int) -> UInt64 {
    if let known = foundIn[number] { return known }
    let found = search.found(in: table.texts[number], through: &buffer)
    foundIn[number] = found
    return found
  }
}
