import Identity
import StatementModel

/// A card's statements and booked transactions, as far as balances and gaps are about them.
package struct CardStatements: Sendable {
  /// One statement: what it covers and which balances it states.
  package struct Covering: Sendable {
    package var file: String
    package var account: String?
    package var currency: Currency
    /// The days it covers: stated, else those of its rows.
    package var from: CalendarDate?
    package var to: CalendarDate?
    package var isFromStated: Bool
    package var isToStated: Bool
    package var opening: StatedBalance?
    package var closing: StatedBalance?

    package init(
      file: String, account: String? = nil, currency: Currency, from: CalendarDate? = nil,
      to: CalendarDate? = nil, isStated: Bool = true, opening: StatedBalance? = nil,
      closing: StatedBalance? = nil
    ) {
      self.file = file
      self.account = account
      self.currency = currency
      self.from = from
      self.to = to
      isFromStated = isStated
      isToStated = isStated
      self.opening = opening
      self.closing = closing
    }
  }

  /// One booked transaction.
  package struct Booked: Sendable {
    package var id: TransactionID
    /// The day the bank booked it, as far as its rows tell.
    package var day: CalendarDate
    package var amount: Money
    /// The statements that show it booked, by their place.
    package var statements: [Int]
    /// Taken out of the book by a person.
    package var isDeleted = false
    /// One of a pair that may be one and the same.
    package var isDoubtful = false

    package init(
      id: TransactionID, day: CalendarDate, amount: Money, statements: [Int],
      isDeleted: Bool = false, isDoubtful: Bool = false
    ) {
      self.id = id
      self.day = day
      self.amount = amount
      self.statements = statements
      self.isDeleted = isDeleted
      self.isDoubtful = isDoubtful
    }
  }

  package var card: CardID
  /// In canonical order.
  package var statements: [Covering]
  package var booked: [Booked]

  package init(card: CardID, statements: [Covering], booked: [Booked]) {
    self.card = card
    self.statements = statements
    self.booked = booked
  }
}

extension CardStatements.Covering {
  init(_ fact: LiveStatementFact, _ indexed: IndexedStatement, _ currency: Currency) {
    self.init(
      file: fact.file.path, account: fact.statement.account, currency: currency,
      from: indexed.from, to: indexed.to, opening: indexed.openingBalance,
      closing: indexed.closingBalance)
    isFromStated = indexed.statedFrom != nil
    isToStated = indexed.statedTo != nil
  }

  var statesBalance: Bool { opening != nil || closing != nil }
}

extension CardStatements {
  /// Takes a card as it was evaluated.
  ///
  /// - Parameters:
  ///   - transactions: Those of the book.
  ///   - places: Where each of them stands.
  ///   - known: What is known of a statement without its rows.
  init(
    _ evaluation: CardEvaluation, _ transactions: TransactionTable,
    _ places: [TransactionID: Int],
    _ known: (StatementKey) -> (fact: LiveStatementFact, indexed: IndexedStatement)?
  ) {
    card = evaluation.card
    let result = evaluation.result
    statements = result.rows.statements.map { live in
      let key = StatementKey(
        fileHash: live.fileHash, ordinal: live.ordinal, card: evaluation.card)
      return known(key).map { Covering($0.fact, $0.indexed, live.currency) }
        ?? Covering(
          file: "", currency: live.currency, from: live.from, to: live.to, isStated: false)
    }
    let doubtful = Set(result.possibleDuplicates.flatMap { [$0.first, $0.second] })
    booked = result.clusters.indices.compactMap { cluster in
      guard !result.clusters[cluster].isDeleted,
        let numbers = places[result.shownIDs[cluster]].map({ transactions.numbers[$0] }),
        numbers.status == .posted || numbers.status == .deleted
      else { return nil }
      let posted = result.rows(of: cluster).map { Int($0) }.filter { !result.rows.isPending($0) }
      guard !posted.isEmpty else { return nil }
      return Booked(
        id: numbers.id, day: numbers.date(by: .posting), amount: numbers.amount,
        statements: posted.map { result.rows.statement(of: $0) },
        isDeleted: numbers.status == .deleted, isDoubtful: doubtful.contains(cluster))
    }
  }
}
