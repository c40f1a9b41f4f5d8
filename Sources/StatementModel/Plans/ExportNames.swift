/// What the accounts of an export are called where a person says so.
package struct ExportNames: Hashable, Sendable {
  /// The five kinds of account that every double-entry program has.
  package enum Root: String, Sendable, CaseIterable {
    case assets, liabilities, expenses, income, equity

    /// The name where none is said: `Assets`.
    package var usualName: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }

  /// What a kind is called where it has another name than usual.
  package var roots: [Root: String] = [:]
  /// The whole name of a card's account, from its root on: `["Liabilities", "Visa"]`.
  package var cards: [CardID: [String]] = [:]
  /// The whole name of a category's account; those below it stand below it.
  package var categories: [CategoryPath: [String]] = [:]

  package init() {}

  package func name(of root: Root) -> String { roots[root] ?? root.usualName }
}
