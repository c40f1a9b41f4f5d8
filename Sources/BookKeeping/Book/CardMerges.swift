import StatementModel

/// Which cards a person said are another one, in merged order.
///
/// Nothing that was recorded changes: what was recorded for the one card is read as if it had been
/// recorded for the other.
struct CardMerges: Hashable, Sendable {
  /// By the card that was merged: the one it is part of, which may itself be part of another.
  private var targets: [CardID: CardID] = [:]

  init() {}

  /// - Parameter undone: The ids of entries that count no more.
  init(_ entries: [JournalEntry], undone: Set<String>) {
    for entry in entries where entry.kind == .merged && !undone.contains(entry.id) {
      guard let fact = entry.merged else { continue }
      merge(CardID(fact.card), into: CardID(fact.into))
    }
  }

  var isEmpty: Bool { targets.isEmpty }

  /// The card that a card is part of; itself, if it is part of none.
  func card(_ id: CardID) -> CardID {
    var card = id
    while let target = targets[card] { card = target }
    return card
  }

  /// Whether a card is part of another, or another of it.
  func isMerged(_ id: CardID) -> Bool {
    targets[id] != nil || targets.values.contains(id)
  }

  /// What would lead in a circle, as two devices may say it, does not count.
  mutating func merge(_ one: CardID, into other: CardID) {
    var card = other
    while card != one {
      guard let target = targets[card] else {
        targets[one] = other
        return
      }
      card = target
    }
  }
}

/// A person's word that one card is part of another.
struct MergeFact: Codable, Hashable, Sendable {
  var card: String
  var into: String
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

extension Book {
  /// Makes one card part of another: its statements, edits and accounts are that one's from now
  /// on, and all is evaluated anew as one card.
  ///
  /// - Throws: `.usage` where they are one, or either is unknown.
  package func mergeCards(_ card: CardID, into: CardID) throws(BookError) -> MergedCards {
    guard card != into else {
      throw .usage(Diagnostic(.error, MergeFault.areOne(card.text)))
    }
    for name in [card, into] where !cards.contains(where: { $0.id == name }) {
      throw .usage(Diagnostic(.error, MergeFault.unknown(name.text)))
    }
    var merged = MergedCards(
      card: card, into: into, countBefore: try count(of: [card]), intoBefore: try count(of: [into]),
      after: 0)
    try record([.merged(MergeFact(card: card.text, into: into.text))], editedCards: [into])
    merged.after = try count(of: [into])
    return merged
  }

  /// The card that a name means now, where it was merged into another.
  package func card(mergedFrom id: CardID) -> CardID? {
    let card = history.merges.card(id)
    return card == id ? nil : card
  }
}

/// What can be wrong with merging cards.
enum MergeFault: DiagnosticFact {
  case areOne(String)
  case unknown(String)

  var code: String {
    switch self {
    case .areOne: "cards-are-one"
    case .unknown: "unknown-card"
    }
  }

  var summary: String {
    switch self {
    case .areOne(let card): "both names are of the card \"\(card)\""
    case .unknown(let card): "there is no card \"\(card)\" in this book"
    }
  }

  var remedy: String? { "\"daybook cards\" lists them" }
}
