import Identity
import StatementModel

/// Finding cards and categories by what a person calls them.
extension Book {
  /// The card that a person names by its id or its name.
  ///
  /// - Throws: `.usage` where there is none.
  package func card(named text: String) throws(BookError) -> CardID {
    if let card = cards.first(where: { $0.id.text == text }) { return card.id }
    if let card = card(meantBy: CardID(text)) { return card }
    let folded = TextFolding.fold(text)
    let found = cards.filter { card in
      ([card.id.text, card.name] + card.formerIDs.map(\.text)).contains {
        TextFolding.fold($0) == folded
      }
    }
    guard found.count == 1 else {
      throw .request(.unknownCard(text, known: cards.map(\.id.text)))
    }
    return found[0].id
  }

  /// The category that a person names, in any letter case.
  ///
  /// - Throws: `.usage` where there is none.
  package func category(named text: String) throws(BookError) -> CategoryPath {
    guard let path = CategoryPath(text) else { throw .request(.badCategory(text)) }
    let categories = try self.categories
    if categories.contains(path) { return path }
    let folded = text.lowercased()
    if let found = categories.paths.first(where: { $0.text.lowercased() == folded }) {
      return found
    }
    throw .request(.unknownCategory(text, known: categories.paths.map(\.text)))
  }
}
