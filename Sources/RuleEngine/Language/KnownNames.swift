import StatementModel

/// The names that rules may use.
struct KnownNames {
  let categories: Set<String>
  private let sortedCategories: [String]
  let lists: NamedLists

  init(categories: [Category], lists: NamedLists = NamedLists()) {
    self.lists = lists
    let tree = CategoryTree(declared: categories)
    sortedCategories = tree.paths.map(\.text)
    self.categories = Set(sortedCategories)
  }

  /// The category, or the fact that there is none.
  func category(_ text: String) -> Result<CategoryPath, Unknown> {
    guard let path = CategoryPath(text) else { return .failure(Unknown(.badCategoryName(text))) }
    if categories.contains(path.text) { return .success(path) }
    if Self.isUncategorized(text) { return .failure(Unknown(.uncategorizedByRule(text))) }
    let suggestion = NearMiss.category(for: path.text, among: sortedCategories)
    if suggestion == nil,
      NearMiss.best(for: text, among: [CategoryDeclarations.uncategorized]) != nil
    {
      return .failure(Unknown(.uncategorizedByRule(text)))
    }
    return .failure(Unknown(.unknownCategory(text, suggestion: suggestion)))
  }

  /// Whether the word for "no category" is meant, in whatever case.
  static func isUncategorized(_ text: String) -> Bool {
    text.lowercased() == CategoryDeclarations.uncategorized.lowercased()
  }

  /// A name that is not known.
  struct Unknown: Error {
    let fact: RuleFact

    init(_ fact: RuleFact) { self.fact = fact }
  }
}
