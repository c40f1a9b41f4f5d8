import StatementModel

/// All rules of a book, read and checked: what a matcher works from.
package struct RuleSet: Sendable {
  /// In file order; a rule's number is its index.
  package var rules: [Rule]
  /// All categories declared in rules files and handed in, without the defaults, by path.
  package var categories: [Category]
  /// Each distinct pattern once.
  package var patterns: [Pattern]

  /// No rules.
  package init() {
    rules = []
    categories = []
    patterns = []
  }

  init(rules: [Rule], categories: [Category], patterns: [Pattern]) {
    self.rules = rules
    self.categories = categories
    self.patterns = patterns
  }
}
