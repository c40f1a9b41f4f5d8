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

/// A person's word on cards.
package struct ChangeCards {
  private let book: Book

  package init(in book: Book) { self.book = book }

  /// Makes one card part of another: its statements, edits and accounts are that one's from now
  /// on, and all is evaluated anew as one card.
  ///
  /// - Throws: `.usage` where they are one, or either is unknown.
  package func merge(_ card: CardID, into: CardID) throws(BookError) -> MergedCards {
    guard card != into else {
      throw .usage(Diagnostic(.error, CardNameFault.areOne(card.text)))
    }
    for name in [card, into] where !book.cards.contains(where: { $0.id == name }) {
      throw .usage(Diagnostic(.error, CardNameFault.unknown(name.text)))
    }
    var merged = MergedCards(
      card: card, into: into, countBefore: try book.count(of: [card]),
      intoBefore: try book.count(of: [into]),
      after: 0)
    try book.record([.merged(MergeFact(card: card.text, into: into.text))])
    merged.after = try book.count(of: [into])
    return merged
  }

  /// Gives a card another id to type, show and write.
  ///
  /// Its rows' ids stay, and the ids that it had go on to mean it.
  ///
  /// - Throws: `.usage` where the card is unknown, or the id is none, is its own already, or means
  ///   another card or a part of one.
  package func rename(_ card: CardID, to text: String) throws(BookError) -> RenamedCard {
    guard book.cards.contains(where: { $0.id == card }) else {
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
    try book.record([.card(CardNameFact(born: card.text, id: id.text))])
    return RenamedCard(from: card, to: id)
  }

  /// Why an id can't be this card's: it means another card or a part of this one, or has meant one
  /// in an import that may be brought back.
  private func holder(of id: CardID, besides card: CardID) -> CardNameFault? {
    let names = book.history.names
    let folded = id.text.lowercased()
    let written = book.session.catalog.configuration.cards.map(\.card.id)
    let isWritten = written.contains { names.own($0) == card }
    var taken = book.history.imports.flatMap { item in
      item.fact.recordedCards ?? item.fact.statements.map(\.card)
    }.map { CardID($0) }
    taken += book.cards.flatMap { [$0.id] + $0.formerIDs }
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
    book.history.names.key(id) != id || book.history.seenCards.contains { $0.id == id }
      || book.history.imports.contains { item in
        (item.fact.recordedCards ?? item.fact.statements.map(\.card)).contains(id.text)
      }
  }
}
