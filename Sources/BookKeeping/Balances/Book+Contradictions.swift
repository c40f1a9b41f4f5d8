import StatementModel

extension Book {
  /// The cards that an import brought and of which the book had nothing before, as far as the balances
  /// that their statements state contradict the transactions between.
  ///
  /// Of other cards only `doctor` looks at all statements: the nightly run would do so every night.
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
    let snapshot = try snapshot()
    let places = snapshot.places
    var found: Set<CardID> = []
    try evaluator.forEachCard(of: new) { evaluation, statements in
      let known = Dictionary(
        statements.map { ($0.key, $0) }, uniquingKeysWith: { one, _ in one })
      let card = CardStatements(evaluation, snapshot.transactions, places) { key in
        known[key].map { ($0.fact, $0.indexed) }
      }
      let chain = BalanceChain(card)
      guard !chain.isUnbelievable else { return }
      let isContradicted = chain.differences.contains { difference in
        if case .deleted = difference.cause { false } else { true }
      }
      if isContradicted { found.insert(evaluation.card) }
    }
    return cards.filter { found.contains($0.id) }
  }
}
