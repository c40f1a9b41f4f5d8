/// The products in which a bank keeps a holder's money, by the words it has for them.
enum PocketWords {
  /// What each product of a file is called where it is kept apart, and nothing for the one that is
  /// the account itself: the current one, or the only one, unless its name is one of savings.
  static func pockets(_ products: [String]) -> [String?] {
    let keys = products.map(HeaderFolding.fold)
    let current = keys.indices.filter { StatementWords.has(keys[$0], Self.current) }
    if current.count == 1 {
      return products.indices.map { $0 == current[0] ? nil : products[$0] }
    }
    guard products.count == 1 else { return products }
    return [StatementWords.has(keys[0], saved) ? products[0] : nil]
  }

  private static let current = Words.list("product.current")

  private static let saved = Words.list("product.savings")
}
