import RuleEngine
import StatementModel

/// A list of categories that a few letters narrow.
struct CategoryChooser: Hashable, Sendable {
  private let categories: [CategoryPath]
  private(set) var query = LineEditor()
  /// Those that the letters fit, the best first; all of them where none were typed.
  private(set) var found: [CategoryPath]
  /// The place in `found` of the one that is chosen.
  private(set) var selected = 0

  /// - Parameter first: What is likely: it stands on top.
  init(_ categories: [CategoryPath], first: CategoryPath?) {
    self.categories = (first.map { [$0] } ?? []) + categories.filter { $0 != first }
    found = self.categories
  }

  var choice: CategoryPath? { found.indices.contains(selected) ? found[selected] : nil }

  /// A category that there is not yet, by the letters typed; nothing where some category has them.
  var newCategory: CategoryPath? {
    guard found.isEmpty, let path = CategoryPath(query.text),
      path.text.lowercased() != CategoryDeclarations.uncategorized.lowercased()
    else { return nil }
    return path
  }

  /// Takes a key that types or moves.
  mutating func press(_ key: Key) {
    switch key {
    case .down, .tab, .control("n"): move(by: 1)
    case .up, .control("p"): move(by: -1)
    case .pageDown: move(by: 10)
    case .pageUp: move(by: -10)
    default: if query.press(key) { narrow() }
    }
  }

  /// Types a whole text in place of what was typed.
  mutating func type(_ text: String) {
    query = LineEditor(text)
    narrow()
  }

  private mutating func move(by distance: Int) {
    selected = max(0, min(found.count - 1, selected + distance))
  }

  private mutating func narrow() {
    selected = 0
    let letters = Array(TextFolding.fold(query.text))
    guard !letters.isEmpty else {
      found = categories
      return
    }
    let ranked = categories.enumerated().compactMap { index, path in
      Self.rank(letters, in: path).map { (rank: $0, index: index, path: path) }
    }
    found = ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.path)
  }

  /// How well the letters fit, the less the better; nothing where they do not stand in the name in
  /// their order.
  ///
  /// The beginning of the last name counts most, then that of any name, then a place within, and
  /// letters with others between them last; of equals, the shorter name.
  private static func rank(_ letters: [Character], in path: CategoryPath) -> Int? {
    let names = path.names.map { TextFolding.fold(String($0)) }
    let query = String(letters)
    let whole = names.joined(separator: " ")
    let length = min(whole.count, 999)
    if names.last == query { return length }
    if names.last?.hasPrefix(query) == true { return 1000 + length }
    if names.contains(where: { $0.hasPrefix(query) }) { return 2000 + length }
    if whole.contains(" \(query)") { return 3000 + length }
    if whole.contains(query) { return 4000 + length }
    // The letters may be the beginnings of words, or stand anywhere in their order.
    let starts = whole.split(separator: " ").compactMap(\.first)
    if isSubsequence(letters.filter { $0 != " " }, of: starts) { return 5000 + length }
    return isSubsequence(letters.filter { $0 != " " }, of: Array(whole)) ? 6000 + length : nil
  }

  private static func isSubsequence(_ letters: [Character], of text: [Character]) -> Bool {
    var rest = letters[...]
    for character in text where character == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
