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
  package func cardStandings() throws(BookError) -> [CardStanding] {
    let snapshot = try snapshot()
    return try mending { () throws(BookError) in
      let places = snapshot.places
      var standings: [CardStanding] = []
      try evaluator.forEachCard { evaluation, statements in
        let known = Dictionary(
          statements.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let card = CardStatements(evaluation, snapshot.transactions, places) { key in
          known[key].map { ($0.fact, $0.indexed) }
        }
        standings.append(
          CardStanding(
            card: card.card, statements: card.statements,
            check: CardBalanceCheck(card, newest: snapshot.asOf)))
      }
      return standings
    }
  }
}
