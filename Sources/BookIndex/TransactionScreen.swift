import StatementModel

/// A first look at packed transactions: those that a filter can't want are passed over before they
/// are made.
///
/// It lets through whatever it can't tell, so what comes through is filtered again: conditions on
/// periods and tags, and all that hangs on the parts of a split.
package struct TransactionScreen: Sendable {
  let filter: TransactionFilter
  private let cardNames: [CardID: String]
  /// Transactions that are something else than the index says: what links do is kept apart.
  private let exempt: Set<TransactionID>
  /// A bit for each of them, and for others: most are told apart by one look.
  private var mayBeExempt: [UInt64]
  /// What is known of each text, by its number in the index: which words of the search stand in
  /// it; nothing while nobody asked.
  private var found: [UInt64?] = []
  /// Whether the category of that number is among those wanted; nothing while nobody asked.
  private var isWithin: [Bool?] = []
  private var foundInCard: [CardID: UInt64] = [:]
  /// The last one that was asked for: a card's transactions are looked at one after the other.
  private var lastCard: (card: CardID, found: UInt64)?
  private var buffer: [UInt8] = []

  /// - Parameters:
  ///   - cardNames: what people call the cards, which the search looks through.
  ///   - exempt: always let through.
  package init(
    _ filter: TransactionFilter, cardNames: [CardID: String], exempt: Set<TransactionID>
  ) {
    self.filter = filter
    self.cardNames = cardNames
    self.exempt = exempt
    mayBeExempt = Array(repeating: 0, count: Self.words)
    for id in exempt {
      let bit = Int(truncatingIfNeeded: id.low) & (Self.words * 64 - 1)
      mayBeExempt[bit >> 6] |= 1 << UInt64(bit & 63)
    }
  }

  /// A power of two.
  private static let words = 2048

  private func isExempt(_ id: TransactionID) -> Bool {
    guard !exempt.isEmpty else { return false }
    let bit = Int(truncatingIfNeeded: id.low) & (Self.words * 64 - 1)
    return mayBeExempt[bit >> 6] & 1 << UInt64(bit & 63) != 0 && exempt.contains(id)
  }

  /// A packed transaction's parts as far as they are read without making anything.
  struct Look {
    var numbers: TransactionNumbers
    var description: Int
    var payee: Int?
    var category: Int?
    /// Nothing where there are none.
    var details: TransactionDetails?
  }

  /// Whether the transaction may be wanted.
  ///
  /// - Parameter texts: by which the numbers of texts are known.
  mutating func mayWant(
    _ look: Look, of card: CardID, texts: TextTable
  ) throws(IndexError) -> Bool {
    if look.numbers.status.isGone, !filter.includesGone { return false }
    if let isPending = filter.isPending, isPending != (look.numbers.status == .pending) {
      return false
    }
    if isExempt(look.numbers.id) { return true }
    // Its parts have amounts and categories of their own.
    if let details = look.details, !details.split.isEmpty { return true }
    if let currency = filter.currency, look.numbers.amount.currency != currency { return false }
    if let amount = filter.amount, !amount.contains(look.numbers.amount.amount) { return false }
    switch filter.direction {
    case .in where look.numbers.amount.amount.units <= 0: return false
    case .out where look.numbers.amount.amount.units >= 0: return false
    default: break
    }
    if filter.uncategorizedOnly, look.category != nil { return false }
    if !filter.categories.isEmpty {
      guard let category = look.category, try isWanted(category, texts) else { return false }
    }
    if !filter.tags.isEmpty, look.details?.tags.isEmpty != false { return false }
    guard let search = filter.search else { return true }
    return try holds(search, look, card, texts)
  }

  private mutating func isWanted(_ category: Int, _ texts: TextTable) throws(IndexError) -> Bool {
    if isWithin.count <= category {
      isWithin += Array(repeating: nil, count: category + 1024 - isWithin.count)
    }
    if let known = isWithin[category] { return known }
    let path = try texts.category(category)
    let isWanted = filter.categories.contains { path.isWithin($0) }
    isWithin[category] = isWanted
    return isWanted
  }

  private mutating func holds(
    _ search: SearchQuery, _ look: Look, _ card: CardID, _ texts: TextTable
  ) throws(IndexError) -> Bool {
    let wanted = search.allFound
    var found = try words(of: search, inText: look.description, texts)
    if found == wanted { return true }
    if let payee = look.payee { found |= try words(of: search, inText: payee, texts) }
    if let category = look.category { found |= try words(of: search, inText: category, texts) }
    if found != wanted { found |= words(of: search, in: card) }
    if found != wanted, let details = look.details {
      if let note = details.note { found |= search.found(in: note, through: &buffer) }
      for tag in details.tags { found |= search.found(in: tag, through: &buffer) }
    }
    return found == wanted
  }

  private mutating func words(
    of search: SearchQuery, inText number: Int, _ texts: TextTable
  ) throws(IndexError) -> UInt64 {
    if found.count <= number {
      found += Array(repeating: nil, count: max(number + 1, texts.count) - found.count)
    }
    if let known = found[number] { return known }
    let words = search.found(in: try texts.text(number), through: &buffer)
    found[number] = words
    return words
  }

  private mutating func words(of search: SearchQuery, in card: CardID) -> UInt64 {
    if let lastCard, lastCard.card == card { return lastCard.found }
    let words =
      foundInCard[card] ?? search.found(in: (cardNames[card] ?? "") + " " + card.text)
    foundInCard[card] = words
    lastCard = (card, words)
    return words
  }
}
