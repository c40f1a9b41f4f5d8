import StatementModel

/// Taking back what was changed in files and what no journal tells of: a rule that was written, a category
/// that was added, what is said of one.
package struct UndoFileChanges {
  private let paths: BookPaths
  private let environment: [String: String]
  private let wait: LockWait

  /// - Parameter wait: How long another who writes is waited for.
  package init(_ paths: BookPaths, environment: [String: String], waiting wait: LockWait) {
    self.paths = paths
    self.environment = environment
    self.wait = wait
  }

  /// Puts lines back as they were; what else became of the files stays.
  ///
  /// - Returns: The files that were changed, as they are shown.
  /// - Throws: Where a file has other lines by now than the change left, where the files would be wrong
  ///   afterwards, or where a category would go that somebody gave to a transaction; then none is
  ///   changed.
  package func undo(_ changes: [ChangedFile]) throws(BookError) -> [String] {
    let book = try Book.open(paths, .reading, environment: environment)
    let plan = try CategorySettings.change(
      paths, environment: environment, mayChangeOutside: true, waiting: wait
    ) { (settings) throws(BookError) in
      let plan = try settings.restoring(changes, isUndone: true)
      let left = try settings.trees(of: plan)
      for path in settings.tree.paths where !left.contains(path) {
        let counts = try book.count(in: path)
        guard counts.byHand == 0 else {
          throw CategorySettings.failure(.inUse(path.text, CategorySettings.words([], counts)))
        }
      }
      return plan
    }
    return plan.files.map(\.path)
  }
}
