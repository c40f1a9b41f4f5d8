import StatementModel

/// What the search for links knows besides the transactions and their merchants.
package struct LinkContext: Sendable {
  package let cards: [Card]
  package let categories: CategoryTree

  package init(cards: [Card], categories: CategoryTree) {
    self.cards = cards
    self.categories = categories
  }
}
