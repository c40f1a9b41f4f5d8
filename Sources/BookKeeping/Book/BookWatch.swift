import RuleEngine
import StatementModel

/// Tells whether anybody changed a book: by the sizes and times of the files that it is made of.
package struct BookWatch: Sendable {
  private let paths: BookPaths
  private let rulesFolder: String
  /// Rules files that lie elsewhere.
  private let others: [String]

  /// Watches a book that could not be opened yet.
  package init(_ paths: BookPaths) {
    self.paths = paths
    rulesFolder = paths.root + "/Rules"
    others = []
  }

  fileprivate init(_ book: Book) {
    paths = book.paths
    let named = book.session.catalog.configuration.rulesFolder
    let folder = FilePath(named).absolute(from: book.paths.root)
    rulesFolder = folder
    let root = book.paths.root
    others = book.session.catalog.sources.map { FilePath($0.path).absolute(from: root) }
      .filter { !FilePath($0).isBelow(folder) }
  }

  /// A short text that is another one after each change.
  ///
  /// The index is not looked at: what it holds follows from the rest.
  package var generation: String {
    var hash = StableHash()
    func add(_ path: String) {
      let status = FileAccess.status(path) ?? .none
      hash.add(path)
      hash.add("\(status.bytes) \(status.modified) \(status.inode)")
    }
    add(paths.configuration)
    add(paths.rates)
    for name in (try? FileAccess.names(in: paths.journal).sorted()) ?? [] {
      add("\(paths.journal)/\(name)")
    }
    for name in (try? Catalog.ruleFiles(in: rulesFolder)) ?? [] { add("\(rulesFolder)/\(name)") }
    for path in (try? ExporterFolder.files(beside: paths.configuration)) ?? [] { add(path) }
    others.forEach(add)
    return hash.text
  }
}

extension Book {
  /// Tells of changes from here on.
  package var watch: BookWatch { BookWatch(self) }
}
