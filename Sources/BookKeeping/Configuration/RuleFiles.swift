import RuleEngine
import StatementModel

/// The rules files that a command on rules is about, with or without a book around.
package struct RuleFiles: Sendable {
  /// In the order of their paths' UTF-8 bytes.
  package var sources: [RuleSource]
  /// The other files of the same rules, of which only the categories are asked for.
  package var surroundings: [RuleSource] = []
  /// What `daybook.yaml` declares.
  package var categories: [Category] = []
  /// The mistakes of `daybook.yaml`.
  package var mistakes: [Diagnostic] = []

  /// Compiles the files, with the categories of what is around them.
  package func compiled() -> RuleCompilation {
    RuleCompiler.compile(sources, categories: categories, surroundings: surroundings)
  }

  /// The files at the paths: files as they are, folders with all that lies below them.
  ///
  /// - Parameters:
  ///   - book: The book whose categories the files may use; without one, those that other rules
  ///     files of the same folders declare.
  ///   - workingDirectory: Absolute; what the paths are relative to.
  package static func at(
    _ paths: [String], of book: BookPaths?, workingDirectory: String
  ) throws(BookError) -> RuleFiles {
    var files = try at(paths)
    let named = Set(files.sources.map { Book.absolute($0.path, from: workingDirectory) })
    if let book {
      let around = inBook(book)
      files.categories = around.categories
      files.surroundings = around.files.filter { !named.contains($0) }.compactMap {
        source($0, shownFrom: workingDirectory)
      }
    } else {
      let folders = Set(named.map { String($0[..<($0.lastIndex(of: "/") ?? $0.startIndex)]) })
      let siblings = folders.sorted().flatMap { folder in
        ((try? Catalog.ruleFiles(in: folder, isDeep: false)) ?? []).map { "\(folder)/\($0)" }
      }
      files.surroundings = siblings.filter { !named.contains($0) }.compactMap {
        source($0, shownFrom: workingDirectory)
      }
    }
    return files
  }

  /// A file that is not asked about: if it can't be read, it declares nothing.
  private static func source(_ path: String, shownFrom folder: String) -> RuleSource? {
    guard let text = try? Catalog.text(of: path) else { return nil }
    let shown = path.hasPrefix(folder + "/") ? path.dropFirst(folder.count + 1) : path[...]
    return RuleSource(path: String(shown), text: text)
  }

  /// What a book's `daybook.yaml` declares, and its rules files, as far as they can be found.
  private static func inBook(_ book: BookPaths) -> (categories: [Category], files: [String]) {
    guard let text = try? Catalog.text(of: book.configuration) else { return ([], []) }
    let configuration = ConfigurationParser.parse(text, path: book.configuration).configuration
    let folder = Book.absolute(configuration.rulesFolder, from: book.root)
    let files = ((try? Catalog.ruleFiles(in: folder)) ?? []).map { "\(folder)/\($0)" }
    return (configuration.categories, files)
  }

  private static func at(_ paths: [String]) throws(BookError) -> RuleFiles {
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
