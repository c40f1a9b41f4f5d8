/// The name of a category in the tree: `Food/Groceries`.
@usableFromInline
package struct CategoryPath: Hashable, Comparable, Sendable {
  package let text: String
  /// The text's hash, by which paths that differ are told apart at once.
  private let word: Int

  /// Reads a path: names separated by `/`, each trimmed and not empty.
  package init?(_ text: some StringProtocol) {
    let names = String(text).split(separator: "/", omittingEmptySubsequences: false)
      .map { Self.trimmed($0) }
    guard !names.isEmpty, names.allSatisfy({ !$0.isEmpty }) else { return nil }
    self.init(known: names.joined(separator: "/"))
  }

  private init(known text: String) {
    self.text = text
    word = text.hashValue
  }

  /// The names from the root to the category itself.
  package var names: [Substring] { text.split(separator: "/") }

  /// The name without its parents'.
  package var name: String { String(names.last ?? "") }

  package var parent: CategoryPath? {
    text.lastIndex(of: "/").map { CategoryPath(known: String(text[..<$0])) }
  }

  /// The first name of the path.
  package var root: CategoryPath {
    text.firstIndex(of: "/").map { CategoryPath(known: String(text[..<$0])) } ?? self
  }

  /// Whether this is `ancestor` or stands below it.
  package func isWithin(_ ancestor: CategoryPath) -> Bool {
    self == ancestor || text.hasPrefix(ancestor.text + "/")
  }

  @usableFromInline
  package static func == (left: CategoryPath, right: CategoryPath) -> Bool {
    left.word == right.word && left.text == right.text
  }

  @usableFromInline
  package func hash(into hasher: inout Hasher) { hasher.combine(word) }

  @usableFromInline
  package static func < (left: CategoryPath, right: CategoryPath) -> Bool {
    left.text < right.text
  }

  private static func trimmed(_ name: Substring) -> String {
    var slice = name
    while slice.first?.isWhitespace == true { slice.removeFirst() }
    while slice.last?.isWhitespace == true { slice.removeLast() }
    return String(slice)
  }
}

extension CategoryPath: CustomStringConvertible {
  @usableFromInline package var description: String { text }
}

/// A category: what it counts as, and how it looks.
package struct Category: Hashable, Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case expense, income, transfer
  }

  package var path: CategoryPath
  /// Nothing where it was not said: then the parent's, at the root `expense`.
  package var kind: Kind?
  package var icon: String?
  /// `#rrggbb`.
  package var color: String?

  package init(
    path: CategoryPath, kind: Kind? = nil, icon: String? = nil, color: String? = nil
  ) {
    self.path = path
    self.kind = kind
    self.icon = icon
    self.color = color
  }
}

/// All categories of a book: the eight defaults and those declared; parents are implied.
package struct CategoryTree: Hashable, Sendable {
  private var byPath: [CategoryPath: Category]

  /// The names of the categories that are always there and can't be removed.
  package static let defaultNames = [
    "Food", "Clothes", "Transit", "Shopping", "Entertainment", "Health", "Bills", "Home",
  ]

  package init(declared: some Sequence<Category> = []) {
    byPath = [:]
    for name in Self.defaultNames {
      if let path = CategoryPath(name) { byPath[path] = Category(path: path) }
    }
    for category in declared {
      byPath[category.path] = category
      var parent = category.path.parent
      while let path = parent, byPath[path] == nil {
        byPath[path] = Category(path: path)
        parent = path.parent
      }
    }
  }

  package func contains(_ path: CategoryPath) -> Bool { byPath[path] != nil }

  package subscript(path: CategoryPath) -> Category? { byPath[path] }

  /// All paths, by name.
  package var paths: [CategoryPath] { byPath.keys.sorted() }

  /// What a category counts as: its own kind, else the nearest parent's, else `expense`.
  package func kind(of path: CategoryPath) -> Category.Kind {
    var current: CategoryPath? = path
    while let path = current {
      if let kind = byPath[path]?.kind { return kind }
      current = path.parent
    }
    return .expense
  }

  package func isDefault(_ path: CategoryPath) -> Bool { Self.defaultNames.contains(path.text) }
}
