import StatementModel

/// A person's word that one card is part of another.
struct MergeFact: Codable, Hashable, Sendable {
  var card: String
  var into: String
}

/// A person's word that a card has another id.
struct CardNameFact: Codable, Hashable, Sendable {
  /// The id that the card was born with.
  var born: String
  /// The one it has from here on.
  var id: String
}

/// What came of merging two cards.
package struct MergedCards: Sendable {
  package var card: CardID
  package var into: CardID
  /// Transactions of each before, without those that are gone.
  package var countBefore: Int
  package var intoBefore: Int
  /// Of both together.
  package var after: Int
}

/// A card's id before and after it was renamed.
package struct RenamedCard: Sendable {
  package var from: CardID
  package var to: CardID
}

extension Book {
  /// Makes one card part of another: its statements, edits and accounts are that one's from now
  /// on, and all is evaluated anew as one card.
  ///
  /// - Throws: `.usage` where they are one, or either is unknown.
  package func mergeCards(_ card: CardID, into: CardID) throws(BookError) -> MergedCards {
    guard card != into else {
      throw .usage(Diagnostic(.error, CardNameFault.areOne(card.text)))
    }
    for name in [card, into] where !cards.contains(where: { $0.id == name }) {
      throw .usage(Diagnostic(.error, CardNameFault.unknown(name.text)))
    }
    var merged = MergedCards(
      card: card, into: into, countBefore: try count(of: [card]), intoBefore: try count(of: [into]),
      after: 0)
    try record([.merged(MergeFact(card: card.text, into: into.text))])
    merged.after = try count(of: [into])
    return merged
  }

  /// Gives a card another id to type, show and write.
  ///
  /// Its rows' ids stay, and the ids that it had go on to mean it.
  ///
  /// - Throws: `.usage` where the card is unknown, or the id is none, is its own already, or means
  ///   another card or a part of one.
  package func renameCard(_ card: CardID, to text: String) throws(BookError) -> RenamedCard {
    guard cards.contains(where: { $0.id == card }) else {
      throw .usage(Diagnostic(.error, CardNameFault.unknown(card.text)))
    }
    guard BookConfiguration.isCardID(text) else {
      throw .usage(Diagnostic(.error, ConfigurationFact.badCardID(text)))
    }
    let id = CardID(text)
    guard id != card else {
      throw .usage(Diagnostic(.error, CardNameFault.isSo(card.text)))
    }
    if let holder = holder(of: id, besides: card) {
      throw .usage(Diagnostic(.error, holder))
    }
    try record([.card(CardNameFact(born: card.text, id: id.text))])
    return RenamedCard(from: card, to: id)
  }

  /// Why an id can't be this card's: it means another card or a part of this one, or has meant one
  /// in an import that may be brought back.
  private func holder(of id: CardID, besides card: CardID) -> CardNameFault? {
    let names = history.names
    let folded = id.text.lowercased()
    let written = catalog.configuration.cards.map(\.card.id)
    let isWritten = written.contains { names.own($0) == card }
    var taken = history.imports.flatMap { item in
      item.fact.recordedCards ?? item.fact.statements.map(\.card)
    }.map { CardID($0) }
    taken += cards.flatMap { [$0.id] + $0.formerIDs }
    for other in taken where other.text.lowercased() == folded && names.own(other) != card {
      // What is only written in daybook.yaml may be written for this very card.
      if !isWritten, !isBorn(other), written.contains(other) { continue }
      return names.card(other) == card
        ? .isPart(id.text, of: card.text) : .isTaken(id.text, by: names.card(other).text, card.text)
    }
    return nil
  }

  /// Whether the journal knows the card.
  private func isBorn(_ id: CardID) -> Bool {
    history.names.key(id) != id || history.seenCards.contains { $0.id == id }
      || history.imports.contains { item in
        (item.fact.recordedCards ?? item.fact.statements.map(\.card)).contains(id.text)
      }
  }

  /// The card that a name means now, where it was merged into another or renamed.
  package func card(meantBy id: CardID) -> CardID? {
    let card = history.names.card(id)
    return card != id && cards.contains { $0.id == card } ? card : nil
  }

  /// Refuses a `daybook.yaml` that describes one card under two of its ids.
  func requireOneEntryPerCard() throws(BookError) {
    guard !history.names.isEmpty else { return }
    var seen: [CardID: ConfiguredCard] = [:]
    var found: [Diagnostic] = []
    for entry in catalog.configuration.cards {
      let id = history.names.own(entry.card.id)
      guard let first = seen[id] else {
        seen[id] = entry
        continue
      }
      let fact = CardNameFault.isWrittenTwice(
        entry.card.id.text, first.card.id.text, line: first.location.line, id: id.text)
      found.append(Diagnostic(.error, fact, at: entry.location))
    }
    guard found.isEmpty else { throw .configuration(found) }
  }
}
