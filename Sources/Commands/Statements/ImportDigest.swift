import BookKeeping
import StatementModel

/// What many files brought, card by card, and the files that are worth a line of their own.
struct ImportDigest {
  struct CardLine {
    var card: Card
    var isNew = false
    var files = 0
    var counts = ImportCounts()
    /// Whether each statement adds up to what it states.
    var provesBalances = true
  }

  /// In the order in which the cards come up.
  private(set) var cards: [CardLine] = []
  private(set) var others: [ImportedFile] = []

  init(_ files: [ImportedFile]) {
    for file in files {
      guard case .imported(let statements) = file.outcome, !statements.isEmpty,
        file.rejected.isEmpty, file.leftOut.isEmpty,
        statements.allSatisfy({ $0.balance != .contradicted })
      else {
        others.append(file)
        continue
      }
      var isCounted: Set<CardID> = []
      for statement in statements {
        let place = place(of: statement.card)
        if isCounted.insert(statement.card.id).inserted { cards[place].files += 1 }
        cards[place].isNew = cards[place].isNew || statement.isNewCard
        cards[place].counts.add(statement)
        cards[place].provesBalances = cards[place].provesBalances && statement.balance == .proved
      }
    }
  }

  private mutating func place(of card: Card) -> Int {
    if let place = cards.firstIndex(where: { $0.card.id == card.id }) { return place }
    cards.append(CardLine(card: card))
    return cards.count - 1
  }
}
