import StatementModel

/// What the id of a card means: who is part of another card, and who was given another id, in
/// merged order.
///
/// Nothing that was recorded changes: what was recorded for the one card is read as if it had been
/// recorded for the other. Keys of rows and the journal speak of a card by the id it was born
/// with; all else by the id it has now.
struct CardNames: Hashable, Sendable {
  /// By a card that was merged, as it was born: the one it is part of, which may itself be part of
  /// another.
  private var wholes: [CardID: CardID] = [:]
  /// By an id that a person gave: the card that has or had it.
  private var given: [CardID: CardID] = [:]
  /// By the id a card was born with: the one it was given last.
  private var last: [CardID: CardID] = [:]
  /// The ids of the entries that gave cards other ids.
  private(set) var entryIDs: [String] = []

  init() {}

  /// - Parameter undone: The ids of entries that count no more.
  init(_ entries: [JournalEntry], undone: Set<String>) {
    for entry in entries where !undone.contains(entry.id) {
      if let fact = entry.merged {
        merge(CardID(fact.card), into: CardID(fact.into))
      } else if let fact = entry.card {
        rename(CardID(fact.born), to: CardID(fact.id))
        entryIDs.append(entry.id)
      }
    }
  }

  /// Whether every id is its card's own.
  var isEmpty: Bool { wholes.isEmpty && last.isEmpty }

  /// The card that an id means, as part of whatever it is part of, by the id it has now.
  func card(_ id: CardID) -> CardID {
    let born = key(id)
    return last[born] ?? born
  }

  /// The id that this card was born with, by which its rows' keys and the journal name it.
  func key(_ id: CardID) -> CardID {
    var card = id
    while let next = given[card] ?? wholes[card] { card = next }
    return card
  }

  /// The card that an id means, by the id it has now, whatever it is part of.
  func own(_ id: CardID) -> CardID {
    let born = born(id)
    return last[born] ?? born
  }

  /// The card, by the id it has now, of which a former id is this but for its case.
  func own(named folded: String) -> CardID? {
    Set(given.keys).union(last.keys).sorted().first { $0.text.lowercased() == folded }.map(own)
  }

  /// Further ids of a card than the one it has now: what it was born as, and those it had.
  func others(of id: CardID) -> [CardID] {
    guard !last.isEmpty else { return [] }
    let born = born(id)
    let all = Set(given.keys.filter { self.born($0) == born } + [born])
    return all.subtracting([last[born] ?? born]).sorted()
  }

  private func born(_ id: CardID) -> CardID {
    var card = id
    while let next = given[card] { card = next }
    return card
  }

  /// What would lead in a circle, as two devices may say it, does not count.
  mutating func merge(_ one: CardID, into other: CardID) {
    let part = born(one)
    var card = other
    while card != part {
      guard let next = given[card] ?? wholes[card] else {
        wholes[part] = other
        return
      }
      card = next
    }
  }

  /// Gives a card an id.
  ///
  /// One that is another card's, or a part's of one, stays that one's: the first who gave it holds.
  /// What a device recorded under that id before it heard of this is the card's.
  mutating func rename(_ one: CardID, to id: CardID) {
    let card = born(one)
    if born(id) != card {
      guard born(id) == id, wholes[id] == nil, key(card) != id else { return }
      given[id] = card
    }
    last[card] = id
  }
}
