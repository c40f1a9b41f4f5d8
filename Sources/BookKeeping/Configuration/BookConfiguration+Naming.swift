import StatementModel

extension BookConfiguration {
  /// The same with each card by the id that it has now, whichever of its ids the file has.
  func naming(_ names: CardNames) -> BookConfiguration {
    guard !names.isEmpty else { return self }
    var named = self
    for place in named.cards.indices {
      let written = named.cards[place].card.id
      let id = names.own(written)
      named.cards[place].card.id = id
      // A name that nobody gave is the id.
      if named.cards[place].card.name == written.text { named.cards[place].card.name = id.text }
    }
    named.exportNames.cards = [:]
    for (card, account) in exportNames.cards.sorted(by: { $0.key < $1.key }) {
      let id = names.own(card)
      if named.exportNames.cards[id] == nil || card == id { named.exportNames.cards[id] = account }
    }
    return named
  }
}
