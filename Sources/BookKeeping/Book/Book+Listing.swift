import BookIndex
import StatementModel

/// Reading no more of the index than a list needs.
extension Book {
  /// All transactions, newest first by the book's date setting, as a table: for who goes through
  /// all of them.
  ///
  /// - Throws: as `transactions`.
  package func transactionTable() throws(BookError) -> TransactionTable {
    try table(matching: IndexQuery(basis: configuration.dateBasis))
  }

  /// At least all transactions that pass the filter, in the same order: what the index can tell at
  /// once to be none of them is not made.
  ///
  /// - Throws: as `transactions`.
  package func transactionTable(
    for filter: TransactionFilter
  ) throws(BookError) -> TransactionTable {
    // Whether there is a period of the name is told by all transactions.
    guard !filter.isEmpty, filter.periods.isEmpty, computed == nil else {
      return try transactionTable()
    }
    let screen = TransactionScreen(
      filter, cardNames: Dictionary(uniqueKeysWithValues: cards.map { ($0.id, $0.displayName) }),
      exempt: try linkEffects().recategorized)
    var query = IndexQuery(basis: configuration.dateBasis)
    if !filter.cards.isEmpty { query.cards = filter.cards }
    query.from = filter.firstDay
    query.to = filter.lastDay
    return try table(matching: query, screen: screen)
  }

  private func table(
    matching query: IndexQuery, screen: TransactionScreen? = nil
  ) throws(BookError) -> TransactionTable {
    try linked(try unlinkedTable(matching: query, screen: screen))
  }

  /// All transactions as rules and persons decided each alone, without what links do.
  func unlinkedTable() throws(BookError) -> TransactionTable {
    try unlinkedTable(matching: IndexQuery(basis: configuration.dateBasis))
  }

  private func unlinkedTable(
    matching query: IndexQuery, screen: TransactionScreen? = nil
  ) throws(BookError) -> TransactionTable {
    try mending { () throws(BookError) in
      if let computed { return computed }
      if var all = evaluated {
        // Held here alone, so that it is put in order where it lies.
        evaluated = nil
        all.sortNewestFirst(by: configuration.dateBasis)
        return all
      }
      guard let index else { return TransactionTable() }
      let known = ahead?.index
      ahead = nil
      return try Self.wrap { () throws(IndexError) in
        try index.table(matching: query, screen: screen, ahead: known)
      }
    }
  }

  /// The transactions with what their links do, and with the names of the periods that persons
  /// assigned them to.
  func linked(_ transactions: consuming TransactionTable) throws(BookError) -> TransactionTable {
    var table = transactions
    try linkEffects().apply(to: &table)
    nameAssignedPeriods(of: &table)
    return table
  }
}
