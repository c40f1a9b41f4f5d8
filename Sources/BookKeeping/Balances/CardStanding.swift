import StatementModel

/// A card's statements, and what they show together.
package struct CardStanding: Sendable {
  package var card: CardID
  /// In canonical order.
  package var statements: [CardStatements.Covering]
  package var check: CardBalanceCheck
}

extension Book {
  /// How each card's statements stand, as `doctor` sees them: which days are missing, and which balances
  /// are stated.
  ///
  /// - Parameter asked: The cards that are asked about; all where none are named.
  package func cardStandings(of asked: Set<CardID>? = nil) throws(BookError) -> [CardStanding] {
    let snapshot = try snapshot()
    return try mending { () throws(BookError) in
      var cards: [CardStatements] = []
      var stating: Set<CardID> = []
      for (card, statements) in try evaluator.store.updatePlan(read: [:]).statements
      where asked?.contains(card) ?? true {
        let covering = statements.map {
          CardStatements.Covering($0.fact, $0.indexed, session.currency(of: $0.fact))
        }
        // Where none states a balance, there is nothing to hold the transactions against.
        if covering.contains(where: \.statesBalance) {
          stating.insert(card)
        } else {
          cards.append(CardStatements(card: card, statements: covering, booked: []))
        }
      }
      if !stating.isEmpty {
        let places = snapshot.places
        try evaluator.forEachCard(of: stating) { evaluation, statements in
          let known = Dictionary(
            statements.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
          cards.append(
            CardStatements(evaluation, snapshot.transactions, places) { key in
              known[key].map { ($0.fact, $0.indexed) }
            })
        }
      }
      return cards.sorted { $0.card < $1.card }.map { card in
        CardStanding(
          card: card.card, statements: card.statements,
          check: CardBalanceCheck(card, newest: snapshot.asOf))
      }
    }
  }
}
