/// What waits for a person's word, beside transactions without category.
package struct OpenQuestions: Hashable, Sendable {
  /// Pairs of transactions that may be one, and transactions that may be two.
  package var duplicates: Int
  /// Links that are proposed.
  package var links: Int
  /// Statements that wait for an answer, as they are shown.
  package var files: [String]

  package init(duplicates: Int = 0, links: Int = 0, files: [String] = []) {
    self.duplicates = duplicates
    self.links = links
    self.files = files
  }
}
