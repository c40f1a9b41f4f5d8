import StatementModel

/// The names that rules may use.
struct KnownNames {
  let categories: Set<String>
  /// Nothing where no book is around: then any card will do.
  let cards: Set<CardID>?

  init(categories: [Category], cards: Set<CardID>?) {
    let tree = CategoryTree(declared: categories)
    self.categories = Set(tree.paths.map(\.text))
    self.cards = cards
  }

  /// The category, or the fact that there is none.
  func category(_ text: String) -> Result<CategoryPath, Unknown> {
    guard let path = CategoryPath(text) else { return .failure(Unknown(.badCategoryName(text))) }
    if categories.contains(path.text) { return .success(path) }
    let suggestion = NearMiss.best(for: path.text, among: categories.sorted())
    return .failure(Unknown(.unknownCategory(text, suggestion: suggestion)))
  }

  func card(_ text: String) -> Result<CardID, Unknown> {
    let id = CardID(text)
    guard let cards, !cards.contains(id) else { return .success(id) }
    let suggestion = NearMiss.best(for: text, among: cards.map(\.text).sorted())
    return .failure(Unknown(.unknownCard(text, suggestion: suggestion)))
  }

  /// A name that is not known.
  struct Unknown: Error {
    let fact: RuleFact

    init(_ fact: RuleFact) { self.fact = fact }
  }
}
