import StatementModel

/// Where a book's parts lie.
package struct BookPaths: Hashable, Sendable {
  /// The book's folder, absolute.
  package let root: String

  package init(root: String) { self.root = root }

  package var configuration: String { root + "/daybook.yaml" }
  package var statements: String { root + "/Statements" }
  package var archive: String { root + "/Archive" }
  package var journal: String { root + "/Journal" }
  package var reports: String { root + "/Reports" }
  /// Derived and disposable.
  package var derived: String { root + "/.daybook" }
  package var index: String { derived + "/index" }
  /// The index of former programs.
  var formerIndex: String { derived + "/index.sqlite" }
  package var lock: String { derived + "/lock" }
  /// The rules in their compiled form.
  package var compiledRules: String { derived + "/rules" }
  /// Tells of a change of files that was begun (`PendingChange`).
  var change: String { derived + "/change" }
  package var log: String { derived + "/daybook.log" }

  /// The path relative to the book where it lies inside, else as it is.
  package func shown(_ path: String) -> String {
    FilePath(path).relative(to: root) ?? path
  }
}
