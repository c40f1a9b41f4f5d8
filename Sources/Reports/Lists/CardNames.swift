import StatementModel

/// The names of a book's cards.
enum CardNames {
  /// What stands where a transaction's card is none of the book's.
  static let unknown = "Unknown card"

  static func byID(_ cards: [Card]) -> [CardID: String] {
    Dictionary(cards.map { ($0.id, $0.displayName) }, uniquingKeysWith: { first, _ in first })
  }
}
