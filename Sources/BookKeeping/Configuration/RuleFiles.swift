import RuleEngine
import StatementModel

/// The rules files that a command on rules is about, with or without a book around.
package struct RuleFiles: Sendable {
  /// In the order of their paths' UTF-8 bytes.
  package var sources: [RuleSource]
  /// What `daybook.yaml` declares.
  package var categories: [Category] = []
  /// The mistakes of `daybook.yaml`.
  package var mistakes: [Diagnostic] = []

  /// The files at the paths: files as they are, folders with all that lies below them.
  package static func at(_ paths: [String]) throws(BookError) -> RuleFiles {
    var found: Set<String> = []
    for path in paths {
      try InputFile.requireFile(path, orFolder: true)
      if FileAccess.status(path)?.kind == .folder {
        let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
        for relative in try Catalog.ruleFiles(in: path) { found.insert("\(folder)/\(relative)") }
      } else {
        found.insert(path)
      }
    }
    let sorted = found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return RuleFiles(sources: try sources(sorted) { $0 })
  }

  /// The rules files of a book, and what its `daybook.yaml` says; its mistakes stop nothing.
  package static func of(_ book: BookPaths) throws(BookError) -> RuleFiles {
    let (configuration, mistakes) = ConfigurationParser.parse(
      try Catalog.text(of: book.configuration), path: book.shown(book.configuration))
    let folder =
      configuration.rulesFolder.hasPrefix("/")
      ? configuration.rulesFolder : "\(book.root)/\(configuration.rulesFolder)"
    guard FileAccess.status(folder)?.kind == .folder else {
      let fact = CatalogFact.noRulesFolder(configuration.rulesFolder)
      let location =
        configuration.rulesLocation ?? SourceLocation(file: book.shown(book.configuration))
      throw .configuration(mistakes + [Diagnostic(.error, fact, at: location)])
    }
    let paths = try Catalog.ruleFiles(in: folder).map { "\(folder)/\($0)" }
    return RuleFiles(
      sources: try sources(paths, shown: book.shown), categories: configuration.categories,
      mistakes: mistakes)
  }

  private static func sources(
    _ paths: [String], shown: (String) -> String
  ) throws(BookError) -> [RuleSource] {
    var sources: [RuleSource] = []
    for path in paths {
      sources.append(RuleSource(path: shown(path), text: try Catalog.text(of: path)))
    }
    return sources
  }
}
