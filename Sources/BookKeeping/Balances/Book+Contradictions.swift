import StatementModel

extension Book {
  /// The cards that an import brought and of which the book had nothing before, as far as the balances
  /// that their statements state contradict the transactions between.
  ///
  /// Of other cards `doctor` tells.
  package func contradictions(newIn outcome: ImportOutcome) throws(BookError) -> [Card] {
    var brought: [CardID: Int] = [:]
    for file in outcome.files {
      guard case .imported(let statements) = file.outcome else { continue }
      for statement in statements { brought[statement.card.id, default: 0] += 1 }
    }
    let all = history.statements.keys.reduce(into: [CardID: Int]()) { $0[$1.card, default: 0] += 1 }
    // A single statement was proved by itself.
    let new = Set(brought.filter { $0.value > 1 && all[$0.key] == $0.value }.keys)
    guard !new.isEmpty else { return [] }
    let contradicted = Set(try cardStandings(of: new).filter(\.check.isContradicted).map(\.card))
    return cards.filter { contradicted.contains($0.id) }
  }
}
