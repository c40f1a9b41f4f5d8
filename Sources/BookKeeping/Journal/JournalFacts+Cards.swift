import StatementModel

extension JournalFacts {
  /// The same with each card by the id that it was born with: what the journal says must hold
  /// whatever cards are called, and whether or not that is undone.
  func recorded(_ names: CardNames) -> JournalFacts {
    guard !names.isEmpty else { return self }
    func key(_ card: String) -> String { names.key(CardID(card)).text }
    switch self {
    case .imported(var fact):
      for place in fact.statements.indices {
        fact.statements[place].card = key(fact.statements[place].card)
      }
      fact.recordedCards = nil
      return .imported(fact)
    case .edited(var fact):
      fact.card = key(fact.card)
      return .edited(fact)
    case .decided(var fact):
      fact.card = key(fact.card)
      return .decided(fact)
    case .linked(var fact):
      fact.first.card = key(fact.first.card)
      fact.second.card = key(fact.second.card)
      return .linked(fact)
    case .merged(let fact):
      return .merged(MergeFact(card: key(fact.card), into: key(fact.into)))
    case .reread(var fact):
      for place in fact.statements.indices {
        fact.statements[place].card = key(fact.statements[place].card)
      }
      return .reread(fact)
    case .card(let fact):
      return .card(CardNameFact(born: key(fact.born), id: fact.id))
    case .period, .renamed, .format, .undone, .redone: return self
    }
  }
}
