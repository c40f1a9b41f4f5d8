import BookIndex
import StatementModel

/// Reading no more of the index than a list needs.
extension Book {
  /// At least all transactions that pass the filter, in the same order: what the index can tell at
  /// once to be none of them is not made.
  ///
  /// - Throws: as `transactions`.
  package func transactions(
    for filter: TransactionFilter
  ) throws(BookError) -> [Transaction] {
    // Whether there is a period of the name is told by all transactions.
    guard !filter.isEmpty, filter.periods.isEmpty, computed == nil else {
      return try transactions()
    }
    let effects = try linkEffects()
    let screen = TransactionScreen(
      filter, cardNames: Dictionary(uniqueKeysWithValues: cards.map { ($0.id, $0.displayName) }),
      exempt: effects.recategorized)
    var query = IndexQuery(basis: configuration.dateBasis)
    if !filter.cards.isEmpty { query.cards = filter.cards }
    query.from = filter.firstDay
    query.to = filter.lastDay
    var all = try mending { () throws(BookError) in
      if let computed { return computed }
      guard let index else { return [] }
      return try Self.wrap { () throws(IndexError) in
        try index.transactions(matching: query, screen: screen)
      }
    }
    effects.apply(to: &all)
    return all
  }
}
